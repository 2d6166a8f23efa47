import { chainsOf } from "@lunas/catalog/chains";
import { type Refusal, refuse } from "../../shared/refusal";
import { type StatedClaim, statedTerms } from "../claim";

/**
 * The key's environment decides on which chains its payments settle; the claim is judged on the one that its payload names. Neither
 * a network of another environment nor an asset of another chain is served with the key.
 */
export const networkIsTheKeys = (claim: StatedClaim): Refusal | null => {
  const { caip2Network, environment, tokens } = claim.chain;
  const ours = new Set(Object.values(tokens));
  const thirdParty = statedTerms(claim).find(({ network, asset }) => network !== caip2Network || !ours.has(asset));
  if (thirdParty === undefined) return null;
  const expected = chainsOf(environment)
    .map((chain) => chain.caip2Network)
    .join(", ");
  return refuse("unsupported_network", `This API key settles on ${expected}, in a token of that network.`, {
    expected,
    network: thirdParty.network,
    asset: thirdParty.asset,
  });
};
