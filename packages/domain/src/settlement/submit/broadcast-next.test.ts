import { settlement } from "@lunas/testkit/fixtures/settlement";
import { unsound } from "@lunas/testkit/fixtures/unsound";
import { settled } from "@lunas/testkit/time/settled";
import type { BroadcastOutcome } from "../ports";

/** A settler whose node takes the first transaction of each batch and refuses those behind it. */
async function shortPool(count: number) {
  const fixture = await settlement();
  const ahead: BroadcastOutcome = { kind: "unknown", reason: "nonce too high", isAhead: true };
  const settler = fixture.settler("settler-1", {
    change: ({ sender }) => ({
      sender: {
        ...sender,
        broadcast: async ([first, ...others]) => [
          ...(first === undefined ? [] : await sender.broadcast([first])),
          ...others.map(() => ahead),
        ],
      },
    }),
  });
  await settler.engine.keepLanes();
  const orders = await Promise.all(Array.from({ length: count }, () => fixture.accept()));
  for (const { paymentId } of orders) void settler.engine.settle(paymentId, new AbortController().signal);
  await settled();
  const statuses = () => orders.map(({ paymentId }) => fixture.paymentOf(paymentId).status);
  return { fixture, statuses };
}

test("what the node refused as ahead goes out with the head that mined its predecessor", async () => {
  const { fixture, statuses } = await shortPool(3);
  expect(fixture.chain.broadcasts).toHaveLength(1);
  // No time passes: nothing is overdue.
  for (const confirmed of [1, 2, 3]) {
    await fixture.mine();
    await settled();
    expect(statuses().filter((status) => status === "confirmed")).toHaveLength(confirmed);
  }
  expect(unsound(fixture)).toEqual([]);
});
