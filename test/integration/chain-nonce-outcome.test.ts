import { encodeAggregate3 } from "@lunas/chain/abi/aggregate3";
import type { Rpc, RpcAnswer, RpcCall } from "@lunas/chain/rpc/rpc";
import { createChainWatcher } from "@lunas/chain/watch/watcher";
import type { Authorization } from "@lunas/domain/payment/authorization";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import { concludeFrom } from "@lunas/domain/settlement/confirm/conclude";
import { readNonceOutcome } from "@lunas/domain/settlement/confirm/read-nonce-outcome";
import { exact } from "@lunas/domain/settlement/kinds/exact/exact";
import type { ChainWatcher } from "@lunas/domain/settlement/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { frozenAt } from "../harness/lagging-node";
import { opaqueBatch } from "../harness/opaque-batch";
import {
  type ChainFixture,
  chain,
  clock,
  newAddress,
  permit2Abi,
  startScenario,
  token,
  tokenAbi,
} from "./chain-fixture";

jest.setTimeout(30_000);

let fixture: ChainFixture;
let payer: Payer;
const payee = newAddress();
const thirdParty = newAddress();
const { x402Proxy, permit2, multicall3 } = chain.contracts;

beforeAll(async () => {
  fixture = await startScenario();
  payer = await fixture.payer();
}, 60_000);
afterAll(async () => fixture?.stop());

const watcher = (confirmations = 1) =>
  createChainWatcher({
    chain: { ...chain, settlement: { ...chain.settlement, confirmations } },
    rpc: fixture.rpc,
    wsUrl: null,
    clock,
  });

async function newOrder(options: { amount?: bigint; nonce?: bigint } = {}): Promise<SettlementOrder> {
  const authorization: Authorization = await payer.authorize({ to: payee, amount: 100n, ...options });
  const { from, token: asset, to, ...terms } = authorization;
  const checkedAtBlock = Number(await fixture.cheat("eth_blockNumber"));
  return {
    ...terms,
    payerHasCode: false,
    failedIn: null,
    sponsorship: null,
    onlySender: null,
    paymentId: "pay_1",
    permit2,
    checkedAtBlock,
    ageMs: 0,
    asset,
    payer: from,
    payTo: to,
  };
}

/** What became of an order's nonce, as the settler reads it. */
const outcomeOf = (order: SettlementOrder, watching: Pick<ChainWatcher, "nonceUse" | "tracedNonces"> = watcher()) =>
  readNonceOutcome({ watcher: watching as ChainWatcher }, order);

const mine = async (count: number) => void (await fixture.cheat("anvil_mine", `0x${count.toString(16)}`));
const settle = (order: SettlementOrder) => fixture.sendAs(thirdParty, x402Proxy, exact.call.write(order));
const bundle = (...orders: SettlementOrder[]) =>
  fixture.sendAs(
    thirdParty,
    multicall3,
    encodeAggregate3(orders.map((order) => ({ target: x402Proxy, data: exact.call.write(order) }))),
  );
const cancel = ({ nonce }: SettlementOrder) =>
  fixture.sendAs(
    payer.address,
    permit2,
    permit2Abi.encodeFunctionData("invalidateUnorderedNonces", [nonce >> 8n, 1n << (nonce & 0xffn)]),
  );

test("unused, with the block that says so", async () => {
  const order = await newOrder();
  const newest = Number(await fixture.cheat("eth_blockNumber"));
  expect(await outcomeOf(order)).toMatchObject({ kind: "unused", block: { number: newest } });
  expect(await outcomeOf(order, watcher(2))).toMatchObject({ kind: "unused", block: { number: newest - 1 } });
});

test("settled by a foreign transaction, many blocks ago", async () => {
  const order = await newOrder();
  await mine(20);
  const txHash = await settle(order);
  const blockNumber = Number(await fixture.cheat("eth_blockNumber"));
  await mine(80);
  expect(await outcomeOf(order)).toMatchObject({
    kind: "settled",
    settlement: { txHash, blockNumber, logIndex: 0, blockTimestampSeconds: expect.any(Number) },
  });
});

test("settled long before the block that the gateway read, which was a fork's or another chain's", async () => {
  const order = await newOrder();
  const txHash = await settle(order);
  await mine(700);
  const newest = Number(await fixture.cheat("eth_blockNumber"));
  for (const checkedAtBlock of [newest, 10 ** 9]) {
    const settled = { kind: "settled", settlement: { txHash } };
    expect(await outcomeOf({ ...order, checkedAtBlock })).toMatchObject(settled);
  }
});

