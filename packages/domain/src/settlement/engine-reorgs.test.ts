import { base } from "@lunas/catalog/chains/base";

import { losingAnswers } from "@lunas/testkit/fixtures/losing-answers";
import { type Settlement, type SettlerOptions, settlement } from "@lunas/testkit/fixtures/settlement";
import { unsound } from "@lunas/testkit/fixtures/unsound";
import { settled } from "@lunas/testkit/time/settled";
import type { Head } from "./head";

interface Reorged {
  readonly fails?: boolean;
  readonly outcome?: "waits" | "lost";
  readonly change?: SettlerOptions["change"];
}

/** A settler whose one payment has ended in a block that a reorganisation then removes. */
async function reorged({ fails = false, outcome = "lost", change }: Reorged = {}) {
  const fixture = await settlement();
  const settler = fixture.settler("settler-1", change === undefined ? {} : { change });
  await settler.engine.keepLanes();
  const deadlineSeconds = BigInt(Math.floor(fixture.clock.now() / 1_000) + 600);
  const { paymentId } = await fixture.accept({ deadlineSeconds });
  if (fails) fixture.chain.mishap(paymentId, "reverts");
  void settler.engine.settle(paymentId, new AbortController().signal);
  await fixture.mine();
  expect(fixture.paymentOf(paymentId).status).toBe(fails ? "failed" : "confirmed");
  expect(fixture.database.transactions).toMatchObject([{ nonce: 0, closed: {} }]);
  await fixture.chain.reorg(1, outcome);
  await settled();
  return { fixture, paymentId, ...settler };
}

/** Like `base`, with a depth of two; each head jumps over more blocks than are followed. */
async function jumping() {
  const chain = { ...base, chainId: 1337, environment: "sandbox", network: "sandbox" } as const;
  const fixture = await settlement({ chain });
  const settler = fixture.settler("settler-1", {
    change: ({ watcher }) => ({
      watcher: { ...watcher, isCanonical: () => true, followsFrom: () => watcher.head()?.number ?? null },
    }),
  });
  await settler.engine.keepLanes();
  const { paymentId } = await fixture.accept();
  void settler.engine.settle(paymentId, new AbortController().signal);
  return { fixture, paymentId, ...settler };
}

const hashes = ({ chain }: Settlement) => chain.broadcasts.map(({ hash }) => hash);

/** A block that a reorganisation removed is announced late, while a head of the other fork is read. */
async function announcedLate() {
  const chain = { ...base, chainId: 1337, environment: "sandbox", network: "sandbox" } as const;
  const fixture = await settlement({ chain });
  let removed: Head | null = null;
  let isAnnounced = false;
  const settler = fixture.settler("settler-1", {
    change: ({ watcher }) => ({
      watcher: {
        ...watcher,
        sightings: async (...of) => {
          isAnnounced = removed !== null;
          return watcher.sightings(...of);
        },
        isCanonical: (block) =>
          isAnnounced && removed !== null
            ? block.number < removed.number || block.hash === removed.hash
            : watcher.isCanonical(block),
      },
    }),
  });
  await settler.engine.keepLanes();
  const { paymentId } = await fixture.accept();
  void settler.engine.settle(paymentId, new AbortController().signal);
  await fixture.mine();
  removed = settler.deps.watcher.head();
  await fixture.chain.reorg(1, "lost");
  await fixture.mine();
  return {
    ...{ fixture, paymentId, ...settler },
    follow: () => {
      removed = null;
      isAnnounced = false;
    },
  };
}

it("finalises nothing by a head that its watcher left while the head was read", async () => {
  const { fixture, paymentId, engine, follow } = await announcedLate();
  expect(fixture.paymentOf(paymentId).status).toBe("pending");
  follow();
  await fixture.mine();
  await engine.broadcastOverdue();
  await fixture.mine(2);
  expect(fixture.paymentOf(paymentId).status).toBe("confirmed");
  expect(unsound(fixture)).toEqual([]);
});

