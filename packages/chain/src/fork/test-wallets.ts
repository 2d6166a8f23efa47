import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";
import { HDNodeWallet, Mnemonic } from "ethers";

/** The mnemonic that every Ethereum development tool has: everybody knows its keys, so they hold play money only. */
const mnemonic = "test test test test test test test test test test test junk";

export interface TestWallet {
  readonly address: Address;
  readonly privateKey: Hex;
}

/** The first accounts of that mnemonic, the same ones everywhere. */
export function testWallets(count: number): readonly TestWallet[] {
  const root = HDNodeWallet.fromMnemonic(Mnemonic.fromPhrase(mnemonic), "m/44'/60'/0'/0");
  return Array.from({ length: count }, (_, index) => {
    const { address, privateKey } = root.deriveChild(index);
    return { address: address as Address, privateKey: privateKey as Hex };
  });
}
