import { type Static, Type } from "@sinclair/typebox";
import { MapOf } from "../schema/map-of";
import { Nullable } from "../schema/nullable";
import { Address, BaseUnits, Bytes32, Environment, Network, OneOf, Timestamp } from "../schema/scalars";
import { PageOf, readOn } from "./pagination";

export const ChannelStatus = OneOf(
  ["open", "withdrawing", "short", "closed"],
  "`open` takes charges. `withdrawing`: the payer has started a withdrawal. `short`: its charges are more than its balance. `closed`: nothing is left in it.",
);
export type ChannelStatus = Static<typeof ChannelStatus>;

const amount = (description: string) => Type.Unsafe<string>({ ...BaseUnits, description });
const address = (description: string) => Type.Unsafe<`0x${string}`>({ ...Address, description });

/** A channel in answers, lists, webhooks and events. Amounts in base units. */
export const ChannelRecord = Type.Object(
  {
    channelId: Bytes32,
    environment: Environment,
    network: Network,
    token: Type.String({ description: "Token symbol." }),
    payer: Address,
    payerAuthorizer: address("Whose signature a voucher has."),
    receiver: address("The merchant's wallet."),
    receiverAuthorizer: address("Who signs claims and refunds."),
    withdrawDelay: Type.Integer({ description: "Seconds between the payer's request to withdraw and the withdrawal." }),
    salt: Bytes32,
    managedBy: OneOf(["lunas", "shop"], "Who keeps the books of its charges."),
    status: ChannelStatus,
    balance: amount("What was deposited and not given back. Claims are not taken off it."),
    charged: amount("The sum of its charges."),
    claimed: amount("What of it the contract has as claimed."),
    available: amount("What can still be charged: the balance less what is charged or claimed, whichever is more."),
    withdrawableAt: Nullable(
      Type.String({ format: "date-time", description: "When a withdrawal that is under way can end; null: none is." }),
    ),
    openedAt: Timestamp,
    lastChargeAt: Nullable(Type.String({ format: "date-time" })),
  },
  { title: "ChannelRecord" },
);
export type ChannelRecord = Static<typeof ChannelRecord>;
export const ChannelList = PageOf("ChannelList", { channels: Type.Array(ChannelRecord) });
export type ChannelList = Static<typeof ChannelList>;

/** A charge of a channel. */
export const ChargeRecord = Type.Object(
  {
    chargeId: Type.String({ description: "`chg_…`" }),
    channelId: Bytes32,
    amount: amount("What was charged."),
    cumulative: amount("The channel's sum with it."),
    resource: Nullable(Type.String({ description: "URL of the paid content." })),
    description: Nullable(Type.String()),
    metadata: MapOf(Type.String(), { description: "The metadata of the charge; empty if there was none." }),
    status: OneOf(["charged", "voided"], "`voided`: the merchant took it back before it was claimed."),
    createdAt: Timestamp,
  },
  { title: "ChargeRecord" },
);
export type ChargeRecord = Static<typeof ChargeRecord>;
export const ChargeList = Type.Object(
  { charges: Type.Array(ChargeRecord), ...readOn({ item: "charge", none: "none" }) },
  { title: "ChargeList" },
);
export type ChargeList = Static<typeof ChargeList>;

/** Charges that are not voided, in statistics and reports. */
export const ChargeSums = Type.Object(
  { count: Type.Integer({ minimum: 0 }), amount: amount("Their sum, in base units.") },
  { description: "Charges of channels. They are in no sum of payments." },
);

/** One transfer of what was claimed to the merchant's wallet. */
export const PayoutRecord = Type.Object(
  {
    payoutId: Type.String({ description: "`pyo_…`" }),
    environment: Environment,
    network: Network,
    token: Type.String({ description: "Token symbol." }),
    receiver: address("The merchant's wallet."),
    amount: Nullable(amount("What was paid; null: it is not confirmed.")),
    channels: Type.Integer({ description: "How many channels had a claim since the payout before." }),
    txHash: Nullable(Type.String()),
    status: OneOf(["pending", "confirmed", "failed"], "`failed`: the token refused it; it is tried again."),
    createdAt: Timestamp,
    timestamp: Nullable(Type.String({ format: "date-time", description: "Of its block." })),
  },
  { title: "PayoutRecord" },
);
export type PayoutRecord = Static<typeof PayoutRecord>;
export const PayoutList = PageOf("PayoutList", {
  payouts: Type.Array(PayoutRecord),
  waiting: Type.Optional(
    Type.Object(
      {
        unclaimed: amount("What is charged, not claimed, and covered by the balance of its channel."),
        unpaid: amount("What is claimed and not paid out."),
      },
      { description: "What the next payouts are made of, in base units." },
    ),
  ),
});
export type PayoutList = Static<typeof PayoutList>;
