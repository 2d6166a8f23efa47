import { base } from "@lunas/catalog/chains/base";
import { type Settlement, settlement, signers } from "@lunas/testkit/stages/settlement";
import { unsound } from "@lunas/testkit/stages/unsound";
import { settled } from "@lunas/testkit/time/settled";
import type { PaymentId } from "../shared/id";
import type { SettlementEngine } from "./engine";
import { laneLeaseMs } from "./keep-lanes";

const deepChain = { ...base, chainId: 1337, environment: "sandbox", network: "sandbox" } as const;

async function running(options: Parameters<typeof settlement>[0] = {}) {
  const stage = await settlement(options);
  const settler = stage.settler("settler-1");
  await settler.engine.keepLanes();
  /** Makes blocks, and runs the service's clock rounds after each. */
  const pass = async (blocks: number) => {
    for (let block = 0; block < blocks; block += 1) {
      await stage.mine();
      await settler.engine.publishOverdue();
    }
  };
  return { stage, pass, ...settler };
}

/** An accepted payment that the engine has sent. */
async function sent(stage: Settlement, engine: SettlementEngine): Promise<PaymentId> {
  const { paymentId } = await stage.accept({ deadlineSeconds: BigInt(Math.floor(stage.clock.now() / 1_000) + 3_600) });
  void engine.settle(paymentId, new AbortController().signal);
  await settled();
  return paymentId;
}

