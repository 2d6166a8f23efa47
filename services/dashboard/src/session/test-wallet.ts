import { newPrivateKey, walletOf } from "@lunas/client/wallet";
import type { Signer } from "./wallets";

/** A wallet made in this page for play money. Its key is in memory only: it ends with the page. */
export interface TestWallet extends Signer {
  readonly privateKey: string;
}

export function makeTestWallet(): TestWallet {
  const privateKey = newPrivateKey();
  const wallet = walletOf(privateKey);
  return { address: wallet.address, chainId: null, privateKey, sign: async (text) => wallet.signMessage(text) };
}
