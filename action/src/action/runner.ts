/** What the Action asks of the runner that started it; `main.ts` implements it over `@actions/core`. */

export type Level = 'error' | 'warning' | 'notice';

/** Where an annotation points to, in a file of the repository. */
export interface FilePlace {
  readonly file: string;
  /** 1-based. */
  readonly line: number | null;
  readonly column: number | null;
}

export interface Runner {
  /** Hides a value in everything that is printed from now on. */
  mask(value: string): void;
  /** Prints one line, which must be escaped (`escape-commands.ts`). */
  line(text: string): void;
  /** Shown only where debug logging is on. */
  debug(text: string): void;
  annotate(level: Level, title: string, text: string, place?: FilePlace): void;
  openGroup(title: string): void;
  closeGroup(): void;
  output(name: string, value: string): void;
  /** Replaces this step's part of the job summary. */
  page(markdown: string): Promise<void>;
  /** What GitHub says about the event that started the run; null: nothing that can be read. */
  payload(): Promise<unknown>;
  /** What was said so far is printed. */
  ready(): Promise<void>;
  /** The step has failed. */
  fail(): void;
}
