import { type ApiKey, listApiKeys } from "@lunas/protocol/api/api-keys";
import { parse } from "@lunas/protocol/validate";
import { ask } from "../service";
import { table } from "../table";
import type { SignedIn } from "./signed-in";

export async function readKeys({ context, session }: SignedIn): Promise<readonly ApiKey[]> {
  const call = { path: "/merchant/api-keys", headers: session } as const;
  return (await ask(context.url, call, (value) => parse(listApiKeys.responses[200], value))).body.apiKeys;
}

export async function listKeys(signedIn: SignedIn): Promise<void> {
  const keys = await readKeys(signedIn);
  const rows = keys.map((key) => [key.id, `${key.prefix}…`, key.type, key.label || "-", stateOf(key, Date.now())]);
  const head = ["ID", "KEY", "TYPE", "LABEL", "STATE"];
  signedIn.context.print({ apiKeys: keys }, keys.length === 0 ? "There are no keys." : table([head, ...rows]));
}

function stateOf({ revokedAt, expiresAt, lastUsedAt }: ApiKey, nowMs: number): string {
  if (revokedAt !== null) return `${Date.parse(revokedAt) <= nowMs ? "revoked" : "ends"} ${revokedAt}`;
  if (expiresAt !== null) return `${Date.parse(expiresAt) <= nowMs ? "expired" : "expires"} ${expiresAt}`;
  return lastUsedAt === null ? "never used" : `used ${lastUsedAt}`;
}
