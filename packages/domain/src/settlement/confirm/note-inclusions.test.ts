import { chain as sandboxChain } from "@lunas/testkit/build/defaults";
import { settlement } from "@lunas/testkit/fixtures/settlement";
import type { Inclusion } from "../ports";

const twoDeep = { ...sandboxChain, settlement: { ...sandboxChain.settlement, confirmations: 2 } };

async function onItsWay({ chain: kind = twoDeep } = {}) {
  const fixture = await settlement({ chain: kind });
  const noted: (readonly Inclusion[])[] = [];
  const listening = {
    change: ({ settlements }: { settlements: typeof fixture.stores.settlements }) => ({
      settlements: {
        ...settlements,
        noteInclusions: async (inclusions: readonly Inclusion[]) => {
          noted.push(inclusions);
          await settlements.noteInclusions(inclusions);
        },
      },
    }),
  };
  const settler = fixture.settler("settler-1", listening);
  await settler.engine.keepLanes();
  const order = await fixture.accept();
  void settler.engine.settle(order.paymentId, new AbortController().signal);
  return { fixture, order, noted, settler, listening };
}

describe("noteInclusions", () => {
  it("notes the block of a payment that waits for its depth, once", async () => {
    const { fixture, order, noted } = await onItsWay();
    await fixture.mine();
    const blockNumber = fixture.chain.ledger.blocks.at(-1)?.head.number;
    expect(noted).toEqual([[{ paymentId: order.paymentId, blockNumber }]]);
    await fixture.mine();
    expect(fixture.paymentOf(order.paymentId).status).toBe("confirmed");
    expect(noted).toHaveLength(1);
  });

  it("removes the note when a reorg removes the block", async () => {
    const { fixture, order, noted } = await onItsWay();
    await fixture.mine();
    await fixture.chain.reorg(1, "waits");
    await fixture.mine();
    expect(noted.map(([inclusion]) => inclusion?.blockNumber === null)).toEqual([false, true, false]);
    await fixture.mine();
    expect(fixture.paymentOf(order.paymentId).status).toBe("confirmed");
  });

  it("corrects the note of an earlier settler", async () => {
    const { fixture, order, settler, listening, noted } = await onItsWay();
    await fixture.mine();
    settler.kill();
    await fixture.chain.reorg(1, "lost");
    fixture.clock.advance(15_000);
    const next = fixture.settler("settler-2", listening);
    await next.engine.keepLanes();
    await fixture.mine(2);
    expect(noted.length).toBeGreaterThan(1);
    expect(fixture.paymentOf(order.paymentId).status).toBe("confirmed");
  });

  it("notes nothing of a transaction that reverted", async () => {
    const { fixture, order, noted } = await onItsWay();
    fixture.chain.mishap(order.paymentId, "reverts");
    await fixture.mine();
    expect(noted).toEqual([]);
  });

  it("writes nothing if inclusion is confirmation", async () => {
    const { fixture, order, noted } = await onItsWay({ chain: sandboxChain });
    await fixture.mine();
    expect(fixture.paymentOf(order.paymentId).status).toBe("confirmed");
    expect(noted).toEqual([]);
  });
});
