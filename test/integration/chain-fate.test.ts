import { encodeAggregate3 } from "@lunas/chain/abi/aggregate3";
import { settleCalldata } from "@lunas/chain/read/settle-calldata";
import type { Rpc, RpcAnswer, RpcCall } from "@lunas/chain/rpc/rpc";
import { createChainWatcher } from "@lunas/chain/watch/watcher";
import type { Authorization } from "@lunas/domain/payment/authorization";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { opaqueBatch } from "../world/opaque-batch";
import { type ChainScene, chain, clock, newAddress, permit2Abi, startScene, token, tokenAbi } from "./chain-scene";

let scene: ChainScene;
let payer: Payer;
const payee = newAddress();
const stranger = newAddress();
const { x402Proxy, permit2, multicall3 } = chain.contracts;

beforeAll(async () => {
  scene = await startScene();
  payer = await scene.payer();
}, 60_000);
afterAll(async () => scene?.stop());

const watcher = (confirmations = 1) =>
  createChainWatcher({
    chain: { ...chain, settlement: { ...chain.settlement, confirmations } },
    rpc: scene.rpc,
    wsUrl: null,
    clock,
  });

async function newOrder(wishes: { amount?: bigint; nonce?: bigint } = {}): Promise<SettlementOrder> {
  const authorization: Authorization = await payer.authorize({ to: payee, amount: 100n, ...wishes });
  const { from, token: asset, to, ...terms } = authorization;
  const checkedAtBlock = Number(await scene.cheat("eth_blockNumber"));
  return {
    ...terms,
    payerHasCode: false,
    sponsorship: null,
    paymentId: "pay_1",
    permit2,
    checkedAtBlock,
    createdAtMs: 0,
    asset,
    payer: from,
    payTo: to,
  };
}

const mine = async (count: number) => void (await scene.cheat("anvil_mine", `0x${count.toString(16)}`));
const settle = (order: SettlementOrder) => scene.sendAs(stranger, x402Proxy, settleCalldata(order));
const bundle = (...orders: SettlementOrder[]) =>
  scene.sendAs(
    stranger,
    multicall3,
    encodeAggregate3(orders.map((order) => ({ target: x402Proxy, data: settleCalldata(order) }))),
  );
const cancel = ({ nonce }: SettlementOrder) =>
  scene.sendAs(
    payer.address,
    permit2,
    permit2Abi.encodeFunctionData("invalidateUnorderedNonces", [nonce >> 8n, 1n << (nonce & 0xffn)]),
  );

test("unused, with the block that says so", async () => {
  const order = await newOrder();
  const newest = Number(await scene.cheat("eth_blockNumber"));
  expect(await watcher().fateOf(order)).toMatchObject({ kind: "unused", block: { number: newest } });
  expect(await watcher(2).fateOf(order)).toMatchObject({ kind: "unused", block: { number: newest - 1 } });
});

test("settled by a stranger, many blocks ago", async () => {
  const order = await newOrder();
  await mine(20);
  const txHash = await settle(order);
  const blockNumber = Number(await scene.cheat("eth_blockNumber"));
  await mine(80);
  expect(await watcher().fateOf(order)).toMatchObject({
    kind: "settled",
    settlement: { txHash, blockNumber, logIndex: 0, blockTimestampSeconds: expect.any(Number) },
  });
});

test("not before the chain's depth", async () => {
  const order = await newOrder();
  await settle(order);
  expect(await watcher(2).fateOf(order)).toMatchObject({ kind: "unused" });
  await scene.mine();
  expect(await watcher(2).fateOf(order)).toMatchObject({ kind: "settled" });
});

test("cancelled by the payer, even when the bit was set for neighbours before", async () => {
  await cancel(await newOrder({ nonce: 0x1201n }));
  const order = await newOrder({ nonce: 0x1202n });
  await cancel(order);
  await mine(3);
  expect(await watcher().fateOf(order)).toEqual({ kind: "cancelled" });
});

test("used for another payment of the same payer", async () => {
  const order = await newOrder();
  const other = await newOrder({ amount: 7n, nonce: order.nonce });
  await settle(other);
  expect(await watcher().fateOf(order)).toEqual({ kind: "used_elsewhere" });
});

