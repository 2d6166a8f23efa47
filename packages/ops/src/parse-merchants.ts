import type { MerchantId } from "@lunas/domain/shared/id";
import type { WrongCommand } from "./parse-payments";

const kinds = { approve: "merchants_approve", unapprove: "merchants_unapprove", erase: "merchants_erase" } as const;

export interface MerchantsCommand {
  readonly kind: (typeof kinds)[keyof typeof kinds];
  readonly merchantId: MerchantId;
}

/** `merchants approve|unapprove|erase <merchant>`. */
export function parseMerchants([name = "", merchant, ...more]: readonly string[]): MerchantsCommand | WrongCommand {
  if (!isVerb(name)) return { kind: "wrong", problem: `merchants wants one of: ${Object.keys(kinds).join(", ")}` };
  if (!isMerchantId(merchant) || more.length > 0)
    return { kind: "wrong", problem: `merchants ${name} wants a merchant's id: mer_…` };
  return { kind: kinds[name], merchantId: merchant };
}

function isVerb(name: string): name is keyof typeof kinds {
  return Object.hasOwn(kinds, name);
}

export function isMerchantId(text: string | undefined): text is MerchantId {
  return /^mer_[0-9A-Za-z]{22}$/.test(text ?? "");
}
