import type { IdempotencyKey } from "@lunas/domain/payment/idempotency-key";
import type { IdempotencyKeys } from "@lunas/domain/payment/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { MemoryDatabase, PaymentRow } from "./memory-database";

const keptForMs = 24 * 3_600_000;

/** The Idempotency-Keys of an in-memory database; passes the same contract as the real ones. */
export function memoryIdempotencyKeys(database: MemoryDatabase): IdempotencyKeys {
  return {
    forgetOld: async (limit) => {
      const old = [...database.idempotencyKeys].filter(([, { createdAtMs }]) => isOld(database, createdAtMs));
      const forgotten = old.slice(0, limit);
      for (const [key] of forgotten) database.idempotencyKeys.delete(key);
      return forgotten.length;
    },
  };
}

/** The payment that a key stands for. */
export function paymentUnder(database: MemoryDatabase, idempotency: IdempotencyKey | null): PaymentRow | undefined {
  const kept = idempotency === null ? undefined : database.idempotencyKeys.get(nameOf(idempotency));
  if (kept === undefined || isOld(database, kept.createdAtMs)) return undefined;
  return database.payments.get(kept.paymentId);
}

/** Lets a key stand for a payment, unless it stands for one already. */
export function keepKey(database: MemoryDatabase, idempotency: IdempotencyKey | null, paymentId: PaymentId): void {
  if (idempotency === null || paymentUnder(database, idempotency) !== undefined) return;
  database.idempotencyKeys.set(nameOf(idempotency), { paymentId, createdAtMs: database.clock.now() });
}

function isOld(database: MemoryDatabase, createdAtMs: number): boolean {
  return createdAtMs <= database.clock.now() - keptForMs;
}

function nameOf({ lineage, key }: IdempotencyKey): string {
  return `${lineage} ${key}`;
}
