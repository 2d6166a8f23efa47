import type { LaneLease, Transaction, TransactionPurpose } from "@lunas/domain/settlement/attempt";
import type { LostTransaction, MovedSettlement, OpenTransaction } from "@lunas/domain/settlement/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import { orderOf } from "../build/an-order";
import { type MemoryDatabase, paymentsOf } from "./memory-database";
import { isHeld } from "./memory-lane-store";
import { isCounted } from "./memory-late";

interface Carrying {
  readonly purpose: TransactionPurpose;
  readonly isReopened?: true | undefined;
  readonly ids: readonly PaymentId[];
}

/** Until when one of the payments that a transaction carries is still to be settled, if it was reopened or all have failed. */
export function settleUntil(
  { payments }: MemoryDatabase,
  { purpose, isReopened, ids }: Carrying,
): Pick<Transaction, "settleUntilSeconds"> {
  const hasFailed = (id: PaymentId) => payments.get(id)?.payment.status === "failed";
  if (ids.length === 0 || purpose === "filler") return {};
  if (isReopened !== true && (purpose === "funding" || !ids.every(hasFailed))) return {};
  let settleUntilSeconds = 0n;
  for (const id of ids) {
    const payment = payments.get(id)?.payment;
    const deadline = payment?.authorization.deadlineSeconds ?? 0n;
    if (payment?.status !== "failed" && deadline > settleUntilSeconds) settleUntilSeconds = deadline;
  }
  return { settleUntilSeconds };
}

export function confirmedIn(
  { payments }: MemoryDatabase,
  ids: readonly PaymentId[],
): Pick<OpenTransaction, "confirmed"> {
  const confirmed = ids.flatMap((id) => {
    const payment = payments.get(id)?.payment;
    return payment?.status === "confirmed" ? [orderOf(payment)] : [];
  });
  return confirmed.length === 0 ? {} : { confirmed };
}

/** Opens closed nonces again; null where the lane is lost. */
export function reopen(
  database: MemoryDatabase,
  lease: LaneLease,
  nonces: readonly number[],
): LostTransaction[] | null {
  if (!isHeld(database, lease)) return null;
  const lost = database.transactions
    .filter((each) => each.laneId === lease.laneId && nonces.includes(each.nonce) && each.closed !== null)
    .sort((a, b) => a.nonce - b.nonce);
  return lost.flatMap((row) => {
    const { nonce, attempts, closed } = row;
    const last = attempts.find(({ hash }) => hash === closed?.minedHash) ?? attempts.at(-1);
    Object.assign(row, { closed: null, closedAtMs: 0, isReopened: true });
    for (const id of paymentsOf(row)) watchAgain(database, id);
    return last === undefined ? [] : [{ nonce, hash: last.hash, blockNumber: closed?.blockNumber ?? null }];
  });
}

function watchAgain({ payments }: MemoryDatabase, id: PaymentId): void {
  const row = payments.get(id);
  if (row?.payment.status === "failed" && row.payment.lateSettlement === null) row.watchIsOver = false;
}

export function moveSettlements(database: MemoryDatabase, moved: readonly MovedSettlement[]): void {
  for (const { paymentId, settled } of moved) {
    const row = database.payments.get(paymentId);
    if (row?.payment.status === "confirmed" && !isCounted(database, row.payment.chainId, settled))
      row.payment = { ...row.payment, settled, txHash: settled.txHash };
  }
}
