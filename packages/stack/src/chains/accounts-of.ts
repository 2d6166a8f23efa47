import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Network } from "@lunas/catalog/chain";
import { settingPrefix } from "@lunas/catalog/chains";
import { addressOf } from "../private-key";

type Environment = Readonly<Record<string, string | undefined>>;

const sources = {
  signers: { setting: "SIGNER_ADDRESSES", formerFile: "signer-keys" },
  treasury: { setting: "TREASURY_ADDRESS", formerFile: "treasury-key" },
} as const;

/**
 * The accounts that a local chain gives ether to, by their addresses: it needs no key. A folder from an older version, or one of the
 * operator's own, has a file with the keys in the same place instead.
 */
export function accountsOf(env: Environment, network: Network, kind: keyof typeof sources): readonly string[] {
  const { setting, formerFile } = sources[kind];
  const name = `${settingPrefix(network)}_${setting}`;
  const file = env[`${name}_FILE`];
  const given = file ? listIn(file) : split(env[name] ?? "");
  if (given.length > 0 || !file) return given;
  return listIn(join(dirname(file), `${network}-${formerFile}`)).map(addressOf);
}

const listIn = (file: string) => (existsSync(file) ? split(readFileSync(file, "utf8")) : []);
const split = (text: string) =>
  text
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");
