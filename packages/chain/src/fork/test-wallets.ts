import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";
import { HDNodeWallet, Mnemonic } from "ethers";

/** The mnemonic of every Ethereum development tool. Its keys are public, so they hold only test money. */
const mnemonic = "test test test test test test test test test test test junk";

export interface TestWallet {
  readonly address: Address;
  readonly privateKey: Hex;
}

/** The first accounts of that mnemonic, the same on every machine. */
export function testWallets(count: number): readonly TestWallet[] {
  const root = HDNodeWallet.fromMnemonic(Mnemonic.fromPhrase(mnemonic), "m/44'/60'/0'/0");
  return Array.from({ length: count }, (_, index) => {
    const { address, privateKey } = root.deriveChild(index);
    return { address: address as Address, privateKey: privateKey as Hex };
  });
}
