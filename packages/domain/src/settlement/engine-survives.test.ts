import { base } from "@lunas/catalog/chains/base";
import { losingAnswers } from "@lunas/testkit/fixtures/losing-answers";
import { type Settlement, settlement, signers } from "@lunas/testkit/fixtures/settlement";
import { unsound } from "@lunas/testkit/fixtures/unsound";
import { settled } from "@lunas/testkit/time/settled";
import type { PaymentId } from "../shared/id";
import type { SettlementEngine } from "./engine";
import { laneLeaseMs } from "./lanes/keep-lanes";

const deepChain = { ...base, chainId: 1337, environment: "sandbox", network: "sandbox" } as const;

async function running(options: Parameters<typeof settlement>[0] = {}) {
  const fixture = await settlement(options);
  const settler = fixture.settler("settler-1");
  await settler.engine.keepLanes();
  /** Makes blocks, and runs the service's clock rounds after each. */
  const pass = async (blocks: number) => {
    for (let block = 0; block < blocks; block += 1) {
      await fixture.mine();
      await settler.engine.broadcastOverdue();
    }
  };
  return { fixture, pass, ...settler };
}

/** An accepted payment that the engine has sent. */
async function sent(fixture: Settlement, engine: SettlementEngine): Promise<PaymentId> {
  const { paymentId } = await fixture.accept({
    deadlineSeconds: BigInt(Math.floor(fixture.clock.now() / 1_000) + 3_600),
  });
  void engine.settle(paymentId, new AbortController().signal);
  await settled();
  return paymentId;
}

