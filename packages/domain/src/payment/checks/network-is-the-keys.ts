import { refuse } from "../../shared/refusal";
import { statedTerms } from "../claim";
import type { ClaimCheck } from "./check";

/** Network check: the API key decides the chain. Another network, or an asset of another chain, is refused. */
export const networkIsTheKeys: ClaimCheck = (claim) => {
  const { caip2Network, tokens } = claim.chain;
  const ours = new Set(Object.values(tokens));
  const stranger = statedTerms(claim).find(({ network, asset }) => network !== caip2Network || !ours.has(asset));
  if (stranger === undefined) return null;
  return refuse("unsupported_network", `This API key settles on ${caip2Network}.`, {
    expected: caip2Network,
    network: stranger.network,
    asset: stranger.asset,
  });
};
