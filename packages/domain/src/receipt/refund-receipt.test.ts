import { aStoredPayment } from "@lunas/testkit/build/a-stored-payment";
import { isRefusal } from "../shared/refusal";
import { receiptOf } from "./receipt";
import { refundReceiptOf } from "./refund-receipt";

const txHash = `0x${"ab".repeat(32)}` as const;
const settled = {
  ...{ txHash, logIndex: 0, blockNumber: 7, blockHash: txHash },
  blockTimestampSeconds: 1_795_000_000,
};
const confirmed = { id: "ref_1", refundOf: "pay_1", status: "confirmed", txHash, settled } as const;

test("a confirmed refund has a receipt: from the merchant to the payer, without the merchant's reason", () => {
  const refund = aStoredPayment({ ...confirmed, description: "One cup was cold." });
  expect(refundReceiptOf(refund)).toEqual({
    ...{ refundId: "ref_1", paymentId: "pay_1", environment: refund.environment, network: refund.network },
    ...{ chainId: refund.chainId, token: "IDRX", asset: refund.authorization.token, txHash },
    ...{ from: refund.authorization.from, to: refund.payTo, amount: refund.authorization.amount },
    timestamp: new Date(1_795_000_000_000).toISOString(),
  });
});

test.each(["pending", "failed"] as const)("a refund that is %s has none", (status) => {
  const refused = refundReceiptOf(aStoredPayment({ ...confirmed, status }));
  expect(isRefusal(refused) && [refused.refused, refused.details]).toEqual(["receipt_not_available", { status }]);
});

test("a payment's receipt is not made from a refund, nor the other way round", () => {
  expect(() => receiptOf(aStoredPayment(confirmed))).toThrow("is a refund");
  expect(() => refundReceiptOf(aStoredPayment({ status: "confirmed", txHash, settled }))).toThrow("is not a refund");
});
