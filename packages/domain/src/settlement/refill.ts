import type { Address } from "@lunas/catalog/chain";
import type { EngineDeps } from "./engine-deps";
import type { GrantRequest, Grants } from "./grant";
import type { Lane } from "./lane";

/** How lanes that run low are filled up again from the treasury; in wei. */
export interface RefillTerms {
  /** What a lane has afterwards. */
  readonly toWei: bigint;
  /** What leaves the treasury for lanes in a UTC day at most, by the database's clock. */
  readonly dailyWei: bigint;
}

/** What the treasury's lane has sent to other lanes. */
export interface RefillUsage {
  readonly todayWei: bigint;
  /** Whose refill is open, or was closed within the last minute: a balance may not show it yet. */
  readonly recentTo: readonly Address[];
}

export interface RefillSituation {
  readonly lowWei: bigint;
  /** What the treasury keeps for its own gas. */
  readonly keepWei: bigint;
  readonly treasuryWei: bigint;
  readonly balances: ReadonlyMap<Address, bigint>;
  readonly usage: RefillUsage;
  readonly terms: RefillTerms;
}

export interface Refill {
  readonly to: Address;
  readonly amountWei: bigint;
}

/** Who is to be refilled now, the poorest first, as far as the day and the treasury allow. Pure. */
export function planRefills(situation: RefillSituation): readonly Refill[] {
  const { lowWei, keepWei, treasuryWei, balances, usage, terms } = situation;
  let leftWei = atMost(terms.dailyWei - usage.todayWei, treasuryWei - keepWei);
  const needy = [...balances]
    .filter(([address, wei]) => wei < lowWei && !usage.recentTo.includes(address))
    .sort(([, one], [, other]) => (one < other ? -1 : 1));
  const refills: Refill[] = [];
  for (const [to, wei] of needy) {
    const amountWei = atMost(terms.toWei - wei, leftWei);
    if (amountWei <= 0n) break;
    refills.push({ to, amountWei });
    leftWei -= amountWei;
  }
  return refills;
}

function atMost(wei: bigint, boundWei: bigint): bigint {
  return wei < boundWei ? wei : boundWei;
}

export interface Refilling {
  /** The treasury's lane, while this process holds it. */
  readonly lane: () => Lane | null;
  readonly grants: Grants;
  readonly terms: RefillTerms;
}

/**
 * One round of refilling the lanes that settle, by whoever holds the treasury's lane. Like every transaction it is
 * written before it is sent, with what it is for: after a crash the next holder finds it and sends no second one.
 */
export async function refill(deps: EngineDeps, { lane, grants, terms }: Refilling): Promise<void> {
  const treasury = lane();
  if (treasury === null) return;
  const { laneId, address } = treasury.lease;
  // What was sent first, what arrived second: nothing can be in neither.
  const usage = await deps.settlements.refills(laneId);
  const read = await deps.watcher.balances(deps.sender.addresses);
  const { lowBalanceWei: lowWei, restingBalanceWei: keepWei } = deps.chain.settlement;
  const balances = new Map([...read].filter(([owner]) => owner !== address));
  const treasuryWei = read.get(address) ?? 0n;
  const refills = planRefills({ lowWei, keepWei, treasuryWei, balances, usage, terms });
  if (refills.length === 0) return;
  await grants.send(refills.map(requestOf));
  for (const each of refills) deps.observe.refilled(treasury.lease, each);
}

function requestOf({ to, amountWei }: Refill): GrantRequest {
  return { asset: null, to, amount: amountWei, isRefill: true };
}
