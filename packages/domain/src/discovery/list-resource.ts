import { createHash } from "node:crypto";
import type { Chain } from "@lunas/catalog/chain";
import type { MerchantId, ResourceId } from "../shared/id";
import { type Refusal, refuse } from "../shared/refusal";
import { listableUrl } from "./listable-url";
import { type ListedResource, mostListed, type ResourceMethod } from "./listed-resource";
import type { ListedResources } from "./ports";

export interface ResourceToList {
  readonly merchantId: MerchantId;
  readonly chain: Chain;
  readonly tokenSymbol: string;
  readonly url: string;
  readonly method: ResourceMethod;
  readonly description: string;
  readonly amount: bigint;
}

/** Lists a resource for its merchant, or says what is wrong with it. */
export async function listResource(
  resources: Pick<ListedResources, "list" | "hostOf">,
  wanted: ResourceToList,
): Promise<ListedResource | Refusal> {
  const { merchantId, chain, tokenSymbol, method, amount } = wanted;
  const host = await resources.hostOf(merchantId);
  const judged = listableUrl(wanted.url, host);
  if (host === null || "problem" in judged) return invalid({ url: "problem" in judged ? judged.problem : "" });
  const description = wanted.description.trim();
  if (description === "") return invalid({ description: "is empty" });
  if (hasHiddenCharacters(description))
    return invalid({ description: "must be one line of plain text, without control or invisible characters" });
  const { minAmount } = chain.payment;
  if (amount < minAmount)
    return invalid({ amount: `must be at least ${minAmount}, the smallest payment on ${chain.network}` });
  const { environment, network, chainId } = chain;
  const owner = { merchantId, environment, network, chainId, host };
  const listed = await resources.list(
    {
      id: idOf([merchantId, environment, method, judged.url]),
      ...owner,
      tokenSymbol,
      url: judged.url,
      method,
      description,
      amount,
    },
    mostListed,
  );
  return listed ?? invalid({ url: `is one too many: you list ${mostListed} resources already, so remove one first` });
}

/** The same for the same resource: a change of its texts or its price keeps the id, and the audit log names one target. */
function idOf(parts: readonly string[]): ResourceId {
  return `res_${createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32)}`;
}

/** Control characters, line breaks, and characters that change direction or are not seen. */
function hasHiddenCharacters(text: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u.test(text);
}

function invalid(details: Record<string, string>): Refusal {
  return refuse("invalid_request", "The request is not valid.", details);
}
