import { settled } from "@lunas/testkit/time/settled";
import { type ChainObserver, silentChainObserver } from "../observe";
import { createComparison } from "./compare-endpoints";
import { disputeMs } from "./conclude-comparison";
import { createEndpointRecord } from "./endpoint-record";
import { headsShown } from "./head-evidence";
import { createNewestHead } from "./newest-head";
import type { RpcAnswer, RpcCall } from "./rpc";

const chain = { chainId: 1_337, blockTimeMs: 1_000, confirmations: 1 };

/** A node whose blocks up to `forkAt` are shared, and above it are those of its own chain. */
interface Node {
  head: number;
  kind: string;
  forkAt: number;
  chainId: number;
  isAway: boolean;
}

const hashOf = ({ kind, forkAt }: Node, number: number) =>
  `0x${Buffer.from(`${number > forkAt ? kind : "-"}${number}`)
    .toString("hex")
    .padStart(64, "0")}`;

function answer(node: Node, { method, params: [block] }: RpcCall): RpcAnswer {
  if (method === "eth_chainId") return { result: `0x${node.chainId.toString(16)}` };
  const number = block === "latest" ? node.head : Number(block);
  if (number > node.head) return { result: null };
  return { result: { number: `0x${number.toString(16)}`, hash: hashOf(node, number) } };
}

function fixture(count: number) {
  let nowMs = 1_000_000;
  const clock = { now: () => nowMs };
  const newest = createNewestHead(clock, { blockTimeMs: 1_000, isAlone: count === 1 });
  const reports: string[] = [];
  const observer: ChainObserver = {
    ...silentChainObserver,
    rpcDisagreed: ({ endpoints }) =>
      reports.push(`disagreement ${endpoints.map(({ endpoint }) => endpoint).join(" ")}`),
    endpointJudged: ({ endpoint, isOut }) => reports.push(`${endpoint} ${isOut ? "out" : "in"}`),
  };
  const nodes = Array.from({ length: count }, (): Node => {
    return { head: 100, kind: "-", forkAt: Number.POSITIVE_INFINITY, chainId: 1_337, isAway: false };
  });
  let requested = 0;
  const endpoints = nodes.map((node, place) => {
    const record = createEndpointRecord(place, clock);
    const batch = async (calls: readonly RpcCall[]) => {
      requested += 1;
      if (node.isAway) throw new Error("away");
      const answers = calls.map((call) => answer(node, call));
      for (const { number } of headsShown(calls, answers)) {
        const isBelieved = newest.saw(number);
        record.showed(number, { number: newest.number() ?? number, isBelieved });
      }
      return answers;
    };
    return { host: `node-${place}`, record, rpc: { batch } };
  });
  const newer: number[] = [];
  const onNewer = () => void newer.push(nowMs);
  const comparison = createComparison({ network: "sandbox", chain, endpoints, newest, clock, observer, onNewer });
  const outs = () => endpoints.flatMap(({ record }, place) => (record.outBecause() === null ? [] : [place]));
  /** Time passes, blocks are made, and a read looks at the head. */
  const go = async (seconds: number) => {
    nowMs += seconds * 1_000;
    for (const node of nodes) node.head += seconds;
    comparison.compareWhenDue();
    await settled();
  };
  return { nodes, comparison, newest, reports, newer, outs, go, count: () => requested };
}

test("one endpoint is never compared", async () => {
  const { go, count } = fixture(1);
  await go(60);
  expect(count()).toBe(0);
});

test("several are compared every few blocks, not more often while heads arrive", async () => {
  const { go, count } = fixture(2);
  await go(1);
  await go(1);
  const before = count();
  for (let second = 0; second < 30; second += 1) await go(1);
  expect((count() - before) / 2).toBeLessThanOrEqual(11);
});

test("an overdue head causes one comparison at once", async () => {
  const { nodes, go, count, newest, comparison } = fixture(2);
  await go(1);
  await go(3);
  const frozen = nodes[0]!.head;
  comparison.noteHead(frozen, null);
  const before = count();
  await go(1);
  expect(count()).toBe(before);
  await go(1);
  expect(count()).toBe(before + 2);
  expect(newest.number()).toBe(nodes[1]!.head);
  comparison.noteHead(frozen, null);
  await go(1);
  expect(count()).toBe(before + 2);
});

