import type { IdempotencyKeys } from "@lunas/domain/payment/ports";
import type { Part } from "@lunas/runtime/parts";
import { every } from "./every";

/** Together they forget faster than payments can come in. */
const everyMs = 5_000;
const batch = 5_000;

/** Sweeps away the Idempotency-Keys whose time is over, in batches, beside the payments' way. */
export function forgetIdempotencyKeys(keys: IdempotencyKeys, onFault: (during: string, error: unknown) => void): Part {
  return every({
    name: "forget-idempotency-keys",
    everyMs,
    work: async () => void (await keys.forgetOld(batch)),
    onFault: (error) => onFault("forget-idempotency-keys", error),
  });
}
