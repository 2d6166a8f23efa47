import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ChainObserver } from "../observe";
import type { EndpointRecord } from "./endpoint-record";
import { judgeChains, type ShownChain } from "./judge-chains";
import type { NewestHead } from "./newest-head";
import type { Rpc, RpcAnswer, RpcCall } from "./rpc";

export interface ComparedEndpoint {
  readonly host: string;
  readonly rpc: Rpc;
  readonly record: EndpointRecord;
}

/** What of a chain is needed to compare its endpoints. */
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
}

export interface Comparison {
  /** Asks every endpoint for its head once in a while; called with each read, waits for nothing. */
  look(): void;
  /** As `look`, and sooner: an answer has shown something strange. */
  suspect(): void;
  /** Asks them now. Never throws. */
  lookNow(): Promise<void>;
  isDisputed(): boolean;
  /** A head that a read was answered with, by its hash where that is known: what this process has built upon. */
  noteHead(number: number, hash: Hex | null): void;
}

const slowestMs = 15_000;
const fastestMs = 2_000;
const fastestSuspicionMs = 500;
const blocksBetween = 3;
/** A head that is due for so many block times and does not come makes the others be asked at once. */
const overdueBlocks = 1.5;
/** So long nothing is final while endpoints dispute; then one is trusted. */
export const disputeMs = 60_000;
/** Above so many blocks below the heads two endpoints may differ for a moment. */
const raceBlocks = 3;
const notedHeaders = 256;

interface Block {
  readonly number: number;
  readonly hash: Hex;
}

interface Look extends ShownChain {
  readonly headNumber: number | null;
}

/** Holds the endpoints of one chain against one another: who lags, who shows another chain. */
export function createComparison(deps: ComparisonDeps): Comparison {
  const { chain, endpoints, clock } = deps;
  const noted = new Map<number, Hex>();
  let lastRead: { readonly number: number; readonly atMs: number } | null = null;
  let agreed: Block | null = null;
  let disputedSinceMs: number | null = null;
  let lastAtMs = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  const isDue = () => {
    const nowMs = clock.now();
    if (disputedSinceMs !== null && nowMs - lastAtMs >= Math.max(1_000, chain.blockTimeMs)) return true;
    if (nowMs - lastAtMs >= Math.min(slowestMs, Math.max(fastestMs, blocksBetween * chain.blockTimeMs))) return true;
    const overdueAtMs = (lastRead?.atMs ?? nowMs) + overdueBlocks * chain.blockTimeMs;
    return lastAtMs < overdueAtMs && overdueAtMs <= nowMs;
  };
  const compare = async () => {
    const height = heightToCompare(deps);
    // At first no head is known: the next look compares.
    if (height === null) lastAtMs -= slowestMs - Math.min(slowestMs, chain.blockTimeMs);
    const agreedHeight = agreed?.number ?? null;
    const looks = await Promise.all(
      endpoints.map(({ rpc, record }) => (record.isLimited() ? null : lookAt(rpc, height, agreedHeight))),
    );
    const isBound = disputedSinceMs !== null && clock.now() - disputedSinceMs >= disputeMs;
    const ownHash = height === null ? null : (noted.get(height) ?? null);
    const hashes = looks.flatMap((look) => look?.hash ?? []);
    const favoured = ownHash !== null && hashes.includes(ownHash) ? ownHash : (hashes[0] ?? null);
    const judgement = judgeChains(looks, {
      chainId: chain.chainId,
      agreedHash: agreed?.hash ?? null,
      favouredHash: isBound ? favoured : null,
    });
    const { trusted, disputed, out } = judgement;
    const trustedHash = looks[trusted[0] ?? -1]?.hash ?? null;
    if (height !== null && trustedHash !== null && (trusted.length > 1 || isBound))
      agreed = { number: height, hash: trustedHash };
    if (disputed.length > 0 && disputedSinceMs === null) {
      disputedSinceMs = clock.now();
      tell(deps, { looks, height, places: disputed });
    }
    if (disputed.length === 0 && (trusted.length > 1 || isBound || out.size > 0)) disputedSinceMs = null;
    takeOut(deps, { looks, height, out, trusted });
  };
  const lookNow = () => {
    lastAtMs = clock.now();
    asking ??= compare().finally(() => {
      asking = null;
    });
    return asking;
  };
  return {
    look: () => {
      if (endpoints.length > 1 && asking === null && isDue()) void lookNow();
    },
    suspect: () => {
      if (endpoints.length > 1 && clock.now() - lastAtMs > fastestSuspicionMs) void lookNow();
    },
    lookNow: async () => {
      if (endpoints.length > 1) await lookNow();
    },
    isDisputed: () => disputedSinceMs !== null,
    noteHead: (number, hash) => {
      if (number > (lastRead?.number ?? -1)) lastRead = { number, atMs: clock.now() };
      if (disputedSinceMs !== null || hash === null) return;
      noted.set(number, hash);
      if (noted.size > notedHeaders) noted.delete(noted.keys().next().value as number);
    },
  };
}

