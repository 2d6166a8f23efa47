import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ChainObserver } from "../observe";
import { type Concluded, concludeComparison } from "./conclude-comparison";
import type { EndpointRecord } from "./endpoint-record";
import type { ChainJudgement } from "./judge-chains";
import type { NewestHead } from "./newest-head";
import { type EndpointObservation, observeEndpoint } from "./observe-endpoint";
import type { Rpc } from "./rpc";

export interface ComparedEndpoint {
  readonly host: string;
  readonly rpc: Rpc;
  readonly record: EndpointRecord;
}

/** The chain's values needed to compare its endpoints. */
export interface ComparedChain {
  readonly chainId: number;
  readonly blockTimeMs: number;
  readonly confirmations: number;
}

export interface ComparisonDeps {
  readonly network: string;
  readonly chain: ComparedChain;
  readonly endpoints: readonly ComparedEndpoint[];
  readonly newest: NewestHead;
  readonly clock: Clock;
  readonly observer: ChainObserver;
  /** Another endpoint has a newer head than the last one read, and the next one is overdue. */
  readonly onNewer?: () => void;
}

export interface Comparison {
  /** Compares all endpoints once in a while; every read calls it, and it does not wait. */
  compareWhenDue(): void;
  /** Like `compareWhenDue`, but sooner: an answer was unexpected. */
  suspect(): void;
  /** Compares now. Never throws. */
  compareNow(): Promise<void>;
  isDisputed(): boolean;
  /** A head from a read's answer, with its hash if known: this process has built upon it. */
  noteHead(number: number, hash: Hex | null): void;
}

const slowestMs = 15_000;
const fastestMs = 2_000;
const fastestSuspicionMs = 500;
const blocksBetween = 3;
/** A head that is overdue by this many block times causes a comparison at once. */
const overdueBlocks = 1.5;
/** Within this many blocks below the heads two endpoints may differ for a moment. */
const raceBlocks = 3;
const notedHeads = 256;

/** Compares the endpoints of one chain: which lag, which show another chain. A single endpoint costs nothing. */
export function createComparison(deps: ComparisonDeps): Comparison {
  const { chain, endpoints, clock } = deps;
  const noted = new Map<number, Hex>();
  let lastRead: { readonly number: number; readonly atMs: number } | null = null;
  let state: Concluded = { agreed: null, disputedSinceMs: null };
  let lastAtMs = Number.NEGATIVE_INFINITY;
  let comparing: Promise<void> | null = null;

  const overdueAtMs = (read: typeof lastRead, nowMs: number) =>
    (read?.atMs ?? nowMs) + overdueBlocks * chain.blockTimeMs;
  const isDue = () => {
    const nowMs = clock.now();
    if (nowMs - lastAtMs >= paceMs(chain, state)) return true;
    const dueByMs = overdueAtMs(lastRead, nowMs);
    return lastAtMs < dueByMs && dueByMs <= nowMs;
  };
  /** Otherwise the head poll finds the newer head only at its own pace. */
  const isNewerElsewhere = () => {
    const nowMs = clock.now();
    const newestNumber = deps.newest.number() ?? 0;
    return lastRead !== null && newestNumber > lastRead.number && overdueAtMs(lastRead, nowMs) <= nowMs;
  };
  const compare = async () => {
    const height = heightToCompare(deps);
    // No head is known at first: the next look compares.
    if (height === null) lastAtMs -= slowestMs - Math.min(slowestMs, chain.blockTimeMs);
    const observations = await observeAll(deps, { height, agreedHeight: state.agreed?.number ?? null });
    const ownHash = height === null ? null : (noted.get(height) ?? null);
    const observed = { ...{ observations, height, ownHash }, chainId: chain.chainId, nowMs: clock.now() };
    const { after, judgement } = concludeComparison(state, observed);
    const isNews = after.disputedSinceMs !== null && state.disputedSinceMs === null;
    state = after;
    if (isNews) report(deps, { observations, height, places: judgement.disputed });
    apply(deps, { observations, height, judgement });
    if (isNewerElsewhere()) deps.onNewer?.();
  };
  const compareNow = async () => {
    if (endpoints.length < 2) return;
    lastAtMs = clock.now();
    comparing ??= compare().finally(() => {
      comparing = null;
    });
    await comparing;
  };
  return {
    compareWhenDue: () => {
      if (comparing === null && isDue()) void compareNow();
    },
    suspect: () => {
      if (clock.now() - lastAtMs > fastestSuspicionMs) void compareNow();
    },
    compareNow,
    isDisputed: () => state.disputedSinceMs !== null,
    noteHead: (number, hash) => {
      if (number > (lastRead?.number ?? -1)) lastRead = { number, atMs: clock.now() };
      if (state.disputedSinceMs !== null || hash === null) return;
      noted.set(number, hash);
      if (noted.size > notedHeads) noted.delete(noted.keys().next().value as number);
    },
  };
}

