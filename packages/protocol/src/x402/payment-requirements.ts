import { type Static, Type } from "@sinclair/typebox";
import { Address, BaseUnits, Caip2Network } from "../schema/scalars";

/**
 * One entry of `accepts` in a merchant's 402 answer: the demanded payment, with scheme `exact` and transfer method
 * `permit2`. Unknown fields are ignored here and in `extra`.
 */
export const PaymentRequirements = Type.Object(
  {
    scheme: Type.Literal("exact"),
    network: Caip2Network,
    asset: Address,
    amount: BaseUnits,
    payTo: Address,
    maxTimeoutSeconds: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    extra: Type.Object({
      assetTransferMethod: Type.Literal("permit2"),
      name: Type.Optional(Type.String({ maxLength: 100, description: "Token name, `IDRX`." })),
      version: Type.Optional(Type.String({ maxLength: 100, description: "`1`" })),
    }),
  },
  { title: "PaymentRequirements" },
);
export type PaymentRequirements = Static<typeof PaymentRequirements>;

/**
 * The same of scheme `upto`: `amount` is the maximum, and `extra.facilitatorAddress` the signer that the payer has to
 * name, one of `x402.upto.facilitators` in `/config`.
 */
export const UptoRequirements = Type.Object(
  {
    ...PaymentRequirements.properties,
    scheme: Type.Literal("upto"),
    amount: Type.Unsafe<string>({ ...BaseUnits, description: "The maximum, in base units." }),
    extra: Type.Object({
      ...PaymentRequirements.properties.extra.properties,
      // Optional where it is read: what counts is the facilitator that the payer signed for.
      facilitatorAddress: Type.Optional(Address),
    }),
  },
  { title: "UptoRequirements" },
);
export type UptoRequirements = Static<typeof UptoRequirements>;
