import type { IdempotencyKeys } from "@lunas/domain/payment/ports";
import type { Part } from "@lunas/runtime/parts";
import { every } from "./every";

/** Together they delete faster than payments can arrive. */
const everyMs = 5_000;
const batch = 5_000;

/** Deletes expired Idempotency-Keys in batches, apart from payments. */
export function forgetIdempotencyKeys(keys: IdempotencyKeys, onFault: (during: string, error: unknown) => void): Part {
  return every({
    name: "forget-idempotency-keys",
    everyMs,
    work: async () => void (await keys.forgetOld(batch)),
    onFault: (error) => onFault("forget-idempotency-keys", error),
  });
}