test("not before the chain's depth", async () => {
  const order = await newOrder();
  await settle(order);
  expect(await outcomeOf(order, watcher(2))).toMatchObject({ kind: "unused" });
  await fixture.mine();
  expect(await outcomeOf(order, watcher(2))).toMatchObject({ kind: "settled" });
});

describe("a large payment", () => {
  const deep = { ...chain.settlement, confirmations: 2, depthFrom: [{ amount: 1_000n, depth: 10 }] };
  const watching = () =>
    createChainWatcher({ chain: { ...chain, settlement: deep }, rpc: fixture.rpc, wsUrl: null, clock });

  test("is judged at the depth of its amount", async () => {
    const [large, small] = [await newOrder({ amount: 1_000n }), await newOrder({ amount: 999n })];
    await settle(small);
    await settle(large);
    await mine(1);
    expect((await outcomeOf(small, watching())).kind).toBe("settled");
    await mine(7);
    expect((await outcomeOf(large, watching())).kind).toBe("unused");
    await mine(1);
    expect((await outcomeOf(large, watching())).kind).toBe("settled");
  });

  test("has all nonces of its batch read as deep", async () => {
    const [large, small] = [await newOrder({ amount: 1_000n }), await newOrder({ amount: 999n })];
    await settle(small);
    await mine(8);
    expect((await watching().usedNonces([small])).used).toEqual([true]);
    expect((await watching().usedNonces([small, large])).used).toEqual([false, false]);
    await mine(1);
    expect((await watching().usedNonces([small, large])).used).toEqual([true, false]);
  });
});

test("cancelled by the payer, even when the bit was set for neighbours before", async () => {
  await cancel(await newOrder({ nonce: 0x1201n }));
  const order = await newOrder({ nonce: 0x1202n });
  await cancel(order);
  await mine(3);
  expect(await outcomeOf(order)).toEqual({ kind: "cancelled" });
});

test("used for another payment of the same payer", async () => {
  const order = await newOrder();
  const other = await newOrder({ amount: 7n, nonce: order.nonce });
  await settle(other);
  expect(await outcomeOf(order)).toEqual({ kind: "used_elsewhere" });
});

test("a plain transfer beside a use of the nonce is no settlement", async () => {
  const order = await newOrder();
  const other = await newOrder({ amount: 7n, nonce: order.nonce });
  await inOneBlock(
    () => fixture.sendAs(payer.address, token, tokenAbi.encodeFunctionData("transfer", [payee, order.amount])),
    () => settle(other),
  );
  expect(await outcomeOf(order)).toEqual({ kind: "used_elsewhere" });
});

/** These are mined in one block, in this order: who offers more comes first. */
async function inOneBlock(...sends: (() => Promise<Hex>)[]): Promise<readonly Hex[]> {
  await fixture.cheat("evm_setAutomine", false);
  const sent: Promise<Hex>[] = [];
  for (const send of sends) {
    const waiting = async () => Number(((await fixture.cheat("txpool_status")) as { pending: string }).pending);
    const before = await waiting();
    sent.push(send());
    await until(async () => (await waiting()) === before + 1, { timeoutMs: 20_000 });
  }
  await fixture.mine();
  await fixture.cheat("evm_setAutomine", true);
  return Promise.all(sent);
}

/** Settles by a contract that makes up its calls. */
async function byContract(...orders: SettlementOrder[]): Promise<() => Promise<Hex>> {
  const contract = newAddress();
  await fixture.cheat("anvil_setCode", contract, opaqueBatch(x402Proxy, orders.map(exact.call.write)));
  return () => fixture.sendAs(newAddress(), contract, "0x");
}

const places = async (orders: readonly SettlementOrder[], watching = watcher()) => {
  const outcomes = await Promise.all(orders.map((order) => outcomeOf(order, watching)));
  return outcomes.map((outcome) => (outcome.kind === "settled" ? outcome.settlement : outcome.kind));
};

test("like payments in one transaction are distinguished by their nonces", async () => {
  const orders = [await newOrder(), await newOrder(), await newOrder()];
  const txHash = await bundle(...orders);
  expect(await places(orders)).toMatchObject([0, 2, 4].map((logIndex) => ({ txHash, logIndex })));
});

test("a payment cancelled in the block that settles a like one is cancelled", async () => {
  const [settledOne, cancelled] = [await newOrder(), await newOrder()];
  const [, txHash] = await inOneBlock(
    () => cancel(cancelled),
    () => settle(settledOne),
  );
  expect(await places([settledOne, cancelled])).toMatchObject([{ txHash }, "cancelled"]);
});