describe("an engine survives", () => {
  it("its death between write and broadcast: the next holder broadcasts the same bytes", async () => {
    const { stage, engine, kill } = await running();
    stage.chain.troublePublish("lost");
    const id = await sent(stage, engine);
    kill();
    expect([stage.chain.published.length, stage.database.transactions.length]).toEqual([0, 1]);
    const next = stage.settler("settler-2");
    await next.engine.keepLanes();
    expect(next.engine.canSettle()).toBe(false);
    stage.clock.advance(laneLeaseMs);
    await next.engine.keepLanes();
    await stage.mine();
    expect(stage.paymentOf(id).status).toBe("confirmed");
    expect(stage.chain.published.map(({ hash }) => hash)).toEqual([stage.paymentOf(id).txHash]);
    expect(unsound(stage)).toEqual([]);
  });

  it("its death after the broadcast: the next holder finds it mined and sends nothing", async () => {
    const { stage, engine, kill } = await running();
    const id = await sent(stage, engine);
    kill();
    stage.clock.advance(laneLeaseMs);
    await stage.mine();
    const next = stage.settler("settler-2");
    await next.engine.keepLanes();
    await stage.mine();
    expect(stage.paymentOf(id)).toMatchObject({ status: "confirmed", settled: { blockNumber: 101 } });
    expect(stage.chain.published).toHaveLength(1);
  });

  it("a write whose answer was lost: it takes its lane over again and sends what is written", async () => {
    const stage = await settlement();
    let isLost = true;
    const { engine, observer } = stage.settler("settler-1", {
      change: ({ settlements }) => ({
        settlements: {
          ...settlements,
          commit: async (...all) => {
            const outcome = await settlements.commit(...all);
            if (isLost) throw new Error("connection terminated");
            return outcome;
          },
        },
      }),
    });
    await engine.keepLanes();
    const id = await sent(stage, engine);
    isLost = false;
    expect(observer.of("fault")).toMatchObject([["commit", { message: "connection terminated" }]]);
    expect(observer.of("laneGone")).toMatchObject([[{}, "lost"]]);
    await stage.mine();
    expect(stage.chain.published).toEqual([]);
    stage.clock.advance(laneLeaseMs);
    await engine.keepLanes();
    await stage.mine();
    expect(stage.paymentOf(id).status).toBe("confirmed");
    expect(unsound(stage)).toEqual([]);
  });

  it("a settler that thinks it still holds the lane: no nonce is used twice", async () => {
    const { stage, engine } = await running();
    const next = stage.settler("settler-2");
    stage.clock.advance(laneLeaseMs);
    await next.engine.keepLanes();
    expect([engine.canSettle(), next.engine.canSettle()]).toEqual([true, true]);
    const ids = await Promise.all([sent(stage, engine), sent(stage, next.engine), sent(stage, engine)]);
    await engine.keepLanes();
    stage.clock.advance(3_000);
    await next.engine.sweep();
    await stage.mine(2);
    for (const id of ids) expect(stage.paymentOf(id).status).toBe("confirmed");
    expect(stage.chain.published.map(({ nonce }) => nonce).sort()).toEqual([0, 1, 2]);
    expect(unsound(stage)).toEqual([]);
  });

  it.each(["waits", "lost"] as const)("a reorg before the depth whose transaction %s", async (fate) => {
    const { stage, pass, engine, observer } = await running({ chain: deepChain });
    const id = await sent(stage, engine);
    await stage.mine();
    await stage.chain.reorg(1, fate);
    await settled();
    expect(stage.paymentOf(id).status).toBe("pending");
    const { hash } = stage.chain.published[0]!;
    expect(observer.of("reorged")).toMatchObject([[{}, { nonce: 0, hash, blockNumber: expect.any(Number) }]]);
    await pass(6);
    expect(stage.paymentOf(id)).toMatchObject({ status: "confirmed", txHash: stage.chain.published[0]?.hash });
    expect(new Set(stage.chain.published.map(({ hash }) => hash)).size).toBe(1);
    expect(unsound(stage)).toEqual([]);
  });

  it("a transaction that the node dropped: it broadcasts the same bytes again", async () => {
    const { stage, pass, engine } = await running();
    const id = await sent(stage, engine);
    const [first] = stage.chain.published;
    stage.chain.drop(first!.hash);
    await pass(3);
    expect(stage.chain.published).toHaveLength(1);
    await pass(2);
    expect(stage.paymentOf(id).status).toBe("confirmed");
    expect(stage.chain.published.map(({ hash }) => hash)).toEqual([first?.hash, first?.hash]);
  });

  it("a fee spike: an unmined transaction is replaced, always with more, never above the ceiling", async () => {
    const { stage, engine, deps } = await running();
    const id = await sent(stage, engine);
    stage.chain.baseFee(20_000_000_000n);
    await stage.mine(14);
    expect(stage.paymentOf(id).status).toBe("confirmed");
    const [row] = stage.database.transactions;
    const caps = row!.attempts.map(({ fees }) => fees.feeCapWei);
    expect(caps.length).toBeGreaterThan(1);
    for (const cap of caps) expect(cap).toBeLessThanOrEqual(deps.chain.settlement.feeCeilingWei);
    expect(unsound(stage)).toEqual([]);
  });

  it.each(["lost", "unheard", "refused"] as const)("a broadcast that is %s", async (how) => {
    const { stage, pass, engine } = await running();
    stage.chain.troublePublish(how);
    const id = await sent(stage, engine);
    await pass(6);
    expect(stage.paymentOf(id).status).toBe("confirmed");
    expect(unsound(stage)).toEqual([]);
  });

  it("late heads, and blocks that it never saw", async () => {
    const { stage, engine } = await running();
    stage.chain.lag(2);
    const id = await sent(stage, engine);
    await stage.mine(2);
    expect(stage.paymentOf(id).status).toBe("pending");
    await stage.mine();
    expect(stage.paymentOf(id).status).toBe("confirmed");
  });

  it("a foreign transaction with its key: the nonce is closed, the payment gets another one", async () => {
    const { stage, engine, observer } = await running();
    stage.chain.foreign({ kind: "send", from: signers[0]! });
    const id = await sent(stage, engine);
    await stage.mine();
    expect(observer.of("usedByStranger")).toEqual([]);
    stage.clock.advance(1_000);
    await engine.sweep();
    expect(observer.of("usedByStranger")).toMatchObject([[{}, 0]]);
    stage.clock.advance(3_000);
    await engine.sweep();
    await stage.mine();
    expect(stage.paymentOf(id).status).toBe("confirmed");
    expect(stage.database.transactions.map(({ nonce, closed }) => [nonce, closed?.minedHash])).toEqual([
      [0, null],
      [1, stage.paymentOf(id).txHash],
    ]);
    expect(unsound(stage)).toEqual([]);
  });

  it("a node that counts its transaction before it shows the receipt: it is not foreign", async () => {
    let isShown = false;
    const stage = await settlement();
    const { engine, observer } = stage.settler("settler-1", {
      change: ({ watcher }) => ({
        watcher: {
          ...watcher,
          sightings: async (...all) => {
            const seen = await watcher.sightings(...all);
            return isShown ? seen : { ...seen, receipts: [] };
          },
          receipts: async (hashes) => (isShown ? await watcher.receipts(hashes) : []),
        },
      }),
    });
    await engine.keepLanes();
    const id = await sent(stage, engine);
    await stage.mine();
    await engine.sweep();
    isShown = true;
    await stage.mine();
    await stage.mine();
    expect(stage.paymentOf(id)).toMatchObject({ status: "confirmed", txHash: stage.chain.published[0]?.hash });
    expect(observer.of("usedByStranger")).toEqual([]);
    expect(stage.database.transactions).toMatchObject([
      { nonce: 0, closed: { minedHash: stage.paymentOf(id).txHash } },
    ]);
    expect(unsound(stage)).toEqual([]);
  });

  it("a reorg that removes the foreign transaction: the nonce is no gap, ours is mined with it", async () => {
    const { stage, pass, engine, observer } = await running({ chain: deepChain });
    stage.chain.foreign({ kind: "send", from: signers[0]! });
    const id = await sent(stage, engine);
    await stage.mine();
    await stage.chain.reorg(1);
    await pass(6);
    expect(observer.of("usedByStranger")).toEqual([]);
    expect(stage.paymentOf(id).status).toBe("confirmed");
    expect(stage.database.transactions).toMatchObject([
      { nonce: 0, closed: { minedHash: stage.paymentOf(id).txHash } },
    ]);
  });

  it("an error on one lane: the others continue, and it is reported", async () => {
    const stage = await settlement({ lanes: 2 });
    let isBroken = true;
    const { engine, observer } = stage.settler("settler-1", {
      change: ({ settlements }) => ({
        settlements: {
          ...settlements,
          finish: (lane, ...rest) =>
            isBroken && lane?.address === signers[0]
              ? Promise.reject(new Error("deadlock detected"))
              : settlements.finish(lane, ...rest),
        },
      }),
    });
    await engine.keepLanes();
    const ids = [await sent(stage, engine), await sent(stage, engine)];
    await stage.mine();
    expect(ids.map((id) => stage.paymentOf(id).status).sort()).toEqual(["confirmed", "pending"]);
    expect(observer.of("fault")).toMatchObject([["head", { message: "deadlock detected" }]]);
    isBroken = false;
    await stage.mine();
    for (const id of ids) expect(stage.paymentOf(id).status).toBe("confirmed");
    expect(unsound(stage)).toEqual([]);
  });
});
