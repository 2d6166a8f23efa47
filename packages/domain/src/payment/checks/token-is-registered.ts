import { chains } from "@lunas/catalog/chains";
import { refuse } from "../../shared/refusal";
import { statedTerms } from "../claim";
import type { ClaimCheck } from "./check";

/** Token check: the asset is a token of one of our chains. */
export const tokenIsRegistered: ClaimCheck = (claim) => {
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
