import type { Address } from "@lunas/catalog/chain";
import type { EngineDeps } from "../engine-deps";
import type { GrantRequest, Grants } from "../sponsor/grant";
import type { Lane } from "./lane";
import type { Refill, RefillUsage } from "./refill-request";

/** The terms for refilling low lanes from the treasury; in wei. */
export interface RefillTerms {
  /** The balance of a lane after a refill. */
  readonly toWei: bigint;
  /** The most that the treasury sends to lanes in a UTC day, by the database's clock. */
  readonly dailyWei: bigint;
}

export interface RefillSituation {
  readonly lowWei: bigint;
  /** The balance that the treasury keeps for its own gas. */
  readonly keepWei: bigint;
  readonly treasuryWei: bigint;
  readonly balances: ReadonlyMap<Address, bigint>;
  readonly usage: RefillUsage;
  readonly terms: RefillTerms;
}

/** The refills to send now, the lowest balance first, within the daily limit and the treasury's balance. Pure. */
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
 * One round of refilling the settling lanes, by the process that holds the treasury's lane. A refill is written with
 * its purpose before it is sent: after a crash the next holder finds it and sends no second one.
 */
export async function refill(deps: EngineDeps, { lane, grants, terms }: Refilling): Promise<void> {
  const treasury = lane();
  if (treasury === null) return;
  const { laneId, address } = treasury.lease;
  // Read the refills before the balances, so that every refill is in at least one of them.
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
