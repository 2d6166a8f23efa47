import { type Static, Type } from "@sinclair/typebox";
import { Address, BaseUnits, Caip2Network, Signature, Uint256 } from "../schema/scalars";
import { ChannelConfig, DepositAuthorization, Voucher } from "./channel-payload";
import { PaymentPayload } from "./payment-payload";

/** As stock facilitators take it: x402 has a word of its own for a delay that is out of the contract's range. */
const StockChannelConfig = Type.Object(
  { ...ChannelConfig.properties, withdrawDelay: Type.Integer({ minimum: 0, maximum: 2 ** 40 - 1 }) },
  { title: "StockChannelConfig" },
);

const ofChannel = { channelConfig: StockChannelConfig, voucher: Voucher };

/** One channel of a claim: its voucher, and the sum that the contract shall have as claimed. */
export const VoucherClaim = Type.Object(
  {
    voucher: Type.Object({ channel: StockChannelConfig, maxClaimableAmount: BaseUnits }),
    signature: Signature,
    totalClaimed: BaseUnits,
  },
  { title: "VoucherClaim" },
);
export type VoucherClaim = Static<typeof VoucherClaim>;

/** The most rows of a body: more than any policy of a chain. */
const mostRows = 1_000;
const authorizerSignature = Type.Optional(Signature);

const StockVoucherPart = Type.Object({ type: Type.Literal("voucher"), ...ofChannel }, { title: "StockVoucherPart" });
const StockDepositPart = Type.Object(
  {
    type: Type.Literal("deposit"),
    ...ofChannel,
    deposit: Type.Object({
      amount: BaseUnits,
      authorization: Type.Object({ permit2Authorization: Type.Optional(DepositAuthorization) }),
    }),
  },
  { title: "StockDepositPart" },
);
/** A payer's refund has no more than an amount; to settle it the server adds the rest. */
const StockRefundPart = Type.Object(
  {
    type: Type.Literal("refund"),
    ...ofChannel,
    amount: Type.Optional(BaseUnits),
    refundNonce: Type.Optional(Uint256),
    claims: Type.Optional(Type.Array(VoucherClaim, { maxItems: mostRows })),
    refundAuthorizerSignature: authorizerSignature,
    claimAuthorizerSignature: authorizerSignature,
  },
  { title: "StockRefundPart" },
);
const StockClaimPart = Type.Object(
  {
    type: Type.Literal("claim"),
    claims: Type.Array(VoucherClaim, { minItems: 1, maxItems: mostRows }),
    claimAuthorizerSignature: authorizerSignature,
  },
  { title: "StockClaimPart" },
);
const StockPayoutPart = Type.Object(
  { type: Type.Literal("settle"), receiver: Address, token: Address },
  { title: "StockPayoutPart" },
);

/** By `payload.type`. */
export const stockChannelParts = {
  voucher: StockVoucherPart,
  deposit: StockDepositPart,
  refund: StockRefundPart,
  claim: StockClaimPart,
  settle: StockPayoutPart,
} as const;
export type StockChannelType = keyof typeof stockChannelParts;
export type StockChannelPart<T extends StockChannelType = StockChannelType> = {
  readonly [K in T]: Static<(typeof stockChannelParts)[K]>;
}[T];

/** What a server writes itself, a claim or a settlement, has amount 0, no timeout and an empty `extra`. */
export const StockChannelRequirements = Type.Object(
  {
    scheme: Type.Literal("batch-settlement"),
    network: Caip2Network,
    asset: Address,
    amount: BaseUnits,
    payTo: Address,
    maxTimeoutSeconds: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    extra: Type.Optional(
      Type.Object({
        assetTransferMethod: Type.Optional(Type.Literal("permit2")),
        receiverAuthorizer: Type.Optional(Address),
        withdrawDelay: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 ** 40 - 1 })),
      }),
    ),
  },
  { title: "StockChannelRequirements" },
);
export type StockChannelRequirements = Static<typeof StockChannelRequirements>;

/** Of one type of payload: a mistake in it has the path of its own field. */
export const stockChannelRequest = (type: StockChannelType) =>
  Type.Object({
    x402Version: Type.Optional(Type.Literal(2)),
    paymentPayload: Type.Object({
      x402Version: Type.Literal(2),
      payload: stockChannelParts[type],
      accepted: StockChannelRequirements,
      resource: PaymentPayload.properties.resource,
      extensions: PaymentPayload.properties.extensions,
    }),
    paymentRequirements: StockChannelRequirements,
  });

/** The same of scheme `batch-settlement`. To verify it takes vouchers, deposits and refunds; to settle all but vouchers. */
export const X402ChannelRequest = Type.Object(
  {
    x402Version: Type.Optional(Type.Literal(2)),
    paymentPayload: Type.Object({
      x402Version: Type.Literal(2),
      payload: Type.Union(Object.values(stockChannelParts)),
      accepted: StockChannelRequirements,
      resource: PaymentPayload.properties.resource,
      extensions: PaymentPayload.properties.extensions,
    }),
    paymentRequirements: StockChannelRequirements,
  },
  { title: "X402ChannelRequest" },
);

export interface X402ChannelRequest<T extends StockChannelType = StockChannelType> {
  readonly paymentPayload: Readonly<Pick<PaymentPayload, "resource" | "extensions">> & {
    readonly payload: StockChannelPart<T>;
    readonly accepted: StockChannelRequirements;
  };
  readonly paymentRequirements: StockChannelRequirements;
}
