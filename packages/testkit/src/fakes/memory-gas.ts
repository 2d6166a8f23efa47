import type { Address } from "@lunas/catalog/chain";
import type { GasUsage } from "@lunas/domain/payment/gas";
import { dayMs, hourMs } from "@lunas/domain/shared/durations";
import type { MerchantId, PaymentId } from "@lunas/domain/shared/id";
import { type MemoryDatabase, paymentsOf, shareOf, type TransactionRow } from "./memory-database";
import { isReserved } from "./memory-in-flight";

const priceIsKnownMs = 30_000;

export interface GasParties {
  readonly chainId: number;
  readonly merchantId: MerchantId;
  readonly payer: Address;
}

/** How the gas stands in an in-memory database: what the real one keeps sums of is summed anew. */
export function memoryGas(database: MemoryDatabase, { chainId, merchantId, payer }: GasParties): GasUsage {
  const nowMs = database.clock.now();
  const onChain = database.transactions.filter(({ laneId }) => database.lanes.get(laneId)?.chainId === chainId);
  const settling = onChain.filter(({ purpose }) => purpose !== "grant");
  const reserved = [...database.payments.values()]
    .map(({ payment }) => payment)
    .filter((payment) => payment.chainId === chainId && isReserved(payment));
  const pending = reserved.filter(({ status }) => status === "pending");
  const closedToday = settling.filter((each) => each.closed !== null && dayOf(each.closedAtMs) === dayOf(nowMs));
  return {
    merchantSpentWei: closedToday.reduce((sum, each) => sum + merchantsShare(database, merchantId, each), 0n),
    chainSpentWei: costOf(closedToday),
    payerPending: reserved.filter(({ authorization }) => authorization.from === payer).length,
    merchantPending: reserved.filter((payment) => payment.merchantId === merchantId).length,
    chainPending: pending.length,
    gasPriceWei: reportedPrice(database, chainId) ?? newestFeeCap(onChain),
    payerRevertAgesSeconds: settling
      .filter((each) => cameToNothing(database, payer, each))
      .map(({ closedAtMs }) => nowMs - closedAtMs)
      .filter((ageMs) => ageMs < hourMs)
      .sort((a, b) => a - b)
      .map((ageMs) => ageMs / 1_000),
    dayEndsInSeconds: (dayMs - (nowMs % dayMs)) / 1_000,
    isApproved: database.approved.has(merchantId),
    unapprovedSpentWei: closedToday.reduce((sum, each) => sum + unapprovedShare(database, each), 0n),
    unapprovedPending: pending.filter((payment) => !database.approved.has(payment.merchantId)).length,
  };
}

/** The merchant's part of what a transaction has cost. */
function merchantsShare({ payments }: MemoryDatabase, merchantId: MerchantId, row: TransactionRow): bigint {
  return shareOfPayments(
    row,
    paymentsOf(row).filter((id) => payments.get(id)?.payment.merchantId === merchantId),
  );
}

/** The part of the merchants without an approval. */
function unapprovedShare({ payments, approved }: MemoryDatabase, row: TransactionRow): bigint {
  const isTheirs = (merchantId: MerchantId | undefined) => merchantId !== undefined && !approved.has(merchantId);
  return shareOfPayments(
    row,
    paymentsOf(row).filter((id) => isTheirs(payments.get(id)?.payment.merchantId)),
  );
}

function shareOfPayments(row: TransactionRow, own: readonly PaymentId[]): bigint {
  const { gasUsed, effectiveGasPriceWei, l1FeeWei = 0n } = row.closed ?? {};
  const price = effectiveGasPriceWei ?? 0n;
  return own.reduce((sum, id) => sum + shareOf(row, id, gasUsed ?? 0n) * price + shareOf(row, id, l1FeeWei), 0n);
}

/** Whether a settlement of this payer reverted: as a whole, or of a bundle the payment that ended otherwise. */
function cameToNothing({ payments }: MemoryDatabase, payer: Address, row: TransactionRow): boolean {
  const payment = paymentsOf(row)
    .map((id) => payments.get(id)?.payment)
    .find((each) => each?.authorization.from === payer);
  // An abandoned transaction reverts because another lane settled its payment: that is not the payer's doing.
  if (payment === undefined || row.closed === null || row.isAbandoned === true) return false;
  if (row.closed.isBundle !== true) return row.closed.status === "reverted";
  // A filler that was mined in its place has reverted nothing.
  if (row.closed.minedHash !== null && row.cancellations.has(row.closed.minedHash)) return false;
  const isJudged = payment.status !== "pending" || row.closed.status === "success";
  return isJudged && payment.settled?.txHash !== row.closed.minedHash;
}

function dayOf(ms: number): number {
  return Math.floor(ms / dayMs);
}

function costOf(transactions: readonly TransactionRow[]): bigint {
  return transactions.reduce(
    (sum, { closed }) =>
      sum + (closed?.gasUsed ?? 0n) * (closed?.effectiveGasPriceWei ?? 0n) + (closed?.l1FeeWei ?? 0n),
    0n,
  );
}

/** Of each lane's newest nonce, the one that was written last. */
function newestFeeCap(transactions: readonly TransactionRow[]): bigint | null {
  const attempts = transactions.flatMap(({ attempts: each }) => each);
  const newest = attempts.reduce<(typeof attempts)[number] | null>(
    (last, each) => (last === null || each.createdAtMs >= last.createdAtMs ? each : last),
    null,
  );
  return newest?.fees.feeCapWei ?? null;
}

/** The price that a settler last reported; unknown when no settler has reported one since. */
function reportedPrice({ lanes, clock }: MemoryDatabase, chainId: number): bigint | null {
  const prices = [...lanes.values()].flatMap((lane) => (lane.chainId === chainId ? (lane.gasPrice ?? []) : []));
  const fresh = prices.filter(({ atMs }) => clock.now() - atMs < priceIsKnownMs);
  return fresh.sort((one, other) => other.atMs - one.atMs)[0]?.wei ?? null;
}
