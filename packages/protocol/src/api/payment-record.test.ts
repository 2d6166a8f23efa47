import { parse } from "../validate";
import { PaymentRecord } from "./payment-record";

const pending: PaymentRecord = {
  paymentId: "pay_1",
  verified: false,
  status: "pending",
  txHash: null,
  from: "0x1111111111111111111111111111111111111111",
  to: "0x2222222222222222222222222222222222222222",
  token: "IDRX",
  amount: "500000",
  environment: "sandbox",
  network: "sandbox",
  blockNumber: null,
  timestamp: "2026-11-20T08:00:00.000Z",
  createdAt: "2026-11-20T08:00:00.000Z",
  source: "server",
  linkId: null,
  resource: null,
  description: null,
  metadata: {},
  failure: null,
};

test("accepts a payment in every state", () => {
  const txHash = `0x${"ab".repeat(32)}` as const;
  const confirmed: PaymentRecord = { ...pending, verified: true, status: "confirmed", txHash, blockNumber: 7 };
  const failed: PaymentRecord = {
    ...pending,
    status: "failed",
    failure: { code: "expired", message: "The deadline passed." },
    lateSettlement: { txHash, blockNumber: 8 },
    alsoInTransaction: ["pay_2"],
  };
  const capture: PaymentRecord = { ...confirmed, amount: "123456", authorizedAmount: "500000", holdId: "hld_1" };
  for (const record of [pending, confirmed, failed, capture])
    expect(parse(PaymentRecord, record)).toEqual({ ok: true, value: record });
});

test("requires every field, null or not", () => {
  const parsed = parse(PaymentRecord, {});
  expect(parsed.ok ? [] : Object.keys(parsed.details).sort()).toEqual(Object.keys(pending).sort());
});
