/** Bounds of one HTTP round trip. */
export interface RpcBounds {
  readonly timeoutMs: number;
  readonly maxResponseBytes: number;
  /** Providers refuse longer batches; a longer list is sent as several at once. */
  readonly maxCallsPerBatch: number;
  /** Providers refuse `eth_getLogs` over more blocks; a longer range is read in parts. */
  readonly maxLogBlocks: number;
}

/** The receipts of a block on a busy chain are a few megabytes; nothing larger is read here. */
export const defaultRpcBounds: RpcBounds = {
  timeoutMs: 4_000,
  maxResponseBytes: 32 * 1024 * 1024,
  maxCallsPerBatch: 100,
  maxLogBlocks: 2_000,
};
