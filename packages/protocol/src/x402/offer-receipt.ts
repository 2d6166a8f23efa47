import { type Static, Type } from "@sinclair/typebox";

/** The name of the extension, in payloads, settlements and `/x402/supported`. */
export const offerReceiptExtension = "offer-receipt";

/** `extensions["offer-receipt"]` of a settlement, as the x402 extension "offer and receipt" has it. */
export const OfferReceipt = Type.Object(
  {
    info: Type.Object({
      version: Type.Literal(1),
      receipt: Type.Object({
        format: Type.Literal("jws"),
        signature: Type.String({
          description:
            "Compact JWS. Its payload: `version`, `network`, `resourceUrl`, `payer`, `issuedAt`, `transaction`.",
        }),
      }),
    }),
    schema: Type.Object({}, { additionalProperties: true, description: "The JSON Schema of `info`." }),
  },
  { title: "OfferReceipt" },
);
export type OfferReceipt = Static<typeof OfferReceipt>;

const receiptSchema = {
  type: "object",
  properties: { format: { type: "string", const: "jws" }, signature: { type: "string" } },
  required: ["format", "signature"],
};

export function offerReceipt(signature: string): OfferReceipt {
  return {
    info: { version: 1, receipt: { format: "jws", signature } },
    schema: {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      properties: { version: { type: "integer" }, receipt: receiptSchema },
      required: ["version", "receipt"],
    },
  };
}