test("of like payments in one batch the cancelled one is found by the state of the nonces", async () => {
  const orders = [await newOrder(), await newOrder(), await newOrder()];
  await cancel(orders[1] as SettlementOrder);
  const txHash = await bundle(...orders);
  const [first, second, third] = await places(orders);
  expect([first, third]).toMatchObject([{ txHash }, { txHash }]);
  expect(second).toBe("cancelled");
  expect(new Set([first, third].map((place) => (typeof place === "object" ? place.logIndex : null))).size).toBe(2);
});

test("one that was cancelled in the same block, before the batch, is found by a trace", async () => {
  const orders = [await newOrder(), await newOrder()];
  const [, txHash] = await inOneBlock(
    () => cancel(orders[0] as SettlementOrder),
    () => bundle(...orders),
  );
  expect(await places(orders)).toMatchObject(["cancelled", { txHash }]);
});

test("of a contract that made up its calls a trace tells which settled, and which did not", async () => {
  const [one, two, spent, known] = [await newOrder(), await newOrder(), await newOrder(), await newOrder()];
  await cancel(spent);
  const send = await byContract(two, spent, one);
  const [opaque, plain] = await inOneBlock(send, () => settle(known));
  const [first, second, third, fourth] = await places([one, two, spent, known]);
  expect([first, second]).toMatchObject([{ txHash: opaque }, { txHash: opaque }]);
  expect((second as { logIndex: number }).logIndex).toBeLessThan((first as { logIndex: number }).logIndex);
  expect([third, fourth]).toMatchObject(["cancelled", { txHash: plain }]);
});

test("a nonce used for something else beside a like settlement by a contract is no settlement", async () => {
  const like = await newOrder();
  const order = await newOrder();
  const other = await newOrder({ amount: 7n, nonce: order.nonce });
  const send = await byContract(like);
  await inOneBlock(send, () => settle(other));
  expect(await places([like, order])).toMatchObject([{ logIndex: expect.any(Number) }, "used_elsewhere"]);
});

describe("a like settlement by a contract", () => {
  const answering = (answer: (call: RpcCall) => RpcAnswer | null): Rpc => ({
    batch: async (calls) => {
      const answers = await fixture.rpc.batch(calls);
      return answers.map((given, index) => answer(calls[index] as RpcCall) ?? given);
    },
  });
  const error = (code: number, message: string): RpcAnswer => ({ error: { code, message, data: undefined } });
  const isTrace = ({ method }: RpcCall) => method.includes("trace");
  const withoutTraces = answering((call) => (isTrace(call) ? error(-32601, "the method does not exist") : null));
  const failing = answering((call) => (isTrace(call) ? error(-32000, "required historical state unavailable") : null));
  const parityOnly = answering(({ method }) =>
    method === "debug_traceTransaction" ? error(-32601, "Method not found") : null,
  );
  const watching = (...endpoints: Rpc[]) =>
    createChainWatcher({ chain, rpc: { ...fixture.rpc, endpoints }, wsUrl: null, clock });
  const opaque = async () => {
    const order = await newOrder();
    const txHash = await (await byContract(order))();
    return { order, txHash };
  };

  test("is not proven where no endpoint traces", async () => {
    const { order, txHash } = await opaque();
    expect(await outcomeOf(order, watching(withoutTraces))).toMatchObject({
      ...{ kind: "unproven", txHash, mayBeProven: false },
    });
  });

  test("may still be proven where an endpoint that traces did not manage to", async () => {
    const { order, txHash } = await opaque();
    const outcome = { kind: "unproven", txHash, mayBeProven: true };
    expect(await outcomeOf(order, watching(withoutTraces, failing))).toMatchObject(outcome);
  });

  test("is proven by whichever endpoint traces, by either method", async () => {
    const { order, txHash } = await opaque();
    const settlement = { txHash };
    expect(await outcomeOf(order, watching(withoutTraces, failing, fixture.rpc))).toMatchObject({ settlement });
    expect(await outcomeOf(order, watching(parityOnly))).toMatchObject({ settlement });
  });
});

