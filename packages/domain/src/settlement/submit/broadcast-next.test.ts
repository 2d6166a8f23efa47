import { type Settlement, settlement } from "@lunas/testkit/fixtures/settlement";
import { unsound } from "@lunas/testkit/fixtures/unsound";
import { settled } from "@lunas/testkit/time/settled";
import type { BroadcastOutcome } from "../ports";

/** A settler whose node takes the first transaction of each batch and refuses those behind it. */
async function shortPool(count: number, { lanes = 1, isShort = (): boolean => true } = {}) {
  const fixture = await settlement({ lanes });
  const ahead: BroadcastOutcome = { kind: "unknown", reason: "nonce too high", isAhead: true };
  const settler = fixture.settler("settler-1", {
    change: ({ sender }) => ({
      sender: {
        ...sender,
        broadcast: async ([first, ...others]) => [
          ...(first === undefined ? [] : await sender.broadcast([first])),
          ...(isShort() ? others.map(() => ahead) : await sender.broadcast(others)),
        ],
      },
    }),
  });
  await settler.engine.keepLanes();
  await settled();
  const settle = async (several: number) => {
    const deadlineSeconds = BigInt(Math.floor(fixture.clock.now() / 1_000) + 3_600);
    const orders = await Promise.all(Array.from({ length: several }, () => fixture.accept({ deadlineSeconds })));
    for (const { paymentId } of orders) void settler.engine.settle(paymentId, new AbortController().signal);
    await settled();
    return () => orders.map(({ paymentId }) => fixture.paymentOf(paymentId).status);
  };
  return { fixture, settler, settle, statuses: await settle(count) };
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

const confirmedAmong = (statuses: readonly string[]) => statuses.filter((status) => status === "confirmed").length;
const openNow = ({ database }: Settlement) => database.transactions.filter(({ closed }) => closed === null).length;

test("once the node has shown how few it keeps, payments go to all lanes, as many as it keeps", async () => {
  const { fixture, settle } = await shortPool(2, { lanes: 2 });
  await settle(2);
  await fixture.mine(2);
  expect(openNow(fixture)).toBe(0);
  const statuses = await settle(4);
  expect(openNow(fixture)).toBe(2);
  for (const confirmed of [2, 4]) {
    await fixture.mine();
    expect(confirmedAmong(statuses())).toBe(confirmed);
  }
  expect(unsound(fixture)).toEqual([]);
});

test("a minute later one more is tried, and what the node then keeps lifts the bound", async () => {
  let isShort = true;
  const { fixture, settle } = await shortPool(2, { isShort: () => isShort });
  await fixture.mine(2);
  isShort = false;
  await settle(2);
  expect(openNow(fixture)).toBe(1);
  fixture.clock.advance(60_000);
  await fixture.mine(2);
  const statuses = await settle(6);
  expect(openNow(fixture)).toBe(6);
  await fixture.mine();
  expect(confirmedAmong(statuses())).toBe(6);
  expect(unsound(fixture)).toEqual([]);
});
