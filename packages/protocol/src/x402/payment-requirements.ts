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
