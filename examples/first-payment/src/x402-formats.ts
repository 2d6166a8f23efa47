import { z } from "zod";

/** The formats of x402 version 2 with the method `permit2`, as far as a shop and a payer need them. */
export const Hex = z.custom<`0x${string}`>(
  (value) => typeof value === "string" && /^0x[0-9a-fA-F]*$/.test(value),
  "must be hex digits after 0x",
);
const digits = z.string().regex(/^\d+$/);
/** `eip155:` and the chain id. */
const network = z.string().regex(/^eip155:\d+$/);

/** One entry of `accepts`. Unknown fields stay: a payer sends back what it accepted, unchanged. */
export const PaymentRequirements = z
  .object({
    scheme: z.literal("exact"),
    network,
    asset: Hex,
    amount: digits,
    payTo: Hex,
    maxTimeoutSeconds: z.number().int().positive(),
    extra: z
      .object({
        assetTransferMethod: z.literal("permit2"),
        name: z.string().optional(),
        version: z.string().optional(),
      })
      .passthrough(),
  })
  .passthrough();
export type PaymentRequirements = z.infer<typeof PaymentRequirements>;

/** The answer 402. */
export const PaymentRequired = z
  .object({
    x402Version: z.literal(2),
    error: z.string().optional(),
    resource: z.object({ url: z.string(), description: z.string().optional(), mimeType: z.string().optional() }),
    accepts: z.array(PaymentRequirements).min(1),
  })
  .passthrough();
export type PaymentRequired = z.infer<typeof PaymentRequired>;

/** `PAYMENT-RESPONSE` of a settled payment. */
export const SettlementResponse = z.object({
  success: z.literal(true),
  transaction: Hex,
  network,
  payer: Hex,
  payTo: Hex,
  asset: Hex,
  amount: digits,
});
export type SettlementResponse = z.infer<typeof SettlementResponse>;

/** What the payer signs: Permit2's `PermitWitnessTransferFrom`, with the witness of the x402 proxy. */
export interface PaymentAuthorization {
  readonly from: `0x${string}`;
  readonly permitted: { readonly token: `0x${string}`; readonly amount: string };
  readonly spender: `0x${string}`;
  readonly nonce: string;
  readonly deadline: string;
  readonly witness: { readonly to: `0x${string}`; readonly validAfter: string };
}

/** The decoded `PAYMENT-SIGNATURE`. */
export interface PaymentPayload {
  readonly x402Version: 2;
  readonly payload: { readonly signature: `0x${string}`; readonly permit2Authorization: PaymentAuthorization };
  readonly accepted: PaymentRequirements;
  readonly resource?: PaymentRequired["resource"];
  readonly extensions: object;
}
