import type { Chain } from "@lunas/catalog/chain";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";
import { type ChainObserver, silentChainObserver } from "./observe";
import { type ComparedChain, type Comparison, createComparison } from "./rpc/compare-endpoints";
import { connectEndpoint, type Endpoint } from "./rpc/endpoint";
import { endpointHosts } from "./rpc/endpoint-hosts";
import { createEndpointRecord, type EndpointRecord } from "./rpc/endpoint-record";
import { headsShown } from "./rpc/head-evidence";
import { createNewestHead } from "./rpc/newest-head";
import { createBestReader, createPinnedReader } from "./rpc/read-best";
import type { Rpc, RpcAnswer, RpcCall } from "./rpc/rpc";
import { defaultRpcBounds, type RpcBounds } from "./rpc/settings";
import { shareRoundTrips } from "./rpc/share-round-trips";

export interface ConnectSettings {
  readonly network: string;
  /** HTTP(S) JSON-RPC, the preferred one first; never shown, may contain credentials. WebSocket URLs are ignored. */
  readonly urls: readonly string[];
  readonly clock: Clock;
  /** Left out: several endpoints are not compared with each other. */
  readonly chain?: ComparedChain;
  readonly bounds?: Partial<RpcBounds>;
  readonly observer?: ChainObserver;
  /** The most calls of several callers in one round trip; left out: each caller has its own round trip. */
  readonly sharedCalls?: number;
}

export type EndpointState = "ok" | "behind" | "resting" | "out";

/** The present state of an endpoint. */
export interface EndpointReport {
  readonly endpoint: string;
  readonly state: EndpointState;
  readonly blockNumber: number | null;
}

/** A chain's JSON-RPC: all endpoints as one, and each alone. */
export interface RpcConnection extends Rpc {
  readonly endpoints: readonly Endpoint[];
  view(): Rpc;
  isDisputed(): boolean;
  /** Whether a head that does not follow from the known blocks is on this chain, by all endpoints. */
  confirms(hash: Hex): Promise<boolean>;
  forgetHeads(): void;
  onNewerHead(listener: () => void): () => void;
  report(): readonly EndpointReport[];
}

export function comparedChain({ chainId, blockTimeMs, settlement }: Chain): ComparedChain {
  return { chainId, blockTimeMs, confirmations: settlement.confirmations };
}

/** For a chain whose block time is unknown. */
const unknownBlockTimeMs = 2_000;

/** Opens no connection yet: the first call opens them, and they are kept alive and re-used. */
export function connectRpc(settings: ConnectSettings): RpcConnection {
  const { network, clock, chain, observer = silentChainObserver, sharedCalls } = settings;
  const urls = settings.urls.filter((url) => /^https?:/i.test(url));
  const bounds = { ...defaultRpcBounds, ...settings.bounds };
  const hosts = endpointHosts(urls);
  const blockTimeMs = chain?.blockTimeMs ?? unknownBlockTimeMs;
  const newest = createNewestHead(clock, { blockTimeMs, isAlone: urls.length < 2 || chain === undefined });
  let comparison: Comparison | null = null;
  const newerHeadListeners = new Set<() => void>();
  const note = (record: EndpointRecord) => (calls: readonly RpcCall[], answers: readonly RpcAnswer[]) => {
    // An endpoint of another chain does not count for the newest head.
    if (record.outBecause() !== null) return;
    for (const { number, hash } of headsShown(calls, answers)) {
      const isBelieved = newest.saw(number, { hash });
      if (!isBelieved) comparison?.suspect();
      record.showed(number, { number: newest.number() ?? number, isBelieved });
    }
  };
  const parts = urls.map((url, position) => {
    const host = hosts[position] as string;
    const record = createEndpointRecord(position, clock);
    const endpoint = connectEndpoint({
      ...{ network, url, host, bounds, clock, observer, record },
      onAnswers: note(record),
    });
    // Below the choice among endpoints, which judges the answers for each caller.
    const shared = sharedCalls === undefined ? endpoint : shareRoundTrips(endpoint, sharedCalls);
    return { host, record, endpoint, rpc: shared, knownAbilities: endpoint.knownAbilities };
  });
  comparison =
    chain === undefined
      ? null
      : createComparison({
          ...{ network, chain, newest, clock, observer },
          onNewer: () => {
            for (const listener of newerHeadListeners) listener();
          },
          endpoints: parts.map(({ host, record, endpoint }) => ({ host, record, rpc: endpoint })),
        });
  const deps = { endpoints: parts, newest, clock, onStrange: () => comparison?.suspect() };
  const watched =
    (batch: Rpc["batch"]): Rpc["batch"] =>
    async (calls) => {
      comparison?.compareWhenDue();
      const answers = await batch(calls);
      for (const { number, hash } of headsShown(calls, answers)) comparison?.noteHead(number, hash);
      return answers;
    };
  const batch = watched(createBestReader(deps));
  return {
    endpoints: parts.map(({ endpoint }) => endpoint),
    batch,
    view: () => ({ batch: watched(createPinnedReader(deps)) }),
    isDisputed: () => comparison?.isDisputed() ?? false,
    confirms: async (hash) => {
      if (comparison === null || parts.length < 2) return true;
      await comparison.compareNow();
      const [answer] = await batch([{ method: "eth_getBlockByHash", params: [hash, false] }]);
      return answer !== undefined && "result" in answer && answer.result !== null;
    },
    forgetHeads: newest.forget,
    onNewerHead: (listener) => {
      newerHeadListeners.add(listener);
      return () => void newerHeadListeners.delete(listener);
    },
    report: () => parts.map(({ host, record }) => reportOf(host, record, clock.now())),
  };
}

function reportOf(endpoint: string, record: EndpointRecord, nowMs: number): EndpointReport {
  const { isOut, isDoubtful, restsUntilMs, behindBlocks } = record.state();
  const lagging = isDoubtful || behindBlocks > 1 ? "behind" : "ok";
  const state = isOut ? "out" : restsUntilMs > nowMs ? "resting" : lagging;
  return { endpoint, state, blockNumber: record.head()?.number ?? null };
}
