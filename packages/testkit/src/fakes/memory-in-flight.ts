import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { MemoryDatabase, PaymentRow } from "./memory-database";

export interface PayerFundsAt {
  readonly chainId: number;
  readonly payer: string;
  readonly token: string;
  /** null: not known; then everything that is pending or held counts, and nothing else. */
  readonly readAtBlock: number | null;
}

/** Pending, or held until its capture. */
export function isReserved({ status }: Pick<StoredPayment, "status">): boolean {
  return status === "pending" || status === "held";
}

/**
 * The payments that are pending or held, that were mined after the block of the balance, or that failed within the last minute and
 * whose nonce was used for an unknown transaction.
 */
export function inFlight(database: MemoryDatabase, at: PayerFundsAt): bigint {
  return sumOf(rowsInFlight(database, at));
}

/** Beside the holds of this payer. */
export function inFlightBeside(database: MemoryDatabase, hold: StoredPayment, readAtBlock: number): bigint {
  const { chainId, authorization } = hold;
  const rows = rowsInFlight(database, { chainId, payer: authorization.from, token: authorization.token, readAtBlock });
  return sumOf(rows.filter(({ payment }) => payment.status !== "held"));
}

function rowsInFlight(database: MemoryDatabase, { chainId, payer, token, readAtBlock }: PayerFundsAt): PaymentRow[] {
  const nowMs = database.clock.now();
  return [...database.payments.values()]
    .filter(({ payment: { chainId: other, authorization } }) => {
      return other === chainId && authorization.from === payer && authorization.token === token;
    })
    .filter(({ payment, notedBlock, endedAtMs = 0 }) => {
      if (payment.failure?.code === "settlement_unproven") return readAtBlock !== null && nowMs - endedAtMs < 60_000;
      const known = isReserved(payment) ? (notedBlock ?? Number.POSITIVE_INFINITY) : payment.settled?.blockNumber;
      return readAtBlock === null ? isReserved(payment) : (known ?? 0) > readAtBlock;
    });
}

function sumOf(rows: readonly PaymentRow[]): bigint {
  return rows.reduce((sum, { payment }) => sum + payment.authorization.amount, 0n);
}
