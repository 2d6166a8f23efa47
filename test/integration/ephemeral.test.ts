import { connectEphemeral, type EphemeralRedis } from "@lunas/ephemeral/connect";
import { rateLimitCommands } from "@lunas/ephemeral/rate-limit-commands";
import { createSessions } from "@lunas/ephemeral/sessions";
import { createSignInNonces } from "@lunas/ephemeral/sign-in-nonces";
import { limitStores } from "@lunas/gateway/limit-stores";
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

beforeAll(async () => {
  server = await startRedisServer();
  redis = connectEphemeral({ redisUrl: server.url });
  raw = new Redis(server.url, { retryStrategy: () => 50 });
  raw.on("error", () => undefined);
  await redis.ready(5_000);
});
beforeEach(() => {
  nowMs = Date.now();
});
afterAll(async () => {
  raw.disconnect();
  await redis.close();
  await server.stop();
});

const lifetimeMs = async (pattern: string) => {
  const [key] = await raw.keys(pattern);
  return key === undefined ? null : await raw.pttl(key);
};

describe("sign-in nonces", () => {
  it("are good once, for one of many who bring them at the same time", async () => {
    const nonces = createSignInNonces(redis, clock);
    const { nonce, expiresAtMs } = await nonces.issue();
    expect(nonce).toMatch(/^[0-9A-Za-z]{8,}$/);
    expect(expiresAtMs).toBe(nowMs + 600_000);
    const uses = await Promise.all(Array.from({ length: 20 }, () => nonces.consume(nonce)));
    expect(uses.filter(Boolean)).toHaveLength(1);
    await expect(nonces.consume(nonce)).resolves.toBe(false);
  });

  it("live ten minutes in Redis", async () => {
    const { nonce } = await createSignInNonces(redis, clock).issue();
    const left = await lifetimeMs(`lunas:nonce:${nonce}`);
    expect(left).toBeGreaterThan(595_000);
    expect(left).toBeLessThanOrEqual(600_000);
  });

  it.each(["", "unknownunknownunknown0", "*", "a".repeat(5_000), "../x:y"])("are not %s", async (nonce) => {
    await expect(createSignInNonces(redis, clock).consume(nonce)).resolves.toBe(false);
  });
});

const client = { ip: "203.0.113.7", userAgent: "Test/1.0" };
const oneSession = "lunas:session:[0-9a-f]*";

describe("sessions", () => {
  beforeEach(() => raw.flushall());

  it("are listed by their last use, each under an id that opens nothing", async () => {
    const sessions = createSessions(redis, clock);
    const [first, second] = [await sessions.open("mer_1", client), await sessions.open("mer_1", client)];
    await sessions.open("mer_2", client);
    nowMs += hourMs;
    const { id } = (await sessions.find(first)) ?? {};
    const listed = await sessions.list("mer_1");
    expect(listed).toMatchObject([{ id, lastUsedAtMs: nowMs, ...client }, { lastUsedAtMs: nowMs - hourMs }]);
    for (const session of listed) await expect(sessions.find(session.id)).resolves.toBeNull();
    await sessions.close(second);
    expect(await sessions.list("mer_1")).toHaveLength(1);
  });

  it("end by their id for their own merchant alone, and all but one", async () => {
    const sessions = createSessions(redis, clock);
    const tokens = await Promise.all([1, 2, 3].map(() => sessions.open("mer_1", client)));
    const theirs = await sessions.open("mer_2", client);
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
    const sessions = createSessions(redis, clock);
    const theirs = await sessions.open("mer_2", client);
    const [key = ""] = await raw.keys(oneSession);
    await raw.zadd("lunas:session:of:mer_1", nowMs, key.replace("lunas:session:", ""));
    expect(await sessions.list("mer_1")).toEqual([]);
    await expect(sessions.closeOthers("mer_1", "ses_none")).resolves.toBe(0);
    await expect(sessions.find(theirs)).resolves.not.toBeNull();
  });

  it("are at most a hundred of a merchant: then the one that rested longest ends", async () => {
    const sessions = createSessions(redis, clock);
    const first = await sessions.open("mer_1", client);
    for (let index = 0; index < 100; index += 1) {
      nowMs += 1;
      await sessions.open("mer_1", client);
    }
    await expect(sessions.find(first)).resolves.toBeNull();
    expect(await sessions.list("mer_1")).toHaveLength(100);
  });

  it("open, are found and close, once", async () => {
    const sessions = createSessions(redis, clock);
    const token = await sessions.open("mer_1", client);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    await expect(sessions.find(token)).resolves.toEqual({
      id: expect.stringMatching(/^ses_[0-9a-f]{32}$/),
      ...{ merchantId: "mer_1", createdAtMs: nowMs, ...client },
    });
    await expect(sessions.close(token)).resolves.toBe(true);
    await expect(sessions.close(token)).resolves.toBe(false);
    await expect(sessions.find(token)).resolves.toBeNull();
  });

  it("are not kept under their token", async () => {
    const token = await createSessions(redis, clock).open("mer_1", client);
    const [key = ""] = await raw.keys(oneSession);
    expect(key).toMatch(/^lunas:session:[0-9a-f]{64}$/);
    expect(`${key}${await raw.get(key)}`).not.toContain(token);
  });

  it("last a day after their last use", async () => {
    const sessions = createSessions(redis, clock);
    const token = await sessions.open("mer_1", client);
    const [key = ""] = await raw.keys(oneSession);
    await raw.pexpire(key, hourMs);
    await sessions.find(token);
    expect(await raw.pttl(key)).toBeGreaterThan(dayMs - 5_000);
  });

  it("last no longer than seven days in all", async () => {
    const sessions = createSessions(redis, clock);
    const token = await sessions.open("mer_1", client);
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
    const sessions = createSessions(redis, clock);
    const nonces = createSignInNonces(redis, clock);
    const limit = limitStores(redis)("other");
    await limit.init?.(minute);
    await limit.increment("1.2.3.4");
    await expect(limit.increment("1.2.3.4")).resolves.toMatchObject({ totalHits: 2 });

    await server.stop();
    const startedAt = performance.now();
    await expect(sessions.open("mer_1", client)).rejects.toMatchObject(unavailable);
    await expect(sessions.find("x")).rejects.toMatchObject(unavailable);
    await expect(nonces.issue()).rejects.toMatchObject(unavailable);
    await expect(limit.increment("1.2.3.4")).resolves.toMatchObject({ totalHits: 1 });
    await expect(limit.increment("1.2.3.4")).resolves.toMatchObject({ totalHits: 2 });
    expect(performance.now() - startedAt).toBeLessThan(1_000);

    await server.start();
    await until(() => redis.isUp());
    await expect(sessions.open("mer_1", client)).resolves.toEqual(expect.any(String));
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
    await expect(createSignInNonces(redis, clock).issue()).rejects.toMatchObject(unavailable);
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
