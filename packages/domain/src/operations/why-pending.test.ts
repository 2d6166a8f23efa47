import { aFiledTransaction, aPaymentFile } from "@lunas/testkit/build/a-payment-file";
import { anOrder } from "@lunas/testkit/build/an-order";
import { nowSeconds } from "@lunas/testkit/build/defaults";
import { hashOf } from "@lunas/testkit/build/numbered";
import type { OrderSponsorship } from "../settlement/attempt";
import type { PaymentFile } from "./operator-payments";
import { whyPending } from "./why-pending";

const sponsorship: OrderSponsorship = {
  ...{ rawApproval: "0x02", approvalHash: hashOf(1), approvalNonce: 0, maxFeePerGasWei: 1n, needWei: 7n },
  grantedWei: null,
};
const closed = { isOpen: false, minedStatus: "reverted", minedHash: hashOf(1), blockNumber: 110 } as const;

it.each<[string, Partial<PaymentFile>, RegExp]>([
  ["no lane took it", {}, /no transaction: no lane has taken it/],
  ["there are no lanes", { lanes: { all: 0, ready: 0 } }, /its chain has no lane/],
  ["no lane can send", { lanes: { all: 2, ready: 0 } }, /held and has gas/],
  ["its approval comes first", { order: anOrder({ sponsorship }) }, /nothing was granted yet/],
  ["its approval is pending", { order: anOrder({ sponsorship: { ...sponsorship, grantedWei: 7n } }) }, /was paid for/],
  ["its deadline passed", { order: anOrder({ deadlineSeconds: BigInt(nowSeconds - 1) }) }, /deadline has passed/],
  [
    "its transaction is open",
    { transactions: [aFiledTransaction()] },
    /nonce 5 of 0x.*: 1 attempt, the newest: accepted/,
  ],
  ["it shares a transaction", { transactions: [aFiledTransaction({ purpose: "bundle" })] }, /that it shares is open/],
  ["no settler holds its lane", { transactions: [aFiledTransaction({ heldBy: null })] }, /which no settler holds/],
  ["it is mined", { transactions: [aFiledTransaction()], blockNumber: 110 }, /mined in block 110/],
  ["it reverted", { transactions: [aFiledTransaction(closed)] }, /mined \(reverted\) .*its nonce outcome/],
  [
    "a foreign transaction used the lane's nonce",
    { transactions: [aFiledTransaction({ isOpen: false })] },
    /nonce 5 of 0x\w+ was used by a foreign transaction/,
  ],
  [
    "its lane was retired, and no other lane has it yet",
    { transactions: [aFiledTransaction({ isOpen: false, isAbandoned: true })] },
    /no transaction: no lane has taken it/,
  ],
])("explains why a payment is pending: %s", (_what, reported, reason) => {
  expect(whyPending(aPaymentFile(reported), nowSeconds)).toMatch(reason);
});