/** A height that two endpoints have at least, below where they may differ for a moment; null while heads are unknown. */
function heightToCompare({ endpoints, chain }: ComparisonDeps): number | null {
  const heads = endpoints
    .flatMap(({ record }) => (record.outBecause() === null ? (record.head()?.number ?? []) : []))
    .sort((a, b) => b - a);
  const second = heads[1] ?? null;
  return second === null ? null : Math.max(0, second - Math.max(raceBlocks, chain.confirmations + 1));
}

/** Null for one that does not answer; that is told and remembered where it was asked. */
async function lookAt(rpc: Rpc, height: number | null, agreedHeight: number | null): Promise<Look | null> {
  try {
    const [chainId, head, compared, agreed] = await rpc.batch([
      { method: "eth_chainId", params: [] },
      headerCall("latest"),
      ...(height === null ? [] : [headerCall(`0x${height.toString(16)}`)]),
      ...(height === null || agreedHeight === null ? [] : [headerCall(`0x${agreedHeight.toString(16)}`)]),
    ]);
    return {
      chainId: numberIn(chainId, null),
      headNumber: numberIn(head, "number"),
      hash: hashIn(compared),
      agreedHash: hashIn(agreed),
    };
  } catch {
    return null;
  }
}

interface Judged {
  readonly looks: readonly (Look | null)[];
  readonly height: number | null;
  readonly out: ReadonlyMap<number, string>;
  readonly trusted: readonly number[];
}

function takeOut(deps: ComparisonDeps, { looks, height, out, trusted }: Judged): void {
  const { network, endpoints, newest, observer } = deps;
  let isNews = false;
  endpoints.forEach(({ host, record }, place) => {
    const because = out.get(place) ?? (trusted.includes(place) || looks[place] === null ? null : undefined);
    // Nothing was heard of it, or nothing that could be judged: it stays what it was.
    if (because === undefined || looks[place] === null || because === record.outBecause()) return;
    isNews ||= because !== null;
    record.judge(because);
    observer.endpointJudged({ network, endpoint: host, isOut: because !== null, reason: because ?? "agrees again" });
  });
  if (isNews) tell(deps, { looks, height, places: [...out.keys(), ...trusted] });
  // What an endpoint of another chain has shown may have been taken for the newest head.
  if (isNews) newest.forget();
  for (const place of trusted) {
    const number = looks[place]?.headNumber ?? null;
    if (number !== null) newest.saw(number, true);
  }
}

function tell(
  { network, endpoints, observer }: ComparisonDeps,
  found: { readonly looks: readonly (Look | null)[]; readonly height: number | null; readonly places: readonly number[] },
): void {
  observer.rpcDisagreed({
    network,
    height: found.height,
    endpoints: found.places.map((place) => ({
      endpoint: endpoints[place]?.host ?? "",
      chainId: found.looks[place]?.chainId ?? null,
      hash: found.looks[place]?.hash ?? null,
    })),
  });
}

function headerCall(block: string): RpcCall {
  return { method: "eth_getBlockByNumber", params: [block, false] };
}

function numberIn(answer: RpcAnswer | undefined, field: string | null): number | null {
  const value = field === null ? resultIn(answer) : fieldIn(answer, field);
  return typeof value === "string" && /^0x[0-9a-f]{1,13}$/i.test(value) ? Number(value) : null;
}

function hashIn(answer: RpcAnswer | undefined): Hex | null {
  const value = fieldIn(answer, "hash");
  return typeof value === "string" && /^0x[0-9a-f]{64}$/i.test(value) ? (value.toLowerCase() as Hex) : null;
}

function fieldIn(answer: RpcAnswer | undefined, field: string): unknown {
  const result = resultIn(answer);
  return typeof result === "object" && result !== null ? (result as Record<string, unknown>)[field] : undefined;
}

function resultIn(answer: RpcAnswer | undefined): unknown {
  return answer !== undefined && "result" in answer ? answer.result : undefined;
}
