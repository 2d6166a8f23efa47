import { refuse } from "../../shared/refusal";
import { statedTerms } from "../claim";
import type { ClaimCheck } from "./check";

/** Step 4: the key decides the chain; neither another network nor an asset of another chain is served with it. */
export const networkIsTheKeys: ClaimCheck = (claim) => {
  const { caip2Network, tokens } = claim.chain;
  const ours = new Set(Object.values(tokens));
  const thirdParty = statedTerms(claim).find(({ network, asset }) => network !== caip2Network || !ours.has(asset));
  if (thirdParty === undefined) return null;
  return refuse("unsupported_network", `This API key settles on ${caip2Network}.`, {
    expected: caip2Network,
    network: thirdParty.network,
    asset: thirdParty.asset,
  });
};
