import { limitStores } from "@lunas/gateway/compose/limit-stores";
import { connectEphemeral, type EphemeralRedis } from "@lunas/gateway/redis/connect";
import { rateLimitCommands } from "@lunas/gateway/redis/rate-limit-commands";
import { createSessions } from "@lunas/gateway/redis/sessions";
import { createMac } from "@lunas/runtime/mac";
import { until } from "@lunas/testkit/time/until";
import { Redis } from "ioredis";
import { type RedisServer, startRedisServer } from "./redis-server";

jest.setTimeout(30_000);

type LimitStore = ReturnType<ReturnType<typeof limitStores>>;
type LimitOptions = Parameters<NonNullable<LimitStore["init"]>>[0];

const dayMs = 86_400_000;
const hourMs = 3_600_000;
let server: RedisServer;
let redis: EphemeralRedis;
let raw: Redis;
let nowMs = Date.now();
const clock = { now: () => nowMs };
const mac = createMac([{ key: new Uint8Array(32) }], "sessions");

beforeAll(async () => {
  server = await startRedisServer();
  redis = connectEphemeral({ redisUrl: server.urlOf("lunas_gateway") });
  raw = new Redis(server.url, { retryStrategy: () => 50 });
  raw.on("error", () => undefined);
  await redis.ready(5_000);
});
beforeEach(() => {
  nowMs = Date.now();
});
afterEach(async () => expect(await server.denied()).toEqual([]));
afterAll(async () => {
  raw.disconnect();
  await redis.close();
  await server.stop();
});

const lifetimeMs = async (pattern: string) => {
  const [key] = await raw.keys(pattern);
  return key === undefined ? null : await raw.pttl(key);
};

const merchant = { id: "mer_1", walletChanges: 3 } as const;
const another = { id: "mer_2", walletChanges: 0 } as const;
const origin = { ipAddress: "203.0.113.7", userAgent: "Test/1.0" };
const oneSession = "lunas:session:[0-9a-f]*";

