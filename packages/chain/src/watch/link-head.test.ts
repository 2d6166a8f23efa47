import type { Head } from "@lunas/domain/settlement/head";
import { word } from "@lunas/domain/shared/abi-word";
import type { Hex } from "@lunas/domain/shared/hex";
import fc from "fast-check";
import type { Rpc } from "../rpc/rpc";
import { createHeadTrack } from "./head-track";
import { linkHead } from "./link-head";

/** A hash that contains the fork and the number. */
const hashOf = (fork: number, number: number): Hex => `0x${word(BigInt(fork * 1_000_000 + number))}`;

/** A chain that leaves fork 0 for fork 1 above `forkNumber`. */
function headAt(number: number, forkNumber: number): Head {
  const fork = (at: number) => (at > forkNumber ? 1 : 0);
  const hash = hashOf(fork(number), number);
  return { number, hash, parentHash: hashOf(fork(number - 1), number - 1), timestampSeconds: number, baseFeeWei: 7n };
}

/** A node of that chain that counts its batches. */
function nodeOf(forkNumber: number): Rpc & { batches: number } {
  const hex = (value: number | bigint) => `0x${value.toString(16)}`;
  const node = {
    batches: 0,
    batch: async (calls: Parameters<Rpc["batch"]>[0]) => {
      if (calls.length > 0) node.batches++;
      return calls.map(({ params: [block] }) => {
        const head = headAt(Number(BigInt(String(block)) % 1_000_000n), forkNumber);
        const { hash, parentHash } = head;
        const result = { hash, parentHash, number: hex(head.number), timestamp: "0x1", baseFeePerGas: "0x7" };
        return { result };
      });
    },
  };
  return node;
}

function trackUpTo(number: number): ReturnType<typeof createHeadTrack> {
  const track = createHeadTrack(256);
  for (let at = Math.max(1, number - 100); at <= number; at++) track.append(headAt(at, Number.POSITIVE_INFINITY));
  return track;
}

test("delivers linked blocks for any gap and any fork", async () => {
  const cases = fc.record({
    seen: fc.integer({ min: 100, max: 300 }),
    ahead: fc.integer({ min: -5, max: 60 }),
    depth: fc.nat(3),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ seen, ahead, depth }) => {
      const forkNumber = seen - depth;
      const target = headAt(Math.max(seen + ahead, forkNumber + 1), forkNumber);
      const track = trackUpTo(seen);
      const { heads, isLinked } = await linkHead({ rpc: nodeOf(forkNumber), track }, target);
      expect(isLinked).toBe(true);
      expect(heads.at(-1)).toEqual(target);
      expect(heads[0]?.parentHash).toBe(hashOf(0, forkNumber));
      for (const head of heads) track.append(head);
      expect(track.at(forkNumber)?.hash).toBe(hashOf(0, forkNumber));
    }),
  );
});

test("the next block needs no call, a gap needs one batch, a known block nothing", async () => {
  const node = nodeOf(Number.POSITIVE_INFINITY);
  const track = trackUpTo(200);
  const headsFor = async (number: number) => (await linkHead({ rpc: node, track }, headAt(number, 1e9))).heads.length;
  expect([await headsFor(201), node.batches]).toEqual([1, 0]);
  expect([await headsFor(230), node.batches]).toEqual([30, 1]);
  expect([await headsFor(200), node.batches]).toEqual([0, 1]);
});

test("announced blocks of a gap are not read; one that was not announced is read with those below it", async () => {
  const node = nodeOf(Number.POSITIVE_INFINITY);
  const track = trackUpTo(200);
  const announced = [201, 202, 203].map((number) => headAt(number, 1e9));
  const path = [201, 202, 203, 204].map((number) => headAt(number, 1e9).hash);
  const pathWith = async (older: readonly Head[]) => {
    const { heads } = await linkHead({ rpc: node, track }, headAt(204, 1e9), older);
    return heads.map(({ hash }) => hash);
  };
  expect([await pathWith(announced), node.batches]).toEqual([path, 0]);
  expect([await pathWith(announced.slice(2)), node.batches]).toEqual([path, 1]);
  expect([await pathWith([headAt(203, -1)]), node.batches]).toEqual([path, 2]);
});

test("a gap that is too wide, and a chain without a common block, are not filled", async () => {
  const track = trackUpTo(200);
  const wide = await linkHead({ rpc: nodeOf(1e9), track }, headAt(265, 1e9));
  expect(wide).toEqual({ heads: [headAt(265, 1e9)], isLinked: false });
  const foreign = await linkHead({ rpc: nodeOf(-1), track }, headAt(200, -1));
  expect(foreign.isLinked).toBe(false);
  expect(foreign.heads).toHaveLength(64);
});

test("the first head is linked", async () => {
  const { heads, isLinked } = await linkHead({ rpc: nodeOf(1e9), track: createHeadTrack(4) }, headAt(5, 1e9));
  expect([heads.length, isLinked]).toEqual([1, true]);
});
