import { aStoredPayment } from "@lunas/testkit/build/a-stored-payment";
import { isRefusal } from "../shared/refusal";
import { receiptOf } from "./receipt";

const txHash = `0x${"ab".repeat(32)}` as const;
const settled = {
  ...{ txHash, logIndex: 0, blockNumber: 7, blockHash: txHash },
  blockTimestampSeconds: 1_795_000_000,
};

test("a confirmed payment has a receipt with the block's time", () => {
  const payment = aStoredPayment({ status: "confirmed", txHash, settled, metadata: { email: "ani@example.com" } });
  const receipt = receiptOf(payment);
  expect(receipt).toEqual({
    paymentId: payment.id,
    environment: payment.environment,
    network: payment.network,
    chainId: payment.chainId,
    token: "IDRX",
    asset: payment.authorization.token,
    from: payment.authorization.from,
    to: payment.payTo,
    amount: payment.authorization.amount,
    txHash,
    resource: "https://shop.example/article",
    description: null,
    timestamp: new Date(1_795_000_000_000).toISOString(),
  });
});

test.each(["pending", "failed"] as const)("a payment that is %s has none", (status) => {
  const refused = receiptOf(aStoredPayment({ status, txHash }));
  expect(isRefusal(refused) && [refused.refused, refused.details]).toEqual(["receipt_not_available", { status }]);
});
