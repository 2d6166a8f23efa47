import { type Static, type TProperties, Type } from "@sinclair/typebox";
import { Address, BaseUnits, Caip2Network, OneOf } from "../schema/scalars";
import { ChannelState } from "./channel-settlement";
import { OfferReceipt, offerReceiptExtension } from "./offer-receipt";
import { PaymentPayload, UptoPayload } from "./payment-payload";
import { PaymentRequirements, UptoRequirements } from "./payment-requirements";

/**
 * Reason codes of the x402 v2 specification, in general and for `exact` and `upto` with Permit2. x402 servers compare them
 * character by character.
 */
export const x402Reasons = [
  "invalid_x402_version",
  "unsupported_scheme",
  "invalid_network",
  "invalid_payload",
  "unsupported_payload_type",
  "invalid_exact_evm_network_mismatch",
  "invalid_permit2_spender",
  "invalid_permit2_recipient_mismatch",
  "permit2_deadline_expired",
  "permit2_not_yet_valid",
  "permit2_amount_mismatch",
  "permit2_token_mismatch",
  "invalid_permit2_signature",
  "permit2_allowance_required",
  "permit2_insufficient_balance",
  "permit2_simulation_failed",
  "permit2_invalid_nonce",
  "invalid_exact_evm_transaction_failed",
  "invalid_upto_evm_scheme",
  "invalid_upto_evm_network_mismatch",
  "upto_facilitator_mismatch",
  "invalid_upto_evm_payload_settlement_exceeds_amount",
  "invalid_upto_evm_transaction_failed",
  "invalid_batch_settlement_evm_scheme",
  "invalid_batch_settlement_evm_network_mismatch",
  "invalid_batch_settlement_evm_payload_type",
  "invalid_batch_settlement_evm_channel_id_mismatch",
  "invalid_batch_settlement_evm_receiver_mismatch",
  "invalid_batch_settlement_evm_receiver_authorizer_mismatch",
  "invalid_batch_settlement_evm_token_mismatch",
  "invalid_batch_settlement_evm_withdraw_delay_mismatch",
  "invalid_batch_settlement_evm_withdraw_delay_out_of_range",
  "invalid_batch_settlement_evm_permit2_invalid_signature",
  "invalid_batch_settlement_evm_permit2_invalid_spender",
  "invalid_batch_settlement_evm_permit2_amount_mismatch",
  "invalid_batch_settlement_evm_permit2_deadline_expired",
  "invalid_batch_settlement_evm_permit2_allowance_required",
  "invalid_batch_settlement_evm_erc20_approval_unavailable",
  "invalid_batch_settlement_evm_voucher_signature",
  "invalid_batch_settlement_evm_rpc_read_failed",
  "invalid_batch_settlement_evm_insufficient_balance",
  "invalid_batch_settlement_evm_cumulative_exceeds_balance",
  "invalid_batch_settlement_evm_cumulative_below_claimed",
  "invalid_batch_settlement_evm_deposit_simulation_failed",
  "invalid_batch_settlement_evm_deposit_below_min_deposit",
  "invalid_batch_settlement_evm_channel_not_found",
  "invalid_batch_settlement_evm_channel_busy",
  "invalid_batch_settlement_evm_nothing_to_settle",
  "invalid_batch_settlement_evm_authorizer_not_configured",
  "invalid_batch_settlement_evm_authorizer_address_mismatch",
  "invalid_batch_settlement_evm_refund_no_balance",
  "invalid_batch_settlement_evm_claim_simulation_failed",
  "invalid_batch_settlement_evm_claim_transaction_failed",
  "invalid_batch_settlement_evm_settle_simulation_failed",
  "invalid_batch_settlement_evm_settle_transaction_failed",
  "invalid_batch_settlement_evm_refund_simulation_failed",
  "invalid_batch_settlement_evm_refund_transaction_failed",
  "invalid_batch_settlement_evm_deposit_transaction_failed",
  "settlement_pending",
] as const;

