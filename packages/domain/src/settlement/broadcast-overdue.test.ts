import { settlement } from "@lunas/testkit/fixtures/settlement";
import { unsound } from "@lunas/testkit/fixtures/unsound";
import { settled } from "@lunas/testkit/time/settled";

const never = () => new AbortController().signal;

/** Payments that were written, and whose first publishing the node never heard of. */
async function unheard(count: number) {
  const batches: number[] = [];
  const stage = await settlement();
  const settler = stage.settler("settler-1", {
    change: ({ sender }) => ({
      sender: {
        ...sender,
        publish: (raws) => {
          batches.push(raws.length);
          return sender.publish(raws);
        },
      },
    }),
  });
  await settler.engine.keepLanes();
  stage.chain.troublePublish("lost");
  const orders = await Promise.all(Array.from({ length: count }, () => stage.accept()));
  for (const { paymentId } of orders) void settler.engine.settle(paymentId, never());
  await settled();
  const { republishAfterMs } = settler.deps.chain.settlement;
  return { stage, batches, orders, republishAfterMs, ...settler };
}

describe("what the node should have mined by now", () => {
  it("is published again without any head: a chain may make blocks for transactions only", async () => {
    const { stage, engine, orders, republishAfterMs } = await unheard(1);
    expect(stage.chain.published).toEqual([]);
    await engine.publishOverdue();
    expect(stage.chain.published).toEqual([]);
    stage.clock.advance(republishAfterMs);
    await engine.publishOverdue();
    expect(stage.chain.published).toHaveLength(1);
    await stage.mine();
    expect(stage.paymentOf(orders[0]!.paymentId).status).toBe("confirmed");
    expect(unsound(stage)).toEqual([]);
  });

  it("goes in one batch, and not again at once", async () => {
    const { stage, engine, batches, republishAfterMs } = await unheard(3);
    const before = batches.length;
    stage.clock.advance(republishAfterMs);
    await engine.publishOverdue();
    await engine.publishOverdue();
    expect(batches.slice(before).reduce((sum, each) => sum + each, 0)).toBe(3);
    stage.clock.advance(republishAfterMs);
    await engine.publishOverdue();
    expect(batches.slice(before).reduce((sum, each) => sum + each, 0)).toBe(6);
  });

  it("is what was mined no longer", async () => {
    const { stage, engine, republishAfterMs } = await unheard(1);
    stage.clock.advance(republishAfterMs);
    await engine.publishOverdue();
    await stage.mine();
    stage.clock.advance(republishAfterMs);
    await engine.publishOverdue();
    expect(stage.chain.published).toHaveLength(1);
  });
});
