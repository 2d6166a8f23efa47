import { base } from "@lunas/catalog/chains/base";
import { type Settlement, type SettlerOptions, settlement } from "@lunas/testkit/stages/settlement";
import { unsound } from "@lunas/testkit/stages/unsound";
import { settled } from "@lunas/testkit/time/settled";

interface Reorged {
  readonly fails?: boolean;
  readonly fate?: "waits" | "lost";
  readonly change?: SettlerOptions["change"];
}

/** A settler whose one payment has ended in a block that a reorganisation then removes. */
async function reorged({ fails = false, fate = "lost", change }: Reorged = {}) {
  const stage = await settlement();
  const settler = stage.settler("settler-1", change === undefined ? {} : { change });
  await settler.engine.keepLanes();
  const deadlineSeconds = BigInt(Math.floor(stage.clock.now() / 1_000) + 600);
  const { paymentId } = await stage.accept({ deadlineSeconds });
  if (fails) stage.chain.mishap(paymentId, "reverts");
  void settler.engine.settle(paymentId, new AbortController().signal);
  await stage.mine();
  expect(stage.paymentOf(paymentId).status).toBe(fails ? "failed" : "confirmed");
  expect(stage.database.transactions).toMatchObject([{ nonce: 0, closed: {} }]);
  await stage.chain.reorg(1, fate);
  await settled();
  return { stage, paymentId, ...settler };
}

/** Like `base`, with a depth of two; each head jumps over more blocks than are followed. */
async function jumping() {
  const chain = { ...base, chainId: 1337, environment: "sandbox", network: "sandbox" } as const;
  const stage = await settlement({ chain });
  const settler = stage.settler("settler-1", {
    change: ({ watcher }) => ({
      watcher: { ...watcher, isCanonical: () => true, followsFrom: () => watcher.head()?.number ?? null },
    }),
  });
  await settler.engine.keepLanes();
  const { paymentId } = await stage.accept();
  void settler.engine.settle(paymentId, new AbortController().signal);
  return { stage, paymentId, ...settler };
}

const hashes = ({ chain }: Settlement) => chain.published.map(({ hash }) => hash);

describe("an engine, when heads jump", () => {
  it("finalises nothing by a receipt from a removed block", async () => {
    const { stage, paymentId, engine } = await jumping();
    await stage.mine();
    await stage.chain.reorg(1, "lost");
    await stage.mine();
    expect(stage.paymentOf(paymentId).status).toBe("pending");
    // Its bytes are broadcast again at once: later nonces of the lane wait for it.
    await engine.publishOverdue();
    expect(stage.chain.published.map(({ hash }) => hash)).toEqual(Array.from({ length: 2 }, () => hashes(stage)[0]));
    await stage.mine(2);
    expect(stage.paymentOf(paymentId).status).toBe("confirmed");
    expect(unsound(stage)).toEqual([]);
  });

  it("finalises a transaction that is still there", async () => {
    const { stage, paymentId } = await jumping();
    await stage.mine(2);
    expect(stage.paymentOf(paymentId).status).toBe("confirmed");
    expect(stage.chain.published).toHaveLength(1);
  });
});

describe("an engine, after a reorganisation before the depth", () => {
  it("broadcasts at once only the transactions that the reorganisation removed", async () => {
    const chain = { ...base, chainId: 1337, environment: "sandbox", network: "sandbox" } as const;
    const stage = await settlement({ chain });
    const { engine } = stage.settler("settler-1");
    await engine.keepLanes();
    const { paymentId } = await stage.accept();
    void engine.settle(paymentId, new AbortController().signal);
    await stage.mine();
    await stage.chain.reorg(1, "lost");
    await settled();
    const { paymentId: next } = await stage.accept();
    void engine.settle(next, new AbortController().signal);
    await settled();
    await engine.publishOverdue();
    const [first, second] = hashes(stage);
    expect(hashes(stage)).toEqual([first, second, first]);
    await stage.mine(2);
    expect([paymentId, next].map((id) => stage.paymentOf(id).status)).toEqual(["confirmed", "confirmed"]);
    expect(unsound(stage)).toEqual([]);
  });
});

const purposes = ({ chain }: Settlement) => chain.published.map(({ call }) => call.kind);

