import type { Address } from "@lunas/catalog/chain";
import type { RequestOrigin } from "../operations/audit-entry";
import type { Hex } from "../shared/hex";
import type { ApiKeyId, MerchantId, SessionId } from "../shared/id";
import type { ApiKey, Authenticated } from "./api-key";
import type { Merchant } from "./merchant";

export type NewMerchant = Pick<
  Merchant,
  "id" | "email" | "walletAddress" | "name" | "website" | "defaultToken" | "defaultNetwork"
>;

/** A key as stored: its SHA-256, never the key. */
export type NewApiKey = Pick<
  ApiKey,
  | "id"
  | "merchantId"
  | "prefix"
  | "type"
  | "environment"
  | "label"
  | "allowedOrigins"
  | "scopes"
  | "allowedIps"
  | "validUntilMs"
> & {
  readonly hash: Hex;
  /** A successor copies the lineage of the key that it replaces. Absent: its own id. */
  readonly lineage?: ApiKey["lineage"];
};

/** Only the changed fields. The store encrypts `webhookSecrets`, which are given in clear text. */
export type MerchantPatch = Partial<
  Pick<
    Merchant,
    | "name"
    | "webhookUrl"
    | "webhookSecrets"
    | "webhookDisabledAtMs"
    | "defaultToken"
    | "defaultNetwork"
    | "channelSettings"
  >
>;

export interface MerchantStore {
  /** One transaction: the merchant and its first key; null if the wallet is or was any merchant's. */
  register(merchant: NewMerchant, firstKey: NewApiKey | null): Promise<Merchant | null>;
  findById(id: MerchantId): Promise<Merchant | null>;
  /**
   * By its current wallet. A change whose time has come counts, here and in `findById`, even if it is not applied yet.
   */
  findByWallet(walletAddress: Address): Promise<Merchant | null>;
  /** Whether a wallet is any merchant's: current, former or announced. */
  isTakenWallet(walletAddress: Address): Promise<boolean>;
  update(id: MerchantId, patch: MerchantPatch): Promise<Merchant>;
  /**
   * Like `update`, but only while `secret` is still the merchant's webhook secret; otherwise null, and nothing is
   * written.
   */
  updateOver(secret: string | null, id: MerchantId, patch: MerchantPatch): Promise<Merchant | null>;
}

/** An operator's suspension of a merchant; both methods are idempotent and return whether the merchant exists. */
export interface MerchantSuspension {
  /** Its keys and sessions stop working. The time of the first suspension is kept. */
  suspend(id: MerchantId): Promise<boolean>;
  restore(id: MerchantId): Promise<boolean>;
}

/** An operator's approval of a merchant; both methods are idempotent and return whether the merchant exists. */
export interface MerchantApproval {
  /** The time of the first approval is kept. */
  approve(id: MerchantId): Promise<boolean>;
  unapprove(id: MerchantId): Promise<boolean>;
}

export type SetEmailOutcome = "set" | "unchanged" | "erased" | "unknown";

/** An operator's change of a merchant's e-mail address, with its reason. */
export interface MerchantEmails {
  set(id: MerchantId, email: string, because: string): Promise<SetEmailOutcome>;
}

/** The number of rows with personal data. */
export interface ErasedMerchant {
  readonly payments: number;
  readonly charges: number;
  readonly deliveries: number;
  readonly auditEntries: number;
}

export interface MerchantErasure {
  /** Deletes a suspended merchant's personal data and keeps the books; idempotent. */
  erase(id: MerchantId): Promise<ErasedMerchant | "unknown" | "not_suspended">;
}

export interface ApiKeyStore {
  /** The live key of this hash; null for a revoked, expired or unknown one: these look the same. */
  authenticate(hash: Hex): Promise<Authenticated | "suspended" | null>;
  /** The caller combines several uses; nothing is written if the key was marked less than a minute ago. */
  markUsed(uses: readonly { readonly hash: Hex; readonly usedAtMs: number }[]): Promise<void>;
}

/** One key of one merchant: another merchant's key counts as missing. */
export interface OwnKey {
  readonly merchantId: MerchantId;
  readonly id: ApiKeyId;
}

/** A merchant's own view of its keys. */
export interface ApiKeyRegistry {
  /** Null, and nothing is written, if the merchant already has `mostLive` live keys. */
  create(key: NewApiKey, mostLive: number): Promise<ApiKey | null>;
  /** All keys, ended ones included; the newest first. */
  list(merchantId: MerchantId): Promise<readonly ApiKey[]>;
  find(own: OwnKey): Promise<ApiKey | null>;
  change(own: OwnKey, change: Partial<Pick<ApiKey, "label" | "allowedOrigins" | "allowedIps">>): Promise<ApiKey | null>;
  /**
   * One step: creates a successor with the old key's properties and lineage, and ends the old key after the grace
   * period, or earlier if that was set before. Null: no such live key. `too_many`, and nothing is written: the merchant
   * would have more than `mostLive` live keys.
   */
  roll(own: OwnKey, successor: Successor, terms: RollTerms): Promise<RolledKey | "too_many" | null>;
  /** Ends a key now; an ended key keeps its time. */
  revoke(own: OwnKey): Promise<ApiKey | null>;
}

export type Successor = Pick<NewApiKey, "id" | "hash" | "prefix">;

export interface RollTerms {
  readonly graceSeconds: number;
  readonly mostLive: number;
}

export interface RolledKey {
  readonly successor: ApiKey;
  readonly replaced: ApiKey;
}

/** Sign-in nonces: each allows one sign-in, within its lifetime. If they are lost, merchants only have to try again. */
export interface SignInNonces {
  issue(): Promise<{ readonly nonce: string; readonly expiresAtMs: number }>;
  /** True for exactly one caller. */
  consume(nonce: string): Promise<boolean>;
}

/** A session, with the origin of the request that opened it. */
export interface Session extends RequestOrigin {
  /** Names the session to its merchant; it cannot be used to sign in. */
  readonly id: SessionId;
  readonly merchantId: MerchantId;
  readonly createdAtMs: number;
  /** The merchant's count when the session was opened: a change of wallet ends the session. */
  readonly walletChanges: number;
}

export interface ListedSession extends Session {
  readonly lastUsedAtMs: number;
}

/**
 * Sessions, stored under the hash of their token, with idle and absolute lifetime. If they are lost, merchants only
 * have to sign in again.
 */
export interface Sessions {
  /** Returns the token. Above the limit of sessions per merchant, the one unused for longest ends. */
  open(merchant: Pick<Merchant, "id" | "walletChanges">, origin: RequestOrigin): Promise<string>;
  find(token: string): Promise<Session | null>;
  close(token: string): Promise<boolean>;
  /** A merchant's sessions, the last used first; includes those that a change of its wallet has ended. */
  list(merchantId: MerchantId): Promise<readonly ListedSession[]>;
  /** False if the merchant has no such session. */
  closeById(merchantId: MerchantId, id: SessionId): Promise<boolean>;
  /** Ends all of a merchant's sessions but one; returns how many. */
  closeOthers(merchantId: MerchantId, kept: SessionId): Promise<number>;
}