describe("a replica behind the same address that is a block behind", () => {
  /** Logs come from it, all else from one that has every block. Beyond its newest block some nodes answer an empty list. */
  const behind = (newest: number): Rpc => ({
    batch: async (calls) => {
      const answers = await fixture.rpc.batch(calls);
      if (!calls.some(({ method }) => method === "eth_getLogs")) return answers;
      const body = await frozenAt(
        fixture.rpcUrl,
        calls.map((call, id) => ({ id, ...call })),
        newest,
      );
      return (JSON.parse(body) as (RpcAnswer & { error?: object })[]).map((answer) =>
        "error" in answer ? { error: { code: -32000, message: "unknown block", data: undefined } } : answer,
      );
    },
  });

  test.each([["with the state of old blocks"], ["without it"]])(
    "is no proof that nobody settled: %s",
    async (state) => {
      const order = await newOrder();
      await settle(order);
      const newest = Number(await fixture.cheat("eth_blockNumber"));
      const rpc = behind(newest - 1);
      const gone: RpcAnswer = { error: { code: -32000, message: "missing trie node 12ab", data: undefined } };
      const pruned: Rpc = {
        batch: async (calls) => {
          const answers = await rpc.batch(calls);
          const isOld = ({ method, params }: RpcCall) => method === "eth_call" && Number(params[1]) < newest;
          return answers.map((answer, index) => (isOld(calls[index] as RpcCall) ? gone : answer));
        },
      };
      const used = state === "without it" ? pruned : rpc;
      const watching = createChainWatcher({ chain, rpc: used, wsUrl: null, clock });
      await expect(outcomeOf(order, watching)).rejects.toMatchObject({ name: "Unavailable" });
    },
  );
});

describe("a node that keeps the state of the newest blocks only", () => {
  const newest = async () => Number(await fixture.cheat("eth_blockNumber"));
  /** The real node, but for calls at blocks that a pruned node would not have. */
  const pruned = async (message = "missing trie node 12ab") => {
    const oldest = (await newest()) - 10;
    const isGone = ({ method, params }: RpcCall) => method === "eth_call" && Number(params[1]) < oldest;
    const rpc: Rpc = {
      batch: async (calls) => {
        const answers = await fixture.rpc.batch(calls);
        const gone: RpcAnswer = { error: { code: -32000, message, data: undefined } };
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
    expect(await outcomeOf(order, watching)).toMatchObject({ kind: "settled", settlement: { txHash, blockNumber } });
    expect(await outcomeOf(taken, watching)).toEqual({ kind: "cancelled" });
  });

  test("tells a nonce that was used for something else: no like settlement stands in the logs", async () => {
    const order = await newOrder();
    await settle(await newOrder({ amount: 9n, nonce: order.nonce }));
    await mine(40);
    expect(await outcomeOf(order, await pruned())).toEqual({ kind: "used_elsewhere" });
  });

  test.each(["No state available for block 0x1", "old data not available due to pruning", "words of a node to come"])(
    "ends a payment past its deadline, whatever its words are: %s",
    async (message) => {
      const order = await newOrder();
      const txHash = await settle(order);
      await mine(40);
      const isOverdue = { ...order, deadlineSeconds: 1n };
      expect(await outcomeOf(isOverdue, await pruned(message))).toMatchObject({ settlement: { txHash } });
    },
  );

  test("tells like payments of one block apart", async () => {
    const [settledOne, cancelled] = [await newOrder(), await newOrder()];
    const [, txHash] = await inOneBlock(
      () => cancel(cancelled),
      () => settle(settledOne),
    );
    await mine(40);
    expect(await places([settledOne, cancelled], await pruned())).toMatchObject([{ txHash }, "cancelled"]);
  });
});

test("simulations name what stands against each order, in one go", async () => {
  const used = await newOrder();
  await settle(used);
  const fine = await newOrder();
  const dear = await newOrder({ amount: 10n ** 12n });
  expect(await watcher().simulate([used, fine, dear])).toEqual([
    { kind: "fails", reason: "InvalidNonce" },
    { kind: "passes" },
    { kind: "fails", reason: "transfer_from_failed" },
  ]);
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

test("used in a block that the node has forgotten: nothing is proven, and nothing is told as a failure before its time", async () => {
  const order = await newOrder();
  await settle({ ...order, ...(await newOrder({ nonce: order.nonce, amount: 7n })) });
  await mine(6);
  const forgetful = createChainWatcher({ chain: { ...chain, historyBlocks: 3 }, rpc: fixture.rpc, wsUrl: null, clock });
  const outcome = await outcomeOf(order, forgetful);
  expect(outcome).toMatchObject({ kind: "unproven", txHash: null, mayBeProven: true });
  expect(concludeFrom(outcome, order)).toBeNull();
  expect(concludeFrom(outcome, { ...order, deadlineSeconds: 1n })).toMatchObject({
    ...{ kind: "failed", code: "settlement_unproven", txHash: null },
  });
  expect(await outcomeOf(order)).toEqual({ kind: "used_elsewhere" });
});
