import type { FiledTransaction, PaymentFile } from "@lunas/domain/operations/operator-payments";
import { anOrder } from "./an-order";
import { chain, nowSeconds } from "./defaults";
import { addressOf, hashOf } from "./numbered";

/** What the rows tell an operator of a pending payment that no lane has taken. */
export function aPaymentFile(overrides: Partial<PaymentFile> = {}): PaymentFile {
  return {
    ...{ order: anOrder(), status: "pending", environment: "sandbox", tokenSymbol: "IDRX", failure: null },
    ...{ chainId: chain.chainId, merchantId: "mer_1", storedAtMs: nowSeconds * 1_000, endedAtMs: null },
    ...{ txHash: null, logIndex: null, blockNumber: null, late: null, isAwaited: false, answeredAtMs: null },
    lanes: { all: 2, ready: 2 },
    transactions: [],
    events: [],
    ...overrides,
  };
}

/** An open transaction with one attempt, which the node has accepted. */
export function aFiledTransaction(overrides: Partial<FiledTransaction> = {}): FiledTransaction {
  return {
    ...{ lane: addressOf(9_001), heldBy: "settler-1", nonce: 5, purpose: "payment", isOpen: true, payments: 1 },
    ...{ minedHash: null, minedStatus: null, blockNumber: null },
    attempts: [
      {
        ...{ hash: hashOf(1), purpose: "payment", feeCapWei: "3000000000", writtenAtMs: nowSeconds * 1_000 },
        ...{ publishes: 1, broadcastOutcome: "accepted" },
      },
    ],
    ...overrides,
  };
}
