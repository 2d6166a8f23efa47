import { settlement } from "@lunas/testkit/fixtures/settlement";
import { unsound } from "@lunas/testkit/fixtures/unsound";
import { settled } from "@lunas/testkit/time/settled";

const never = () => new AbortController().signal;

/** Payments that were written, and whose first publishing the node never heard of. */
async function unheard(count: number) {
  const batches: number[] = [];
  const fixture = await settlement();
  const settler = fixture.settler("settler-1", {
    change: ({ sender }) => ({
      sender: {
        ...sender,
        broadcast: (raws) => {
          batches.push(raws.length);
          return sender.broadcast(raws);
        },
      },
    }),
  });
  await settler.engine.keepLanes();
  fixture.chain.troubleBroadcast("lost");
  const orders = await Promise.all(Array.from({ length: count }, () => fixture.accept()));
  for (const { paymentId } of orders) void settler.engine.settle(paymentId, never());
  await settled();
  const { republishAfterMs } = settler.deps.chain.settlement;
  return { fixture, batches, orders, republishAfterMs, ...settler };
}

describe("what the node should have mined by now", () => {
  it("is published again without any head: a chain may make blocks for transactions only", async () => {
    const { fixture, engine, orders, republishAfterMs } = await unheard(1);
    expect(fixture.chain.broadcasts).toEqual([]);
    await engine.broadcastOverdue();
    expect(fixture.chain.broadcasts).toEqual([]);
    fixture.clock.advance(republishAfterMs);
    await engine.broadcastOverdue();
    expect(fixture.chain.broadcasts).toHaveLength(1);
    await fixture.mine();
    expect(fixture.paymentOf(orders[0]!.paymentId).status).toBe("confirmed");
    expect(unsound(fixture)).toEqual([]);
  });

  it("goes in one batch, and not again at once", async () => {
    const { fixture, engine, batches, republishAfterMs } = await unheard(3);
    const before = batches.length;
    fixture.clock.advance(republishAfterMs);
    await engine.broadcastOverdue();
    await engine.broadcastOverdue();
    expect(batches.slice(before).reduce((sum, each) => sum + each, 0)).toBe(3);
    fixture.clock.advance(republishAfterMs);
    await engine.broadcastOverdue();
    expect(batches.slice(before).reduce((sum, each) => sum + each, 0)).toBe(6);
  });

  it("is what was mined no longer", async () => {
    const { fixture, engine, republishAfterMs } = await unheard(1);
    fixture.clock.advance(republishAfterMs);
    await engine.broadcastOverdue();
    await fixture.mine();
    fixture.clock.advance(republishAfterMs);
    await engine.broadcastOverdue();
    expect(fixture.chain.broadcasts).toHaveLength(1);
  });
});
