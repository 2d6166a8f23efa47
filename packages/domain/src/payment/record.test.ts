import { paymentRecord } from "./record";
import type { StoredPayment } from "./stored-payment";

const txHash = `0x${"ab".repeat(32)}` as const;
const address = (digit: string) => `0x${digit.repeat(40)}` as const;

const pending: StoredPayment = {
  id: "pay_1",
  merchantId: "mer_1",
  apiKeyId: "key_1",
  environment: "sandbox",
  network: "sandbox",
  chainId: 1337,
  permit2: address("2"),
  tokenSymbol: "IDRX",
  payTo: address("d"),
  authorization: {
    kind: "exact",
    terms: {},
    from: address("f"),
    token: address("7"),
    amount: 500_000n,
    spender: address("5"),
    nonce: 1n,
    deadlineSeconds: 1_800_000_000n,
    to: address("d"),
    validAfterSeconds: 0n,
    signature: "0x",
  },
  resource: "https://shop.example/article",
  description: null,
  metadata: null,
  source: "server",
  linkId: null,
  bodyHash: "0x",
  idempotency: null,
  identifier: null,
  checkedAtBlock: 10,
  hold: null,
  status: "pending",
  failure: null,
  txHash: null,
  settled: null,
  lateSettlement: null,
  answeredAtMs: null,
  preconfirmedAtMs: null,
  receivedAtMs: Date.parse("2026-11-20T07:59:59.000Z"),
  verifiedAtMs: Date.parse("2026-11-20T07:59:59.900Z"),
  createdAtMs: Date.parse("2026-11-20T08:00:00.000Z"),
};

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
