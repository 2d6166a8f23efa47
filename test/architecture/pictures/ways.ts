import { WAY } from "../way";

/** A file on a way, and the names by which others call it where they do not import it: a port's methods, a callback, or a queue's job. */
export interface WayFile {
  readonly file: string;
  readonly calledAs?: readonly string[];
  /** The only file that has this implementation of the port, where others of the way have another one. */
  readonly onlyBy?: string;
}

export const PAYMENT: readonly WayFile[] = WAY.map(({ file, calledAs }) =>
  calledAs === undefined ? { file } : { file, calledAs: [calledAs] },
);

/** Until the settler has it: from there on a refund is settled as a payment is. */
export const REFUND: readonly WayFile[] = [
  { file: "services/gateway/src/routes/refunds/create.ts" },
  { file: "services/gateway/src/translate/refund.ts" },
  { file: "packages/domain/src/refund/create-refund.ts" },
  { file: "packages/domain/src/refund/find-refundable.ts" },
  { file: "packages/domain/src/refund/refund-claim.ts" },
  { file: "packages/domain/src/refund/judge-payment.ts" },
  { file: "packages/chain/src/read/read-facts.ts", calledAs: ["readFacts"] },
  { file: "packages/domain/src/payment/verify.ts" },
  { file: "packages/domain/src/payment/checks/index.ts" },
  { file: "packages/domain/src/payment/new-payment.ts" },
  { file: "packages/domain/src/payment/store-unattended.ts" },
  { file: "packages/domain/src/payment/store-once.ts" },
  { file: "packages/database/src/payment-store.ts", calledAs: ["accept"] },
  { file: "packages/queue/src/settlements.ts", calledAs: ["notifyAndWait"] },
  { file: "packages/queue/src/consume-settlements.ts", calledAs: ["settlement-job"] },
  { file: "services/settler/src/consume-settlements.ts", calledAs: ["handle"] },
];

export const WEBHOOK: readonly WayFile[] = [
  { file: "services/dispatcher/src/relay-outbox.ts" },
  { file: "packages/domain/src/webhook/fan-out.ts" },
  { file: "packages/database/src/webhook-store.ts", calledAs: ["fanOut", "claim", "record"] },
  { file: "services/dispatcher/src/claim-or-notify.ts", calledAs: ["enqueue"] },
  {
    file: "packages/queue/src/deliveries.ts",
    calledAs: ["enqueue"],
    onlyBy: "services/dispatcher/src/claim-or-notify.ts",
  },
  { file: "packages/queue/src/consume-deliveries.ts", calledAs: ["delivery-job"] },
  { file: "packages/domain/src/shared/fair-scheduler.ts", calledAs: ["offer"] },
  { file: "services/dispatcher/src/consume-deliveries.ts", calledAs: ["handle", "run"] },
  { file: "packages/domain/src/webhook/deliver.ts" },
  { file: "packages/domain/src/webhook/event-record.ts", calledAs: ["encode"] },
  { file: "services/dispatcher/src/translate/signed-headers.ts", calledAs: ["sign"] },
  { file: "services/dispatcher/src/post.ts", calledAs: ["post"] },
  { file: "services/dispatcher/src/send.ts" },
  { file: "packages/domain/src/webhook/verdict.ts" },
];
