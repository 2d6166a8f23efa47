import type { Address, Environment } from "@lunas/catalog/chain";
import type { Hex } from "../shared/hex";
import type { MerchantId } from "../shared/id";
import type { ApiKey, Authenticated } from "./api-key";
import type { Merchant } from "./merchant";

export type NewMerchant = Pick<
  Merchant,
  "id" | "email" | "walletAddress" | "name" | "website" | "defaultToken" | "defaultNetwork"
>;

/** A key as it is stored: never the key, only its SHA-256. */
export type NewApiKey = Pick<
  ApiKey,
  "id" | "merchantId" | "prefix" | "type" | "environment" | "label" | "allowedOrigins"
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
  /** One transaction: the merchant and its first key; null when the wallet is registered already. */
  register(merchant: NewMerchant, firstKey: NewApiKey): Promise<Merchant | null>;
  findById(id: MerchantId): Promise<Merchant | null>;
  findByWallet(walletAddress: Address): Promise<Merchant | null>;
  update(id: MerchantId, patch: MerchantPatch): Promise<Merchant>;
}

export interface ApiKeyStore {
  /** The live key of this hash with its live merchant, or null: revoked, expired, suspended and unknown look the same. */
  authenticate(hash: Hex): Promise<Authenticated | null>;
  /** Coalesced by the caller; writes nothing when the key was marked less than a minute ago. */
  markUsed(uses: readonly { readonly hash: Hex; readonly usedAtMs: number }[]): Promise<void>;
}

/** Sign-in nonces: each opens one sign-in, within its lifetime. Losing them only asks people to try again. */
export interface SignInNonces {
  issue(): Promise<{ readonly nonce: string; readonly expiresAtMs: number }>;
  /** True for exactly one caller. */
  consume(nonce: string): Promise<boolean>;
}

export interface Session {
  readonly merchantId: MerchantId;
  readonly createdAtMs: number;
}

/** Sessions under the hash of their token: idle and absolute lifetime. Losing them only signs people out. */
export interface Sessions {
  open(merchantId: MerchantId): Promise<string>;
  find(token: string): Promise<Session | null>;
  close(token: string): Promise<boolean>;
}

/** What a payer or merchant asks the faucet for; amounts in smallest units. */
export interface FaucetAllowance {
  readonly apiKeyId: string;
  readonly token: string;
  readonly amount: bigint;
  readonly environment: Environment;
}
