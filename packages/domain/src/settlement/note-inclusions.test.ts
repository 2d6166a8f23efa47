import { chain as sandboxChain } from "@lunas/testkit/build/world";
import { settlement } from "@lunas/testkit/stages/settlement";
import type { Inclusion } from "./ports";

const twoDeep = { ...sandboxChain, settlement: { ...sandboxChain.settlement, confirmations: 2 } };

async function onItsWay({ chain: kind = twoDeep } = {}) {
  const stage = await settlement({ chain: kind });
  const noted: (readonly Inclusion[])[] = [];
  const listening = {
    change: ({ settlements }: { settlements: typeof stage.stores.settlements }) => ({
      settlements: {
        ...settlements,
        noteInclusions: async (inclusions: readonly Inclusion[]) => {
          noted.push(inclusions);
          await settlements.noteInclusions(inclusions);
        },
      },
    }),
  };
  const settler = stage.settler("settler-1", listening);
  await settler.engine.keepLanes();
  const order = await stage.accept();
  void settler.engine.settle(order.paymentId, new AbortController().signal);
  return { stage, order, noted, settler, listening };
}

describe("noteInclusions", () => {
  it("notes the block of a payment that waits for its depth, once", async () => {
    const { stage, order, noted } = await onItsWay();
    await stage.mine();
    const blockNumber = stage.chain.ledger.blocks.at(-1)?.head.number;
    expect(noted).toEqual([[{ paymentId: order.paymentId, blockNumber }]]);
    await stage.mine();
    expect(stage.paymentOf(order.paymentId).status).toBe("confirmed");
    expect(noted).toHaveLength(1);
  });

  it("removes the note when a reorg removes the block", async () => {
    const { stage, order, noted } = await onItsWay();
    await stage.mine();
    await stage.chain.reorg(1, "waits");
    await stage.mine();
    expect(noted.map(([inclusion]) => inclusion?.blockNumber === null)).toEqual([false, true, false]);
    await stage.mine();
    expect(stage.paymentOf(order.paymentId).status).toBe("confirmed");
  });

  it("corrects the note of an earlier settler", async () => {
    const { stage, order, settler, listening, noted } = await onItsWay();
    await stage.mine();
    settler.kill();
    await stage.chain.reorg(1, "lost");
    stage.clock.advance(15_000);
    const next = stage.settler("settler-2", listening);
    await next.engine.keepLanes();
    await stage.mine(2);
    expect(noted.length).toBeGreaterThan(1);
    expect(stage.paymentOf(order.paymentId).status).toBe("confirmed");
  });

  it("notes nothing of a transaction that reverted", async () => {
    const { stage, order, noted } = await onItsWay();
    stage.chain.mishap(order.paymentId, "reverts");
    await stage.mine();
    expect(noted).toEqual([]);
  });

  it("writes nothing if inclusion is confirmation", async () => {
    const { stage, order, noted } = await onItsWay({ chain: sandboxChain });
    await stage.mine();
    expect(stage.paymentOf(order.paymentId).status).toBe("confirmed");
    expect(noted).toEqual([]);
  });
});
