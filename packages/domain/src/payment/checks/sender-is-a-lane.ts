import { settlementKindOf } from "../../settlement/kinds/all";
import { type Refusal, refuse } from "../../shared/refusal";
import type { Claim } from "../claim";
import type { LaneReadiness } from "../ports";
import { mismatch } from "./mismatch";
import { schemeIsMissing } from "./scheme-is-missing";

/** Sender check: where the payer signed which account alone may settle, a lane of ours must have that account, and serve now. */
export function senderRefusal(
  lanes: Pick<LaneReadiness, "laneState">,
  { chain, authorization }: Claim,
): Refusal | null {
  const { scheme, senderOf } = settlementKindOf(authorization);
  const sender = senderOf(authorization.terms);
  if (sender === null) return null;
  switch (lanes.laneState(chain, sender)) {
    case "serving":
      return null;
    case "off":
      return schemeIsMissing(chain, scheme);
    case "unknown":
      return mismatch("witness.facilitator", "an address of x402.upto.facilitators in /config", sender);
    case "resting":
      return refuse("chain_unavailable", "The signer that the payer named cannot settle at the moment.", {
        network: chain.network,
        facilitator: sender,
      });
  }
}
