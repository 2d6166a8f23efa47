import { type Static, Type } from "@sinclair/typebox";

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
        id: Type.Optional(
          Type.String({
            minLength: 16,
            maxLength: 128,
            pattern: "^[A-Za-z0-9_-]+$",
            description: "The payer's own name for its purchase: one name, one payment.",
          }),
        ),
      }),
    ),
  },
  { title: "PaymentIdentifier" },
);
export type PaymentIdentifier = Static<typeof PaymentIdentifier>;
