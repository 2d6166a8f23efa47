import { settlementKindOf } from "../settlement/kinds/all";
import { type Refusal, refuse } from "../shared/refusal";
import type { Claim } from "./claim";
import type { LaneReadiness } from "./ports";

/** The refusal where no lane takes payments now. Where the payer named a lane, that one counts: `senderRefusal`. */
export function unsettleable({ lanes }: { readonly lanes: LaneReadiness }, claim: Claim): Refusal | null {
  if (settlementKindOf(claim.authorization).senderOf(claim.authorization.terms) !== null) return null;
  if (lanes.canSettle(claim.chain)) return null;
  return refuse("service_unavailable", "No settlement capacity on this network at the moment.", {
    network: claim.chain.network,
  });
}
