import type { PaymentRecord } from "../../api/schemas";
import { orderOf, stateOf } from "./state-of";

const record = (given: Partial<PaymentRecord>) =>
  ({ status: "confirmed", amount: "500000", metadata: {}, ...given }) as PaymentRecord;

test.each<[Partial<PaymentRecord>, string]>([
  [{}, "confirmed"],
  [{ refundedAmount: "0" }, "confirmed"],
  [{ refundedAmount: "1" }, "partly_refunded"],
  [{ refundedAmount: "499999" }, "partly_refunded"],
  [{ refundedAmount: "500000" }, "refunded"],
  [{ status: "pending", refundedAmount: "0" }, "pending"],
  [{ status: "failed", refundedAmount: "0" }, "failed"],
  [{ status: "failed", refundedAmount: "500000", lateSettlement: {} as never }, "refunded"],
])("%j is %s", (given, state) => {
  expect(stateOf(record(given))).toBe(state);
});

test("the order is the metadata's orderId", () => {
  expect(orderOf(record({ metadata: { orderId: "A-1", note: "x" } }))).toBe("A-1");
  expect(orderOf(record({}))).toBeNull();
});
