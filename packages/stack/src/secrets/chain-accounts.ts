import type { Network } from "@lunas/catalog/chain";
import { chainOfNetwork } from "@lunas/catalog/chains";
import { accountFilesOf } from "../first-secrets";
import { addressOf } from "../private-key";
import type { SecretFolder } from "./secret-folder";

/**
 * The local chain gives ether to the settler's accounts, and needs their addresses for that, no key. They follow the settler's
 * files. Returns the files that cannot, as an entry of the settler's is no private key.
 */
export function writeChainAccounts(folder: SecretFolder, network: Network): readonly string[] {
  return accountFilesOf(chainOfNetwork(network))
    .filter(({ keys, addresses }) => {
      const given = (folder.read("settler", keys) ?? "")
        .split(",")
        .map((key) => key.trim())
        .filter((key) => key !== "");
      if (!given.every((key) => /^0x[0-9a-f]{64}$/i.test(key))) return true;
      const text = given.map(addressOf).join(",");
      if (folder.read("chain", addresses) !== text) folder.replace("chain", addresses, text);
      return false;
    })
    .map(({ addresses }) => addresses);
}
