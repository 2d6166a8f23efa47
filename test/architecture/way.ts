/** One file on the way of a payment, from the request to the answer 200. */
export interface Step {
  readonly file: string;
  /** The type by which this file has the payment; a name that stands in the file. */
  readonly carries: string;
  /** The name by which an earlier file calls this one where it does not import it: a port's method, or a queue. */
  readonly calledAs?: string;
}

/**
 * The way of an ordinary payment, in order: its own approval, no bundle, no refusal. Files that only help a step (the single
 * checks, prices, limits, rows' parsers) stand beside the way. ARCHITECTURE.md's reading list is this list; a test walks it.
 */
export const WAY: readonly Step[] = [
  { file: "services/gateway/src/routes/payments/facilitate.ts", carries: "Facilitated" },
  { file: "services/gateway/src/translate/claim.ts", carries: "Claim" },
  { file: "packages/domain/src/payment/facilitate.ts", carries: "Claim" },
  { file: "packages/domain/src/payment/accept.ts", carries: "Claim" },
  { file: "packages/chain/src/read/read-facts.ts", carries: "Authorization", calledAs: "readFacts" },
  { file: "packages/domain/src/payment/verify.ts", carries: "Claim" },
  { file: "packages/domain/src/payment/checks/index.ts", carries: "Claim" },
  { file: "packages/domain/src/payment/new-payment.ts", carries: "NewPayment" },
  { file: "packages/domain/src/payment/store-once.ts", carries: "NewPayment" },
  { file: "packages/database/src/payment-store.ts", carries: "NewPayment", calledAs: "accept" },
  { file: "packages/domain/src/payment/await-outcome.ts", carries: "StoredPayment" },
  { file: "packages/queue/src/settlements.ts", carries: "SettlementJob", calledAs: "notifyAndWait" },
  { file: "packages/queue/src/payment-jobs.ts", carries: "payment" },
  { file: "packages/queue/src/consume-settlements.ts", carries: "SettlementJob", calledAs: "settlement-job" },
  { file: "services/settler/src/consume-settlements.ts", carries: "PaymentId", calledAs: "handle" },
  { file: "packages/domain/src/settlement/engine.ts", carries: "PaymentId", calledAs: "settle" },
  { file: "packages/domain/src/settlement/submit/pending-work.ts", carries: "PaymentId" },
  { file: "packages/domain/src/settlement/submit/submit-pending.ts", carries: "SettlementOrder" },
  { file: "packages/domain/src/settlement/submit/write-ahead.ts", carries: "PlannedTransaction" },
  { file: "packages/domain/src/settlement/submit/broadcast.ts", carries: "Attempt" },
  { file: "packages/domain/src/settlement/confirm/head-work.ts", carries: "Receipt", calledAs: "createHeadWork" },
  { file: "packages/domain/src/settlement/confirm/observe-head.ts", carries: "Receipt" },
  { file: "packages/domain/src/settlement/confirm/what-next.ts", carries: "Receipt" },
  { file: "packages/domain/src/settlement/confirm/end-payments.ts", carries: "Outcome" },
  { file: "services/gateway/src/translate/settlement.ts", carries: "StoredPayment" },
];

/** Names that carry an id, in a job with its order, are not types of the payment. */
const IDS: readonly string[] = ["payment", "PaymentId", "SettlementJob"];

/** The types that the payment has on its way, one after the other. */
export const TYPES_ON_THE_WAY: readonly string[] = [...new Set(WAY.map(({ carries }) => carries))].filter(
  (name) => !IDS.includes(name),
);
