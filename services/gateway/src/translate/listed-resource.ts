import type { Chain } from "@lunas/catalog/chain";
import type { ListedResource, PublicResource, ResourceMethod } from "@lunas/domain/discovery/listed-resource";
import { bazaarExtension, type DirectoryItem, type ListedResource as Listed } from "@lunas/protocol/api/discovery";

const maxTimeoutSeconds = 300;

/** An entry as its merchant sees it. */
export function listedRecord(entry: ListedResource, host: string | null): Listed {
  const { id, environment, network, tokenSymbol, url, method, description, amount } = entry;
  return {
    resourceId: id,
    ...{ environment, network, token: tokenSymbol, url, method, description, amount: amount.toString() },
    shown: entry.host === host,
    createdAt: isoOf(entry.createdAtMs),
    updatedAt: isoOf(entry.updatedAtMs),
  };
}

/** An entry as everybody sees it: nothing of its merchant except the wallet that is paid. None where the chain has no such token. */
export function directoryItem({ resource, payTo }: PublicResource, chain: Chain): readonly DirectoryItem[] {
  const { url, method, description, amount, tokenSymbol, updatedAtMs } = resource;
  const asset = chain.tokens[tokenSymbol];
  if (asset === undefined) return [];
  const extra = { assetTransferMethod: "permit2" as const, name: tokenSymbol, version: "1" };
  const terms = { network: chain.caip2Network, asset, amount: amount.toString(), payTo, maxTimeoutSeconds, extra };
  return [
    {
      ...{ resource: url, type: "http", x402Version: 2, description },
      accepts: [{ scheme: "exact", ...terms }],
      lastUpdated: isoOf(updatedAtMs),
      extensions: { [bazaarExtension]: requestForm(method) },
    },
  ];
}

/** How the resource is requested, with the schema of this description. The form of a body is not listed: it is empty. */
function requestForm(method: ResourceMethod) {
  const hasBody = method === "POST" || method === "PUT" || method === "PATCH";
  const input = { type: "http", method, ...(hasBody && { bodyType: "json", body: {} }) };
  const properties = {
    type: { type: "string", const: "http" },
    method: { type: "string", enum: hasBody ? ["POST", "PUT", "PATCH"] : ["GET", "HEAD", "DELETE"] },
    ...(hasBody && { bodyType: { type: "string", enum: ["json", "form-data", "text"] }, body: { type: "object" } }),
  };
  const required = Object.keys(properties);
  return {
    info: { input },
    schema: {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      properties: { input: { type: "object", properties, required, additionalProperties: false } },
      required: ["input"],
    },
  };
}

function isoOf(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