function paceMs({ blockTimeMs }: ComparedChain, { disputedSinceMs }: Concluded): number {
  if (disputedSinceMs !== null) return Math.max(1_000, blockTimeMs);
  return Math.min(slowestMs, Math.max(fastestMs, blocksBetween * blockTimeMs));
}

/**
 * A height that at least two endpoints have, below the blocks that may differ for a moment; null while heads are
 * unknown.
 */
function heightToCompare({ endpoints, chain }: ComparisonDeps): number | null {
  const heads = endpoints
    .flatMap(({ record }) => (record.outBecause() === null ? (record.head()?.number ?? []) : []))
    .sort((a, b) => b - a);
  const second = heads[1] ?? null;
  return second === null ? null : Math.max(0, second - Math.max(raceBlocks, chain.confirmations + 1));
}

/** Endpoints that limit us are skipped. */
function observeAll(
  { endpoints }: ComparisonDeps,
  at: { readonly height: number | null; readonly agreedHeight: number | null },
): Promise<readonly (EndpointObservation | null)[]> {
  return Promise.all(endpoints.map(({ rpc, record }) => (record.isLimited() ? null : observeEndpoint(rpc, at))));
}

interface EndpointJudgement {
  readonly observations: readonly (EndpointObservation | null)[];
  readonly height: number | null;
  readonly judgement: ChainJudgement;
}

/** Excludes and includes endpoints, and accepts the heads of trusted ones at any distance. */
function apply(deps: ComparisonDeps, { observations, height, judgement: { out, trusted } }: EndpointJudgement): void {
  const { network, endpoints, newest, observer } = deps;
  let isNews = false;
  endpoints.forEach(({ host, record }, place) => {
    const because = out.get(place) ?? null;
    // An endpoint that could not be judged keeps its state.
    if ((because === null && !trusted.includes(place)) || because === record.outBecause()) return;
    isNews ||= because !== null;
    record.judge(because);
    observer.endpointJudged({ network, endpoint: host, isOut: because !== null, reason: because ?? "it agrees again" });
  });
  if (isNews) {
    report(deps, { observations, height, places: [...out.keys(), ...trusted] });
    // The newest head may be from an endpoint of another chain.
    newest.forget();
  }
  for (const place of trusted) {
    const number = observations[place]?.headNumber ?? null;
    if (number !== null) newest.saw(number, { isCompared: true });
  }
  // Endpoints that answered early were compared with an older newest head: update them.
  const newestNumber = newest.number();
  endpoints.forEach(({ record }, place) => {
    const number = observations[place]?.headNumber ?? null;
    if (number === null || newestNumber === null || record.outBecause() !== null) return;
    record.showed(number, { number: newestNumber, isBelieved: number <= newestNumber });
  });
}

function report(
  { network, endpoints, observer }: ComparisonDeps,
  found: Pick<EndpointJudgement, "observations" | "height"> & { readonly places: readonly number[] },
): void {
  observer.rpcDisagreed({
    network,
    height: found.height,
    endpoints: found.places.map((place) => ({
      endpoint: endpoints[place]?.host ?? "",
      chainId: found.observations[place]?.chainId ?? null,
      hash: found.observations[place]?.hash ?? null,
    })),
  });
}
