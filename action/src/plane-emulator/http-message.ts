/** Requests and answers as plain data, so that the server can be called without a socket. */
export interface PlaneRequest {
  readonly method: string;
  /** As on the wire: encoded path and query, `/api/v1/users/me/?fields=id`. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface PlaneResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
