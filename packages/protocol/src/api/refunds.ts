import { type Static, Type } from "@sinclair/typebox";
import { MapOf } from "../schema/map-of";
import { Nullable } from "../schema/nullable";
import {
  Address,
  BaseUnits,
  Environment,
  EnvironmentOfSession,
  Network,
  PaymentReference,
  RefundId,
  Signature,
  Text,
  TimeFilter,
  Timestamp,
  TxHash,
  Uint256,
} from "../schema/scalars";
import { PaymentAuthorization } from "../x402/payment-authorization";
import { permit2DomainName, permit2PrimaryType, permit2WitnessTypes } from "../x402/permit2";
import { authorizationErrors } from "./authorization-errors";
import { facilitateExample } from "./facilitate-example";
import { ofSession } from "./of-session";
import type { Operation } from "./operation";
import { PageOf, pageQuery } from "./pagination";
import { PaymentFailure, PaymentStatus } from "./payment-record";
import { PaymentTimeline } from "./payments";

/** A refund in look-ups, lists, webhooks and events. */
export const RefundRecord = Type.Object(
  {
    refundId: Type.String({ description: "`ref_…`" }),
    paymentId: Type.String({ description: "`pay_…`" }),
    environment: Environment,
    network: Network,
    status: PaymentStatus,
    txHash: Nullable(TxHash),
    from: Type.Unsafe<`0x${string}`>({ ...Address, description: "The merchant's wallet that received the payment." }),
    to: Type.Unsafe<`0x${string}`>({ ...Address, description: "The payer of the payment." }),
    token: Type.String({ description: "Token symbol." }),
    amount: BaseUnits,
    reason: Nullable(Type.String()),
    blockNumber: Nullable(Type.Integer({ minimum: 0 })),
    timestamp: Type.String({
      format: "date-time",
      description: "The block's time once confirmed, `createdAt` before that.",
    }),
    createdAt: Timestamp,
    failure: Nullable(PaymentFailure),
    lateSettlement: Type.Optional(
      Type.Object(
        { txHash: TxHash, blockNumber: Type.Integer({ minimum: 0 }) },
        { description: "A settlement by another party after the refund had failed: the payer has the money." },
      ),
    ),
  },
  { title: "RefundRecord" },
);
export type RefundRecord = Static<typeof RefundRecord>;

export const RefundList = PageOf("RefundList", { refunds: Type.Array(RefundRecord) });
export type RefundList = Static<typeof RefundList>;

export const RefundTimeline = Type.Object(
  { refundId: RefundRecord.properties.refundId, ...PaymentTimeline.properties },
  { title: "RefundTimeline" },
);
export type RefundTimeline = Static<typeof RefundTimeline>;

const authorization = facilitateExample.paymentPayload.payload.permit2Authorization;

const TypedData = Type.Object(
  {
    domain: Type.Object({ name: Type.String(), chainId: Type.Integer(), verifyingContract: Address }),
    types: MapOf(Type.Array(Type.Object({ name: Type.String(), type: Type.String() }))),
    primaryType: Type.String(),
    message: Type.Object({
      permitted: PaymentAuthorization.properties.permitted,
      spender: Address,
      nonce: Uint256,
      deadline: Uint256,
      witness: PaymentAuthorization.properties.witness,
    }),
  },
  {
    description: "For `eth_signTypedData_v4`, as it is.",
    examples: [
      {
        domain: {
          name: permit2DomainName,
          chainId: 8453,
          verifyingContract: "0x000000000022D473030F116dDEE9F6B43aC78BA3",
        },
        types: permit2WitnessTypes,
        primaryType: permit2PrimaryType,
        message: {
          permitted: authorization.permitted,
          spender: authorization.spender,
          nonce: authorization.nonce,
          deadline: authorization.deadline,
          witness: authorization.witness,
        },
      },
    ],
  },
);

export const RefundPreparation = Type.Object(
  {
    paymentId: Type.String({ description: "`pay_…`" }),
    environment: Environment,
    network: Network,
    from: Type.Unsafe<`0x${string}`>({ ...Address, description: "The wallet that must sign." }),
    to: Address,
    token: Type.String({ description: "Token symbol." }),
    amount: BaseUnits,
    remaining: Type.Unsafe<string>({
      ...BaseUnits,
      description: "How much of the payment can be refunded now, this refund not subtracted.",
    }),
    permit2Authorization: PaymentAuthorization,
    typedData: TypedData,
    approval: Type.Object(
      {
        approved: Type.Boolean({ description: "Whether Permit2 may move the amount." }),
        allowance: Uint256,
        token: Address,
        spender: Type.Unsafe<`0x${string}`>({ ...Address, description: "Permit2." }),
      },
      { description: "If it is not approved: the wallet calls `approve(spender, amount)` on the token first." },
    ),
  },
  { title: "RefundPreparation" },
);
export type RefundPreparation = Static<typeof RefundPreparation>;

