import type { Head } from "@lunas/domain/settlement/head";
import { word } from "@lunas/domain/shared/abi-word";
import type { Hex } from "@lunas/domain/shared/hex";
import { settled } from "@lunas/testkit/time/settled";
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

/** A follower at block 100 of fork 0, with a node that has every requested block. */
async function fixture(answers: Pick<Rpc, "confirms" | "isDisputed">) {
  const delivered: number[] = [];
  const requests: Hex[] = [];
  let forgot = 0;
  let read = 0;
  const rpc: Rpc = {
    batch: async (calls) => {
      read += calls.length;
      return calls.map(({ params: [block] }) => {
        const id = Number(BigInt(String(block)) % 1_000_000n);
        const fork = Number(BigInt(String(block)) / 1_000_000n);
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
  for (let number = 90; number <= 100; number += 1) {
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
