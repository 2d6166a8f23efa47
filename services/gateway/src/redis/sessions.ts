import { createHash, randomBytes } from "node:crypto";
import type { ListedSession, Session, Sessions } from "@lunas/domain/merchant/ports";
import type { Clock } from "@lunas/domain/shared/clock";
import type { MerchantId, SessionId } from "@lunas/domain/shared/id";
import type { Mac } from "@lunas/domain/shared/mac";
import type { EphemeralRedis } from "./connect";
import { createSessionIndex, type UsedSession } from "./session-index";
import { readSession, writeSession } from "./session-row";

const dayMs = 24 * 60 * 60 * 1_000;
const idleLifetimeMs = dayMs;
const absoluteLifetimeMs = 7 * dayMs;
const tokenBytes = 32;

/** Redis has only the token's hash: a reader of Redis cannot sign in. */
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const keyOf = (hash: string) => `lunas:session:${hash}`;

export interface SessionsDeps {
  readonly redis: EphemeralRedis;
  readonly clock: Clock;
  /** Redis is not trusted: a row counts only with the MAC over its key and its fields. */
  readonly mac: Mac;
}

/**
 * Sessions in Redis. A session ends 24 hours after its last use and 7 days after its start, whichever comes first. A
 * row that this service did not write, or wrote for another token, is not a session and is not listed. Every method
 * throws `Unavailable("queue")`.
 */
export function createSessions({ redis, clock, mac }: SessionsDeps): Sessions {
  const index = createSessionIndex(redis);
  const read = (hash: string, text: string | null): Session | null => {
    const session = readSession(mac, keyOf(hash), text);
    const isLive = session !== null && session.createdAtMs + absoluteLifetimeMs > clock.now();
    return isLive ? { id: idOf(hash), ...session } : null;
  };
  const drop = async (merchantId: MerchantId, hashes: readonly string[]) => {
    if (hashes.length === 0) return 0;
    // One command for each key: in a Cluster they lie on several servers.
    const ends = await redis.run((client) => Promise.all(hashes.map((hash) => client.del(keyOf(hash)))));
    await index.remove(merchantId, hashes);
    return ends.reduce((sum, ended) => sum + ended, 0);
  };
  const list = async (merchantId: MerchantId) => {
    const used = await index.read(merchantId);
    if (used.length === 0) return [];
    const texts = await redis.run((client) => Promise.all(used.map(({ hash }) => client.get(keyOf(hash)))));
    const found = used.map((each, place) => ({ ...each, session: read(each.hash, texts[place] ?? null) }));
    const isTheirs = (session: Session | null) => session?.merchantId === merchantId;
    await index.remove(merchantId, namesOf(found.filter(({ session }) => !isTheirs(session))));
    return found.flatMap(({ session, ...each }) =>
      session !== null && isTheirs(session) ? [{ ...each, session }] : [],
    );
  };
  return {
    async open({ id: merchantId, walletChanges }, { ipAddress, userAgent }) {
      const token = randomBytes(tokenBytes).toString("base64url");
      const hash = hashOf(token);
      const key = keyOf(hash);
      const session = { merchantId, createdAtMs: clock.now(), walletChanges, ipAddress, userAgent };
      const row = writeSession(mac, key, session);
      await redis.run((client) => client.set(key, row, "PX", idleLifetimeMs));
      await index.touch(merchantId, hash, clock.now());
      await drop(merchantId, await index.surplus(merchantId));
      return token;
    },
    async find(token) {
      const hash = hashOf(token);
      const session = read(hash, await redis.run((client) => client.get(keyOf(hash))));
      if (session === null) return null;
      const leftMs = session.createdAtMs + absoluteLifetimeMs - clock.now();
      // Unlike SET, PEXPIRE cannot restore a session that was closed in between.
      await redis.run((client) => client.pexpire(keyOf(hash), Math.min(idleLifetimeMs, leftMs)));
      await index.touch(session.merchantId, hash, clock.now());
      return session;
    },
    close: async (token) => (await redis.run((client) => client.del(keyOf(hashOf(token))))) === 1,
    list: async (merchantId) => (await list(merchantId)).map(listed),
    closeById: async (merchantId, id) => {
      const named = (await list(merchantId)).filter(({ session }) => session.id === id);
      return (await drop(merchantId, namesOf(named))) === 1;
    },
    closeOthers: async (merchantId, kept) => {
      const others = (await list(merchantId)).filter(({ session }) => session.id !== kept);
      return drop(merchantId, namesOf(others));
    },
  };
}

interface Found extends UsedSession {
  readonly session: Session;
}

const listed = ({ session, lastUsedAtMs }: Found): ListedSession => ({ ...session, lastUsedAtMs });
const namesOf = (sessions: readonly UsedSession[]) => sessions.map(({ hash }) => hash);

/** The merchant sees it; it reveals neither the key in Redis nor the token. */
function idOf(hash: string): SessionId {
  return `ses_${hashOf(`session id ${hash}`).slice(0, 32)}`;
}
