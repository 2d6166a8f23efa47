import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Head } from "@lunas/domain/settlement/head";
import type { Rpc } from "../rpc/rpc";
import { createChainWatcher } from "./watcher";

const header = {
  number: "0x64",
  hash: `0x${"1".repeat(64)}`,
  parentHash: `0x${"2".repeat(64)}`,
  timestamp: "0x1",
  baseFeePerGas: "0x7",
};

test("while endpoints dispute, nothing that could end a payment is read", async () => {
  let isDisputed = true;
  const rpc: Rpc = { batch: async (calls) => calls.map(() => ({ result: header })), isDisputed: () => isDisputed };
  const watcher = createChainWatcher({ chain: sandbox, rpc, wsUrl: null, clock: { now: () => 0 } });
  const head = {
    number: 100,
    hash: header.hash,
    parentHash: header.parentHash,
    timestampSeconds: 1,
    baseFeeWei: 7n,
  } as Head;
  const reads = [
    () => watcher.sightings(head, [], []),
    () => watcher.receipts([]),
    () => watcher.usedNonces([]),
    () => watcher.nonceUse({} as SettlementOrder),
  ];
  for (const read of reads) await expect(read()).rejects.toThrow("RPC endpoints show different chains");
  isDisputed = false;
  for (const read of reads.slice(0, 3)) await expect(read()).resolves.toBeDefined();
});

const owner = `0x${"3".repeat(40)}` as const;
const ofReplica = (answers: readonly object[]) => {
  let requests = 0;
  const rpc = { batch: async () => [answers[requests++ % answers.length]] } as unknown as Rpc;
  const watcher = createChainWatcher({ chain: sandbox, rpc, wsUrl: null, clock: { now: () => 0 } });
  return { count: () => watcher.minedNonces([owner]), requests: () => requests };
};
const lacksTheBlock = { error: { code: -32000, message: "header not found", data: undefined } };

test("replicas behind one URL answer in turn, and nonces are counted by the one that has the block, however often they are read", async () => {
  // In step with the turns: each round begins at the same replica that is behind.
  const { count, requests } = ofReplica([
    lacksTheBlock,
    lacksTheBlock,
    lacksTheBlock,
    lacksTheBlock,
    { result: "0x5" },
  ]);
  for (let round = 1; round <= 3; round += 1) {
    expect(await count()).toEqual(new Map([[owner, 5]]));
    expect(requests()).toBe(round * 5);
  }
});

test("a node without the block is asked a few times, and one that wants a pause once", async () => {
  const behind = ofReplica([lacksTheBlock]);
  await expect(behind.count()).rejects.toThrow("header not found");
  expect(behind.requests()).toBe(8);
  const limited = ofReplica([{ error: { code: 429, message: "too many requests", data: undefined } }]);
  await expect(limited.count()).rejects.toThrow("too many requests");
  expect(limited.requests()).toBe(1);
});
