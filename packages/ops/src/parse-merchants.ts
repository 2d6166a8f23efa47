import type { Address } from "@lunas/catalog/chain";
import { toAddress } from "@lunas/chain/address";
import { isPublicHost } from "@lunas/domain/discovery/listable-url";
import type { MerchantId } from "@lunas/domain/shared/id";
import { takeOptions, type WrongCommand } from "./parse-payments";
import { isMerchantId, parseMerchantQuery, type QueryCommand } from "./parse-queries";

const kinds = { approve: "merchants_approve", unapprove: "merchants_unapprove", erase: "merchants_erase" } as const;

/** Commands with a merchant and no other argument. */
export interface PlainMerchantsCommand {
  readonly kind: (typeof kinds)[keyof typeof kinds];
  readonly merchantId: MerchantId;
}

export interface SetWalletCommand {
  readonly kind: "merchants_set_wallet";
  readonly merchantId: MerchantId;
  readonly wallet: Address;
  readonly because: string;
}

export interface SetHostCommand {
  readonly kind: "merchants_set_host";
  readonly merchantId: MerchantId;
  /** Null: none any more. */
  readonly host: string | null;
}

export interface SetEmailCommand {
  readonly kind: "merchants_set_email";
  readonly merchantId: MerchantId;
  readonly email: string;
  readonly because: string;
}

export type MerchantsCommand = PlainMerchantsCommand | SetWalletCommand | SetHostCommand | SetEmailCommand;

const verbs = ["list", "show", ...Object.keys(kinds), "set-wallet", "set-email", "set-host"];
const setEmailForm = "merchants set-email wants: <merchant> <email> --because <text>";
const setWalletForm = "merchants set-wallet wants: <merchant> <wallet> --because <text>";

/** Parses the words after `merchants`. */
export function parseMerchants([name = "", ...rest]: readonly string[]):
  | MerchantsCommand
  | QueryCommand
  | WrongCommand {
  if (name === "list" || name === "show") return parseMerchantQuery(name, rest);
  if (name === "set-wallet") return parseSetWallet(rest);
  if (name === "set-host") return parseSetHost(rest);
  if (name === "set-email") return parseSetEmail(rest);
  if (!isVerb(name)) return wrong(`merchants wants one of: ${verbs.join(", ")}`);
  const [merchant, ...more] = rest;
  if (!isMerchantId(merchant) || more.length > 0) return wrong(`merchants ${name} wants a merchant's id: mer_…`);
  return { kind: kinds[name], merchantId: merchant };
}

function parseSetHost([merchantId, host, ...more]: readonly string[]): SetHostCommand | WrongCommand {
  const form = "merchants set-host wants: <merchant> [<host>]";
  if (!isMerchantId(merchantId) || more.length > 0) return wrong(form);
  if (host !== undefined && !isPublicHost(host))
    return wrong(`"${host}" is no public host name in ASCII letters, such as warung.example; ${form}`);
  return { kind: "merchants_set_host", merchantId, host: host ?? null };
}

function isVerb(name: string): name is keyof typeof kinds {
  return Object.hasOwn(kinds, name);
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
  return { kind: "merchants_set_wallet", merchantId, wallet, because: options.because };
}

/** As for a registration, in ASCII letters. */
const emailAddress = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
const longestEmail = 254;

function parseSetEmail(words: readonly string[]): SetEmailCommand | WrongCommand {
  const options = takeOptions(words);
  if ("problem" in options) return options;
  const [merchantId = "", email = "", ...more] = options.plain;
  if (!isMerchantId(merchantId)) return wrong(`"${merchantId}" is no merchant's id: mer_…; ${setEmailForm}`);
  if (email.length > longestEmail || !emailAddress.test(email))
    return wrong(`"${email}" is no e-mail address; ${setEmailForm}`);
  if (more.length > 0) return wrong(setEmailForm);
  if (options.because === null) return wrong(`who asked for it, and how did you make sure? ${setEmailForm}`);
  return { kind: "merchants_set_email", merchantId, email, because: options.because };
}

function wrong(problem: string): WrongCommand {
  return { kind: "wrong", problem };
}
