import { type Static, Type } from "@sinclair/typebox";
import { MapOf } from "../schema/map-of";
import { Nullable } from "../schema/nullable";
import { Address, BaseUnits, Environment, Network, OneOf, Timestamp, TxHash } from "../schema/scalars";

export const PaymentStatus = OneOf(["pending", "confirmed", "failed"], "`confirmed` and `failed` never change.");

/** Why a payment failed. */
export const PaymentFailure = Type.Object({
  code: Type.String({
    description:
      "`tx_failed`, `expired`, `nonce_cancelled`, `nonce_used_elsewhere`, `settlement_unproven` or `chain_reset`; new values can be added.",
  }),
  message: Type.String(),
});

/** A payment in look-ups, lists, `/facilitate`, webhooks and events. */
export const PaymentRecord = Type.Object(
  {
    paymentId: Type.String({ description: "`pay_…`" }),
    verified: Type.Boolean({ description: "True exactly when status is `confirmed`." }),
    status: PaymentStatus,
    txHash: Nullable(TxHash),
    from: Address,
    to: Address,
    token: Type.String({ description: "Token symbol." }),
    amount: BaseUnits,
    authorizedAmount: Type.Optional(
      Type.Unsafe<string>({
        ...BaseUnits,
        description: "Of a capture: the maximum that the payer signed; `amount` is what was charged.",
      }),
    ),
    holdId: Type.Optional(Type.String({ description: "`hld_…`: of a capture, its hold." })),
    environment: Environment,
    network: Network,
    blockNumber: Nullable(Type.Integer({ minimum: 0 })),
    timestamp: Type.String({
      format: "date-time",
      description: "The block's time once confirmed, `createdAt` before that.",
    }),
    createdAt: Timestamp,
    source: OneOf(
      ["server", "direct", "link"],
      "`server`: by a secret key; `direct`: by a publishable key; `link`: on the page of a payment link.",
    ),
    linkId: Nullable(Type.String({ description: "`lnk_…`: the payment link whose page took it." })),
    resource: Nullable(Type.String({ description: "URL of the paid content." })),
    description: Nullable(Type.String()),
    metadata: MapOf(Type.String(), { description: "The metadata of the settlement request; empty if there was none." }),
    failure: Nullable(PaymentFailure),
    preconfirmedAt: Type.Optional(
      Type.String({
        format: "date-time",
        description:
          "When its success was told by a preconfirmation, while it was pending. With `status` `failed`: that was not kept.",
      }),
    ),
    lateSettlement: Type.Optional(
      Type.Object(
        { txHash: TxHash, blockNumber: Type.Integer({ minimum: 0 }) },
        { description: "A settlement by another party after the payment had failed." },
      ),
    ),
    confirmations: Type.Optional(
      Type.Integer({
        minimum: 0,
        description:
          "For a confirmed payment: the number of blocks from its own block to the newest; 0 if none yet. Look-ups and lists only, where known.",
      }),
    ),
    finality: Type.Optional(
      OneOf(
        ["preconfirmed", "included", "safe", "finalized", "lost"],
        "Of a pending payment `preconfirmed`: a node has seen it settled, before its block is deep enough; that may still come to nothing. Of a confirmed payment: what the node says of its block now. `lost`: a reorganization took the block, and the payment is in no other yet. Look-ups, lists and a preconfirmed success only, where known.",
      ),
    ),
    refundedAmount: Type.Optional(
      Type.Unsafe<string>({
        ...BaseUnits,
        description: "The sum of its settled refunds, also of those that were settled late. Look-ups and lists only.",
      }),
    ),
    refundPending: Type.Optional(
      Type.Unsafe<string>({
        ...BaseUnits,
        description:
          "The sum of its refunds that are pending, or failed and can still be settled. Look-ups and lists only.",
      }),
    ),
    alsoInTransaction: Type.Optional(
      Type.Array(Type.String(), { description: "Other payments of the merchant that the same transaction settled." }),
    ),
  },
  { title: "PaymentRecord" },
);
export type PaymentRecord = Static<typeof PaymentRecord>;
export type PaymentStatus = Static<typeof PaymentStatus>;
