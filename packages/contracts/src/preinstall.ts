import { createHash } from "node:crypto";
import { type Hex, readCompiled } from "./artifact";

/**
 * Runtime code of Optimism's genesis, which `compile.mjs` has read from a constant of `Preinstalls.sol`. Throws unless its
 * SHA-256 is the expected one: this code can move a payer's money and comes from a text file.
 */
export function preinstall(input: { constant: string; sha256: string }): Hex {
  const codes = readCompiled("preinstalls") as Readonly<Record<string, Hex>>;
  const code = codes[input.constant];
  if (code === undefined) throw new Error(`preinstalls.json has no constant ${input.constant}`);
  const found = createHash("sha256")
    .update(Buffer.from(code.slice(2), "hex"))
    .digest("hex");
  if (found !== input.sha256)
    throw new Error(`the code of ${input.constant} has SHA-256 ${found}, not ${input.sha256}`);
  return code;
}
