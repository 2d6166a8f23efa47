import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { RpcConnection } from "@lunas/chain/connect";
import { probeAbilities } from "@lunas/chain/rpc/abilities";
import type { RpcCall } from "@lunas/chain/rpc/rpc";
import type { Hex } from "@lunas/domain/shared/hex";
import { hashOf } from "@lunas/testkit/build/numbered";
import { manualClock } from "@lunas/testkit/time/manual-clock";
import { settled } from "@lunas/testkit/time/settled";
import { watchNetworks } from "./networks";

const hash = `0x${"1".repeat(64)}`;

/** A sandbox chain at a height, as its node reports it. */
function nodeAt(height: { number: number }): RpcConnection {
  const answer = ({ method }: RpcCall) => {
    if (method === "eth_chainId") return { result: "0x539" };
    if (method === "eth_getCode") return { result: "0x60" };
    if (method === "eth_getBlockByNumber") {
      const [number, timestamp, baseFeePerGas] = [`0x${height.number.toString(16)}`, "0x1", "0x1"];
      return { result: { number, hash, parentHash: hash, timestamp, baseFeePerGas } };
    }
    return { result: `0x${4_102_444_800n.toString(16).padStart(64, "0")}` };
  };
  const batch = async (calls: readonly RpcCall[]) => calls.map(answer);
  const abilities = async () => probeAbilities({ batch });
  const requested = { isLimited: () => false, outBecause: () => null, knownAbilities: () => null };
  const rpc: RpcConnection = {
    ...{ batch, view: () => rpc, isDisputed: () => false, confirms: async () => true, forgetHeads: () => undefined },
    ...{ onNewerHead: () => () => undefined },
    ...{ report: () => [], endpoints: [{ batch, host: "node:8545", abilities, ...requested }] },
  };
  return rpc;
}

/** Watches for so many seconds, with one block each second unless blocks are held. */
async function watched(stalledAfterMs: number | null) {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  const clock = manualClock();
  const height = { number: 7 };
  const chain = { ...sandbox, stalledAfterMs };
  const stored = { genesis: null as Hex | null };
  const quiet = { onUnreachable: () => undefined, onChecked: () => undefined, onFault: () => undefined };
  const knownGenesis = async () => stored.genesis;
  const networks = watchNetworks({ chains: [{ chain, rpc: nodeAt(height) }], ...{ clock, ...quiet, knownGenesis } });
  await networks.start?.();
  const pass = async (seconds: number, blocks: "come" | "held") => {
    for (let second = 0; second < seconds; second += 1) {
      if (blocks === "come") height.number += 1;
      clock.advance(1_000);
      await jest.advanceTimersByTimeAsync(1_000);
      await settled();
    }
    return networks.stateOf(chain);
  };
  return { pass, stored, stop: () => networks.stop?.() };
}

afterEach(() => jest.useRealTimers());

it("is stalled after its time without a block, and no longer with the next block", async () => {
  const { pass, stop } = await watched(60_000);
  expect(await pass(90, "come")).toMatchObject({ status: "ok", isStalled: false });
  expect(await pass(57, "held")).toMatchObject({ status: "ok", isStalled: false });
  expect(await pass(6, "held")).toMatchObject({ status: "degraded", isStalled: true });
  expect(await pass(2, "come")).toMatchObject({ status: "ok", isStalled: false });
  await stop();
});

it("never stalls where blocks are made on demand", async () => {
  const { pass, stop } = await watched(null);
  expect(await pass(300, "held")).toMatchObject({ status: "ok", isStalled: false });
  await stop();
});

it("is down while the node has another chain than the one that a settler stored", async () => {
  const { pass, stored, stop } = await watched(60_000);
  expect(await pass(3, "come")).toMatchObject({ status: "ok", fault: null });
  stored.genesis = hashOf(2);
  expect(await pass(3, "come")).toMatchObject({ status: "down", fault: "unknown_first_block" });
  stored.genesis = null;
  expect(await pass(3, "come")).toMatchObject({ status: "ok", fault: null });
  await stop();
});
