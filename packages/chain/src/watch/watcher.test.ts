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
