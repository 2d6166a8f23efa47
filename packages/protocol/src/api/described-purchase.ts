import { Type } from "@sinclair/typebox";
import { HttpUrl, Text } from "../schema/scalars";
import { Metadata } from "./metadata";

/** What a body says of the purchase beside the payment, whatever its scheme is. */
export const describedPurchase = {
  resource: Type.Optional(HttpUrl),
  description: Type.Optional(Text(0, 500, "Default: the payload's.")),
  metadata: Type.Optional(Metadata("Not allowed with a publishable key.")),
  x402Version: Type.Optional(Type.Literal(2)),
};
