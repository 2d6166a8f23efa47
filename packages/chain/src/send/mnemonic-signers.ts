import { HDNodeWallet, Mnemonic } from "ethers";
import { createPrivateKeySigner } from "./private-key-signer";
import type { Signer } from "./signer";

/** BIP-44 for Ethereum, first account: the default path of wallets. */
const path = "m/44'/60'/0'/0";

/** The first `count` signers of an HD wallet. Throws, without naming the words, when they are no BIP-39 mnemonic. */
export function mnemonicSigners(words: string, count: number): readonly Signer[] {
  const phrase = words.trim().split(/\s+/).join(" ");
  if (!Mnemonic.isValidMnemonic(phrase)) throw new Error("no BIP-39 mnemonic: a word or its checksum is wrong");
  const account = HDNodeWallet.fromPhrase(phrase, undefined, path);
  return Array.from({ length: count }, (_, index) => createPrivateKeySigner(account.deriveChild(index).privateKey));
}
