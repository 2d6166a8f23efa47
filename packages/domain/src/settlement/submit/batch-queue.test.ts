import { anOrder } from "@lunas/testkit/build/an-order";
import { settled } from "@lunas/testkit/time/settled";
import type { PaymentId } from "../../shared/id";
import { createBatchQueue } from "./batch-queue";

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => anOrder({ paymentId: `pay_${index}` as PaymentId }));

/** Reads that fail if a batch contains one of these. */
function reading({ bad = [] as readonly string[], mostAtOnce = 1 } = {}) {
  const sizes: number[] = [];
  const read = new Set<string>();
  const failed = new Set<string>();
  const queue = createBatchQueue({
    ...{ mostInBatch: 8, mostAtOnce },
    read: async (orders) => {
      sizes.push(orders.length);
      if (orders.some(({ paymentId }) => bad.includes(paymentId))) throw new Error("it hangs");
      for (const { paymentId } of orders) read.add(paymentId);
    },
    failed: (orders) => {
      for (const { paymentId } of orders) failed.add(paymentId);
    },
  });
  return { queue, sizes, read, failed };
}

it("reads all orders in as few batches as possible", async () => {
  const { queue, sizes, read } = reading();
  queue.add(numbered(20));
  queue.work();
  await settled();
  expect([sizes, read.size]).toEqual([[8, 8, 4], 20]);
});

it("isolates the one unreadable order, and reads all others in full batches again", async () => {
  const { queue, sizes, read } = reading({ bad: ["pay_3"] });
  const orders = numbered(8);
  for (let round = 0; round < 5; round += 1) {
    queue.add(orders);
    queue.work();
    await settled();
  }
  expect([...read].sort()).toEqual(orders.map(({ paymentId }) => paymentId).filter((id) => id !== "pay_3"));
  sizes.length = 0;
  queue.add(orders);
  queue.work();
  await settled();
  expect(sizes).toEqual([7, 1]);
});

it("reads several batches at a time, so that a hanging one does not block the others", async () => {
  const requested: number[] = [];
  const queue = createBatchQueue({
    ...{ mostInBatch: 2, mostAtOnce: 3 },
    read: (orders) => {
      requested.push(orders.length);
      return new Promise(() => undefined);
    },
    failed: () => undefined,
  });
  queue.add(numbered(10));
  queue.work();
  await settled();
  expect(requested).toEqual([2, 2, 2]);
});
