import type { Head } from "@lunas/domain/settlement/head";
import { word } from "@lunas/domain/shared/abi-word";
import type { Hex } from "@lunas/domain/shared/hex";
import { settled } from "@lunas/testkit/time/settled";
import { until } from "@lunas/testkit/time/until";
import { silentChainObserver } from "../observe";
import type { Rpc } from "../rpc/rpc";
import { createHeadFollower } from "./follow-heads";
import { createHeadTrack } from "./head-track";

const hashOf = (number: number, fork: number): Hex => `0x${word(BigInt(fork * 1_000_000 + number))}`;
const head = (number: number, fork = 0, parentFork = fork): Head => ({
  number,
  hash: hashOf(number, fork),
  parentHash: hashOf(number - 1, parentFork),
  timestampSeconds: number,
  baseFeeWei: 7n,
});

interface Answers extends Pick<Rpc, "confirms" | "isDisputed"> {
  /** The blocks that the follower has seen; from 90 on without it. */
  readonly seenFrom?: number;
  /** The fork that the node's blocks by number are of. */
  readonly forkOf?: (number: number) => number;
  /** The node's newest block at each of its answers; the last one stays. Without it the node has every block. */
  readonly tips?: number[];
}

/** A follower at block 100 of fork 0, with a node that has every requested block. */
async function fixture(answers: Answers) {
  const delivered: number[] = [];
  const requests: Hex[] = [];
  let forgot = 0;
  let read = 0;
  const tips = answers.tips ?? [];
  const rpc: Rpc = {
    batch: async (calls) => {
      read += calls.length;
      const tip = (tips.length > 1 ? tips.shift() : tips[0]) ?? Number.POSITIVE_INFINITY;
      return calls.map(({ method, params: [block] }) => {
        const id = Number(BigInt(String(block)) % 1_000_000n);
        const isByHash = method === "eth_getBlockByHash";
        const fork = isByHash ? Number(BigInt(String(block)) / 1_000_000n) : (answers.forkOf?.(id) ?? 0);
        if (!isByHash && id > tip) return { result: null };
        const { number, hash, parentHash } = head(id, fork);
        return {
          result: { number: `0x${number.toString(16)}`, hash, parentHash, timestamp: "0x1", baseFeePerGas: "0x7" },
        };
      });
    },
    forgetHeads: () => (forgot += 1),
    isDisputed: answers.isDisputed ?? (() => false),
    confirms: async (hash) => {
      requests.push(hash);
      return answers.confirms?.(hash) ?? true;
    },
  };
  const track = createHeadTrack(256);
  const failures: string[] = [];
  const observer = { ...silentChainObserver, headFailed: ({ reason }: { reason: string }) => failures.push(reason) };
  const deliver = ({ number }: Head) => void delivered.push(number);
  const follow = createHeadFollower({ network: "sandbox", rpc, track, observer, deliver });
  for (let number = answers.seenFrom ?? 90; number <= 100; number += 1) {
    follow(head(number));
    await settled();
  }
  delivered.length = 0;
  return { follow, track, delivered, requests, failures, forgotten: () => forgot, read: () => read };
}

test("a linked head and an ordinary reorganisation need no confirmation", async () => {
  const { follow, delivered, requests, forgotten } = await fixture({});
  follow(head(101));
  await settled();
  follow(head(101, 1, 0));
  await settled();
  expect({ delivered, requests, forgotten: forgotten() }).toEqual({
    delivered: [101, 101],
    requests: [],
    forgotten: 1,
  });
});

test("a leap needs a confirmation, and is ignored without it", async () => {
  const foreign = head(5_000, 3);
  const refused = await fixture({ confirms: async () => false });
  refused.follow(foreign);
  await settled();
  expect([refused.delivered, refused.requests]).toEqual([[], [foreign.hash]]);
  expect(refused.track.newest()?.number).toBe(100);
  expect(refused.failures).toEqual(["block 5000 is not on the chain of the other endpoints"]);
  const believed = await fixture({});
  believed.follow(foreign);
  await settled();
  expect(believed.delivered).toEqual([5_000]);
});

test("no leap is accepted while endpoints dispute", async () => {
  const { follow, delivered } = await fixture({ isDisputed: () => true });
  follow(head(5_000, 3));
  await settled();
  expect(delivered).toEqual([]);
});

test("heads that are announced in one turn are delivered in order, and none is read from the node", async () => {
  const { follow, delivered, read } = await fixture({});
  for (const number of [101, 102, 103, 104]) follow(head(number));
  await settled();
  expect({ delivered, read: read() }).toEqual({ delivered: [101, 102, 103, 104], read: 0 });
});

describe("a node that catches up announces old heads", () => {
  test("they are passed over while the newest known block is still there, with one read for each", async () => {
    const { follow, track, delivered, read, failures } = await fixture({ seenFrom: 100 });
    for (const number of [1, 2, 3]) {
      follow(head(number));
      await settled();
    }
    expect({ delivered, newest: track.newest()?.number, read: read(), failures }).toEqual({
      ...{ delivered: [], newest: 100, read: 3, failures: [] },
    });
    follow(head(101));
    await settled();
    expect(delivered).toEqual([101]);
  });

  test("a newer head that came before one of them is not lost", async () => {
    const { follow, delivered } = await fixture({ seenFrom: 100 });
    follow(head(2));
    for (const announced of [head(101), head(3), head(4)]) follow(announced);
    await settled();
    expect(delivered).toEqual([101]);
  });

  test("a replica that lacks the newest block for a moment does not pull the head back", async () => {
    const { follow, delivered, read } = await fixture({ seenFrom: 100, tips: [99, 100] });
    follow(head(1));
    await until(() => read() === 2, { what: "the second read" });
    await settled();
    expect(delivered).toEqual([]);
  });
});

test("a chain that began anew, and a reorganization deeper than the track, are followed to a lower block", async () => {
  const anew = await fixture({ seenFrom: 100, tips: [5] });
  anew.follow(head(5, 7));
  await until(() => anew.delivered.length > 0, { what: "the head of the new chain" });
  expect(anew.track.newest()).toEqual(head(5, 7));

  const other = await fixture({ seenFrom: 100, forkOf: () => 2 });
  other.follow(head(98, 2));
  await settled();
  expect(other.track.newest()).toEqual(head(98, 2));
});
