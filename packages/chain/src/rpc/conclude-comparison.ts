import type { Hex } from "@lunas/domain/shared/hex";
import { type ChainJudgement, judgeChains } from "./judge-chains";
import type { EndpointObservation } from "./observe-endpoint";

/** So long nothing is final while endpoints dispute; then one is trusted. */
export const disputeMs = 60_000;

/** What is kept from one look to the next. */
export interface Concluded {
  /** The last block that several endpoints agreed about. */
  readonly agreed: { readonly number: number; readonly hash: Hex } | null;
  readonly disputedSinceMs: number | null;
}

export interface ObservedEndpoints {
  /** By place; null: it did not answer. */
  readonly observations: readonly (EndpointObservation | null)[];
  readonly height: number | null;
  readonly chainId: number;
  /** What this process was answered by its reads for that height; null: nothing. */
  readonly ownHash: Hex | null;
  readonly nowMs: number;
}

/** What follows from a look at all endpoints. */
export function concludeComparison(
  before: Concluded,
  observed: ObservedEndpoints,
): { readonly after: Concluded; readonly judgement: ChainJudgement } {
  const { observations, height, chainId, nowMs } = observed;
  const isOverdue = before.disputedSinceMs !== null && nowMs - before.disputedSinceMs >= disputeMs;
  const judgement = judgeChains(observations, {
    chainId,
    agreedHash: before.agreed?.hash ?? null,
    favouredHash: isOverdue ? favouredIn(observed) : null,
  });
  const { trusted, disputed, out } = judgement;
  const hash = observations[trusted[0] ?? -1]?.hash ?? null;
  const isAgreed = trusted.length > 1 || (isOverdue && trusted.length > 0);
  const isOver = disputed.length === 0 && (isAgreed || out.size > 0);
  return {
    judgement,
    after: {
      agreed: isAgreed && height !== null && hash !== null ? { number: height, hash } : before.agreed,
      disputedSinceMs: disputed.length > 0 ? (before.disputedSinceMs ?? nowMs) : isOver ? null : before.disputedSinceMs,
    },
  };
}

/** What this process has built upon, else what the first of the settings shows. */
function favouredIn({ observations, ownHash }: ObservedEndpoints): Hex | null {
  const hashes = observations.flatMap((observation) => observation?.hash ?? []);
  return ownHash !== null && hashes.includes(ownHash) ? ownHash : (hashes[0] ?? null);
}
