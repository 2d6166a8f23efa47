import { type Static, Type } from "@sinclair/typebox";
import { PaymentIdentifierText } from "../schema/scalars";

/** The name of the extension, in payloads and in `/x402/supported`. */
export const paymentIdentifierExtension = "payment-identifier";

/**
 * `extensions["payment-identifier"]` of a payload: the payer's own name for its purchase. A client without one echoes
 * the shop's declaration, so every field may be missing.
 */
export const PaymentIdentifier = Type.Object(
  {
    info: Type.Optional(
      Type.Object({
        id: Type.Optional(PaymentIdentifierText),
      }),
    ),
  },
  { title: "PaymentIdentifier" },
);
export type PaymentIdentifier = Static<typeof PaymentIdentifier>;
