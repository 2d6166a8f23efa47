import { type Static, Type } from "@sinclair/typebox";
import { ChannelRequirements } from "./channel-payload";
import { PaymentRequirements, UptoRequirements } from "./payment-requirements";

/**
 * A merchant's 402 answer. Some x402 clients read it from the header `PAYMENT-REQUIRED` (base64 of this JSON), others
 * from the body: a merchant sends both.
 */
export const PaymentRequired = Type.Object(
  {
    x402Version: Type.Literal(2),
    error: Type.Optional(Type.String()),
    resource: Type.Object({
      url: Type.String({ description: "URL of the protected resource." }),
      description: Type.Optional(Type.String()),
      mimeType: Type.Optional(Type.String()),
    }),
    accepts: Type.Array(Type.Union([PaymentRequirements, UptoRequirements, ChannelRequirements]), {
      minItems: 1,
      maxItems: 20,
    }),
    extensions: Type.Optional(
      Type.Object({
        erc20ApprovalGasSponsoring: Type.Optional(
          Type.Object({
            info: Type.Object({ description: Type.String(), version: Type.Literal("1") }),
            schema: Type.Unsafe<Record<string, unknown>>({ type: "object" }),
          }),
        ),
      }),
    ),
  },
  { title: "PaymentRequired" },
);
export type PaymentRequired = Static<typeof PaymentRequired>;
