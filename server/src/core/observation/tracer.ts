/** Spans of traces; implemented by `gateways/tracing` when traces are exported. Times by `performance.now()`. */
export interface Span {
  child(name: string, attributes: Attributes): Span;
  /** Adds a child that has already ended. */
  endedChild(name: string, attributes: Attributes, times: { startMs: number; endMs: number; isFailed: boolean }): void;
  end(attributes: Attributes, isFailed: boolean): void;
}

/** Names and codes of closed sets, and statement texts; never values of requests. */
export type Attributes = Readonly<Record<string, string | number>>;

export interface Tracer {
  /** Span of a request. */
  start(name: string, attributes: Attributes): Span;
  /** Sends what is pending. */
  close(): Promise<void>;
}
