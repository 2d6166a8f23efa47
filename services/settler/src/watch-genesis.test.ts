import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { Hex } from "@lunas/domain/shared/hex";
import { hashOf } from "@lunas/testkit/build/numbered";
import { watchGenesis } from "./watch-genesis";

function watched(chain: typeof sandbox | typeof base) {
  const state = { nowMs: 0, node: hashOf(1) as Hex | Error, stored: null as Hex | null };
  const changes: string[] = [];
  const watch = watchGenesis({
    chain,
    read: async () => {
      if (state.node instanceof Error) throw state.node;
      return state.node;
    },
    known: async (seen) => {
      state.stored ??= seen;
      return state.stored;
    },
    clock: { now: () => state.nowMs },
    onChange: (message) => changes.push(message),
  });
  return { state, changes, watch };
}

it("stores the first block once, and notices another chain, and the known one again", async () => {
  const { state, changes, watch } = watched(sandbox);
  expect(await watch.isKnown()).toBe(true);
  state.node = hashOf(2);
  expect(await watch.isKnown()).toBe(true);
  state.nowMs = 1_000;
  expect(await watch.isKnown()).toBe(false);
  expect(changes).toEqual([expect.stringMatching(/first block is .* lunas-ops chains renew sandbox$/)]);
  state.node = hashOf(1);
  state.nowMs = 2_000;
  expect(await watch.isKnown()).toBe(true);
  expect(changes).toHaveLength(2);
});

it("goes on with the new chain once the rows began anew", async () => {
  const { state, watch } = watched(sandbox);
  await watch.isKnown();
  state.node = hashOf(2);
  state.nowMs = 1_000;
  expect(await watch.isKnown()).toBe(false);
  state.stored = null;
  state.nowMs = 2_000;
  expect(await watch.isKnown()).toBe(true);
  expect(state.stored).toBe(hashOf(2));
});

it("learns nothing from a node that does not answer", async () => {
  const { state, changes, watch } = watched(sandbox);
  await watch.isKnown();
  state.node = new Error("gone");
  state.nowMs = 1_000;
  await expect(watch.isKnown()).rejects.toThrow("gone");
  state.node = hashOf(1);
  expect(await watch.isKnown()).toBe(true);
  expect(changes).toEqual([]);
});

it("names no command for a production chain", async () => {
  const { state, changes, watch } = watched(base);
  await watch.isKnown();
  state.node = hashOf(2);
  state.nowMs = 30_000;
  expect(await watch.isKnown()).toBe(false);
  expect(changes).toEqual([expect.stringMatching(/nothing is settled on it. Check the RPC endpoints$/)]);
});
