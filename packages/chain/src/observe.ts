/** What this package has to tell whoever runs it. Nothing in an event names an RPC's URL: those carry credentials. */
export interface ChainObserver {
  /** One HTTP round trip that brought answers. `endpoint` counts from 1 in the order of the settings. */
  rpcAnswered(event: { network: string; endpoint: number; calls: number; durationMs: number }): void;
  /** One HTTP round trip that brought none; the next endpoint is asked if there is one. */
  rpcFailed(event: { network: string; endpoint: number; calls: number; durationMs: number; reason: string }): void;
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
  subscriptionChanged: nothing,
  reorged: nothing,
  headsJumped: nothing,
  headFailed: nothing,
};
