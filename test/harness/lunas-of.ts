import { Lunas } from "@lunas/server";
import type { RegisteredMerchant } from "./register-merchant";

/** A merchant's library, at the service of this address. */
export function lunasOf(merchant: Pick<RegisteredMerchant, "apiKey" | "walletAddress">, facilitatorUrl: string): Lunas {
  const { apiKey, walletAddress: payTo } = merchant;
  return new Lunas(apiKey, { environment: "local", facilitatorUrl, payTo });
}
