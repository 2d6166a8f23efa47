import { type Static, Type } from "@sinclair/typebox";
import { Address, BaseUnits, Bytes32, Caip2Network, Signature, Uint256 } from "../schema/scalars";
import { PaymentPayload } from "./payment-payload";
import { PaymentRequirements } from "./payment-requirements";

/** The limits of the contract, in seconds. */
export const withdrawDelayLimits = { minimum: 900, maximum: 2_592_000 } as const;

/** What a channel is: the contract's `ChannelConfig`. Its EIP-712 digest is the channel's id. */
export const ChannelConfig = Type.Object(
  {
    payer: Address,
    payerAuthorizer: Type.Unsafe<`0x${string}`>({ ...Address, description: "Whose signature a voucher has: a key." }),
    receiver: Type.Unsafe<`0x${string}`>({ ...Address, description: "The merchant's wallet." }),
    receiverAuthorizer: Type.Unsafe<`0x${string}`>({ ...Address, description: "Who signs claims and refunds." }),
    token: Address,
    withdrawDelay: Type.Integer({ ...withdrawDelayLimits, description: "Seconds." }),
    salt: Bytes32,
  },
  { title: "ChannelConfig" },
);
export type ChannelConfig = Static<typeof ChannelConfig>;

/** The payer's signed promise: the merchant may claim up to this sum of all charges. */
export const Voucher = Type.Object(
  { channelId: Bytes32, maxClaimableAmount: BaseUnits, signature: Signature },
  { title: "Voucher" },
);
export type Voucher = Static<typeof Voucher>;

/** The Permit2 authorization of a deposit; its witness is the channel. */
export const DepositAuthorization = Type.Object(
  {
    from: Address,
    permitted: Type.Object({ token: Address, amount: BaseUnits }),
    spender: Address,
    nonce: Uint256,
    deadline: Type.Unsafe<string>({ ...Uint256, description: "Unix seconds." }),
    witness: Type.Object({ channelId: Bytes32 }),
    signature: Signature,
  },
  { title: "DepositAuthorization" },
);
export type DepositAuthorization = Static<typeof DepositAuthorization>;

const ofChannel = { channelConfig: ChannelConfig, voucher: Voucher };

const VoucherPart = Type.Object({ type: Type.Literal("voucher"), ...ofChannel }, { title: "VoucherPart" });
export const DepositPart = Type.Object(
  {
    type: Type.Literal("deposit"),
    ...ofChannel,
    deposit: Type.Object({
      amount: BaseUnits,
      authorization: Type.Object({ permit2Authorization: DepositAuthorization }),
    }),
  },
  { title: "DepositPart" },
);
export type DepositPart = Static<typeof DepositPart>;
const RefundPart = Type.Object(
  {
    type: Type.Literal("refund"),
    ...ofChannel,
    amount: Type.Optional(
      Type.Unsafe<string>({ ...BaseUnits, description: "What is given back; left out: all that is unused." }),
    ),
  },
  { title: "RefundPart" },
);

/** One entry of `accepts` of scheme `batch-settlement`: `amount` is the most that one request costs. */
export const ChannelRequirements = Type.Object(
  {
    ...PaymentRequirements.properties,
    scheme: Type.Literal("batch-settlement"),
    network: Caip2Network,
    extra: Type.Object({
      ...PaymentRequirements.properties.extra.properties,
      receiverAuthorizer: Type.Optional(Address),
      withdrawDelay: Type.Optional(Type.Integer(withdrawDelayLimits)),
      minDeposit: Type.Optional(BaseUnits),
    }),
  },
  { title: "ChannelRequirements" },
);
export type ChannelRequirements = Static<typeof ChannelRequirements>;

/** The decoded header of a payer who pays by a channel. */
export const ChannelPayload = Type.Object(
  {
    ...PaymentPayload.properties,
    payload: Type.Union([VoucherPart, DepositPart, RefundPart]),
    accepted: ChannelRequirements,
  },
  { title: "ChannelPayload" },
);
export type ChannelPayload = Static<typeof ChannelPayload>;
