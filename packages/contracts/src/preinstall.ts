import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Hex } from "./artifact";

/**
 * Runtime code of Optimism's genesis, read from a constant of `Preinstalls.sol`. Throws unless its SHA-256 is the
 * expected one: this code can move a payer's money and comes from a text file.
 */
export function preinstall(input: { constant: string; sha256: string }): Hex {
  const path = require.resolve("@eth-optimism/contracts-bedrock/src/libraries/Preinstalls.sol");
  const pattern = new RegExp(`\\b${input.constant}\\s*=\\s*hex"([0-9a-f]+)"`);
  const code = pattern.exec(readFileSync(path, "utf8"))?.[1];
  if (code === undefined) throw new Error(`${path} has no constant ${input.constant}`);
  const found = createHash("sha256").update(Buffer.from(code, "hex")).digest("hex");
  if (found !== input.sha256) throw new Error(`${input.constant} of ${path} has SHA-256 ${found}, not ${input.sha256}`);
  return `0x${code}`;
}
