import type { Address } from "@lunas/catalog/chain";
import { toAddress } from "@lunas/chain/address";
import type { MerchantWallets, SetWalletOutcome } from "@lunas/domain/merchant/wallet-change";
import type { Actor } from "@lunas/domain/operations/audit-entry";
import type { MerchantId } from "@lunas/domain/shared/id";
import { takeOptions, type WrongCommand } from "./parse-payments";
import type { Result } from "./run-command";

export interface SetWalletCommand {
  readonly kind: "merchants_set_wallet";
  readonly merchantId: MerchantId;
  readonly wallet: Address;
  readonly because: string;
  /** Who says so; null: the user of the machine. */
  readonly by: string | null;
}

const form = "merchants set-wallet wants: <merchant> <wallet> --because <text> [--by <name>]";

/** What follows `merchants set-wallet`. */
export function parseSetWallet(words: readonly string[]): SetWalletCommand | WrongCommand {
  const options = takeOptions(words);
  if ("problem" in options) return options;
  const [merchantId = "", given = "", ...more] = options.plain;
  if (!isMerchantId(merchantId)) return wrong(`"${merchantId}" is no merchant's id: mer_…; ${form}`);
  const wallet = toAddress(given);
  if (wallet === null || /^0x0+$/.test(wallet))
    return wrong(`"${given}" is no wallet, or its checksum is wrong; ${form}`);
  if (more.length > 0) return wrong(form);
  if (options.because === null) return wrong(`who asked for it, and how did you make sure? ${form}`);
  return { kind: "merchants_set_wallet", merchantId, wallet, because: options.because, by: options.by };
}

/** Gives a merchant that has lost its wallet another one: at once, and without grace for the old one. */
export async function setWallet(
  { wallets, operator }: { readonly wallets: MerchantWallets; readonly operator: Actor },
  { merchantId, wallet, because, by }: SetWalletCommand,
): Promise<Result> {
  const actor = by === null ? operator : { ...operator, id: by };
  const details = { newWallet: wallet, because };
  const entry = { actor, action: "merchant.set_wallet", target: merchantId, details };
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

function isMerchantId(text: string): text is MerchantId {
  return /^mer_[0-9A-Za-z]{22}$/.test(text);
}

function wrong(problem: string): WrongCommand {
  return { kind: "wrong", problem };
}
