import { anOrder } from "@lunas/testkit/build/an-order";
import { addressOf } from "@lunas/testkit/build/numbered";
import { settled } from "@lunas/testkit/time/settled";
import type { PaymentId } from "../../shared/id";
import { createFairScheduler } from "./schedule-by-payer";

const orderOf = (id: string, payer: number) => anOrder({ paymentId: id as PaymentId, payer: addressOf(payer) });

function scheduler({ times = (_id: string): number => 0 } = {}) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const made = createFairScheduler({
    ...{ mostAtOnce: 3, mostOfPayer: 2, times },
    work: ({ paymentId }) => {
      begun.push(paymentId);
      return new Promise((resolve) => ends.set(paymentId, resolve));
    },
  });
  const end = async (id: string) => {
    ends.get(id)?.();
    await settled();
  };
  return { ...made, begun, end };
}

it("works on several at a time, on fewer of one payer", async () => {
  const { add, begun, end } = scheduler();
  for (const id of ["pay_1", "pay_2", "pay_3", "pay_4"]) add(orderOf(id, 1));
  for (const id of ["pay_5", "pay_6"]) add(orderOf(id, 2));
  expect(begun).toEqual(["pay_1", "pay_2", "pay_5"]);
  await end("pay_1");
  expect(begun).toEqual(["pay_1", "pay_2", "pay_5", "pay_3"]);
  await end("pay_2");
  await end("pay_3");
  expect(begun).toEqual(["pay_1", "pay_2", "pay_5", "pay_3", "pay_4", "pay_6"]);
});

it("takes the least delayed first", async () => {
  const { add, begun, end } = scheduler({ times: (id) => (id === "pay_9" ? 0 : 5) });
  for (const [payer, id] of ["pay_1", "pay_2", "pay_3", "pay_4", "pay_9"].entries()) add(orderOf(id, payer + 1));
  await end("pay_2");
  expect(begun).toEqual(["pay_1", "pay_2", "pay_3", "pay_9"]);
});
