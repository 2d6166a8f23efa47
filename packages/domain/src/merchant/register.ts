import type { Address } from "@lunas/catalog/chain";
import { chainsOf } from "@lunas/catalog/chains";
import { newId } from "../shared/id";
import { type Refusal, refuse } from "../shared/refusal";
import { keyScopes, newApiKey } from "./api-key";
import { hashApiKey } from "./authenticate";
import type { Merchant } from "./merchant";
import type { MerchantStore } from "./ports";

export interface Registration {
  readonly email: string;
  /** Proved by a sign-in message before. */
  readonly walletAddress: Address;
  readonly name: string;
  readonly website: string | null;
}

export interface Registered {
  readonly merchant: Merchant;
  /** The key in clear text, shown only once: only its hash is stored. Null: there is no sandbox. */
  readonly sandboxApiKey: string | null;
}

/** The dashboard's defaults until the merchant changes them. */
const defaults = { defaultToken: "IDRX", defaultNetwork: chainsOf("production")[0].network } as const;

const unlimited = { allowedOrigins: [], scopes: keyScopes, allowedIps: [], validUntilMs: null };

/**
 * Creates a merchant with its first secret sandbox key, or without a key where there is no sandbox: a production key is made in a
 * session, after a recent sign-in and the operator's approval where that is demanded. Refused as `merchant_exists` if the wallet has
 * a merchant.
 */
export async function register(
  deps: { readonly merchants: Pick<MerchantStore, "register">; readonly hasSandbox: boolean },
  registration: Registration,
): Promise<Registered | Refusal> {
  const family = { type: "secret", environment: "sandbox" } as const;
  const { key, prefix } = newApiKey(family);
  const merchantId = newId("mer");
  const firstKey = { id: newId("key"), merchantId, prefix, ...family, label: "", ...unlimited, hash: hashApiKey(key) };
  const merchant = await deps.merchants.register(
    { id: merchantId, ...registration, ...defaults },
    deps.hasSandbox ? firstKey : null,
  );
  if (merchant === null)
    return refuse(
      "merchant_exists",
      "This wallet is registered already, or was a merchant's: sign in instead, with the merchant's current wallet.",
    );
  return { merchant, sandboxApiKey: deps.hasSandbox ? key : null };
}
