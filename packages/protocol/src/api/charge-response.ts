import { type Static, Type } from "@sinclair/typebox";
import { Nullable } from "../schema/nullable";
import { ChannelSettlement } from "../x402/channel-settlement";
import { ChannelRecord } from "./channel-record";

/** The answer of a charge: to a voucher, or with the first voucher of a deposit. */
export const ChargeResponse = Type.Object(
  {
    success: Type.Literal(true),
    chargeId: Nullable(Type.String({ description: "`chg_…`; null: nothing was charged." })),
    channel: ChannelRecord,
    settlement: ChannelSettlement,
  },
  { title: "ChargeResponse" },
);
export type ChargeResponse = Static<typeof ChargeResponse>;
