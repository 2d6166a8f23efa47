import { newApiKey } from "@lunas/domain/merchant/api-key";
import { hashApiKey } from "@lunas/domain/merchant/authenticate";
import { newId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";

export interface NewKeyRequest {
  readonly merchantId: string;
  readonly type: "secret" | "publishable";
  readonly environment: "sandbox" | "production";
  readonly origins?: readonly string[];
}

/** Writes a key of a merchant's into the rows; answers it in full. */
export async function storeKey(databaseUrl: string, wanted: NewKeyRequest): Promise<string> {
  const { merchantId, type, environment, origins = [] } = wanted;
  const { key, prefix } = newApiKey({ type, environment });
  const list = `{${origins.map((origin) => `"${origin}"`).join(",")}}`;
  await query(
    databaseUrl,
    `insert into api_keys (id, merchant_id, hash, prefix, type, environment, allowed_origins)
     values ($1, $2, $3, $4, $5, $6, $7::text[])`,
    [newId("key"), merchantId, hashApiKey(key), prefix, type, environment, list],
  );
  return key;
}
