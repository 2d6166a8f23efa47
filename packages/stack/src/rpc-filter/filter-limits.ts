/** What one filter lets through at most. */
export interface FilterLimits {
  /** Calls in one request; a request with more is refused as a whole. */
  readonly maxBatch: number;
  readonly maxBodyBytes: number;
  /** Gas of `eth_call` and `eth_estimateGas`: a call that asks for more, or says nothing, gets this much. */
  readonly maxGas: number;
  readonly maxLogBlocks: number;
  readonly maxFeeBlocks: number;
  /** All answers to one request, in bytes as the node sends them. */
  readonly maxAnswerBytes: number;
  /** Answers that clients have not taken yet, of all clients together. */
  readonly maxUnreadBytes: number;
  /** Calls at the node at the same time. */
  readonly maxRunning: number;
  readonly maxRunningPerClient: number;
  /** Calls of one client that wait for their turn; more are refused at once. */
  readonly maxWaitingPerClient: number;
  /** From the request to its answer, waiting included. */
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
