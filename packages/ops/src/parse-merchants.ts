import type { Address } from "@lunas/catalog/chain";
import { toAddress } from "@lunas/chain/address";
import type { MerchantId } from "@lunas/domain/shared/id";
import { takeOptions, type WrongCommand } from "./parse-payments";

export interface EraseCommand {
  readonly kind: "merchants_erase";
  readonly merchantId: MerchantId;
}

export interface SetWalletCommand {
  readonly kind: "merchants_set_wallet";
  readonly merchantId: MerchantId;
  readonly wallet: Address;
  readonly because: string;
  /** Who says so; null: the user of the machine. */
  readonly by: string | null;
}

export type MerchantsCommand = EraseCommand | SetWalletCommand;

const setWalletForm = "merchants set-wallet wants: <merchant> <wallet> --because <text> [--by <name>]";

/** What follows `merchants`. */
export function parseMerchants([name, ...rest]: readonly string[]): MerchantsCommand | WrongCommand {
  switch (name) {
    case "erase":
      return parseErase(rest);
    case "set-wallet":
      return parseSetWallet(rest);
    default:
      return wrong("merchants wants: erase or set-wallet");
  }
}

function parseErase([merchant, ...more]: readonly string[]): EraseCommand | WrongCommand {
  if (!isMerchantId(merchant) || more.length > 0) return wrong("merchants erase wants a merchant's id: mer_…");
  return { kind: "merchants_erase", merchantId: merchant };
}

function parseSetWallet(words: readonly string[]): SetWalletCommand | WrongCommand {
  const options = takeOptions(words);
  if ("problem" in options) return options;
  const [merchantId = "", given = "", ...more] = options.plain;
  if (!isMerchantId(merchantId)) return wrong(`"${merchantId}" is no merchant's id: mer_…; ${setWalletForm}`);
  const wallet = toAddress(given);
  if (wallet === null || /^0x0+$/.test(wallet))
    return wrong(`"${given}" is no wallet, or its checksum is wrong; ${setWalletForm}`);
  if (more.length > 0) return wrong(setWalletForm);
  if (options.because === null) return wrong(`who asked for it, and how did you make sure? ${setWalletForm}`);
  return { kind: "merchants_set_wallet", merchantId, wallet, because: options.because, by: options.by };
}

export function isMerchantId(text: string | undefined): text is MerchantId {
  return /^mer_[0-9A-Za-z]{22}$/.test(text ?? "");
}

function wrong(problem: string): WrongCommand {
  return { kind: "wrong", problem };
}
