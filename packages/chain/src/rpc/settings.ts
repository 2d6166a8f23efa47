/** Bounds of one HTTP round trip. */
export interface RpcBounds {
  readonly timeoutMs: number;
  readonly maxResponseBytes: number;
  /** Providers refuse longer batches; a longer list goes out as several at once. */
  readonly maxCallsPerBatch: number;
  /** Providers refuse `eth_getLogs` over more blocks; a longer range is asked for in parts. */
  readonly maxLogBlocks: number;
}

/** A block's receipts on a busy chain are a few megabytes; nothing that is asked here is larger. */
export const defaultRpcBounds: RpcBounds = {
  timeoutMs: 4_000,
  maxResponseBytes: 32 * 1024 * 1024,
  maxCallsPerBatch: 100,
  maxLogBlocks: 2_000,
};
