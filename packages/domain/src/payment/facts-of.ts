import type { Clock } from "../shared/clock";
import type { Refusal } from "../shared/refusal";
import { invalidSignature } from "./checks/signature-is-the-payers";
import type { Claim } from "./claim";
import type { ChainFacts, Facts, StoreFacts } from "./facts";
import type { ChainReader } from "./ports";

interface TimeDeps {
  readonly clock: Clock;
  readonly chain: Pick<ChainReader, "chainTimeSeconds" | "followedTimeSeconds">;
}

interface Readings {
  readonly chain: ChainFacts | null;
  readonly store: StoreFacts;
}

/** All facts about a claim, or its refusal: a payer without code that did not sign has no facts. */
export function factsOf(deps: TimeDeps, claim: Claim, { chain, store }: Readings): Facts | Refusal {
  return chain === null ? invalidSignature(claim, "ecdsa") : { chain, store, ...timesOf(deps, claim, chain) };
}

/**
 * Unix seconds, by the later of our clock and the chain's: ours may be behind, and the chain's time decides about
 * deadlines.
 */
export function nowSeconds({ clock, chain }: TimeDeps, claim: Claim): number {
  return Math.max(Math.floor(clock.now() / 1_000), chain.chainTimeSeconds(claim.chain) ?? 0);
}

/** Deadlines use the later of our clock and the chain's, the start of validity uses the earlier. */
function timesOf(deps: TimeDeps, claim: Claim, { block }: ChainFacts) {
  const ours = Math.floor(deps.clock.now() / 1_000);
  const earlier = Math.min(ours, deps.chain.followedTimeSeconds(claim.chain) ?? ours);
  return { nowSeconds: nowSeconds(deps, claim), earliestNowSeconds: Math.max(earlier, block.timestampSeconds) };
}
