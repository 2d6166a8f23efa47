import { createHash } from "node:crypto";
import type { Clock } from "../shared/clock";
import type { Hex } from "../shared/hex";
import { type Refusal, refuse } from "../shared/refusal";
import { isAllowedIp } from "./allowed-ips";
import { type ApiKeyFamily, type Authenticated, type KeyScope, parseApiKey } from "./api-key";
import type { ApiKeyStore } from "./ports";

/**
 * The kind of key that an endpoint needs. `key`: a secret key from a backend, or a publishable key from a registered
 * origin; `secretKey`: a secret key of either environment; `sandboxKey`: a secret sandbox key.
 */
export type KeyNeed = "key" | "secretKey" | "sandboxKey";

export interface KeyUse {
  /** As received, or null without one. */
  readonly key: string | null;
  /** The request's Origin, or null: only browsers send one. */
  readonly origin: string | null;
  /** The caller's address, as far as our own proxies confirm it. */
  readonly ip: string | null;
  readonly scope: KeyScope;
  readonly need: KeyNeed;
}

export interface AuthenticateDeps {
  readonly keys: Pick<ApiKeyStore, "authenticate">;
  readonly clock: Clock;
}

/** Authenticates a key, or returns the refusal. A wrong form, checksum or family is refused before any I/O. */
export async function authenticate(deps: AuthenticateDeps, use: KeyUse): Promise<Authenticated | Refusal> {
  if (use.key === null) return refuse("unauthorized", "An API key is required in the X-API-Key header.");
  const family = parseApiKey(use.key);
  if (family === null) return invalidKey();
  const authenticated = await deps.keys.authenticate(hashApiKey(use.key));
  if (authenticated === "suspended") return suspendedMerchant();
  if (authenticated === null || hasExpired(authenticated, deps.clock.now())) return invalidKey();
  return (
    judgeFamily(family, use.need) ?? judgeOrigin(authenticated, use) ?? judgeLimits(authenticated, use) ?? authenticated
  );
}

/** The SHA-256 by which a key is stored and looked up. A key is random enough to need no salt. */
export function hashApiKey(key: string): Hex {
  return `0x${createHash("sha256").update(key).digest("hex")}`;
}

/** Unknown, revoked, expired and malformed keys get the same answer. */
function invalidKey(): Refusal {
  return refuse("unauthorized", "The API key is not valid.");
}

/** Only the holder of a valid key sees this; it can then ask the operator. */
function suspendedMerchant(): Refusal {
  return refuse("forbidden", "This merchant is suspended.", { reason: "merchant_suspended" });
}

function hasExpired({ key }: Authenticated, nowMs: number): boolean {
  return key.expiresAtMs !== null && key.expiresAtMs <= nowMs;
}

function judgeFamily(family: ApiKeyFamily, need: KeyNeed): Refusal | null {
  if (need === "key") return null;
  if (family.type === "publishable") return refuse("forbidden", "This endpoint needs a secret key.");
  if (need === "sandboxKey" && family.environment !== "sandbox") {
    return refuse("forbidden", "This endpoint needs a sandbox key.");
  }
  return null;
}

/** The limits that the merchant has set for the key. */
function judgeLimits({ key }: Authenticated, { ip, scope }: KeyUse): Refusal | null {
  if (!isAllowedIp(key.allowedIps, ip)) {
    return refuse("forbidden", "The key may not be used from this address.", {
      reason: "ip_not_allowed",
      ip: ip ?? "",
    });
  }
  if (key.scopes.includes(scope)) return null;
  return refuse("forbidden", "The key lacks the scope that this needs.", { scope });
}

/** Only endpoints for browsers check the Origin; on others no cross-origin page can read an answer. */
function judgeOrigin({ key }: Authenticated, { need, origin }: KeyUse): Refusal | null {
  if (need !== "key") return null;
  if (key.type === "secret") {
    return origin === null
      ? null
      : refuse("secret_key_in_browser", "A secret key must not be used in a browser: use a publishable key there.");
  }
  if (origin !== null && key.allowedOrigins.includes(origin)) return null;
  return refuse("origin_not_allowed", "The publishable key is not registered for this origin.", {
    origin: origin ?? "",
  });
}
