export interface RpcCall {
  readonly method: string;
  /** What JSON can carry; numbers as hex quantities. */
  readonly params: readonly unknown[];
}

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

/** What the node said to one call of a batch. */
export type RpcAnswer = { readonly result: unknown } | { readonly error: RpcError };

export interface Rpc {
  /**
   * One HTTP round trip (more only for very long lists). Answers stand in the order of the calls; an error of a single
   * call is an answer. Throws `Unavailable("chain")` when no endpoint gave answers.
   */
  batch(calls: readonly RpcCall[]): Promise<readonly RpcAnswer[]>;
}
