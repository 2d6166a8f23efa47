import type { IdempotencyKeys } from "@lunas/domain/payment/ports";
import type { Database } from "../connect";
import { countDeleted } from "../count-deleted";
import { Prisma } from "../generated/client";
import { oldKeysIn } from "../idempotency-keys";

/** The Idempotency-Keys of charges in Postgres; they are written and read together with their charges. */
export function createChargeKeys(database: Database): IdempotencyKeys {
  return {
    forgetOld: (limit) => countDeleted(database, oldKeysIn(Prisma.raw("charge_keys"), limit)),
  };
}
