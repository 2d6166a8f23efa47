/**
 * What this package has to tell whoever runs it. `endpoint` is `host:port`; nothing in an event carries an RPC's URL, as
 * paths, queries and users are credentials.
 */
export interface ChainObserver {
  /** One HTTP round trip that brought answers. */
  rpcAnswered(event: { network: string; endpoint: string; calls: number; durationMs: number }): void;
  /** One HTTP round trip that brought none; the next endpoint is asked if there is one. */
  rpcFailed(event: { network: string; endpoint: string; calls: number; durationMs: number; reason: string }): void;
  /** Endpoints show different chains, or different blocks at a height where they should not; null: only chain ids differ. */
  rpcDisagreed(event: {
    network: string;
    height: number | null;
    endpoints: readonly { endpoint: string; chainId: number | null; hash: string | null }[];
  }): void;
  /** An endpoint is taken out, or back in. */
  endpointJudged(event: { network: string; endpoint: string; isOut: boolean; reason: string }): void;
  subscriptionChanged(event: { network: string; state: "up" | "down"; reason: string }): void;
  /** `depth`: how many blocks that this process had seen were replaced. */
  reorged(event: { network: string; depth: number; forkNumber: number }): void;
  /** Blocks between these two were not delivered: the gap was too wide to fill. */
  headsJumped(event: { network: string; fromNumber: number; toNumber: number }): void;
  /** Heads could not be followed for a moment, or a listener threw. `error` is what was thrown. */
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
