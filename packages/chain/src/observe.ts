/**
 * Events of this package for the operator. `endpoint` is `host:port`; no event contains an RPC's URL, because paths,
 * queries and users are credentials.
 */
export interface ChainObserver {
  /** One HTTP round trip with answers. */
  rpcAnswered(event: { network: string; endpoint: string; calls: number; durationMs: number }): void;
  /** One HTTP round trip without answers; the next endpoint is used if there is one. */
  rpcFailed(event: { network: string; endpoint: string; calls: number; durationMs: number; reason: string }): void;
  /**
   * Endpoints show different chains, or different blocks at a height where they should agree; null: only chain ids
   * differ.
   */
  rpcDisagreed(event: {
    network: string;
    height: number | null;
    endpoints: readonly { endpoint: string; chainId: number | null; hash: string | null }[];
  }): void;
  /** An endpoint is excluded, or included again. */
  endpointJudged(event: { network: string; endpoint: string; isOut: boolean; reason: string }): void;
  subscriptionChanged(event: { network: string; state: "up" | "down"; reason: string }): void;
  /** `depth`: the number of known blocks that were replaced. */
  reorged(event: { network: string; depth: number; forkNumber: number }): void;
  /** Blocks between these two were skipped: the gap was too wide to fill. */
  headsJumped(event: { network: string; fromNumber: number; toNumber: number }): void;
  /** Heads could not be followed for a moment, or a listener threw `error`. */
  headFailed(event: { network: string; reason: string; error: unknown }): void;
}

const nothing = () => {};

export const silentChainObserver: ChainObserver = {
  rpcAnswered: nothing,
  rpcFailed: nothing,
  rpcDisagreed: nothing,
  endpointJudged: nothing,
  subscriptionChanged: nothing,
  reorged: nothing,
  headsJumped: nothing,
  headFailed: nothing,
};