describe("an engine, after a reorganisation below the depth", () => {
  it("broadcasts the same bytes again, follows them to the depth, and writes no second event", async () => {
    const { stage, paymentId, engine, observer } = await reorged();
    const [first] = stage.chain.published;
    await engine.reopenLost();
    expect(observer.of("reorgedBelowDepth")).toMatchObject([[{}, { fromNonce: 0, transactions: [{ nonce: 0 }] }]]);
    expect(stage.chain.published.map(({ hash }) => hash)).toEqual([first?.hash, first?.hash]);
    await stage.mine(2);
    expect(stage.database.transactions).toMatchObject([{ nonce: 0, closed: { minedHash: first?.hash } }]);
    expect(stage.paymentOf(paymentId).status).toBe("confirmed");
    expect(unsound(stage)).toEqual([]);
    await engine.reopenLost();
    expect(observer.of("reorgedBelowDepth")).toHaveLength(1);
  });

  it("offers more after the base fee rose fourfold, so that later payments are settled too", async () => {
    const { stage, paymentId, engine } = await reorged();
    stage.chain.baseFee(4_000_000_000n);
    const next = await stage.accept();
    void engine.settle(next.paymentId, new AbortController().signal);
    await engine.reopenLost();
    await stage.mine(4);
    expect(stage.database.transactions.map(({ closed }) => closed !== null)).toEqual([true, true]);
    const [lost] = stage.database.transactions;
    expect(lost?.closed?.minedHash).toBe(lost?.attempts.at(-1)?.hash);
    expect(lost?.attempts).toHaveLength(2);
    expect([stage.paymentOf(paymentId).status, stage.paymentOf(next.paymentId).status]).toEqual([
      "confirmed",
      "confirmed",
    ]);
    expect(stage.chain.ledger.useOf(next)?.kind).toBe("settled");
    // The record shows the new settlement.
    expect(stage.paymentOf(paymentId).txHash).toBe(lost?.closed?.minedHash);
    expect(unsound(stage)).toEqual([]);
  });

  it("cancels a payment that can no longer be settled, and the lane continues", async () => {
    const { stage, engine } = await reorged();
    stage.clock.advance(700_000);
    await stage.mine();
    await engine.reopenLost();
    await stage.mine(2);
    expect(stage.database.transactions).toMatchObject([{ purpose: "filler", closed: { status: "success" } }]);
    expect(purposes(stage).at(-1)).toBe("fill");
  });

  it("does not pay a payment that was reported as failed: its nonce is cancelled, not broadcast", async () => {
    const { stage, paymentId, engine } = await reorged({ fails: true });
    await engine.reopenLost();
    await engine.publishOverdue();
    await stage.mine(2);
    expect(purposes(stage)).toEqual(["settle", "fill"]);
    expect(stage.database.transactions).toMatchObject([{ purpose: "filler", closed: { status: "success" } }]);
    expect(stage.paymentOf(paymentId)).toMatchObject({ status: "failed", lateSettlement: null });
    expect(unsound(stage)).toEqual([]);
  });

  it("is continued by the next settler in the same way", async () => {
    const { stage, paymentId, engine, kill } = await reorged({ fails: true });
    await engine.reopenLost();
    await engine.stop();
    kill();
    const next = stage.settler("settler-2");
    await next.engine.keepLanes();
    await stage.mine(2);
    expect(purposes(stage)).toEqual(["settle", "fill"]);
    expect(stage.database.transactions).toMatchObject([{ purpose: "filler", closed: { status: "success" } }]);
    expect(stage.paymentOf(paymentId).status).toBe("failed");
  });

  it.each([
    ["is not mined again yet", 0],
    ["is mined again meanwhile", 1],
  ])(
    "follows the reopened transactions after the database's answer was lost, if the nonce %s",
    async (_how, blocks) => {
      let isLost = true;
      const { stage, engine } = await reorged({
        fate: blocks > 0 ? "waits" : "lost",
        change: ({ settlements }) => ({
          settlements: {
            ...settlements,
            reopen: async (...all) => {
              const answer = await settlements.reopen(...all);
              if (isLost) throw new Error("connection terminated");
              return answer;
            },
          },
        }),
      });
      await engine.reopenLost();
      isLost = false;
      await stage.mine(blocks);
      await engine.keepLanes();
      await engine.reopenLost();
      await stage.mine(2);
      expect(stage.database.transactions).toMatchObject([{ closed: { status: "success" } }]);
    },
  );

  it("does not treat a nonce as lost that is closed during the chain read", async () => {
    const stage = await settlement();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { engine, observer } = stage.settler("settler-1", {
      change: ({ watcher }) => ({
        watcher: {
          ...watcher,
          minedNonces: async (addresses) => {
            const counts = await watcher.minedNonces(addresses);
            await asked;
            return counts;
          },
        },
      }),
    });
    await engine.keepLanes();
    const { paymentId } = await stage.accept();
    void engine.settle(paymentId, new AbortController().signal);
    await settled();
    const looking = engine.reopenLost();
    await stage.mine();
    expect(stage.paymentOf(paymentId).status).toBe("confirmed");
    answer();
    await looking;
    expect(observer.of("reorgedBelowDepth")).toEqual([]);
    expect(stage.chain.published).toHaveLength(1);
  });
});
