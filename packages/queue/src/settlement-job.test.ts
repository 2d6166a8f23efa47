import { mostPaymentsOfJob, mostPaymentsRead, orderIn, readPaymentIds, settlementJob } from "./settlement-job";

const ids = (count: number) => Array.from({ length: count }, (_, index) => `pay_${index}`);

test("reads the payments and refunds of a job, each once", () => {
  expect(readPaymentIds({ paymentIds: ["pay_a", "ref_b"] })).toEqual(["pay_a", "ref_b"]);
  expect(readPaymentIds({ paymentIds: ["pay_a", "pay_b", "pay_a"] })).toEqual(["pay_a", "pay_b"]);
  expect(readPaymentIds({ paymentIds: ids(mostPaymentsOfJob) })).toHaveLength(mostPaymentsOfJob);
});

test.each([
  null,
  "pay_a",
  {},
  { paymentId: "pay_a" },
  { paymentIds: "pay_a" },
  { paymentIds: [] },
  { paymentIds: ["pay_a", 7] },
  { paymentIds: ["pay_a", "'; drop"] },
  { paymentIds: ids(mostPaymentsRead + 1) },
])("refuses data that no producer of ours wrote: %j", (data) => {
  expect(readPaymentIds(data)).toBeNull();
});

test("a job of few carries the orders that there are, and a larger one none", () => {
  const [first, second] = ["a", "b"].map((id) => ({ id: `pay_${id}`, order: { of: id } }));
  const without = { id: "pay_c", order: null };
  const few = settlementJob([first!, without]);
  expect(few).toEqual({ paymentIds: ["pay_a", "pay_c"], orders: { pay_a: { of: "a" } } });
  expect([orderIn(few, "pay_a"), orderIn(few, "pay_c"), orderIn(few, "toString")]).toEqual([{ of: "a" }, null, null]);
  expect(settlementJob([without])).toEqual({ paymentIds: ["pay_c"] });
  expect(settlementJob([first!, second!, without, without, without])).not.toHaveProperty("orders");
});

test.each([null, 7, "pay_a", []])("reads no order in %j", (orders) => {
  expect(orderIn({ orders: orders as never }, "pay_a")).toBeNull();
});
