import { connectEphemeral, type EphemeralRedis } from "@lunas/ephemeral/connect";
import { rateLimitCommands } from "@lunas/ephemeral/rate-limit-commands";
import { createSessions } from "@lunas/ephemeral/sessions";
import { limitStores } from "@lunas/gateway/limit-stores";
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

describe("sessions", () => {
  beforeEach(() => raw.flushall());

  it("open, are found and close, once", async () => {
    const sessions = createSessions({ redis, clock, mac });
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

  it("that a change of wallet has ended are not revived by another count in their row, nor by none", async () => {
    const sessions = createSessions({ redis, clock, mac });
    const token = await sessions.open(merchant);
    const [key = ""] = await raw.keys("*");
    const row = JSON.parse((await raw.get(key)) ?? "") as Record<string, unknown>;
    await raw.set(key, JSON.stringify({ ...row, walletChanges: merchant.walletChanges + 1 }));
    await expect(sessions.find(token)).resolves.toBeNull();
    await raw.set(key, JSON.stringify({ ...row, walletChanges: undefined }));
    await expect(sessions.find(token)).resolves.toBeNull();
    await raw.set(key, JSON.stringify(row));
    await expect(sessions.find(token)).resolves.toMatchObject({ walletChanges: merchant.walletChanges });
  });

  it("are not kept under their token", async () => {
    const token = await createSessions({ redis, clock, mac }).open(merchant);
    const [key = ""] = await raw.keys("*");
    expect(key).toMatch(/^lunas:session:[0-9a-f]{64}$/);
    expect(`${key}${await raw.get(key)}`).not.toContain(token);
  });

  it("are found after the key of their MAC was rotated, while the old one is kept", async () => {
    const [before, now] = [{ key: new Uint8Array(32).fill(1) }, { key: new Uint8Array(32).fill(2) }];
    const sessionsOf = (...keys: { key: Uint8Array }[]) =>
      createSessions({ redis, clock, mac: createMac(keys, "sessions") });
    const token = await sessionsOf(before).open(merchant);
    await expect(sessionsOf(now, before).find(token)).resolves.toMatchObject({ merchantId: "mer_1" });
    await expect(sessionsOf(now).find(token)).resolves.toBeNull();
  });

  it("last a day after their last use", async () => {
    const sessions = createSessions({ redis, clock, mac });
    const token = await sessions.open(merchant);
    const [key = ""] = await raw.keys("*");
    await raw.pexpire(key, hourMs);
    await sessions.find(token);
    expect(await raw.pttl(key)).toBeGreaterThan(dayMs - 5_000);
  });

  it("last no longer than seven days in all", async () => {
    const sessions = createSessions({ redis, clock, mac });
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
    const sessions = createSessions({ redis, clock, mac });
    const limit = limitStores(redis)("other");
    await limit.init?.(minute);
    await limit.increment("1.2.3.4");
    await expect(limit.increment("1.2.3.4")).resolves.toMatchObject({ totalHits: 2 });

    await server.stop();
    const startedAt = performance.now();
    await expect(sessions.open(merchant)).rejects.toMatchObject(unavailable);
    await expect(sessions.find("x")).rejects.toMatchObject(unavailable);
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
    await expect(createSessions({ redis, clock, mac }).open(merchant)).rejects.toMatchObject(unavailable);
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