export type X402Reason = (typeof x402Reasons)[number];

const Reason = OneOf(x402Reasons);

const bodyOf = <Parts extends TProperties>(title: string, parts: Parts) =>
  Type.Object({ x402Version: Type.Optional(Type.Literal(2)), ...parts }, { title });

/**
 * The body that an x402 resource server posts to verify and to settle. Unknown fields are ignored, because some
 * versions add fields.
 */
export const X402Request = bodyOf("X402Request", {
  paymentPayload: PaymentPayload,
  paymentRequirements: PaymentRequirements,
});
export type X402Request = Static<typeof X402Request>;

/**
 * The same of scheme `upto`. To verify, both amounts are the maximum; to settle, `paymentRequirements.amount` is the
 * charge, and `paymentPayload.accepted.amount` stays the maximum.
 */
export const X402UptoRequest = bodyOf("X402UptoRequest", {
  paymentPayload: UptoPayload,
  paymentRequirements: UptoRequirements,
});
export type X402UptoRequest = Static<typeof X402UptoRequest>;

export const X402Supported = Type.Object(
  {
    kinds: Type.Array(
      Type.Union([
        Type.Object({ x402Version: Type.Literal(2), scheme: Type.Literal("exact"), network: Caip2Network }),
        Type.Object({
          x402Version: Type.Literal(2),
          scheme: Type.Literal("upto"),
          network: Caip2Network,
          extra: Type.Object({
            facilitatorAddress: Type.Unsafe<`0x${string}`>({
              ...Address,
              description: "The signer for `extra.facilitatorAddress` of the merchant's requirements.",
            }),
          }),
        }),
        Type.Object({
          x402Version: Type.Literal(2),
          scheme: Type.Literal("batch-settlement"),
          network: Caip2Network,
          extra: Type.Object({
            receiverAuthorizer: Type.Unsafe<`0x${string}`>({
              ...Address,
              description: "Signs claims and refunds for a server without a signer of its own.",
            }),
          }),
        }),
      ]),
    ),
    extensions: Type.Array(Type.String()),
    signers: Type.Object({ "eip155:*": Type.Array(Address) }),
  },
  { title: "X402Supported" },
);
export type X402Supported = Static<typeof X402Supported>;

export const X402VerifyResponse = Type.Object(
  {
    isValid: Type.Boolean(),
    invalidReason: Type.Optional(Reason),
    invalidMessage: Type.Optional(Type.String()),
    payer: Type.Optional(Address),
    // Of scheme `batch-settlement`: before the deposit.
    extra: Type.Optional(ChannelState),
  },
  { title: "X402VerifyResponse" },
);
export type X402VerifyResponse = Static<typeof X402VerifyResponse>;

export const X402SettleResponse = Type.Object(
  {
    success: Type.Boolean(),
    errorReason: Type.Optional(Reason),
    errorMessage: Type.Optional(Type.String()),
    payer: Type.Optional(Address),
    transaction: Type.String({ description: "The transaction's hash, or empty: a charge of 0 has no transaction." }),
    network: Type.String({ description: "The request's own network; the key's where it names none." }),
    amount: Type.Optional(
      Type.Unsafe<string>({
        ...BaseUnits,
        description: "In base units; in scheme `upto` the charge. A claim moves nothing and has none.",
      }),
    ),
    extra: Type.Optional(
      Type.Object(
        { channelState: ChannelState },
        { description: "Of a deposit or refund of scheme `batch-settlement`: the channel after it." },
      ),
    ),
    extensions: Type.Optional(
      Type.Object(
        { [offerReceiptExtension]: Type.Optional(OfferReceipt) },
        { description: "Of a success, where the payload asks for it." },
      ),
    ),
  },
  { title: "X402SettleResponse" },
);
export type X402SettleResponse = Static<typeof X402SettleResponse>;
