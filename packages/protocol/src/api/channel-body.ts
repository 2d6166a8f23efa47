import { type Static, Type } from "@sinclair/typebox";
import { BaseUnits } from "../schema/scalars";
import { ChannelPayload, ChannelRequirements } from "../x402/channel-payload";
import { describedPurchase } from "./described-purchase";

const ofChannel = {
  paymentRequirements: Type.Optional(ChannelRequirements),
  ...describedPurchase,
  charge: Type.Optional(
    Type.Unsafe<string>({
      ...BaseUnits,
      description:
        "What is charged, in base units, at most the requirements' amount. Left out: all of it. `0` stores nothing.",
    }),
  ),
};

/** The body of scheme `batch-settlement` after a base64 `paymentPayload` has been decoded. */
export const ChannelBody = Type.Object(
  { paymentPayload: ChannelPayload, ...ofChannel },
  { additionalProperties: false },
);
export type ChannelBody = Static<typeof ChannelBody>;

/** The same as the client sends it. */
export const ChannelFacilitateRequest = Type.Object(
  {
    paymentPayload: Type.Union([
      ChannelPayload,
      Type.String({ description: "The unchanged value of the payer's `PAYMENT-SIGNATURE` or `X-PAYMENT` header." }),
    ]),
    ...ofChannel,
  },
  { additionalProperties: false, title: "ChannelFacilitateRequest" },
);

/** What a merchant gives back of a channel; without an amount all that is unused. */
export const ChannelRefundRequest = Type.Object(
  { amount: Type.Optional(BaseUnits) },
  { additionalProperties: false, title: "ChannelRefundRequest" },
);
export type ChannelRefundRequest = Static<typeof ChannelRefundRequest>;
