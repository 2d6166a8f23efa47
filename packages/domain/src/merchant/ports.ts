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

/** A key as it is stored: never the key, only its SHA-256. */
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
  /** A successor copies that of the key that it succeeds. Absent: its own id. */
  readonly lineage?: ApiKey["lineage"];
};

/** Only the fields that are to change. `webhookSecrets` are given in the clear and encrypted by the store. */
export type MerchantPatch = Partial<
  Pick<Merchant, "name" | "webhookUrl" | "webhookSecrets" | "webhookDisabledAtMs" | "defaultToken" | "defaultNetwork">
>;

export interface MerchantStore {
  /** One transaction: the merchant and its first key; null when the wallet is any merchant's, or was. */
  register(merchant: NewMerchant, firstKey: NewApiKey): Promise<Merchant | null>;
  findById(id: MerchantId): Promise<Merchant | null>;
  /** By its current wallet. A change whose time has come counts, here and in `findById`, whether or not it is written down yet. */
  findByWallet(walletAddress: Address): Promise<Merchant | null>;
  /** Whether a wallet is any merchant's: current, former or announced. */
  isTakenWallet(walletAddress: Address): Promise<boolean>;
  update(id: MerchantId, patch: MerchantPatch): Promise<Merchant>;
  /** As `update` while `secret` is still the merchant's webhook secret; null, and nothing is written, once it is another one. */
  updateOver(secret: string | null, id: MerchantId, patch: MerchantPatch): Promise<Merchant | null>;
}

/** What an operator does to a merchant; both may be repeated and answer whether there is such a merchant. */
export interface MerchantSuspension {
  /** Its keys and sessions open nothing from now on. The time of the first suspension is kept. */
  suspend(id: MerchantId): Promise<boolean>;
  restore(id: MerchantId): Promise<boolean>;
}

/** What an operator says of a merchant; both may be repeated and answer whether there is such a merchant. */
export interface MerchantApproval {
  /** The time of the first approval is kept. */
  approve(id: MerchantId): Promise<boolean>;
  unapprove(id: MerchantId): Promise<boolean>;
}

/** How many rows held something personal. */
export interface ErasedMerchant {
  readonly payments: number;
  readonly deliveries: number;
  readonly auditEntries: number;
}

export interface MerchantErasure {
  /** Removes a suspended merchant's personal data for good, and keeps the books; may be repeated. */
  erase(id: MerchantId): Promise<ErasedMerchant | "unknown" | "not_suspended">;
}

export interface ApiKeyStore {
  /** What the live key of this hash opens; null for one that is revoked, expired or unknown, which look the same. */
  authenticate(hash: Hex): Promise<Authenticated | "suspended" | null>;
  /** Coalesced by the caller; writes nothing when the key was marked less than a minute ago. */
  markUsed(uses: readonly { readonly hash: Hex; readonly usedAtMs: number }[]): Promise<void>;
}

/** One key of one merchant: another merchant's key is as good as none. */
export interface OwnKey {
  readonly merchantId: MerchantId;
  readonly id: ApiKeyId;
}

/** A merchant's keys as it sees and changes them itself. */
export interface ApiKeyRegistry {
  /** Null, and nothing is written, where `mostLive` keys of the merchant live already. */
  create(key: NewApiKey, mostLive: number): Promise<ApiKey | null>;
  /** All of them, the dead ones too; the newest first. */
  list(merchantId: MerchantId): Promise<readonly ApiKey[]>;
  find(own: OwnKey): Promise<ApiKey | null>;
  change(own: OwnKey, change: Partial<Pick<ApiKey, "label" | "allowedOrigins" | "allowedIps">>): Promise<ApiKey | null>;
  /**
   * One step: a successor with the old key's properties and lineage, and the end of the old one after the grace, or earlier
   * where that was set before. Null where there is no such live key; `too_many`, and nothing is written, where more than
   * `mostLive` keys of the merchant would live afterwards.
   */
  roll(own: OwnKey, successor: Successor, terms: RollTerms): Promise<RolledKey | "too_many" | null>;
  /** Ends a key now; one that has ended keeps its time. */
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

/** Sign-in nonces: each opens one sign-in, within its lifetime. Losing them only asks people to try again. */
export interface SignInNonces {
  issue(): Promise<{ readonly nonce: string; readonly expiresAtMs: number }>;
  /** True for exactly one caller. */
  consume(nonce: string): Promise<boolean>;
}

/** With where it was opened from. */
export interface Session extends RequestOrigin {
  /** Names the session to its merchant; opens nothing. */
  readonly id: SessionId;
  readonly merchantId: MerchantId;
  readonly createdAtMs: number;
  /** The merchant's count when the session was opened: a change of wallet ends it. */
  readonly walletChanges: number;
}

export interface ListedSession extends Session {
  readonly lastUsedAtMs: number;
}

/** Sessions under the hash of their token: idle and absolute lifetime. Losing them only signs people out. */
export interface Sessions {
  /** Answers the token. Of too many sessions of one merchant the one that rested longest ends. */
  open(merchant: Pick<Merchant, "id" | "walletChanges">, origin: RequestOrigin): Promise<string>;
  find(token: string): Promise<Session | null>;
  close(token: string): Promise<boolean>;
  /** A merchant's sessions, the last used first; also those that a change of its wallet has ended. */
  list(merchantId: MerchantId): Promise<readonly ListedSession[]>;
  /** False where the merchant has no such session. */
  closeById(merchantId: MerchantId, id: SessionId): Promise<boolean>;
  /** Ends all of a merchant's sessions but one; answers how many. */
  closeOthers(merchantId: MerchantId, kept: SessionId): Promise<number>;
}
