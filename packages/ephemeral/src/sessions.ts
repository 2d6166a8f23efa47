import { createHash, randomBytes } from "node:crypto";
import type { ListedSession, Session, SessionClient, Sessions } from "@lunas/domain/merchant/ports";
import type { Clock } from "@lunas/domain/shared/clock";
import type { MerchantId, SessionId } from "@lunas/domain/shared/id";
import type { EphemeralRedis } from "./connect";
import { createSessionIndex, type UsedSession } from "./session-index";

const dayMs = 24 * 60 * 60 * 1_000;
const idleLifetimeMs = dayMs;
const absoluteLifetimeMs = 7 * dayMs;
const tokenBytes = 32;

/** Redis holds the token's hash only: who reads Redis cannot sign in as anybody. */
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const keyOf = (hash: string) => `lunas:session:${hash}`;

/**
 * Sessions in Redis. A session ends 24 hours after its last use and 7 days after its start, whichever comes first.
 * All of them throw `Unavailable("queue")`.
 */
export function createSessions(redis: EphemeralRedis, clock: Clock): Sessions {
  const index = createSessionIndex(redis);
  const read = (hash: string, text: string | null) => readSession(hash, text, clock.now());
  const drop = async (merchantId: MerchantId, hashes: readonly string[]) => {
    if (hashes.length === 0) return 0;
    const ended = await redis.run((client) => client.del(...hashes.map(keyOf)));
    await index.remove(merchantId, hashes);
    return ended;
  };
  const list = async (merchantId: MerchantId) => {
    const used = await index.read(merchantId);
    if (used.length === 0) return [];
    const texts = await redis.run((client) => client.mget(...used.map(({ hash }) => keyOf(hash))));
    const found = used.map((each, place) => ({ ...each, session: read(each.hash, texts[place] ?? null) }));
    const isTheirs = (session: Session | null) => session?.merchantId === merchantId;
    await index.remove(merchantId, namesOf(found.filter(({ session }) => !isTheirs(session))));
    return found.flatMap(({ session, ...each }) =>
      session !== null && isTheirs(session) ? [{ ...each, session }] : [],
    );
  };
  return {
    async open(merchantId, client) {
      const token = randomBytes(tokenBytes).toString("base64url");
      const hash = hashOf(token);
      const { ip, userAgent } = client;
      const session = { merchantId, createdAtMs: clock.now(), ip, userAgent };
      await redis.run((each) => each.set(keyOf(hash), JSON.stringify(session), "PX", idleLifetimeMs));
      await index.touch(merchantId, hash, clock.now());
      await drop(merchantId, await index.surplus(merchantId));
      return token;
    },
    async find(token) {
      const hash = hashOf(token);
      const session = read(hash, await redis.run((client) => client.get(keyOf(hash))));
      if (session === null) return null;
      const leftMs = session.createdAtMs + absoluteLifetimeMs - clock.now();
      // PEXPIRE cannot bring back a session that was closed in between, as SET would.
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

/** Null: there is none, it is no session of ours, or its seven days are over. */
function readSession(hash: string, text: string | null, nowMs: number): Session | null {
  if (text === null) return null;
  const { merchantId, createdAtMs, ip, userAgent } = JSON.parse(text) as Partial<Record<keyof Session, unknown>>;
  const isOurs = typeof merchantId === "string" && merchantId.startsWith("mer_") && typeof createdAtMs === "number";
  if (!isOurs || createdAtMs + absoluteLifetimeMs <= nowMs) return null;
  const client: SessionClient = { ip: textOrNull(ip), userAgent: textOrNull(userAgent) };
  return { id: idOf(hash), merchantId: merchantId as MerchantId, createdAtMs, ...client };
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** Told to the merchant; by it nobody finds the key in Redis, or the token. */
function idOf(hash: string): SessionId {
  return `ses_${hashOf(`session id ${hash}`).slice(0, 32)}`;
}
