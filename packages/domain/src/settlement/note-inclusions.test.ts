import { chain as sandboxChain } from "@lunas/testkit/build/defaults";
import { settlement } from "@lunas/testkit/fixtures/settlement";
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

  it("takes it back when a reorg takes the block away", async () => {
    const { stage, order, noted } = await onItsWay();
    await stage.mine();
    await stage.chain.reorg(1, "waits");
    await stage.mine();
    expect(noted.map(([inclusion]) => inclusion?.blockNumber === null)).toEqual([false, true, false]);
    await stage.mine();
    expect(stage.paymentOf(order.paymentId).status).toBe("confirmed");
  });

  it("corrects what a settler before it had noted", async () => {
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

  it("costs nothing where inclusion is confirmation", async () => {
    const { stage, order, noted } = await onItsWay({ chain: sandboxChain });
    await stage.mine();
    expect(stage.paymentOf(order.paymentId).status).toBe("confirmed");
    expect(noted).toEqual([]);
  });
});
