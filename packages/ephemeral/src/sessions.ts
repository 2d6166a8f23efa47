import { createHash, randomBytes } from "node:crypto";
import type { Session, Sessions } from "@lunas/domain/merchant/ports";
import type { Clock } from "@lunas/domain/shared/clock";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { Mac } from "@lunas/domain/shared/mac";
import type { EphemeralRedis } from "./connect";

const dayMs = 24 * 60 * 60 * 1_000;
const idleLifetimeMs = dayMs;
const absoluteLifetimeMs = 7 * dayMs;
const tokenBytes = 32;

/** Redis holds the token's hash only: a reader of Redis cannot sign in as anybody. */
const keyOf = (token: string) => `lunas:session:${createHash("sha256").update(token).digest("hex")}`;

export interface SessionsDeps {
  readonly redis: EphemeralRedis;
  readonly clock: Clock;
  /** Redis is not trusted: a row counts only with the MAC over its key and its fields. */
  readonly mac: Mac;
}

/**
 * Sessions in Redis. A session ends 24 hours after its last use and 7 days after its start, whichever comes first. A row that this
 * service did not write, or wrote for another token, is no session. All three throw `Unavailable("queue")`.
 */
export function createSessions({ redis, clock, mac }: SessionsDeps): Sessions {
  return {
    async open({ id, walletChanges }) {
      const token = randomBytes(tokenBytes).toString("base64url");
      const key = keyOf(token);
      const session: Session = { merchantId: id, createdAtMs: clock.now(), walletChanges };
      const row = JSON.stringify({ ...session, mac: mac.sign(signedText(key, session)) });
      await redis.run((client) => client.set(key, row, "PX", idleLifetimeMs));
      return token;
    },
    async find(token) {
      const key = keyOf(token);
      const row = readRow(await redis.run((client) => client.get(key)));
      if (row === null || !mac.isValid(signedText(key, row.session), row.mac)) return null;
      const { session } = row;
      const leftMs = session.createdAtMs + absoluteLifetimeMs - clock.now();
      if (leftMs <= 0) return null;
      // PEXPIRE cannot bring back a session that was closed in between, as SET would.
      await redis.run((client) => client.pexpire(key, Math.min(idleLifetimeMs, leftMs)));
      return session;
    },
    close: async (token) => (await redis.run((client) => client.del(keyOf(token)))) === 1,
  };
}

/**
 * The key is part of it: a row that is moved to another token is not valid there. So is the count of wallet changes: a session that a
 * change has ended stays ended. A row of the version before has no count, and its MAC does not fit.
 */
function signedText(key: string, { merchantId, createdAtMs, walletChanges }: Session): string {
  return JSON.stringify([key, merchantId, createdAtMs, walletChanges]);
}

function readRow(text: string | null): { readonly session: Session; readonly mac: string } | null {
  const row = parse(text);
  if (typeof row !== "object" || row === null) return null;
  const { merchantId, createdAtMs, walletChanges, mac } = row as Partial<Record<keyof Session | "mac", unknown>>;
  if (typeof merchantId !== "string" || typeof createdAtMs !== "number") return null;
  if (typeof walletChanges !== "number" || typeof mac !== "string") return null;
  return { session: { merchantId: merchantId as MerchantId, createdAtMs, walletChanges }, mac };
}

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
