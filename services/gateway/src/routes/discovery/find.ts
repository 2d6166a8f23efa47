import { findResources as operation } from "@lunas/protocol/api/discovery";
import { cacheHeaders } from "../../http/cache-headers";
import { route } from "../../http/route";
import { addressOf } from "../../translate/address";
import { directoryItem } from "../../translate/listed-resource";
import type { DiscoveryDeps } from "./deps";

/** x402 clients may ask for more, and read in `pagination` what they got. */
const mostItems = 100;

/** Public: no key, no personal data, and the same answer for all callers, so that a cache may keep it for a minute. */
export const findResources = ({ directory, chains }: DiscoveryDeps) =>
  route(operation, async ({ query: { type, scheme, extensions, network, payTo, offset, ...requested } }) => {
    const limit = Math.min(requested.limit, mostItems);
    const hasEntries = fits(type, "http") && fits(scheme, "exact") && fits(extensions, "bazaar");
    const wanted = chains.filter(({ caip2Network }) => network === undefined || network === caip2Network);
    const chainIds = hasEntries ? wanted.map(({ chainId }) => chainId) : [];
    const found = await directory.find({
      chainIds,
      payTo: payTo === undefined ? null : addressOf(payTo),
      limit,
      offset,
    });
    const items = found.resources.flatMap((each) => {
      const chain = wanted.find(({ chainId }) => chainId === each.resource.chainId);
      return chain === undefined ? [] : directoryItem(each, chain);
    });
    const body = { x402Version: 2 as const, items, pagination: { limit, offset, total: found.total } };
    return { status: 200, body, headers: cacheHeaders(JSON.stringify(body)) };
  });

function fits(wanted: string | undefined, only: string): boolean {
  return wanted === undefined || wanted === only;
}
