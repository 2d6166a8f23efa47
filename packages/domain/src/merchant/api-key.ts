import type { Address, Environment } from "@lunas/catalog/chain";
import type { ApiKeyId, MerchantId } from "../shared/id";
import { randomBase62 } from "../shared/id";
import { crc32Base62 } from "./crc32";
import type { ProvedWallet } from "./wallet-proof";

export type ApiKeyType = "secret" | "publishable";

/** The scopes of keys. A publishable key has only `payments:settle`. */
export const keyScopes = [
  "payments:settle",
  "payments:read",
  "refunds:write",
  "links:write",
  "events:read",
  "sandbox",
] as const;

export type KeyScope = (typeof keyScopes)[number];

/** The most live keys of one merchant. */
export const mostLiveKeys = 50;

export interface ApiKey {
  readonly id: ApiKeyId;
  /** The id of the first key in the chain of rolled keys; the key's own id if it replaces none. */
  readonly lineage: ApiKeyId;
  readonly merchantId: MerchantId;
  /** Family prefix and the next six characters: they identify a key, but cannot be used as one. */
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
  /** When it stops working: at its requested end, or for a rolled key at the end of the grace period. */
  readonly expiresAtMs: number | null;
  /** The end requested at its creation; a successor inherits it. */
  readonly validUntilMs: number | null;
}

/** When a key stopped or will stop working: at its revocation or at the end of its grace period, whichever is first. */
export function endOf({ revokedAtMs, expiresAtMs }: Pick<ApiKey, "revokedAtMs" | "expiresAtMs">): number | null {
  if (revokedAtMs === null || expiresAtMs === null) return revokedAtMs ?? expiresAtMs;
  return Math.min(revokedAtMs, expiresAtMs);
}

/** The receiver of payments under a key. */
export interface Payee {
  readonly id: MerchantId;
  readonly walletAddress: Address;
  /** The merchant's former wallets, while payments to them are still accepted. Absent: none. */
  readonly formerWallets?: readonly Address[];
  /** The stored proofs of the merchant's wallets. Absent: none. */
  readonly provedWallets?: readonly ProvedWallet[];
}

/** The result of authenticating a key, as a gateway caches it. */
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

/** The family of a well-formed key, or null: a wrong form or checksum is detected without I/O. */
export function parseApiKey(text: string): ApiKeyFamily | null {
  const family = families.find(({ prefix }) => text.startsWith(prefix));
  if (family === undefined || text.length !== family.prefix.length + bodyLength + checksumLength) return null;
  const signed = text.slice(0, -checksumLength);
  if (!/^[0-9A-Za-z]+$/.test(signed.slice(family.prefix.length))) return null;
  if (crc32Base62(signed, checksumLength) !== text.slice(-checksumLength)) return null;
  return { type: family.type, environment: family.environment };
}

/** A new key of a family, and its visible prefix. The key itself is shown once; only its hash is stored. */
export function newApiKey(wanted: ApiKeyFamily): { readonly key: string; readonly prefix: string } {
  const family = families.find(({ type, environment }) => type === wanted.type && environment === wanted.environment);
  if (family === undefined) throw new Error(`no key family for ${wanted.type} ${wanted.environment}`);
  const signed = family.prefix + randomBase62(bodyLength);
  return { key: signed + crc32Base62(signed, checksumLength), prefix: signed.slice(0, family.prefix.length + 6) };
}