describe("sessions", () => {
  beforeEach(() => raw.flushall());

  it("are listed by their last use, each under an id that opens nothing", async () => {
    const sessions = createSessions({ redis, clock, mac });
    const [first, second] = [await sessions.open(merchant, origin), await sessions.open(merchant, origin)];
    await sessions.open(another, origin);
    nowMs += hourMs;
    const { id } = (await sessions.find(first)) ?? {};
    const listed = await sessions.list("mer_1");
    expect(listed).toMatchObject([{ id, lastUsedAtMs: nowMs, ...origin }, { lastUsedAtMs: nowMs - hourMs }]);
    for (const session of listed) await expect(sessions.find(session.id)).resolves.toBeNull();
    await sessions.close(second);
    expect(await sessions.list("mer_1")).toHaveLength(1);
  });

  it("end by their id for their own merchant alone, and all but one", async () => {
    const sessions = createSessions({ redis, clock, mac });
    const tokens = await Promise.all([1, 2, 3].map(() => sessions.open(merchant, origin)));
    const theirs = await sessions.open(another, origin);
    const [own] = await Promise.all(tokens.map((token) => sessions.find(token)));
    const foreign = await sessions.find(theirs);
    if (!own || !foreign) throw new Error("both were opened");
    await expect(sessions.closeById("mer_1", foreign.id)).resolves.toBe(false);
    await expect(sessions.closeById("mer_2", foreign.id)).resolves.toBe(true);
    await expect(sessions.closeById("mer_2", foreign.id)).resolves.toBe(false);
    await expect(sessions.closeOthers("mer_1", own.id)).resolves.toBe(2);
    const live = await Promise.all([...tokens, theirs].map((token) => sessions.find(token)));
    expect(live.map((session) => session !== null)).toEqual([true, false, false, false]);
  });

  it("are a merchant's only if they say so themselves, whatever its list names", async () => {
    const sessions = createSessions({ redis, clock, mac });
    const theirs = await sessions.open(another, origin);
    const [key = ""] = await raw.keys(oneSession);
    await raw.zadd("lunas:session:of:mer_1", nowMs, key.replace("lunas:session:", ""));
    expect(await sessions.list("mer_1")).toEqual([]);
    await expect(sessions.closeOthers("mer_1", "ses_none")).resolves.toBe(0);
    await expect(sessions.find(theirs)).resolves.not.toBeNull();
  });

  it("are not listed and give no access when they were forged or changed", async () => {
    const sessions = createSessions({ redis, clock, mac });
    const token = await sessions.open(merchant, origin);
    const [key = ""] = await raw.keys(oneSession);
    const row = JSON.parse((await raw.get(key)) ?? "{}") as object;
    const forged = "f".repeat(64);
    await raw.set(`lunas:session:${forged}`, JSON.stringify(row));
    await raw.zadd("lunas:session:of:mer_1", nowMs, forged);
    expect(await sessions.list("mer_1")).toHaveLength(1);
    for (const change of [{ ipAddress: "198.51.100.9" }, { userAgent: null }, { createdAtMs: nowMs + 1 }]) {
      await raw.set(key, JSON.stringify({ ...row, ...change }));
      await raw.zadd("lunas:session:of:mer_1", nowMs, key.replace("lunas:session:", ""));
      expect(await sessions.list("mer_1")).toEqual([]);
      await expect(sessions.find(token)).resolves.toBeNull();
    }
  });

  it("are at most a hundred of a merchant: then the one that rested longest ends", async () => {
    const sessions = createSessions({ redis, clock, mac });
    const first = await sessions.open(merchant, origin);
    for (let index = 0; index < 100; index += 1) {
      nowMs += 1;
      await sessions.open(merchant, origin);
    }
    await expect(sessions.find(first)).resolves.toBeNull();
    expect(await sessions.list("mer_1")).toHaveLength(100);
  });

  it("open, are found and close, once", async () => {
    const sessions = createSessions({ redis, clock, mac });
    const token = await sessions.open(merchant, origin);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    await expect(sessions.find(token)).resolves.toEqual({
      id: expect.stringMatching(/^ses_[0-9a-f]{32}$/),
      ...{ merchantId: "mer_1", createdAtMs: nowMs, walletChanges: 3, ...origin },
    });
    await expect(sessions.close(token)).resolves.toBe(true);
    await expect(sessions.close(token)).resolves.toBe(false);
    await expect(sessions.find(token)).resolves.toBeNull();
  });

  it("that a change of wallet has ended are not revived by another count in their row, nor by none", async () => {
    const sessions = createSessions({ redis, clock, mac });
    const token = await sessions.open(merchant, origin);
    const [key = ""] = await raw.keys(oneSession);
    const row = JSON.parse((await raw.get(key)) ?? "") as Record<string, unknown>;
    await raw.set(key, JSON.stringify({ ...row, walletChanges: merchant.walletChanges + 1 }));
    await expect(sessions.find(token)).resolves.toBeNull();
    await raw.set(key, JSON.stringify({ ...row, walletChanges: undefined }));
    await expect(sessions.find(token)).resolves.toBeNull();
    await raw.set(key, JSON.stringify(row));
    await expect(sessions.find(token)).resolves.toMatchObject({ walletChanges: merchant.walletChanges });
  });

  it("are not kept under their token", async () => {
    const token = await createSessions({ redis, clock, mac }).open(merchant, origin);
    const [key = ""] = await raw.keys(oneSession);
    expect(key).toMatch(/^lunas:session:[0-9a-f]{64}$/);
    expect(`${key}${await raw.get(key)}`).not.toContain(token);
  });

  it("are found after the key of their MAC was rotated, while the old one is kept", async () => {
    const [before, now] = [{ key: new Uint8Array(32).fill(1) }, { key: new Uint8Array(32).fill(2) }];
    const sessionsOf = (...keys: { key: Uint8Array }[]) =>
      createSessions({ redis, clock, mac: createMac(keys, "sessions") });
    const token = await sessionsOf(before).open(merchant, origin);
    await expect(sessionsOf(now, before).find(token)).resolves.toMatchObject({ merchantId: "mer_1" });
    await expect(sessionsOf(now).find(token)).resolves.toBeNull();
  });

  it("last a day after their last use", async () => {
    const sessions = createSessions({ redis, clock, mac });
    const token = await sessions.open(merchant, origin);
    const [key = ""] = await raw.keys(oneSession);
    await raw.pexpire(key, hourMs);
    await sessions.find(token);
    expect(await raw.pttl(key)).toBeGreaterThan(dayMs - 5_000);
  });

  it("last no longer than seven days in all", async () => {
    const sessions = createSessions({ redis, clock, mac });
    const token = await sessions.open(merchant, origin);
    nowMs += 7 * dayMs - hourMs;
    await expect(sessions.find(token)).resolves.not.toBeNull();
    expect(await lifetimeMs(oneSession)).toBeLessThanOrEqual(hourMs);
    nowMs += hourMs;
    await expect(sessions.find(token)).resolves.toBeNull();
  });
});

