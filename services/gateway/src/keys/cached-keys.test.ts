import type { Authenticated } from "@lunas/domain/merchant/api-key";
import { anAuthenticatedKey } from "@lunas/testkit/build/an-api-key";
import { addressOf, hashOf } from "@lunas/testkit/build/numbered";
import { manualClock } from "@lunas/testkit/time/manual-clock";
import { cachedKeys } from "./cached-keys";

const known: Authenticated = {
  key: anAuthenticatedKey(),
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

test("an unknown key is cached for a moment", async () => {
  const { store, clock, keys } = aStore(null);
  await keys.authenticate(hashOf(1));
  expect(await keys.authenticate(hashOf(1))).toBeNull();
  expect(store.authenticate).toHaveBeenCalledTimes(1);
  clock.advance(1_500);
  await keys.authenticate(hashOf(1));
  expect(store.authenticate).toHaveBeenCalledTimes(2);
});

test("simultaneous look-ups of one key become one", async () => {
  const { store, keys } = aStore(known);
  await Promise.all([1, 2, 3].map(() => keys.authenticate(hashOf(1))));
  expect(store.authenticate).toHaveBeenCalledTimes(1);
});

test("a failed look-up is reported and not cached", async () => {
  const { store, keys } = aStore(known);
  store.authenticate.mockRejectedValueOnce(new Error("away"));
  await expect(keys.authenticate(hashOf(1))).rejects.toThrow("away");
  expect(await keys.authenticate(hashOf(1))).toBe(known);
});

/** A store whose look-ups the test answers by hand, in any order. */
function aSlowStore() {
  const clock = manualClock();
  const answers: ((found: Authenticated | null) => void)[] = [];
  const authenticate = jest.fn(() => new Promise<Authenticated | null>((resolve) => void answers.push(resolve)));
  return { clock, answers, authenticate, keys: cachedKeys({ authenticate }, clock.now) };
}

test("a slow answer is used no longer than a fast one", async () => {
  const { clock, answers, authenticate, keys } = aSlowStore();
  const first = keys.authenticate(hashOf(1));
  clock.advance(3_500);
  answers[0]?.(known);
  expect(await first).toBe(known);
  expect(await keys.authenticate(hashOf(1))).toBe(known);
  clock.advance(600);
  void keys.authenticate(hashOf(1));
  expect(authenticate).toHaveBeenCalledTimes(2);
});

test("no request joins a look-up that hangs, and its late answer replaces no newer one", async () => {
  const { clock, answers, authenticate, keys } = aSlowStore();
  const hanging = keys.authenticate(hashOf(1));
  clock.advance(600);
  const next = keys.authenticate(hashOf(1));
  expect(authenticate).toHaveBeenCalledTimes(2);
  answers[1]?.(null);
  expect(await next).toBeNull();
  clock.advance(9_400);
  answers[0]?.(known);
  expect(await hanging).toBe(known);
  void keys.authenticate(hashOf(1));
  expect(authenticate).toHaveBeenCalledTimes(3);
});

test("a suspension is cached as long as a key", async () => {
  const clock = manualClock();
  const authenticate = jest.fn(async () => "suspended" as const);
  const keys = cachedKeys({ authenticate }, clock.now);
  expect([await keys.authenticate(hashOf(1)), await keys.authenticate(hashOf(1))]).toEqual(["suspended", "suspended"]);
  expect(authenticate).toHaveBeenCalledTimes(1);
});
