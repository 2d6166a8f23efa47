import { type Static, Type } from "@sinclair/typebox";
import { Address, RawTransaction, Uint256 } from "../schema/scalars";

/**
 * `extensions.erc20ApprovalGasSponsoring` of a payload. A client with enough allowance echoes only description and
 * version, so every field may be missing: a present object can be incomplete.
 */
export const SponsoredApproval = Type.Object(
  {
    info: Type.Optional(
      Type.Object({
        from: Type.Optional(Address),
        asset: Type.Optional(Address),
        spender: Type.Optional(Address),
        amount: Type.Optional(Uint256),
        signedTransaction: Type.Optional(RawTransaction),
        version: Type.Optional(Type.String({ maxLength: 100 })),
      }),
    ),
  },
  { title: "SponsoredApproval" },
);
export type SponsoredApproval = Static<typeof SponsoredApproval>;
