import { createHash, randomBytes } from "node:crypto";
import type { Session, Sessions } from "@lunas/domain/merchant/ports";
import type { Clock } from "@lunas/domain/shared/clock";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { EphemeralRedis } from "./connect";

const dayMs = 24 * 60 * 60 * 1_000;
const idleLifetimeMs = dayMs;
const absoluteLifetimeMs = 7 * dayMs;
const tokenBytes = 32;

/** Redis holds the token's hash only: who reads Redis cannot sign in as anybody. */
const keyOf = (token: string) => `lunas:session:${createHash("sha256").update(token).digest("hex")}`;

/**
 * Sessions in Redis. A session ends 24 hours after its last use and 7 days after its start, whichever comes first.
 * All three throw `Unavailable("queue")`.
 */
export function createSessions(redis: EphemeralRedis, clock: Clock): Sessions {
  return {
    async open({ id, walletChanges }) {
      const token = randomBytes(tokenBytes).toString("base64url");
      const session: Session = { merchantId: id, createdAtMs: clock.now(), walletChanges };
      await redis.run((client) => client.set(keyOf(token), JSON.stringify(session), "PX", idleLifetimeMs));
      return token;
    },
    async find(token) {
      const key = keyOf(token);
      const session = readSession(await redis.run((client) => client.get(key)));
      if (session === null) return null;
      const leftMs = session.createdAtMs + absoluteLifetimeMs - clock.now();
      if (leftMs <= 0) return null;
      // PEXPIRE cannot bring back a session that was closed in between, as SET would.
      await redis.run((client) => client.pexpire(key, Math.min(idleLifetimeMs, leftMs)));
      return session;
    },
    close: async (token) => (await redis.run((client) => client.del(keyOf(token)))) === 1,
  };
}

function readSession(text: string | null): Session | null {
  if (text === null) return null;
  // A session of the version before was opened for a wallet that had never changed.
  const { merchantId, createdAtMs, walletChanges = 0 } = JSON.parse(text) as Partial<Record<keyof Session, unknown>>;
  const isOurs = typeof merchantId === "string" && merchantId.startsWith("mer_") && typeof createdAtMs === "number";
  if (!isOurs || typeof walletChanges !== "number") return null;
  return { merchantId: merchantId as MerchantId, createdAtMs, walletChanges };
}