test("two that split are in dispute; nothing else happens until they agree again", async () => {
  const { nodes, comparison, reports, outs, go } = fixture(2);
  await go(1);
  await go(3);
  Object.assign(nodes[1]!, { kind: "b", forkAt: 104 });
  await go(5);
  await go(5);
  expect(comparison.isDisputed()).toBe(true);
  expect(reports).toEqual(["disagreement node-0 node-1"]);
  expect(outs()).toEqual([]);
  Object.assign(nodes[1]!, { forkAt: Number.POSITIVE_INFINITY });
  await go(3);
  expect(comparison.isDisputed()).toBe(false);
  expect(outs()).toEqual([]);
});

test("a dispute ends after its time, by the block that this process has built upon", async () => {
  const { nodes, comparison, outs, go } = fixture(2);
  await go(1);
  await go(3);
  Object.assign(nodes[1]!, { kind: "b", forkAt: 104 });
  // All reads were answered by the second endpoint.
  for (let number = 100; number < 200; number += 1) {
    comparison.noteHead(number, hashOf(nodes[1]!, number) as `0x${string}`);
  }
  await go(10);
  await go(3);
  expect(comparison.isDisputed()).toBe(true);
  for (let ms = 0; ms <= disputeMs; ms += 5_000) await go(5);
  expect(comparison.isDisputed()).toBe(false);
  expect(outs()).toEqual([0]);
});

test("of three, the one that differs is excluded, and included again when it agrees", async () => {
  const { nodes, comparison, reports, outs, go } = fixture(3);
  await go(1);
  await go(3);
  Object.assign(nodes[0]!, { kind: "b", forkAt: 104 });
  await go(10);
  await go(3);
  expect(outs()).toEqual([0]);
  expect(comparison.isDisputed()).toBe(false);
  Object.assign(nodes[0]!, { kind: "-" });
  await go(3);
  expect(outs()).toEqual([]);
  expect(reports.filter((each) => each.startsWith("node"))).toEqual(["node-0 out", "node-0 in"]);
});

test.each([
  ["far ahead", 5_000],
  ["far behind", -80],
  ["at the same height", 0],
])(
  "of two, the one that switches to another chain %s is excluded, because it contradicts the agreed block",
  async (_where, blocks) => {
    const { nodes, comparison, newest, outs, go } = fixture(2);
    await go(1);
    await go(3);
    await go(3);
    Object.assign(nodes[0]!, { kind: "b", forkAt: -1, head: nodes[0]!.head + blocks });
    await go(3);
    await go(3);
    expect(outs()).toEqual([0]);
    expect(comparison.isDisputed()).toBe(false);
    expect(newest.number()).toBe(nodes[1]!.head);
  },
);

test("another chain id is excluded at the first look", async () => {
  const { nodes, reports, outs, go } = fixture(2);
  nodes[0]!.chainId = 1;
  await go(1);
  expect(outs()).toEqual([0]);
  expect(reports).toEqual(["node-0 out", "disagreement node-0"]);
});

test("an endpoint that is unreachable or behind is no disagreement", async () => {
  const { nodes, comparison, reports, outs, go } = fixture(2);
  await go(1);
  nodes[1]!.isAway = true;
  for (let round = 0; round < 5; round += 1) await go(3);
  Object.assign(nodes[1]!, { isAway: false, head: 50 });
  for (let round = 0; round < 5; round += 1) await go(3);
  expect({ reports, outs: outs(), isDisputed: comparison.isDisputed() }).toEqual({
    reports: [],
    outs: [],
    isDisputed: false,
  });
});

test("a newer head elsewhere is reported at once when the next one is overdue, and not while heads arrive", async () => {
  const { comparison, go, nodes, newer } = fixture(2);
  await go(10);
  for (let second = 0; second < 10; second += 1) {
    comparison.noteHead(nodes[1]!.head, null);
    await go(1);
  }
  expect(newer).toEqual([]);
  // The first endpoint stands still from now on; reads return its head.
  await go(1);
  await go(1);
  expect(newer).toHaveLength(1);
});
