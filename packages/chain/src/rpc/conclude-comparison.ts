import type { Hex } from "@lunas/domain/shared/hex";
import { type ChainJudgement, judgeChains } from "./judge-chains";
import type { EndpointObservation } from "./observe-endpoint";

/** For this long nothing becomes final while endpoints dispute; then one of them is trusted. */
export const disputeMs = 60_000;

/** The state between two comparisons. */
export interface Concluded {
  /** The last block that several endpoints agreed on. */
  readonly agreed: { readonly number: number; readonly hash: Hex } | null;
  readonly disputedSinceMs: number | null;
}

export interface ObservedEndpoints {
  /** By index; null: no answer. */
  readonly observations: readonly (EndpointObservation | null)[];
  readonly height: number | null;
  readonly chainId: number;
  /** The hash that this process's own reads returned for that height; null: none. */
  readonly ownHash: Hex | null;
  readonly nowMs: number;
}

/** Draws the conclusion from one comparison of all endpoints. */
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

/** The hash that this process has built upon, else the one of the first endpoint in the settings. */
function favouredIn({ observations, ownHash }: ObservedEndpoints): Hex | null {
  const hashes = observations.flatMap((observation) => observation?.hash ?? []);
  return ownHash !== null && hashes.includes(ownHash) ? ownHash : (hashes[0] ?? null);
}
