import { mostPaymentsOfJob, mostPaymentsRead, readPaymentIds } from "./settlement-job";

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
