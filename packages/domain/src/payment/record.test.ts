import { aStoredPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { paymentRecord } from "./record";

const txHash = `0x${"ab".repeat(32)}` as const;
const address = (digit: string) => `0x${digit.repeat(40)}` as const;

const pending = aStoredPayment({
  id: "pay_1",
  payTo: address("d"),
  authorization: anAuthorization({ from: address("f"), to: address("d"), amount: 500_000n }),
  createdAtMs: Date.parse("2026-11-20T08:00:00.000Z"),
});

const settled = { txHash, logIndex: 3, blockNumber: 12, blockHash: txHash, blockTimestampSeconds: 1_795_161_605 };

describe("paymentRecord", () => {
  it("shows a pending payment", () => {
    expect(paymentRecord(pending)).toEqual({
      paymentId: "pay_1",
      verified: false,
      status: "pending",
      txHash: null,
      from: address("f"),
      to: address("d"),
      token: "IDRX",
      amount: "500000",
      environment: "sandbox",
      network: "sandbox",
      blockNumber: null,
      timestamp: "2026-11-20T08:00:00.000Z",
      createdAt: "2026-11-20T08:00:00.000Z",
      source: "server",
      linkId: null,
      resource: "https://shop.example/article",
      description: null,
      metadata: {},
      failure: null,
    });
  });

  it("shows a confirmed one with its block's time", () => {
    const record = paymentRecord({ ...pending, status: "confirmed", txHash, settled });
    expect(record).toMatchObject({ verified: true, txHash, blockNumber: 12, timestamp: "2026-11-20T08:00:05.000Z" });
  });

  it("shows when its success was told by a preconfirmation, also where that was not kept", () => {
    const preconfirmedAtMs = Date.parse("2026-11-20T08:00:01.000Z");
    const failure = { code: "expired", message: "The deadline passed." } as const;
    expect(paymentRecord({ ...pending, status: "failed", failure, preconfirmedAtMs })).toMatchObject({
      status: "failed",
      preconfirmedAt: "2026-11-20T08:00:01.000Z",
    });
  });

  it("shows why a payment failed, and its late settlement", () => {
    const failure = { code: "expired", message: "The deadline passed." } as const;
    const lateSettlement = { txHash, blockNumber: 20 };
    const record = paymentRecord({ ...pending, status: "failed", failure, lateSettlement });
    expect(record).toMatchObject({ verified: false, status: "failed", failure, lateSettlement });
  });
});
