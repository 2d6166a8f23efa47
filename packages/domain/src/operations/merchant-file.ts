import type { Address, Environment } from "@lunas/catalog/chain";
import type { ApiKeyType } from "../merchant/api-key";
import type { ApiKeyId, MerchantId } from "../shared/id";

/** Everything about a merchant that an operator may need to know; never a secret. */
export interface MerchantFile {
  readonly id: MerchantId;
  readonly name: string;
  readonly email: string;
  readonly website: string | null;
  readonly registeredAtMs: number;
  readonly approvedAtMs: number | null;
  readonly suspendedAtMs: number | null;
  /** Why new payments to it are refused; null: they are not. */
  readonly paused: string | null;
  /** The host on which it may list resources. */
  readonly listingHost: string | null;
  readonly wallets: readonly MerchantFileWallet[];
  /** Only the host: the rest of a URL may be a secret. Null: it has no webhook. */
  readonly webhookHost: string | null;
  readonly webhookDisabledAtMs: number | null;
  readonly webhookFailingSinceMs: number | null;
  /** Keys that work now. */
  readonly keys: Readonly<Record<Environment, number>>;
  readonly pendingPayments: number;
  readonly lastPaymentAtMs: number | null;
}

export interface MerchantFileWallet {
  readonly address: Address;
  readonly state: "current" | "announced" | "former";
  /** Of an announced wallet: when it takes effect. Of a former one: until when payments to it are accepted. */
  readonly untilMs: number | null;
}

/** An API key without the key: the prefix is what a merchant sees of it, too. */
export interface KeyView {
  readonly id: ApiKeyId;
  readonly prefix: string;
  readonly type: ApiKeyType;
  readonly environment: Environment;
  readonly label: string;
  readonly createdAtMs: number;
  readonly lastUsedAtMs: number | null;
  readonly expiresAtMs: number | null;
  readonly revokedAtMs: number | null;
}

export interface MerchantFiles {
  /** By its id, or by any wallet that is, was or is to become its own. */
  find(reference: MerchantId | Address): Promise<MerchantFile | null>;
  /** The newest first. */
  keys(merchantId: MerchantId, limit: number): Promise<readonly KeyView[]>;
}
