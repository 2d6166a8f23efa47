import { chains } from "@lunas/catalog/chains";
import { type Refusal, refuse } from "../../shared/refusal";
import { type StatedClaim, statedTerms } from "../claim";

/** Token check: the asset is a token of one of our chains. */
export const tokenIsRegistered = (claim: StatedClaim): Refusal | null => {
  const registered = new Set([
    ...Object.values(claim.chain.tokens),
    ...chains.flatMap((chain) => Object.values(chain.tokens)),
  ]);
  const thirdParty = statedTerms(claim).find(({ asset }) => !registered.has(asset));
  if (thirdParty === undefined) return null;
  return refuse("unsupported_token", "This asset is not in the token registry; GET /tokens lists what is.", {
    asset: thirdParty.asset,
  });
};
