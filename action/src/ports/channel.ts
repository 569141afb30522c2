/** Carries one script to the machine and its output back. */
export interface Channel {
  readonly name: string;
  /** Where there are several ways: the one that scripts go by now. */
  readonly route?: string;
  /**
   * @returns stdout as text.
   * @throws {Unreached} surely before the script ran. @throws {HostKeyError}. @throws {TransportError} nobody knows.
   */
  run(script: string, options: { timeout_ms: number; signal?: AbortSignal }): Promise<string>;
  close(): Promise<void>;
}
