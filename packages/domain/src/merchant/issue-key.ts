import { newId } from "../shared/id";
import { type Refusal, refuse } from "../shared/refusal";
import { type ApiKey, type ApiKeyFamily, newApiKey } from "./api-key";
import { hashApiKey } from "./authenticate";
import type { ApiKeyRegistry } from "./ports";

export interface WantedKey extends ApiKeyFamily {
  readonly merchantId: ApiKey["merchantId"];
  readonly label: string;
  /** Of a publishable key, and of no other. */
  readonly allowedOrigins?: readonly string[] | undefined;
}

export interface IssuedKey {
  readonly apiKey: ApiKey;
  /** In the clear for the only time: what is stored is its hash. */
  readonly key: string;
}

/** A new key of a merchant's; refused where its origins do not fit its type. */
export async function issueKey(
  { keys }: { readonly keys: Pick<ApiKeyRegistry, "create"> },
  wanted: WantedKey,
): Promise<IssuedKey | Refusal> {
  const { merchantId, type, environment, label, allowedOrigins } = wanted;
  const refusal = judgeOrigins(type, allowedOrigins);
  if (refusal !== null) return refusal;
  const { key, prefix } = newApiKey({ type, environment });
  const identity = { id: newId("key"), merchantId, prefix, type, environment, label, hash: hashApiKey(key) };
  return { key, apiKey: await keys.create({ ...identity, allowedOrigins: allowedOrigins ?? [] }) };
}

function judgeOrigins(type: ApiKey["type"], origins: WantedKey["allowedOrigins"]): Refusal | null {
  if (type === "secret") return origins === undefined ? null : originsOfSecretKey();
  if (origins !== undefined && origins.length > 0) return null;
  return refuse("invalid_request", "The request is not valid.", {
    allowedOrigins: "is required for a publishable key: the origins of the pages that will use it",
  });
}

/** A secret key never works in a browser: origins on it would promise that it does. */
export function originsOfSecretKey(): Refusal {
  return refuse("invalid_request", "The request is not valid.", {
    allowedOrigins: "is for publishable keys only: a secret key works from servers, wherever they are",
  });
}
