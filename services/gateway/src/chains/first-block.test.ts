import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { Hex } from "@lunas/domain/shared/hex";
import { hashOf } from "@lunas/testkit/build/numbered";
import { compareFirstBlock } from "./first-block";

function compared(chain: typeof sandbox | typeof base) {
  const state = {
    nowMs: 0,
    node: hashOf(1) as Hex | Error,
    stored: hashOf(1) as Hex | null | Error,
    reads: 0,
  };
  const changes: (readonly string[])[] = [];
  const faults: unknown[] = [];
  const answer = async <T>(value: T | Error) => {
    if (value instanceof Error) throw value;
    return value;
  };
  const block = compareFirstBlock({
    chain,
    clock: { now: () => state.nowMs },
    read: () => {
      state.reads += 1;
      return answer(state.node);
    },
    known: () => answer(state.stored),
    onChange: (problems) => changes.push(problems),
    onFault: (error) => faults.push(error),
  });
  return { state, changes, faults, block };
}

it("notices another chain, and the known one again", async () => {
  const { state, changes, block } = compared(sandbox);
  await block.compare();
  expect(block.isKnown()).toBe(true);
  state.node = hashOf(2);
  state.nowMs = 1_000;
  await block.compare();
  expect(block.isKnown()).toBe(false);
  expect(changes).toEqual([[expect.stringMatching(/^the node has another chain: its first block is 0x.*, not 0x/)]]);
  state.node = hashOf(1);
  state.nowMs = 2_000;
  await block.compare();
  expect(block.isKnown()).toBe(true);
  expect(changes).toEqual([expect.anything(), []]);
});

it("takes the chain that is there once the rows began anew, and where none is stored", async () => {
  const { state, block } = compared(sandbox);
  state.node = hashOf(2);
  await block.compare();
  expect(block.isKnown()).toBe(false);
  state.stored = null;
  state.nowMs = 1_000;
  await block.compare();
  expect(block.isKnown()).toBe(true);
});

it("learns nothing from a node or a database that does not answer, and asks again at once", async () => {
  const { state, changes, faults, block } = compared(sandbox);
  state.node = new Error("node away");
  await block.compare();
  expect([block.isKnown(), faults]).toEqual([true, []]);
  state.node = hashOf(2);
  state.stored = new Error("database away");
  await block.compare();
  expect([block.isKnown(), faults]).toEqual([true, [state.stored]]);
  state.stored = hashOf(1);
  await block.compare();
  expect(block.isKnown()).toBe(false);
  state.stored = new Error("database away");
  state.nowMs = 1_000;
  await block.compare();
  expect(block.isKnown()).toBe(false);
  expect(changes).toHaveLength(1);
});

it("asks a production chain's node every half minute", async () => {
  const { state, block } = compared(base);
  await block.compare();
  state.nowMs = 29_000;
  await block.compare();
  expect(state.reads).toBe(1);
  state.nowMs = 30_000;
  await block.compare();
  expect(state.reads).toBe(2);
});
