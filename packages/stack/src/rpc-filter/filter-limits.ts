/** The limits of one filter. */
export interface FilterLimits {
  /** Calls in one request; a request with more is refused as a whole. */
  readonly maxBatch: number;
  readonly maxBodyBytes: number;
  /** Gas of `eth_call` and `eth_estimateGas`: a call that asks for more, or does not set it, gets this much. */
  readonly maxGas: number;
  readonly maxLogBlocks: number;
  readonly maxFeeBlocks: number;
  /** All answers to one request, in bytes as the node sends them. */
  readonly maxAnswerBytes: number;
  /** Answers that clients have not read yet, for all clients together. */
  readonly maxUnreadBytes: number;
  /** Concurrent calls at the node. */
  readonly maxRunning: number;
  readonly maxRunningPerClient: number;
  /** Waiting calls of one client; more are refused at once. */
  readonly maxWaitingPerClient: number;
  /** From the request to its answer, including the wait. */
  readonly timeoutMs: number;
  readonly maxConnections: number;
}

export const filterLimits: FilterLimits = {
  maxBatch: 100,
  maxBodyBytes: 256 * 1_024,
  maxGas: 10_000_000,
  maxLogBlocks: 2_000,
  maxFeeBlocks: 1_024,
  maxAnswerBytes: 2 * 1_024 * 1_024,
  maxUnreadBytes: 32 * 1_024 * 1_024,
  maxRunning: 16,
  maxRunningPerClient: 8,
  maxWaitingPerClient: 500,
  timeoutMs: 10_000,
  maxConnections: 1_000,
};