it("reads a lane's rows again when a reorganisation takes back what it closed without an answer", async () => {
  const { change, end } = losingAnswers("finish");
  const { fixture, paymentId, engine } = await reorged({ change });
  end();
  await fixture.mine();
  await engine.keepLanes();
  await engine.reopenLost();
  await fixture.mine(2);
  expect(fixture.database.transactions).toMatchObject([{ nonce: 0, closed: { status: "success" } }]);
  expect(fixture.chain.broadcasts).toHaveLength(2);
  expect(fixture.paymentOf(paymentId).status).toBe("confirmed");
  expect(unsound(fixture)).toEqual([]);
});

describe("an engine, when heads jump", () => {
  it("finalises nothing by a receipt from a removed block", async () => {
    const { fixture, paymentId, engine } = await jumping();
    await fixture.mine();
    await fixture.chain.reorg(1, "lost");
    await fixture.mine();
    expect(fixture.paymentOf(paymentId).status).toBe("pending");
    // Its bytes are broadcast again at once: later nonces of the lane wait for it.
    await engine.broadcastOverdue();
    expect(fixture.chain.broadcasts.map(({ hash }) => hash)).toEqual(
      Array.from({ length: 2 }, () => hashes(fixture)[0]),
    );
    await fixture.mine(2);
    expect(fixture.paymentOf(paymentId).status).toBe("confirmed");
    expect(unsound(fixture)).toEqual([]);
  });

  it("finalises a transaction that is still there", async () => {
    const { fixture, paymentId } = await jumping();
    await fixture.mine(2);
    expect(fixture.paymentOf(paymentId).status).toBe("confirmed");
    expect(fixture.chain.broadcasts).toHaveLength(1);
  });
});

describe("an engine, after a reorganisation before the depth", () => {
  it("broadcasts at once only the transactions that the reorganisation removed", async () => {
    const chain = { ...base, chainId: 1337, environment: "sandbox", network: "sandbox" } as const;
    const fixture = await settlement({ chain });
    const { engine } = fixture.settler("settler-1");
    await engine.keepLanes();
    const { paymentId } = await fixture.accept();
    void engine.settle(paymentId, new AbortController().signal);
    await fixture.mine();
    await fixture.chain.reorg(1, "lost");
    await settled();
    const { paymentId: next } = await fixture.accept();
    void engine.settle(next, new AbortController().signal);
    await settled();
    await engine.broadcastOverdue();
    const [first, second] = hashes(fixture);
    expect(hashes(fixture)).toEqual([first, second, first]);
    await fixture.mine(2);
    expect([paymentId, next].map((id) => fixture.paymentOf(id).status)).toEqual(["confirmed", "confirmed"]);
    expect(unsound(fixture)).toEqual([]);
  });
});

const purposes = ({ chain }: Settlement) => chain.broadcasts.map(({ call }) => call.kind);