describe("an engine survives", () => {
  it("its death between write and broadcast: the next holder broadcasts the same bytes", async () => {
    const { fixture, engine, kill } = await running();
    fixture.chain.troubleBroadcast("lost");
    const id = await sent(fixture, engine);
    kill();
    expect([fixture.chain.broadcasts.length, fixture.database.transactions.length]).toEqual([0, 1]);
    const next = fixture.settler("settler-2");
    await next.engine.keepLanes();
    expect(next.engine.canSettle()).toBe(false);
    fixture.clock.advance(laneLeaseMs);
    await next.engine.keepLanes();
    await fixture.mine();
    expect(fixture.paymentOf(id).status).toBe("confirmed");
    expect(fixture.chain.broadcasts.map(({ hash }) => hash)).toEqual([fixture.paymentOf(id).txHash]);
    expect(unsound(fixture)).toEqual([]);
  });

  it("its death after the broadcast: the next holder finds it mined and sends nothing", async () => {
    const { fixture, engine, kill } = await running();
    const id = await sent(fixture, engine);
    kill();
    fixture.clock.advance(laneLeaseMs);
    await fixture.mine();
    const next = fixture.settler("settler-2");
    await next.engine.keepLanes();
    await fixture.mine();
    expect(fixture.paymentOf(id)).toMatchObject({ status: "confirmed", settled: { blockNumber: 101 } });
    expect(fixture.chain.broadcasts).toHaveLength(1);
  });

  it("a write whose answer was lost: it takes its lane over again and sends what is written", async () => {
    const fixture = await settlement();
    const { change, end } = losingAnswers("commit");
    const { engine, observer } = fixture.settler("settler-1", { change });
    await engine.keepLanes();
    const id = await sent(fixture, engine);
    end();
    expect(observer.of("fault")).toMatchObject([["commit", { message: "connection terminated" }]]);
    expect(observer.of("laneGone")).toMatchObject([[{}, "lost"]]);
    await fixture.mine();
    expect(fixture.chain.broadcasts).toEqual([]);
    fixture.clock.advance(laneLeaseMs);
    await engine.keepLanes();
    await fixture.mine();
    expect(fixture.paymentOf(id).status).toBe("confirmed");
    expect(unsound(fixture)).toEqual([]);
  });

  it("a settler that thinks it still holds the lane: no nonce is used twice", async () => {
    const { fixture, engine } = await running();
    const next = fixture.settler("settler-2");
    fixture.clock.advance(laneLeaseMs);
    await next.engine.keepLanes();
    expect([engine.canSettle(), next.engine.canSettle()]).toEqual([true, true]);
    const ids = await Promise.all([sent(fixture, engine), sent(fixture, next.engine), sent(fixture, engine)]);
    await engine.keepLanes();
    fixture.clock.advance(3_000);
    await next.engine.sweep();
    await fixture.mine(2);
    for (const id of ids) expect(fixture.paymentOf(id).status).toBe("confirmed");
    expect(fixture.chain.broadcasts.map(({ nonce }) => nonce).sort()).toEqual([0, 1, 2]);
    expect(unsound(fixture)).toEqual([]);
  });

  it.each(["waits", "lost"] as const)("a reorg before the depth whose transaction %s", async (reorgOutcome) => {
    const { fixture, pass, engine, observer } = await running({ chain: deepChain });
    const id = await sent(fixture, engine);
    await fixture.mine();
    await fixture.chain.reorg(1, reorgOutcome);
    await settled();
    expect(fixture.paymentOf(id).status).toBe("pending");
    const { hash } = fixture.chain.broadcasts[0]!;
    expect(observer.of("reorged")).toMatchObject([[{}, { nonce: 0, hash, blockNumber: expect.any(Number) }]]);
    await pass(6);
    expect(fixture.paymentOf(id)).toMatchObject({ status: "confirmed", txHash: fixture.chain.broadcasts[0]?.hash });
    expect(new Set(fixture.chain.broadcasts.map(({ hash }) => hash)).size).toBe(1);
    expect(unsound(fixture)).toEqual([]);
  });

  it("a transaction that the node dropped: it broadcasts the same bytes again", async () => {
    const { fixture, pass, engine } = await running();
    const id = await sent(fixture, engine);
    const [first] = fixture.chain.broadcasts;
    fixture.chain.drop(first!.hash);
    await pass(3);
    expect(fixture.chain.broadcasts).toHaveLength(1);
    await pass(2);
    expect(fixture.paymentOf(id).status).toBe("confirmed");
    expect(fixture.chain.broadcasts.map(({ hash }) => hash)).toEqual([first?.hash, first?.hash]);
  });

  it("a fee spike: an unmined transaction is replaced, always with more, never above the ceiling", async () => {
    const { fixture, engine, deps } = await running();
    const id = await sent(fixture, engine);
    fixture.chain.baseFee(20_000_000_000n);
    await fixture.mine(14);
    expect(fixture.paymentOf(id).status).toBe("confirmed");
    const [row] = fixture.database.transactions;
    const caps = row!.attempts.map(({ fees }) => fees.feeCapWei);
    expect(caps.length).toBeGreaterThan(1);
    for (const cap of caps) expect(cap).toBeLessThanOrEqual(deps.chain.settlement.feeCeilingWei);
    expect(unsound(fixture)).toEqual([]);
  });

  it.each(["lost", "unheard", "refused"] as const)("a broadcast that is %s", async (how) => {
    const { fixture, pass, engine } = await running();
    fixture.chain.troubleBroadcast(how);
    const id = await sent(fixture, engine);
    await pass(6);
    expect(fixture.paymentOf(id).status).toBe("confirmed");
    expect(unsound(fixture)).toEqual([]);
  });

  it("late heads, and blocks that it never saw", async () => {
    const { fixture, engine } = await running();
    fixture.chain.lag(2);
    const id = await sent(fixture, engine);
    await fixture.mine(2);
    expect(fixture.paymentOf(id).status).toBe("pending");
    await fixture.mine();
    expect(fixture.paymentOf(id).status).toBe("confirmed");
  });

  it("a foreign transaction with its key: the nonce is closed, the payment gets another one", async () => {
    const { fixture, engine, observer } = await running();
    fixture.chain.foreign({ kind: "send", from: signers[0]! });
    const id = await sent(fixture, engine);
    await fixture.mine();
    expect(observer.of("usedByForeign")).toEqual([]);
    fixture.clock.advance(1_000);
    await engine.sweep();
    expect(observer.of("usedByForeign")).toMatchObject([[{}, 0]]);
    fixture.clock.advance(3_000);
    await engine.sweep();
    await fixture.mine();
    expect(fixture.paymentOf(id).status).toBe("confirmed");
    expect(fixture.database.transactions.map(({ nonce, closed }) => [nonce, closed?.minedHash])).toEqual([
      [0, null],
      [1, fixture.paymentOf(id).txHash],
    ]);
    expect(unsound(fixture)).toEqual([]);
  });

  it("a node that counts its transaction before it shows the receipt: it is not foreign", async () => {
    let isShown = false;
    const fixture = await settlement();
    const { engine, observer } = fixture.settler("settler-1", {
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
    const id = await sent(fixture, engine);
    await fixture.mine();
    await engine.sweep();
    isShown = true;
    await fixture.mine();
    await fixture.mine();
    expect(fixture.paymentOf(id)).toMatchObject({ status: "confirmed", txHash: fixture.chain.broadcasts[0]?.hash });
    expect(observer.of("usedByForeign")).toEqual([]);
    expect(fixture.database.transactions).toMatchObject([
      { nonce: 0, closed: { minedHash: fixture.paymentOf(id).txHash } },
    ]);
    expect(unsound(fixture)).toEqual([]);
  });

  it("a reorg that removes the foreign transaction: the nonce is no gap, ours is mined with it", async () => {
    const { fixture, pass, engine, observer } = await running({ chain: deepChain });
    fixture.chain.foreign({ kind: "send", from: signers[0]! });
    const id = await sent(fixture, engine);
    await fixture.mine();
    await fixture.chain.reorg(1);
    await pass(6);
    expect(observer.of("usedByForeign")).toEqual([]);
    expect(fixture.paymentOf(id).status).toBe("confirmed");
    expect(fixture.database.transactions).toMatchObject([
      { nonce: 0, closed: { minedHash: fixture.paymentOf(id).txHash } },
    ]);
  });

  it("a reorg that removes it while no head comes: by then the nonce is not used, and stays open", async () => {
    let isRemoved = false;
    const fixture = await settlement();
    const { engine, observer } = fixture.settler("settler-1", {
      change: ({ watcher }) => ({
        watcher: {
          ...watcher,
          minedNonces: async (addresses) =>
            isRemoved ? new Map(addresses.map((each) => [each, 0])) : watcher.minedNonces(addresses),
        },
      }),
    });
    await engine.keepLanes();
    fixture.chain.foreign({ kind: "send", from: signers[0]! });
    await sent(fixture, engine);
    await fixture.mine();
    isRemoved = true;
    fixture.clock.advance(1_000);
    await engine.sweep();
    expect(observer.of("usedByForeign")).toEqual([]);
    expect(fixture.database.transactions).toMatchObject([{ nonce: 0, closed: null }]);
    isRemoved = false;
    await fixture.mine();
    fixture.clock.advance(1_000);
    await engine.sweep();
    expect(observer.of("usedByForeign")).toMatchObject([[{}, 0]]);
  });

  it("an error on one lane: the others continue, and it is reported", async () => {
    const fixture = await settlement({ lanes: 2 });
    let isBroken = true;
    const { engine, observer } = fixture.settler("settler-1", {
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
    const ids = [await sent(fixture, engine), await sent(fixture, engine)];
    await fixture.mine();
    expect(ids.map((id) => fixture.paymentOf(id).status).sort()).toEqual(["confirmed", "pending"]);
    expect(observer.of("fault")).toMatchObject([["head", { message: "deadlock detected" }]]);
    isBroken = false;
    await fixture.mine();
    for (const id of ids) expect(fixture.paymentOf(id).status).toBe("confirmed");
    expect(unsound(fixture)).toEqual([]);
  });
});
