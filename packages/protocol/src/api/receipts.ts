import { type Static, Type } from "@sinclair/typebox";
import { PaymentReference, RefundId } from "../schema/scalars";
import { ofSession } from "./of-session";
import type { Operation } from "./operation";

const PaymentReceipt = Type.Object(
  {
    receipt: Type.String({
      description:
        "Compact JWS (EdDSA). Its claims: `iss`, `iat`, `paymentId`, `environment`, `network`, `token`, `asset`, `from`, `to`, `amount`, `txHash`, `resource`, `description`, `timestamp`.",
    }),
    url: Type.String({ description: "A page that shows the receipt, for the payer; it needs no key." }),
  },
  { title: "PaymentReceipt" },
);

export const ReceiptKeys = Type.Object(
  {
    keys: Type.Array(
      Type.Object({
        kty: Type.Literal("OKP"),
        crv: Type.Literal("Ed25519"),
        x: Type.String({ description: "The public key, base64url." }),
        kid: Type.String(),
        alg: Type.Literal("EdDSA"),
        use: Type.Literal("sig"),
      }),
    ),
  },
  { title: "ReceiptKeys" },
);
export type ReceiptKeys = Static<typeof ReceiptKeys>;

const readReceipt = {
  method: "GET",
  status: "served",
  auth: "secretKeyOrSession",
  limit: "payments",
  query: ofSession,
  responses: { 200: PaymentReceipt },
} as const;

export const getReceipt = {
  ...readReceipt,
  id: "getReceipt",
  path: "/payments/:id/receipt",
  tag: "Payments",
  summary: "The signed receipt of a confirmed payment",
  description: "Accepts the same references as `GET /payments/{id}`. Each answer is signed anew, with the newest key.",
  params: Type.Object({ id: PaymentReference }),
  errors: ["payment_not_found", "receipt_not_available"],
} satisfies Operation;

export const getRefundReceipt = {
  ...readReceipt,
  id: "getRefundReceipt",
  path: "/refunds/:id/receipt",
  tag: "Refunds",
  summary: "The signed receipt of a confirmed refund",
  description:
    "A JWS with `typ` `refund-receipt+jwt` and the claims of a payment's receipt without `resource` and `description`, and with `refundId`; `from` is the merchant's wallet.",
  params: Type.Object({ id: RefundId }),
  errors: ["not_found", "receipt_not_available"],
} satisfies Operation;

export const getReceiptKeys = {
  id: "getReceiptKeys",
  method: "GET",
  path: "/.well-known/jwks.json",
  tag: "Payments",
  summary: "The public keys of receipts (RFC 7517)",
  description: "Keep them for an hour at most; on an unknown `kid` read them again.",
  status: "served",
  auth: "none",
  limit: "other",
  responses: { 200: ReceiptKeys },
  responseHeaders: { "Cache-Control": "`max-age=300`" },
  errors: [],
} satisfies Operation;
