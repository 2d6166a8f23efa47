import { type Static, Type } from "@sinclair/typebox";
import { Address, BaseUnits, Uint256 } from "../schema/scalars";

/**
 * The data that the payer signs: Permit2's `PermitWitnessTransferFrom`. Its fields have the contract's meaning; see
 * `permit2.ts`.
 */
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

/** The same in scheme `upto`: `permitted.amount` is the maximum, and only `witness.facilitator` can settle it. */
export const UptoAuthorization = Type.Object(
  {
    ...PaymentAuthorization.properties,
    witness: Type.Object({
      to: Address,
      facilitator: Type.Unsafe<`0x${string}`>({ ...Address, description: "The signer of the service that settles." }),
      validAfter: PaymentAuthorization.properties.witness.properties.validAfter,
    }),
  },
  { title: "UptoAuthorization" },
);
export type UptoAuthorization = Static<typeof UptoAuthorization>;