const PrepareRefundRequest = Type.Object(
  { amount: Type.Optional(Type.Unsafe<string>({ ...BaseUnits, description: "Default: all that remains." })) },
  { additionalProperties: false, title: "PrepareRefundRequest" },
);

export const CreateRefundRequest = Type.Object(
  {
    amount: BaseUnits,
    reason: Type.Optional(Text(0, 500, "For your own records.")),
    payload: Type.Object(
      { permit2Authorization: PaymentAuthorization, signature: Signature },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false, title: "CreateRefundRequest" },
);
export type CreateRefundRequest = Static<typeof CreateRefundRequest>;

const RefundQuery = Type.Object({
  ...pageQuery,
  status: Type.Optional(PaymentStatus),
  paymentId: Type.Optional(PaymentReference),
  since: Type.Optional(TimeFilter),
  until: Type.Optional(TimeFilter),
  environment: Type.Optional(EnvironmentOfSession),
});

const shared = { tag: "Refunds", auth: "secretKeyOrSession", limit: "payments", status: "served" } as const;
const ofPayment = Type.Object({ id: PaymentReference });

const readOne = {
  ...shared,
  method: "GET",
  params: Type.Object({ id: RefundId }),
  query: ofSession,
  errors: ["not_found"],
} as const;

/** Counted by address before the body is read: look-ups are counted by key alone. */
const written = { ...shared, limit: "other" } as const;

export const prepareRefund = {
  ...written,
  id: "prepareRefund",
  method: "POST",
  path: "/payments/:id/refunds/prepare",
  summary: "The data that the merchant's wallet signs for a refund",
  description: "Stores nothing. The authorization has a fresh nonce and a deadline in five minutes.",
  params: ofPayment,
  query: ofSession,
  body: PrepareRefundRequest,
  responses: { 200: RefundPreparation },
  errors: ["payment_not_found", "payment_not_refundable", "refund_exceeds_payment", "chain_unavailable"],
} satisfies Operation;

export const createRefund = {
  ...written,
  id: "createRefund",
  method: "POST",
  path: "/payments/:id/refunds",
  summary: "Refund a payment, with the signature of the wallet that received it",
  description:
    "201: the refund is stored as `pending`, and is then settled; its outcome is a webhook. 200: the same authorization was stored before; the answer is its refund. With another `amount` the repeat is `payment_mismatch`, with another `reason` it is `nonce_already_used`. A refusal stores and changes nothing.",
  params: ofPayment,
  query: ofSession,
  body: CreateRefundRequest,
  responses: { 200: RefundRecord, 201: RefundRecord },
  errors: [
    "payment_not_found",
    "payment_not_refundable",
    "refund_exceeds_payment",
    ...authorizationErrors,
    "simulation_failed",
    "chain_unavailable",
  ],
} satisfies Operation;

export const listRefundsOfPayment = {
  ...shared,
  id: "listRefundsOfPayment",
  method: "GET",
  path: "/payments/:id/refunds",
  summary: "The refunds of a payment, newest first",
  params: ofPayment,
  query: Type.Object({ ...pageQuery, environment: Type.Optional(EnvironmentOfSession) }),
  responses: { 200: RefundList },
  errors: ["payment_not_found"],
} satisfies Operation;

export const listRefunds = {
  ...shared,
  id: "listRefunds",
  method: "GET",
  path: "/refunds",
  summary: "The merchant's refunds, newest first",
  description: "`since` and `until` are exclusive and compare with `createdAt`.",
  query: RefundQuery,
  responses: { 200: RefundList },
  errors: [],
} satisfies Operation;

export const getRefund = {
  ...readOne,
  id: "getRefund",
  path: "/refunds/:id",
  summary: "Get a refund by its id",
  responses: { 200: RefundRecord },
} satisfies Operation;

export const getRefundTimeline = {
  ...readOne,
  id: "getRefundTimeline",
  path: "/refunds/:id/timeline",
  summary: "Every stage of a refund with its time, duration, cost and reason",
  responses: { 200: RefundTimeline },
} satisfies Operation;
