import type { MerchantId } from "@lunas/domain/shared/id";
import type { WrongCommand } from "./parse-payments";

export interface MerchantsCommand {
  readonly kind: "merchants_erase";
  readonly merchantId: MerchantId;
}

/** `merchants erase <merchant>`. */
export function parseMerchants([name, merchant, ...more]: readonly string[]): MerchantsCommand | WrongCommand {
  if (name !== "erase") return { kind: "wrong", problem: "merchants wants: erase" };
  if (!isMerchantId(merchant) || more.length > 0)
    return { kind: "wrong", problem: "merchants erase wants a merchant's id: mer_…" };
  return { kind: "merchants_erase", merchantId: merchant };
}

export function isMerchantId(text: string | undefined): text is MerchantId {
  return /^mer_[0-9A-Za-z]{22}$/.test(text ?? "");
}
