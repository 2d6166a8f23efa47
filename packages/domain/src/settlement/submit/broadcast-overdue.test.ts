import { settlement } from "@lunas/testkit/fixtures/settlement";
import { unsound } from "@lunas/testkit/fixtures/unsound";
import { settled } from "@lunas/testkit/time/settled";

const never = () => new AbortController().signal;

/** Written payments whose first broadcast did not reach the node. */
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

describe("an overdue transaction", () => {
  it("is broadcast again without any head: a chain may make blocks for transactions only", async () => {
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

  it("is broadcast in one batch with others, and not again at once", async () => {
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

  it("is not one that was mined", async () => {
    const { fixture, engine, republishAfterMs } = await unheard(1);
    fixture.clock.advance(republishAfterMs);
    await engine.broadcastOverdue();
    await fixture.mine();
    fixture.clock.advance(republishAfterMs);
    await engine.broadcastOverdue();
    expect(fixture.chain.broadcasts).toHaveLength(1);
  });
});
