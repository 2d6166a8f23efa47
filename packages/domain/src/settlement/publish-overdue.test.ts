import { settlement } from "@lunas/testkit/stages/settlement";
import { unsound } from "@lunas/testkit/stages/unsound";
import { settled } from "@lunas/testkit/time/settled";

const never = () => new AbortController().signal;

/** Written payments whose first broadcast did not reach the node. */
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

describe("an overdue transaction", () => {
  it("is broadcast again without any head: a chain may make blocks for transactions only", async () => {
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

  it("is broadcast in one batch with others, and not again at once", async () => {
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

  it("is not one that was mined", async () => {
    const { stage, engine, republishAfterMs } = await unheard(1);
    stage.clock.advance(republishAfterMs);
    await engine.publishOverdue();
    await stage.mine();
    stage.clock.advance(republishAfterMs);
    await engine.publishOverdue();
    expect(stage.chain.published).toHaveLength(1);
  });
});
