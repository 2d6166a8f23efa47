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

const merchant = { id: "mer_1", walletChanges: 3 } as const;

describe("sessions", () => {
  beforeEach(() => raw.flushall());

  it("open, are found and close, once", async () => {
    const sessions = createSessions(redis, clock);
    const token = await sessions.open(merchant);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    await expect(sessions.find(token)).resolves.toEqual({
      merchantId: "mer_1",
      createdAtMs: nowMs,
      walletChanges: 3,
    });
    await expect(sessions.close(token)).resolves.toBe(true);
    await expect(sessions.close(token)).resolves.toBe(false);
    await expect(sessions.find(token)).resolves.toBeNull();
  });

  it("of the version before belong to a wallet that has never changed", async () => {
    const token = await createSessions(redis, clock).open(merchant);
    const [key = ""] = await raw.keys("*");
    await raw.set(key, JSON.stringify({ merchantId: "mer_1", createdAtMs: nowMs }), "KEEPTTL");
    await expect(createSessions(redis, clock).find(token)).resolves.toMatchObject({ walletChanges: 0 });
  });

  it("are not kept under their token", async () => {
    const token = await createSessions(redis, clock).open(merchant);
    const [key = ""] = await raw.keys("*");
    expect(key).toMatch(/^lunas:session:[0-9a-f]{64}$/);
    expect(`${key}${await raw.get(key)}`).not.toContain(token);
  });

  it("last a day after their last use", async () => {
    const sessions = createSessions(redis, clock);
    const token = await sessions.open(merchant);
    const [key = ""] = await raw.keys("*");
    await raw.pexpire(key, hourMs);
    await sessions.find(token);
    expect(await raw.pttl(key)).toBeGreaterThan(dayMs - 5_000);
  });

  it("last no longer than seven days in all", async () => {
    const sessions = createSessions(redis, clock);
    const token = await sessions.open(merchant);
    nowMs += 7 * dayMs - hourMs;
    await expect(sessions.find(token)).resolves.not.toBeNull();
    expect(await lifetimeMs("*")).toBeLessThanOrEqual(hourMs);
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
    await expect(sessions.open(merchant)).rejects.toMatchObject(unavailable);
    await expect(sessions.find("x")).rejects.toMatchObject(unavailable);
    await expect(nonces.issue()).rejects.toMatchObject(unavailable);
    await expect(limit.increment("1.2.3.4")).resolves.toMatchObject({ totalHits: 1 });
    await expect(limit.increment("1.2.3.4")).resolves.toMatchObject({ totalHits: 2 });
    expect(performance.now() - startedAt).toBeLessThan(1_000);

    await server.start();
    await until(() => redis.isUp());
    await expect(sessions.open(merchant)).resolves.toEqual(expect.any(String));
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
