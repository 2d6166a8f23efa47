import { type Static, Type } from "@sinclair/typebox";
import { Address, BaseUnits, Uint256 } from "../schema/scalars";

/** What the payer signs: Permit2's `PermitWitnessTransferFrom`. Its fields mean the same as in the contract; see `permit2.ts`. */
export const PaymentAuthorization = Type.Object(
  {
    from: Address,
    permitted: Type.Object({ token: Address, amount: BaseUnits }),
    spender: Address,
    nonce: Uint256,
    deadline: Type.Unsafe<string>({ ...Uint256, description: "Unix seconds." }),
    witness: Type.Object({
      to: Address,
      validAfter: Type.Unsafe<string>({ ...Uint256, description: "Unix seconds." }),
    }),
  },
  { title: "PaymentAuthorization" },
);
export type PaymentAuthorization = Static<typeof PaymentAuthorization>;
