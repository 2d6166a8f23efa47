import { type ClaimDeps, planClaims } from "./claims/plan-claims";
import type { Block, ChannelTurn } from "./claims/ports";
import { concludeActions } from "./conclude-actions";
import { planPayouts } from "./payouts/plan-payouts";
import { planRefunds } from "./refunds/plan-refunds";
import type { LogDeps } from "./watch/read-logs";
import { watchChannels } from "./watch/watch-channels";

/**
 * What the settler that has the turn does first: it reads what anybody did to channels, then plans refunds, claims and payouts. Returns the
 * block at which it read; null: there was none, and nothing is planned.
 */
export async function planRound(deps: ClaimDeps & LogDeps, turn: ChannelTurn): Promise<Block | null> {
  const reading = await watchChannels(deps, turn);
  if (reading === null) return null;
  const { block, isComplete } = reading;
  await planRefunds(deps);
  await planClaims(deps, block);
  // A payout that has ended, and whose log is not read yet, would be planned once more.
  if (isComplete) {
    await concludeActions(deps);
    await planPayouts(deps);
  }
  return block;
}
