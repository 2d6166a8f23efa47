import type { Clock } from "../shared/clock";
import { newId } from "../shared/id";
import { refuseRequest } from "../shared/invalid-request";
import { type Refusal, refuse } from "../shared/refusal";
import { type ApiKey, type ApiKeyFamily, type KeyScope, keyScopes, mostLiveKeys, newApiKey } from "./api-key";
import { hashApiKey } from "./authenticate";
import type { ApiKeyRegistry } from "./ports";
import { demandRecentSignIn, type InSession } from "./recent-sign-in";

export interface NewKeyRequest extends ApiKeyFamily, InSession {
  readonly merchantId: ApiKey["merchantId"];
  /** Whether an operator has approved the merchant. */
  readonly isApproved: boolean;
  readonly label: string;
  /** For publishable keys only. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Limits for secret keys only. Without scopes: all of them. */
  readonly scopes?: readonly KeyScope[] | undefined;
  readonly allowedIps?: readonly string[] | undefined;
  readonly validUntilMs?: number | undefined;
}

export interface IssueKeyDeps {
  readonly keys: Pick<ApiKeyRegistry, "create">;
  readonly clock: Clock;
  /** `approved`: only merchants that an operator has approved can create production keys. */
  readonly productionAccess: ProductionAccess;
  /** False: this service has no sandbox, so no key of it is made. */
  readonly hasSandbox: boolean;
}

export type ProductionAccess = "open" | "approved";

export interface IssuedKey {
  readonly apiKey: ApiKey;
  /** The key in clear text, shown only once: only its hash is stored. */
  readonly key: string;
}

/**
 * Creates a key of a merchant. Refused if origins or limits do not fit its type, or the merchant has too many live
 * keys.
 */
export async function issueKey(deps: IssueKeyDeps, wanted: NewKeyRequest): Promise<IssuedKey | Refusal> {
  const { merchantId, type, environment, label, allowedOrigins = [], allowedIps = [], validUntilMs = null } = wanted;
  const nowMs = deps.clock.now();
  const refusal = judgeOrigins(type, wanted.allowedOrigins) ?? judgeLimits(wanted, nowMs) ?? judgeAccess(deps, wanted);
  if (refusal !== null) return refusal;
  const { key, prefix } = newApiKey({ type, environment });
  const identity = { id: newId("key"), merchantId, prefix, type, environment, label, hash: hashApiKey(key) };
  const limits = { allowedOrigins, scopes: scopesOf(wanted), allowedIps, validUntilMs };
  const apiKey = await deps.keys.create({ ...identity, ...limits }, mostLiveKeys);
  return apiKey === null ? tooManyKeys() : { key, apiKey };
}

/** Rolling a key skips this check: it replaces an existing production key, which may have leaked. */
function judgeAccess({ productionAccess, hasSandbox, clock }: IssueKeyDeps, wanted: NewKeyRequest): Refusal | null {
  if (wanted.environment !== "production") return hasSandbox ? null : noSandbox();
  if (productionAccess === "approved" && !wanted.isApproved) {
    return refuse("production_not_approved", "The operator has not approved you for production yet: ask for it.");
  }
  return demandRecentSignIn(wanted, clock.now());
}

/** In the order of `keyScopes`, whatever the request's order. */
function scopesOf({ type, scopes = keyScopes }: NewKeyRequest): readonly KeyScope[] {
  return type === "publishable" ? ["payments:settle"] : keyScopes.filter((scope) => scopes.includes(scope));
}

function judgeLimits({ type, scopes, allowedIps, validUntilMs }: NewKeyRequest, nowMs: number): Refusal | null {
  if (type === "publishable") {
    const given = Object.entries({ scopes, allowedIps, expiresAt: validUntilMs });
    const named = given.flatMap(([name, value]) => (value === undefined ? [] : [name]));
    return named.length === 0 ? null : limitsOfPublishableKey(named);
  }
  if (validUntilMs === undefined || validUntilMs > nowMs) return null;
  return refuseRequest({ expiresAt: "must lie in the future" });
}

/** With `SANDBOX_MODE=none`. */
export function noSandbox(): Refusal {
  return refuse("sandbox_operation_unsupported", "This service has no sandbox: make a production key.");
}

export function tooManyKeys(): Refusal {
  const max = String(mostLiveKeys);
  return refuse("too_many_api_keys", `${max} of your API keys live: revoke one first.`, { max });
}

/** Anyone who opens the page can read a publishable key: its origins and its single scope are its only limits. */
export function limitsOfPublishableKey(named: readonly string[]): Refusal {
  const details = named.map((name) => [name, "is for secret keys only"]);
  return refuseRequest(Object.fromEntries(details));
}

function judgeOrigins(type: ApiKey["type"], origins: NewKeyRequest["allowedOrigins"]): Refusal | null {
  if (type === "secret") return origins === undefined ? null : originsOfSecretKey();
  if (origins !== undefined && origins.length > 0) return null;
  return refuseRequest({
    allowedOrigins: "is required for a publishable key: the origins of the pages that will use it",
  });
}

/** A secret key never works in a browser; origins on it would suggest that it does. */
export function originsOfSecretKey(): Refusal {
  return refuseRequest({
    allowedOrigins: "is for publishable keys only: a secret key works from servers, wherever they are",
  });
}
