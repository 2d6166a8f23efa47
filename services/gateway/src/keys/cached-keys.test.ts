import type { Authenticated } from "@lunas/domain/merchant/api-key";
import { addressOf, hashOf } from "@lunas/testkit/build/numbered";
import { manualClock } from "@lunas/testkit/time/manual-clock";
import { cachedKeys } from "./cached-keys";

const known: Authenticated = {
  key: { id: "key_1", lineage: "key_1", type: "secret", environment: "sandbox", allowedOrigins: [], expiresAtMs: null },
  merchant: { id: "mer_1", walletAddress: addressOf(1) },
};

function aStore(found: Authenticated | null) {
  const clock = manualClock();
  const store = { authenticate: jest.fn(async () => found) };
  return { store, clock, keys: cachedKeys(store, clock.now) };
}

test("a known key is looked up once, and again within five seconds", async () => {
  const { store, clock, keys } = aStore(known);
  await keys.authenticate(hashOf(1));
  await keys.authenticate(hashOf(1));
  expect(store.authenticate).toHaveBeenCalledTimes(1);
  clock.advance(4_500);
  await keys.authenticate(hashOf(1));
  expect(store.authenticate).toHaveBeenCalledTimes(2);
});

test("an unknown key is remembered for a moment", async () => {
  const { store, clock, keys } = aStore(null);
  await keys.authenticate(hashOf(1));
  expect(await keys.authenticate(hashOf(1))).toBeNull();
  expect(store.authenticate).toHaveBeenCalledTimes(1);
  clock.advance(1_500);
  await keys.authenticate(hashOf(1));
  expect(store.authenticate).toHaveBeenCalledTimes(2);
});

test("simultaneous look-ups of one key are one", async () => {
  const { store, keys } = aStore(known);
  await Promise.all([1, 2, 3].map(() => keys.authenticate(hashOf(1))));
  expect(store.authenticate).toHaveBeenCalledTimes(1);
});

test("a failed look-up is told and not remembered", async () => {
  const { store, keys } = aStore(known);
  store.authenticate.mockRejectedValueOnce(new Error("away"));
  await expect(keys.authenticate(hashOf(1))).rejects.toThrow("away");
  expect(await keys.authenticate(hashOf(1))).toBe(known);
});