describe("an engine, after a reorganisation below the depth", () => {
  it("broadcasts the same bytes again, follows them to the depth, and writes no second event", async () => {
    const { fixture, paymentId, engine, observer } = await reorged();
    const [first] = fixture.chain.broadcasts;
    await engine.reopenLost();
    expect(observer.of("reorgedBelowDepth")).toMatchObject([[{}, { fromNonce: 0, transactions: [{ nonce: 0 }] }]]);
    expect(fixture.chain.broadcasts.map(({ hash }) => hash)).toEqual([first?.hash, first?.hash]);
    await fixture.mine(2);
    expect(fixture.database.transactions).toMatchObject([{ nonce: 0, closed: { minedHash: first?.hash } }]);
    expect(fixture.paymentOf(paymentId).status).toBe("confirmed");
    expect(unsound(fixture)).toEqual([]);
    await engine.reopenLost();
    expect(observer.of("reorgedBelowDepth")).toHaveLength(1);
  });

  it("offers more after the base fee rose fourfold, so that later payments are settled too", async () => {
    const { fixture, paymentId, engine } = await reorged();
    fixture.chain.baseFee(4_000_000_000n);
    const next = await fixture.accept();
    void engine.settle(next.paymentId, new AbortController().signal);
    await engine.reopenLost();
    await fixture.mine(4);
    expect(fixture.database.transactions.map(({ closed }) => closed !== null)).toEqual([true, true]);
    const [lost] = fixture.database.transactions;
    expect(lost?.closed?.minedHash).toBe(lost?.attempts.at(-1)?.hash);
    expect(lost?.attempts).toHaveLength(2);
    expect([fixture.paymentOf(paymentId).status, fixture.paymentOf(next.paymentId).status]).toEqual([
      "confirmed",
      "confirmed",
    ]);
    expect(fixture.chain.ledger.useOf(next)?.kind).toBe("settled");
    // The record shows the new settlement.
    expect(fixture.paymentOf(paymentId).txHash).toBe(lost?.closed?.minedHash);
    expect(unsound(fixture)).toEqual([]);
  });

  it("cancels a payment that can no longer be settled, and the lane continues", async () => {
    const { fixture, engine } = await reorged();
    fixture.clock.advance(700_000);
    await fixture.mine();
    await engine.reopenLost();
    await fixture.mine(2);
    expect(fixture.database.transactions).toMatchObject([{ purpose: "filler", closed: { status: "success" } }]);
    expect(purposes(fixture).at(-1)).toBe("cancel");
  });

  it("does not pay a payment that was reported as failed: its nonce is cancelled, not broadcast", async () => {
    const { fixture, paymentId, engine } = await reorged({ fails: true });
    await engine.reopenLost();
    await engine.broadcastOverdue();
    await fixture.mine(2);
    expect(purposes(fixture)).toEqual(["settle", "cancel"]);
    expect(fixture.database.transactions).toMatchObject([{ purpose: "filler", closed: { status: "success" } }]);
    expect(fixture.paymentOf(paymentId)).toMatchObject({ status: "failed", lateSettlement: null });
    expect(unsound(fixture)).toEqual([]);
  });

  it("is continued by the next settler in the same way", async () => {
    const { fixture, paymentId, engine, kill } = await reorged({ fails: true });
    await engine.reopenLost();
    await engine.stop();
    kill();
    const next = fixture.settler("settler-2");
    await next.engine.keepLanes();
    await fixture.mine(2);
    expect(purposes(fixture)).toEqual(["settle", "cancel"]);
    expect(fixture.database.transactions).toMatchObject([{ purpose: "filler", closed: { status: "success" } }]);
    expect(fixture.paymentOf(paymentId).status).toBe("failed");
  });

  it.each([
    ["is not mined again yet", 0],
    ["is mined again meanwhile", 1],
  ])(
    "follows the reopened transactions after the database's answer was lost, if the nonce %s",
    async (_how, blocks) => {
      const { change, end } = losingAnswers("reopen");
      const { fixture, engine } = await reorged({ outcome: blocks > 0 ? "waits" : "lost", change });
      await engine.reopenLost();
      end();
      await fixture.mine(blocks);
      await engine.keepLanes();
      await engine.reopenLost();
      await fixture.mine(2);
      expect(fixture.database.transactions).toMatchObject([{ closed: { status: "success" } }]);
    },
  );

  it("does not treat a nonce as lost that is closed during the chain read", async () => {
    const fixture = await settlement();
    let answer = () => {};
    const requested = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { engine, observer } = fixture.settler("settler-1", {
      change: ({ watcher }) => ({
        watcher: {
          ...watcher,
          minedNonces: async (addresses) => {
            const counts = await watcher.minedNonces(addresses);
            await requested;
            return counts;
          },
        },
      }),
    });
    await engine.keepLanes();
    const { paymentId } = await fixture.accept();
    void engine.settle(paymentId, new AbortController().signal);
    await settled();
    const reopening = engine.reopenLost();
    await fixture.mine();
    expect(fixture.paymentOf(paymentId).status).toBe("confirmed");
    answer();
    await reopening;
    expect(observer.of("reorgedBelowDepth")).toEqual([]);
    expect(fixture.chain.broadcasts).toHaveLength(1);
  });
});
