import { randomBytes } from "node:crypto";
import type { SignInNonces } from "@lunas/domain/merchant/ports";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Mac } from "@lunas/domain/shared/mac";
import type { Database } from "./connect";
import { countDeleted } from "./count-deleted";
import { Prisma } from "./generated/client";

export interface SignInNoncesDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly mac: Mac;
}

const lifetimeMs = 10 * 60 * 1_000;
const randomByteCount = 12;

/**
 * Sign-in nonces: valid for ten minutes and one use. A nonce contains its end, random bytes and a MAC over both:
 * issuing one stores nothing, and only this service can make one. Used nonces are rows. EIP-4361 requires letters and
 * digits. `consume` throws `Unavailable("database")`.
 */
export function createSignInNonces({ database, clock, mac }: SignInNoncesDeps): SignInNonces {
  return {
    async issue() {
      const expiresAtMs = clock.now() + lifetimeMs;
      const end = Math.ceil(expiresAtMs / 1_000)
        .toString(16)
        .padStart(8, "0");
      const body = `${end}${randomBytes(randomByteCount).toString("hex")}`;
      return { nonce: `${body}${mac.sign(body)}`, expiresAtMs };
    },
    async consume(nonce) {
      if (!/^[0-9a-f]{64}$/.test(nonce) || !mac.isValid(nonce.slice(0, 32), nonce.slice(32))) return false;
      const endsAtMs = Number.parseInt(nonce.slice(0, 8), 16) * 1_000;
      if (endsAtMs < clock.now()) return false;
      // One statement: if two bring the same nonce at once, only one inserts it.
      const inserted = await database.query(Prisma.sql`
        insert into used_sign_in_nonces (nonce, expires_at)
        values (${nonce}, to_timestamp(${endsAtMs / 1_000}::double precision))
        on conflict do nothing returning 1`);
      return inserted.length === 1;
    },
  };
}

/** Deletes used nonces that have expired, with a margin for clock differences; returns their number. */
export function forgetUsedNonces(database: Database, limit: number): Promise<number> {
  return countDeleted(
    database,
    Prisma.sql`delete from used_sign_in_nonces where nonce in (
      select nonce from used_sign_in_nonces where expires_at < now() - interval '1 hour'
      order by expires_at limit ${limit}::integer
    )`,
  );
}
