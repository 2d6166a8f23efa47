import type { Database } from "@lunas/database/connect";
import { createSignInNonces, forgetUsedNonces } from "@lunas/database/sign-in-nonces";
import { createMac } from "@lunas/runtime/mac";
import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";
import { connectAs, startPostgresOnly } from "./database-postgres";

jest.setTimeout(60_000);

let stack: Stack;
let gateway: Database;
let settler: Database;
let nowMs = Date.now();
const clock = { now: () => nowMs };
const macOf = (...bytes: number[]) =>
  createMac(
    bytes.map((byte) => ({ key: new Uint8Array(32).fill(byte) })),
    "sign-in nonces",
  );
const noncesBy = (...bytes: number[]) => createSignInNonces({ database: gateway, clock, mac: macOf(...bytes) });

beforeAll(async () => {
  stack = await startPostgresOnly();
  gateway = connectAs(stack, "lunas_gateway");
  settler = connectAs(stack, "lunas_settler");
});
beforeEach(() => {
  nowMs = Date.now();
});
afterAll(async () => {
  await gateway?.close();
  await settler?.close();
  await stack?.stop();
});

it("are good once, for one of many that bring them at the same time", async () => {
  const { nonce, expiresAtMs } = await noncesBy(1).issue();
  expect(nonce).toMatch(/^[0-9A-Za-z]{8,}$/);
  expect(expiresAtMs).toBe(nowMs + 600_000);
  const uses = await Promise.all(Array.from({ length: 20 }, () => noncesBy(1).consume(nonce)));
  expect(uses.filter(Boolean)).toHaveLength(1);
});

it("live ten minutes", async () => {
  const nonces = noncesBy(1);
  const { nonce } = await nonces.issue();
  nowMs += 601_001;
  await expect(nonces.consume(nonce)).resolves.toBe(false);
  nowMs -= 2_000;
  await expect(nonces.consume(nonce)).resolves.toBe(true);
});

it("are taken from before a key was rotated, and from no other service", async () => {
  const { nonce } = await noncesBy(1).issue();
  await expect(noncesBy(2).consume(nonce)).resolves.toBe(false);
  await expect(noncesBy(2, 1).consume(nonce)).resolves.toBe(true);
});

it("cannot be made longer-lived", async () => {
  const { nonce } = await noncesBy(1).issue();
  await expect(noncesBy(1).consume(`ffffffff${nonce.slice(8)}`)).resolves.toBe(false);
});

it.each(["", "0".repeat(64), "A".repeat(22), "*", "a".repeat(5_000), "../x:y"])("are not %s", async (nonce) => {
  await expect(noncesBy(1).consume(nonce)).resolves.toBe(false);
});

it("are forgotten by the settler an hour after their end, not before", async () => {
  const { nonce } = await noncesBy(1).issue();
  await noncesBy(1).consume(nonce);
  await expect(forgetUsedNonces(settler, 100)).resolves.toBe(0);
  await query(stack.databaseUrl, "update used_sign_in_nonces set expires_at = now() - interval '61 minutes'");
  await expect(forgetUsedNonces(settler, 100)).resolves.toBeGreaterThan(0);
});
