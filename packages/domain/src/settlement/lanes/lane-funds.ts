import { fundingGasLimit } from "../../payment/sponsorship/cost";
import type { EngineDeps } from "../engine-deps";
import type { Receipt } from "../head";
import { bundleGasLimit, gasLimitOf } from "../submit/gas-limits";
import { firstFees, goingRate } from "../submit/price";
import { heldAttempt, type Lane, type OpenEntry } from "./lane";

type FundsDeps = Pick<EngineDeps, "chain" | "watcher">;

/**
 * Checks what a lane's balance covers. Nodes refuse a transaction if the account's pending transactions together cost
 * more than its balance.
 */

/**
 * How many settlements a lane can take now. The balance must cover all of its unmined transactions at the fee ceiling,
 * so that a price rise never stops the lane. A lane without that balance sends one settlement at a time, while it can
 * pay the current offer; so does a lane whose balance is not known, because it may be empty.
 */
export function roomOn(deps: FundsDeps, lane: Lane): number {
  const policy = deps.chain.settlement;
  const free = Math.min(policy.maxInFlightPerLane - lane.open.size, keptRoomOn(lane));
  if (lane.isResting || lane.isSigning || free <= 0) return 0;
  if (lane.balanceWei === null) return waiting(lane).length === 0 ? 1 : 0;
  const { l1FeeWei } = deps.watcher.fees();
  const atCeiling = (gas: bigint) => gas * policy.feeCeilingWei + l1FeeWei;
  // At the ceiling a claim of many channels would take the whole lane.
  const reservedFor = (entry: OpenEntry) =>
    entry.transaction.purpose === "channel"
      ? gasOf(policy, entry) * offered(entry) * twice + l1FeeWei
      : atCeiling(gasOf(policy, entry)) + etherOf(entry);
  const reservedWei = waiting(lane).reduce((sum, entry) => sum + reservedFor(entry), 0n);
  const covered = (lane.balanceWei - reservedWei) / atCeiling(policy.gasLimit);
  if (covered > 0n) return covered < BigInt(free) ? Number(covered) : free;
  return waiting(lane).length === 0 && coversOne(deps, lane.balanceWei) ? 1 : 0;
}

/** Where the node keeps only so many nonces of an account, the rest would wait for them, while other lanes are free. */
function keptRoomOn(lane: Lane): number {
  if (lane.kept === undefined) return Number.POSITIVE_INFINITY;
  return lane.kept.most + (lane.kept.mayTryMore ? 1 : 0) - waiting(lane).length;
}

/** Room for one doubling of the price. */
const twice = 2n;

function offered({ transaction: { attempts } }: OpenEntry): bigint {
  return attempts.at(-1)?.fees.feeCapWei ?? 0n;
}

/** Whether a lane with room can also pay the current offer for a call of this gas limit. */
export function coversCall(deps: FundsDeps, lane: Lane, gasLimit: bigint): boolean {
  const head = deps.watcher.head();
  const { market, l1FeeWei } = deps.watcher.fees();
  const fees = head === null ? null : firstFees(goingRate(head, market), deps.chain.settlement, 1);
  if (lane.balanceWei === null || fees === null) return true;
  return lane.balanceWei >= heldBy(deps, lane, null) + gasLimit * fees.feeCapWei + l1FeeWei;
}

/** Whether the balance covers the current offer for one settlement. */
function coversOne({ chain, watcher }: FundsDeps, balanceWei: bigint): boolean {
  const head = watcher.head();
  const { market, l1FeeWei } = watcher.fees();
  const fees = head === null ? null : firstFees(goingRate(head, market), chain.settlement);
  return fees !== null && balanceWei >= chain.settlement.gasLimit * fees.feeCapWei + l1FeeWei;
}

/** The lane with the most room for a new transaction, or null. */
export function roomiest(deps: FundsDeps, lanes: Iterable<Lane>): Lane | null {
  let best: { readonly lane: Lane; readonly room: number } | null = null;
  for (const lane of lanes) {
    const room = roomOn(deps, lane);
    if (room > 0 && (best === null || room > best.room)) best = { lane, room };
  }
  return best?.lane ?? null;
}

/** Whether the balance covers an attempt at this fee cap, in addition to the lane's other transactions in a node. */
export function coversReplacement(
  { chain, watcher }: FundsDeps,
  lane: Lane,
  {
    entry,
    feeCapWei,
    isCancellation,
  }: { readonly entry: OpenEntry; readonly feeCapWei: bigint; readonly isCancellation: boolean },
): boolean {
  if (lane.balanceWei === null) return true;
  const policy = chain.settlement;
  const { l1FeeWei } = watcher.fees();
  const heldWei = heldBy({ chain, watcher }, lane, entry);
  const gas = isCancellation ? gasLimitOf(policy, { kind: "cancel" }) : gasOf(policy, entry);
  return lane.balanceWei >= heldWei + gas * feeCapWei + (isCancellation ? 0n : etherOf(entry)) + l1FeeWei;
}

/** What the lane's transactions in a node may cost at most, without one of them. */
function heldBy({ chain, watcher }: FundsDeps, lane: Lane, entry: OpenEntry | null): bigint {
  const { l1FeeWei } = watcher.fees();
  const others = waiting(lane).filter((other) => other !== entry);
  return others.reduce((sum, other) => {
    const held = heldAttempt(other.transaction, other.refused);
    const gas = gasOf(chain.settlement, other);
    return held === null ? sum : sum + gas * held.fees.feeCapWei + etherOf(other) + l1FeeWei;
  }, 0n);
}

/** Subtracts the cost of a new receipt from the last balance read. The next reading corrects it. */
export function notePaid(lane: Lane, { gasUsed, effectiveGasPriceWei, l1FeeWei }: Receipt): void {
  if (lane.balanceWei !== null) lane.balanceWei -= gasUsed * effectiveGasPriceWei + l1FeeWei;
}

/** Transactions without a receipt. Those in a block are already paid for. */
function waiting({ open }: Lane): OpenEntry[] {
  return [...open.values()].filter(({ receipt }) => receipt === null);
}

function gasOf(policy: EngineDeps["chain"]["settlement"], { transaction, bundled = [], action }: OpenEntry): bigint {
  switch (transaction.purpose) {
    case "payment":
      return policy.gasLimit;
    case "bundle":
      return bundleGasLimit(policy, bundled.length);
    case "filler":
      return gasLimitOf(policy, { kind: "cancel" });
    case "funding":
      return fundingGasLimit;
    case "grant":
      return policy.gasLimit;
    case "channel":
      return action?.gasLimit ?? policy.gasLimit;
  }
}

/** Only a funding sends ether from a lane that settles. */
function etherOf({ transaction: { purpose, grantedWei = 0n } }: OpenEntry): bigint {
  return purpose === "funding" ? grantedWei : 0n;
}
