import type { Address } from "@lunas/catalog/chain";
import type { MerchantWallets, SetWalletOutcome } from "@lunas/domain/merchant/wallet-change";
import type { Actor } from "@lunas/domain/operations/audit-entry";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { SetWalletCommand } from "./parse-merchants";
import type { Result } from "./result";

/** Gives a merchant that has lost its wallet another one: at once, and without a grace period for the old one. */
export async function setWallet(
  { wallets, operator }: { readonly wallets: MerchantWallets; readonly operator: Actor },
  { merchantId, wallet, because }: SetWalletCommand,
): Promise<Result> {
  const details = { newWallet: wallet, because };
  const entry = { actor: operator, action: "merchant.set_wallet", target: merchantId, details };
  const outcome = await wallets.set(merchantId, wallet, entry);
  return { text: texts[outcome](merchantId, wallet), isGood: outcome === "set" || outcome === "cancelled" };
}

const texts: Readonly<Record<SetWalletOutcome, (merchant: MerchantId, wallet: Address) => string>> = {
  set: (merchant, wallet) =>
    `${merchant} is paid to ${wallet} now, and to no other wallet; its sessions are over, and it signs in by that wallet`,
  cancelled: (merchant, wallet) => `${merchant} keeps ${wallet}: what was announced is cancelled`,
  unchanged: (merchant, wallet) => `nothing was changed: ${wallet} is ${merchant}'s wallet, and no other is announced`,
  taken: (_, wallet) =>
    `refused, and nothing was changed: ${wallet} is, was, or is to become another merchant's wallet`,
  unknown: (merchant) => `there is no merchant ${merchant}`,
};
