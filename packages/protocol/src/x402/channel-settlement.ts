import { type Static, Type } from "@sinclair/typebox";
import { Address, BaseUnits, Bytes32, Caip2Network } from "../schema/scalars";

const amount = (description: string) => Type.Unsafe<string>({ ...BaseUnits, description });

/** A channel as x402 shows it beside a settlement. Amounts in base units. */
export const ChannelState = Type.Object(
  {
    channelId: Bytes32,
    balance: amount("What was deposited and not given back."),
    totalClaimed: amount("What the contract has as claimed."),
    withdrawRequestedAt: Type.Integer({ description: "Chain seconds; 0: no withdrawal is under way." }),
    refundNonce: amount("The nonce of the next refund."),
    chargedCumulativeAmount: Type.Optional(amount("The sum of the channel's charges.")),
  },
  { title: "ChannelState" },
);
export type ChannelState = Static<typeof ChannelState>;

/**
 * The decoded value of `PAYMENT-RESPONSE` of scheme `batch-settlement`. Of a voucher `transaction` and `amount` are empty; of a
 * deposit or refund they are the transaction's hash and what it moved.
 */
export const ChannelSettlement = Type.Object(
  {
    success: Type.Literal(true),
    transaction: Type.String({ description: "The hash of the transaction; empty: there is none." }),
    network: Caip2Network,
    payer: Address,
    amount: Type.String({ description: "What the transaction moved, in base units; empty: there is none." }),
    extra: Type.Object({
      chargedAmount: Type.Optional(amount("What this request was charged.")),
      channelState: ChannelState,
    }),
  },
  { title: "ChannelSettlement" },
);
export type ChannelSettlement = Static<typeof ChannelSettlement>;
