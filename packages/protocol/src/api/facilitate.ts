import { type Static, Type } from "@sinclair/typebox";
import { BaseUnits, OneOf, TxHash } from "../schema/scalars";
import { PaymentPayload, UptoPayload } from "../x402/payment-payload";
import { PaymentRequirements, UptoRequirements } from "../x402/payment-requirements";
import { SettlementResponse } from "../x402/settlement-response";
import { acceptanceErrors, voucherErrors } from "./authorization-errors";
import { ChannelFacilitateRequest } from "./channel-body";
import { ChargeResponse } from "./charge-response";
import { describedPurchase } from "./described-purchase";
import { facilitateExample } from "./facilitate-example";
import { holdExample } from "./hold-example";
import type { Operation } from "./operation";
import { PaymentRecord } from "./payment-record";

const common = { paymentRequirements: Type.Optional(PaymentRequirements), ...describedPurchase };

/** The body after a base64 `paymentPayload` has been decoded: the result of `parseFacilitateBody`. */
export const FacilitateBody = Type.Object(
  { paymentPayload: PaymentPayload, ...common },
  { additionalProperties: false },
);
export type FacilitateBody = Static<typeof FacilitateBody>;

const PaymentHeader = Type.String({
  description: "The unchanged value of the payer's `PAYMENT-SIGNATURE` or `X-PAYMENT` header.",
});

/** The body as the client sends it. */
const FacilitateRequest = Type.Object(
  { paymentPayload: Type.Union([PaymentPayload, PaymentHeader]), ...common },
  { additionalProperties: false, title: "FacilitateRequest", examples: [facilitateExample] },
);

const ofUpto = {
  paymentRequirements: Type.Optional(UptoRequirements),
  captureAmount: Type.Unsafe<string>({
    ...BaseUnits,
    description: "What is charged, in base units: 1 to the maximum.",
  }),
};

/** The body of scheme `upto`, a hold and its capture in one: the result of `parsePaymentBody`. */
export const UptoBody = Type.Object(
  { paymentPayload: UptoPayload, ...common, ...ofUpto },
  { additionalProperties: false },
);
export type UptoBody = Static<typeof UptoBody>;

/** The same as the client sends it. */
const UptoFacilitateRequest = Type.Object(
  { paymentPayload: Type.Union([UptoPayload, PaymentHeader]), ...common, ...ofUpto },
  {
    additionalProperties: false,
    title: "UptoFacilitateRequest",
    examples: [{ ...holdExample, captureAmount: "123456" }],
  },
);

export const FacilitateResponse = Type.Object(
  {
    success: Type.Literal(true),
    paymentId: Type.String({ description: "`pay_…`" }),
    txHash: TxHash,
    status: OneOf(
      ["confirmed", "pending"],
      "`pending`: the success is told by a preconfirmation, before the payment is confirmed. Where that is not kept, the webhook `payment.failed` tells so.",
    ),
    finality: Type.Optional(
      OneOf(["preconfirmed"], "Of a pending payment: a node shows it settled, in a block that is not deep enough."),
    ),
    settlement: SettlementResponse,
    payment: PaymentRecord,
    receiptUrl: Type.String({
      description: "The page of the receipt, for the payer. It shows the receipt once the payment is confirmed.",
    }),
  },
  { title: "FacilitateResponse" },
);
export type FacilitateResponse = Static<typeof FacilitateResponse>;

export const facilitate = {
  id: "facilitate",
  method: "POST",
  path: "/facilitate",
  tag: "Payments",
  summary: "Verify a signed payment authorization and settle it on the chain",
  description:
    "With a secret key `paymentRequirements` is required: it is the price that the merchant demanded. " +
    "Of scheme `upto`, `captureAmount` is required: a hold and its capture in one call, with a secret key alone. " +
    "Of scheme `batch-settlement` (channels), `charge` is optional, and a payload of the type `refund` needs a secret key. " +
    "A `settlement_pending` answer means that the outcome is open: send the same body and Idempotency-Key again. " +
    "Where gas is protected, `rate_limited` has `details.reason` `payer_reverts`, `payer_in_flight`, `merchant_in_flight` " +
    "or `merchant_gas_budget`, and `service_unavailable` has `chain_in_flight` or `chain_gas_budget`; `Retry-After` says " +
    "when to try again.",
  status: "served",
  auth: "key",
  limit: "facilitate",
  headers: Type.Object({
    "idempotency-key": Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 255,
        description:
          "The same key and body get the same answer for 24 hours; the same key with another body gets `idempotency_conflict`.",
      }),
    ),
  }),
  body: Type.Union([FacilitateRequest, UptoFacilitateRequest, ChannelFacilitateRequest]),
  responses: { 200: Type.Union([FacilitateResponse, ChargeResponse]) },
  responseHeaders: {
    "PAYMENT-RESPONSE": "Base64 of `settlement`, for the payer.",
    "Idempotency-Replayed": "`true` when this is the stored answer of an earlier request.",
    "Lunas-Answer-Id": "This success, for `POST /payments/{id}/give-back`. Absent in a replay.",
    "Server-Timing": "Durations of the stages.",
  },
  errors: [
    ...acceptanceErrors,
    "capture_exceeds_hold",
    "hold_captured",
    "hold_expired",
    ...voucherErrors,
    "tx_failed",
    "idempotency_conflict",
    "origin_not_allowed",
    "secret_key_in_browser",
    "chain_unavailable",
    "settlement_pending",
  ],
} satisfies Operation;
