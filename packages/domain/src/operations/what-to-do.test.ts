import { aFiledTransaction, aPaymentFile } from "@lunas/testkit/build/a-payment-file";
import { anOrder } from "@lunas/testkit/build/an-order";
import { nowSeconds } from "@lunas/testkit/build/defaults";
import type { PaymentFile } from "./operator-payments";
import { type Remedy, whatToDo } from "./what-to-do";

const old = { ageMs: 120_001 };
const late = (seconds: number) => ({ order: anOrder({ deadlineSeconds: BigInt(nowSeconds - seconds) }) });

it.each<[string, Partial<PaymentFile>, Remedy]>([
  ["it is young and open", { transactions: [aFiledTransaction()], order: anOrder({ ageMs: 0 }) }, "wait"],
  ["it is old and open", { transactions: [aFiledTransaction()], order: anOrder(old) }, "check_endpoints"],
  ["no settler holds its lane", { transactions: [aFiledTransaction({ heldBy: null })] }, "start_settler"],
  ["its chain has no lane", { lanes: { all: 0, ready: 0 } }, "start_settler"],
  ["no lane has gas", { lanes: { all: 2, ready: 0 } }, "fill_lane"],
  ["its deadline has just passed", late(10), "check_endpoints"],
  ["its deadline passed long ago", late(1_201), "resolve"],
  [
    "its deadline passed long ago, and a transaction is open",
    { ...late(1_201), transactions: [aFiledTransaction({ heldBy: null })] },
    "start_settler",
  ],
])("says what to do when %s", (_when, reported, remedy) => {
  expect(whatToDo(aPaymentFile(reported), nowSeconds * 1_000)).toBe(remedy);
});
