import { type Static, Type } from "@sinclair/typebox";
import { Address, BaseUnits, Caip2Network, TxHash } from "../schema/scalars";

/** The decoded value of `PAYMENT-RESPONSE`, which a merchant sends to the payer. For settled payments only. */
export const SettlementResponse = Type.Object(
  {
    success: Type.Literal(true),
    transaction: TxHash,
    network: Caip2Network,
    payer: Address,
    payTo: Address,
    asset: Address,
    amount: BaseUnits,
  },
  { title: "SettlementResponse" },
);
export type SettlementResponse = Static<typeof SettlementResponse>;
