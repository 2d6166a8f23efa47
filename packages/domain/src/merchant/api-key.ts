import type { Address, Environment } from "@lunas/catalog/chain";
import type { ApiKeyId, MerchantId } from "../shared/id";
import { randomBase62 } from "../shared/id";
import { crc32Base62 } from "./crc32";

export type ApiKeyType = "secret" | "publishable";

/** What a key may do. A publishable one settles payments and does nothing else. */
export const keyScopes = [
  "payments:settle",
  "payments:read",
  "refunds:write",
  "links:write",
  "events:read",
  "sandbox",
] as const;

export type KeyScope = (typeof keyScopes)[number];

/** Keys of one merchant that may live at a time. */
export const mostLiveKeys = 50;

export interface ApiKey {
  readonly id: ApiKeyId;
  /** The id of the first of the keys that this one succeeds by rolling; its own where it succeeds none. */
  readonly lineage: ApiKeyId;
  readonly merchantId: MerchantId;
  /** Family prefix and the next six characters: enough to recognise a key, useless to use it. */
  readonly prefix: string;
  readonly type: ApiKeyType;
  readonly environment: Environment;
  readonly label: string;
  readonly allowedOrigins: readonly string[];
  readonly scopes: readonly KeyScope[];
  /** Addresses and networks that a secret key may be used from; empty: any. */
  readonly allowedIps: readonly string[];
  readonly lastUsedAtMs: number | null;
  readonly createdAtMs: number;
  readonly revokedAtMs: number | null;
  /** When it stops working by itself: at the end that was asked for, or of a rolled key at the end of its grace. */
  readonly expiresAtMs: number | null;
  /** The end that was asked for when it was made; a successor inherits it. */
  readonly validUntilMs: number | null;
}

/** When a key stopped working, or will: the moment of its revocation or of the end of its grace, whichever is first. */
export function endOf({ revokedAtMs, expiresAtMs }: Pick<ApiKey, "revokedAtMs" | "expiresAtMs">): number | null {
  if (revokedAtMs === null || expiresAtMs === null) return revokedAtMs ?? expiresAtMs;
  return Math.min(revokedAtMs, expiresAtMs);
}

/** Whom payments under a key are to. */
export interface Payee {
  readonly id: MerchantId;
  readonly walletAddress: Address;
  /** Wallets that were the merchant's, while payments to them are still accepted. Absent: none. */
  readonly formerWallets?: readonly Address[];
}

/** What a key opens, as a gateway caches it. */
export interface Authenticated {
  readonly key: Pick<
    ApiKey,
    "id" | "lineage" | "type" | "environment" | "allowedOrigins" | "scopes" | "allowedIps" | "expiresAtMs"
  >;
  readonly merchant: Payee;
}

const families: readonly { readonly prefix: string; readonly type: ApiKeyType; readonly environment: Environment }[] = [
  { prefix: "ipk_pub_sandbox_", type: "publishable", environment: "sandbox" },
  { prefix: "ipk_pub_live_", type: "publishable", environment: "production" },
  { prefix: "ipk_sandbox_", type: "secret", environment: "sandbox" },
  { prefix: "ipk_live_", type: "secret", environment: "production" },
];
const bodyLength = 32;
const checksumLength = 6;

export interface ApiKeyFamily {
  readonly type: ApiKeyType;
  readonly environment: Environment;
}

/** The family of a well-formed key, or null: a wrong form or checksum is known without any I/O. */
export function parseApiKey(text: string): ApiKeyFamily | null {
  const family = families.find(({ prefix }) => text.startsWith(prefix));
  if (family === undefined || text.length !== family.prefix.length + bodyLength + checksumLength) return null;
  const signed = text.slice(0, -checksumLength);
  if (!/^[0-9A-Za-z]+$/.test(signed.slice(family.prefix.length))) return null;
  if (crc32Base62(signed, checksumLength) !== text.slice(-checksumLength)) return null;
  return { type: family.type, environment: family.environment };
}

/** A new key of a family and the prefix that it is shown by. The key itself is shown once and kept as a hash only. */
export function newApiKey(wanted: ApiKeyFamily): { readonly key: string; readonly prefix: string } {
  const family = families.find(({ type, environment }) => type === wanted.type && environment === wanted.environment);
  if (family === undefined) throw new Error(`no key family for ${wanted.type} ${wanted.environment}`);
  const signed = family.prefix + randomBase62(bodyLength);
  return { key: signed + crc32Base62(signed, checksumLength), prefix: signed.slice(0, family.prefix.length + 6) };
}