describe("without Redis", () => {
  const unavailable = { name: "Unavailable", dependency: "queue" };
  // The store reads nothing else of it.
  const minute = { windowMs: 60_000 } as LimitOptions;

  it("says so at once, counts rate limits by itself, and heals", async () => {
    const sessions = createSessions({ redis, clock, mac });
    const limit = limitStores(redis)("other");
    await limit.init?.(minute);
    await limit.increment("1.2.3.4");
    await expect(limit.increment("1.2.3.4")).resolves.toMatchObject({ totalHits: 2 });

    await server.stop();
    const startedAt = performance.now();
    await expect(sessions.open(merchant, origin)).rejects.toMatchObject(unavailable);
    await expect(sessions.find("x")).rejects.toMatchObject(unavailable);
    await expect(limit.increment("1.2.3.4")).resolves.toMatchObject({ totalHits: 1 });
    await expect(limit.increment("1.2.3.4")).resolves.toMatchObject({ totalHits: 2 });
    expect(performance.now() - startedAt).toBeLessThan(1_000);

    await server.start();
    await until(() => redis.isUp());
    await expect(sessions.open(merchant, origin)).resolves.toEqual(expect.any(String));
    // This Redis has never seen the scripts.
    await expect(limit.increment("1.2.3.4")).resolves.toMatchObject({ totalHits: 1 });
  });

  it("can begin without it, and share the counts from when it is there", async () => {
    await server.stop();
    await until(() => !redis.isUp());
    const limit = limitStores(redis)("other");
    await limit.init?.(minute);
    await expect(limit.increment("5.6.7.8")).resolves.toMatchObject({ totalHits: 1 });
    await server.start();
    await until(() => redis.isUp());
    await limit.increment("5.6.7.8");
    const other = limitStores(redis)("other");
    await other.init?.(minute);
    await expect(other.increment("5.6.7.8")).resolves.toMatchObject({ totalHits: 2 });
  });

  it("does not wait for a Redis that hangs", async () => {
    server.freeze();
    const startedAt = performance.now();
    await expect(createSessions({ redis, clock, mac }).open(merchant, origin)).rejects.toMatchObject(unavailable);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    server.thaw();
    await until(() => redis.isUp());
  });

  it("tells a script's name itself", async () => {
    const send = rateLimitCommands(redis);
    const known = await send("SCRIPT", "LOAD", "return 1");
    await server.stop();
    await expect(send("SCRIPT", "LOAD", "return 1")).resolves.toBe(known);
    await expect(send("EVALSHA", String(known), "0")).rejects.toMatchObject(unavailable);
    await server.start();
    await until(() => redis.isUp());
    await expect(send("EVALSHA", String(known), "0")).rejects.toThrow(/^NOSCRIPT/);
  });
});