test("a plain transfer beside a use of the nonce is no settlement", async () => {
  const order = await newOrder();
  await scene.cheat("evm_setAutomine", false);
  const sent = Promise.all([
    scene.sendAs(payer.address, token, tokenAbi.encodeFunctionData("transfer", [payee, order.amount])),
    settle(await newOrder({ amount: 7n, nonce: order.nonce })),
  ]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await scene.mine();
  await sent;
  await scene.cheat("evm_setAutomine", true);
  expect(await watcher().fateOf(order)).toEqual({ kind: "used_elsewhere" });
});

test("like payments in one transaction are told apart by their nonces", async () => {
  const orders = [await newOrder(), await newOrder(), await newOrder()];
  const txHash = await bundle(...orders);
  const fates = await Promise.all(orders.map((order) => watcher().fateOf(order)));
  const places = fates.map((fate) => (fate.kind === "settled" ? fate.settlement : null));
  expect(places.map((place) => place?.txHash)).toEqual([txHash, txHash, txHash]);
  expect(places.map((place) => place?.logIndex)).toEqual([0, 2, 4]);
});

test("like payments of a contract that made up its calls may be any of its logs, but not another transaction's", async () => {
  const [one, two, known] = [await newOrder(), await newOrder(), await newOrder()];
  const contract = newAddress();
  await scene.cheat("anvil_setCode", contract, opaqueBatch(x402Proxy, [one, two].map(settleCalldata)));
  await scene.cheat("evm_setAutomine", false);
  const sent = Promise.all([scene.sendAs(newAddress(), contract, "0x"), settle(known)]);
  await until(async () => ((await scene.cheat("txpool_status")) as { pending: string }).pending === "0x2", {
    timeoutMs: 20_000,
  });
  await scene.mine();
  await scene.cheat("evm_setAutomine", true);
  const [opaque, plain] = await sent;
  const placesOf = async (order: SettlementOrder) => {
    const fate = await watcher().fateOf(order);
    if (fate.kind !== "settled") throw new Error(fate.kind);
    return [fate.settlement, ...(fate.otherwise ?? [])];
  };
  for (const order of [one, two]) {
    const places = await placesOf(order);
    expect(places.map(({ txHash }) => txHash)).toEqual([opaque, opaque]);
    expect(new Set(places.map(({ logIndex }) => logIndex)).size).toBe(2);
  }
  expect((await placesOf(known)).map(({ txHash }) => txHash)).toEqual([plain]);
});

describe("a node that keeps the state of the newest blocks only", () => {
  const newest = async () => Number(await scene.cheat("eth_blockNumber"));
  /** The real node, but for calls at blocks that a pruned node would not have. */
  const pruned = async () => {
    const oldest = (await newest()) - 10;
    const isGone = ({ method, params }: RpcCall) => method === "eth_call" && Number(params[1]) < oldest;
    const rpc: Rpc = {
      batch: async (calls) => {
        const answers = await scene.rpc.batch(calls);
        const gone: RpcAnswer = { error: { code: -32000, message: "missing trie node 12ab", data: undefined } };
        return answers.map((answer, index) => (isGone(calls[index] as RpcCall) ? gone : answer));
      },
    };
    return createChainWatcher({ chain, rpc, wsUrl: null, clock });
  };

  test("finds settlements and cancellations by their logs", async () => {
    const order = await newOrder();
    const like = await newOrder();
    const taken = await newOrder();
    const txHash = await settle(order);
    const blockNumber = await newest();
    await settle(like);
    await cancel(taken);
    await mine(40);
    const watching = await pruned();
    expect(await watching.fateOf(order)).toMatchObject({ kind: "settled", settlement: { txHash, blockNumber } });
    expect(await watching.fateOf(taken)).toEqual({ kind: "cancelled" });
  });

  test("does not guess about anything else", async () => {
    const order = await newOrder();
    await settle(await newOrder({ amount: 9n, nonce: order.nonce }));
    await mine(40);
    await expect((await pruned()).fateOf(order)).rejects.toMatchObject({ dependency: "chain" });
  });
});

test("simulations name what stands against each order, in one go", async () => {
  const used = await newOrder();
  await settle(used);
  const fine = await newOrder();
  const dear = await newOrder({ amount: 10n ** 12n });
  expect(await watcher().simulate([used, fine, dear])).toEqual(["InvalidNonce", null, "transfer_from_failed"]);
});

test("many nonces at once, at the chain's depth", async () => {
  const [unused, cancelled, settled] = [await newOrder(), await newOrder(), await newOrder()];
  await cancel(cancelled);
  const { block: before } = await watcher().usedNonces([settled]);
  await settle(settled);
  const orders = [unused, cancelled, settled];
  expect(await watcher().usedNonces(orders)).toMatchObject({
    block: { number: before.number + 1, timestampSeconds: expect.any(Number) },
    used: [false, true, true],
  });
  expect(await watcher(2).usedNonces(orders)).toMatchObject({ block: before, used: [false, true, false] });
});
