import { type Static, Type } from "@sinclair/typebox";
import { Nullable } from "../schema/nullable";
import {
  Address,
  EnvironmentOfSession,
  HttpUrl,
  LinkId,
  Network,
  PaymentId,
  PaymentReference,
  TimeFilter,
  Timestamp,
  TxHash,
  Uint256,
} from "../schema/scalars";
import { ofSession } from "./of-session";
import type { Operation } from "./operation";
import { PageOf, pageQuery } from "./pagination";
import { PaymentRecord, PaymentStatus } from "./payment-record";

const PaymentList = PageOf("PaymentList", { payments: Type.Array(PaymentRecord) });

export const PaymentQuery = Type.Object({
  ...pageQuery,
  status: Type.Optional(PaymentStatus),
  network: Type.Optional(Network),
  from: Type.Optional(Address),
  linkId: Type.Optional(LinkId),
  resource: Type.Optional(
    Type.Unsafe<string>({ ...HttpUrl, description: "The whole URL of the paid content, as it was stored." }),
  ),
  since: Type.Optional(TimeFilter),
  until: Type.Optional(TimeFilter),
  environment: Type.Optional(EnvironmentOfSession),
});

export type PaymentQuery = Static<typeof PaymentQuery>;

const WebhookOfStage = Type.Object(
  {
    deliveryId: Type.String({ description: "`dlv_…`" }),
    eventType: Type.String(),
    attempt: Type.Integer({ minimum: 1 }),
    httpStatus: Nullable(Type.Integer({ description: "Null when the endpoint did not answer." })),
    durationMs: Type.Integer({ minimum: 0, description: "How long the attempt took." }),
    error: Nullable(Type.String({ description: "Why there was no answer." })),
  },
  { description: "For stage `webhook` only: one attempt." },
);

const TimelineStage = Type.Object(
  {
    stage: Type.String({
      description:
        "`received`, `verified`, `queued`, `signed`, `broadcast`, `replaced`, `reorged`, `included`, `confirmed`, `failed`, `answered`, `settled_late`, `event` or `webhook`; new stages can be added.",
    }),
    at: Timestamp,
    durationMs: Nullable(
      Type.Integer({ minimum: 0, description: "Time since the previous stage; null for the first." }),
    ),
    costWei: Nullable(
      Type.Unsafe<string>({
        ...Uint256,
        description: "For `included`: gas used times gas price, paid by Lunas; without a rollup's fee for L1 data.",
      }),
    ),
    txHash: Nullable(TxHash),
    blockNumber: Nullable(Type.Integer({ minimum: 0 })),
    reason: Nullable(Type.String({ description: "A text for people; it can change." })),
    webhook: Type.Optional(WebhookOfStage),
  },
  { title: "TimelineStage" },
);

export const PaymentTimeline = Type.Object(
  {
    paymentId: Type.String({ description: "`pay_…`" }),
    status: PaymentStatus,
    totalCostWei: Type.Unsafe<string>({ ...Uint256, description: "The sum of the stages' `costWei`." }),
    stages: Type.Array(TimelineStage, { description: "In order of time." }),
    omitted: Type.Object(
      { attempts: Type.Integer({ minimum: 0 }), webhooks: Type.Integer({ minimum: 0 }) },
      {
        description:
          "The number of signed transactions and of webhook attempts without a stage here: the newest 100 of each are shown.",
      },
    ),
  },
  { title: "PaymentTimeline" },
);
export type PaymentTimeline = Static<typeof PaymentTimeline>;

const read = { method: "GET", tag: "Payments", auth: "secretKeyOrSession", limit: "payments" } as const;
const readOne = {
  ...read,
  status: "served",
  params: Type.Object({ id: PaymentReference }),
  query: ofSession,
  errors: ["payment_not_found"],
} as const;

export const listPayments = {
  ...read,
  id: "listPayments",
  path: "/payments",
  summary: "The merchant's payments, newest first",
  description: "`since` and `until` are exclusive and compare with `createdAt`.",
  status: "served",
  query: PaymentQuery,
  responses: { 200: PaymentList },
  errors: [],
} satisfies Operation;

export const getPayment = {
  ...readOne,
  id: "getPayment",
  path: "/payments/:id",
  summary: "Get a payment by its id or by a hash of one of its transactions",
  responses: { 200: PaymentRecord },
} satisfies Operation;

export const getPaymentTimeline = {
  ...readOne,
  id: "getPaymentTimeline",
  path: "/payments/:id/timeline",
  summary: "Every stage of a payment with its time, duration, cost and reason",
  description: "Accepts the same references as `GET /payments/{id}`.",
  responses: { 200: PaymentTimeline },
} satisfies Operation;

const GivenBack = Type.Object(
  { paymentId: Type.String({ description: "`pay_…`" }), givenBack: Type.Literal(true) },
  { title: "GivenBack" },
);

export const giveBackPayment = {
  method: "POST",
  tag: "Payments",
  limit: "payments",
  auth: "secretKey",
  id: "giveBackPayment",
  path: "/payments/:id/give-back",
  summary: "Give back the success of a payment that you could not serve",
  description:
    "For a shop whose handler failed after the payment. The next `POST /facilitate` with the same body gets the success once more. " +
    "Within 24 hours of the confirmation, at most 20 times, and only while no money of the payment went back. It moves no money.",
  status: "served",
  params: Type.Object({ id: PaymentId }),
  query: Type.Object({
    answerId: Type.Optional(
      Type.String({
        pattern: "^ask_[0-9A-Za-z_-]{1,64}$",
        description:
          "`answerId` of the success that you could not serve. With it a repeat of this request never gives back a later success.",
      }),
    ),
  }),
  responses: { 200: GivenBack },
  errors: ["payment_not_found", "give_back_refused"],
} satisfies Operation;

export const verifyPayment = {
  ...read,
  auth: "secretKey",
  id: "verifyPayment",
  path: "/verify/:txHash",
  summary: "Deprecated path of GET /payments/{id}",
  status: "served",
  deprecated: true,
  successor: "/payments/:txHash",
  params: Type.Object({ txHash: PaymentReference }),
  responses: { 200: PaymentRecord },
  responseHeaders: { Deprecation: "`true`", Link: 'The path that replaces this one, `rel="successor-version"`.' },
  errors: ["payment_not_found"],
} satisfies Operation;
