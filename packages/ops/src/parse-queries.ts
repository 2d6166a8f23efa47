import type { Address } from "@lunas/catalog/chain";
import { toAddress } from "@lunas/chain/address";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { WrongCommand } from "./parse-payments";

/** Commands that look at merchants, their keys and refills, and change nothing. */
export type QueryCommand =
  | { readonly kind: "merchants_list"; readonly search: string }
  | { readonly kind: "merchants_show" | "keys_list"; readonly merchant: MerchantId | Address }
  | { readonly kind: "refills"; readonly count: number };

const defaultCount = 50;
const longestSearch = 100;

/** `merchants list [search]` and `merchants show <merchant>`. */
export function parseMerchantQuery(name: "list" | "show", words: readonly string[]): QueryCommand | WrongCommand {
  if (name === "show") return parseMerchant("merchants_show", "merchants show", words);
  const search = words.join(" ").trim();
  return search.length > longestSearch
    ? wrong(`merchants list searches for ${longestSearch} characters at most`)
    : { kind: "merchants_list", search };
}

/** `keys list <merchant>`. */
export function parseKeys([name, ...rest]: readonly string[]): QueryCommand | WrongCommand {
  return name === "list" ? parseMerchant("keys_list", "keys list", rest) : wrong("keys wants one of: list");
}

/** `refills [count]`. */
export function parseRefills([count = String(defaultCount), ...more]: readonly string[]): QueryCommand | WrongCommand {
  return /^[1-9]\d{0,2}$/.test(count) && more.length === 0
    ? { kind: "refills", count: Number(count) }
    : wrong("refills wants a number from 1 to 999");
}

function parseMerchant(
  kind: "merchants_show" | "keys_list",
  form: string,
  [given = "", ...more]: readonly string[],
): QueryCommand | WrongCommand {
  const merchant = isMerchantId(given) ? given : toAddress(given);
  if (merchant === null) return wrong(`"${given}" is neither a merchant's id (mer_…) nor a wallet's address`);
  return more.length > 0 ? wrong(`${form} wants one merchant`) : { kind, merchant };
}

export function isMerchantId(text: string | undefined): text is MerchantId {
  return /^mer_[0-9A-Za-z]{22}$/.test(text ?? "");
}

function wrong(problem: string): WrongCommand {
  return { kind: "wrong", problem };
}
