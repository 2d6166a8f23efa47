import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { newPrivateKey } from "./private-key";

/** All secrets that the services need on a developer's machine. They have no value anywhere else. */
export interface DevSecrets {
  /** `id:base64` of 32 bytes. */
  readonly encryptionKeys: string;
  readonly sandboxSignerKeys: readonly string[];
  readonly baseSignerKeys: readonly string[];
  /** Owns the token of the local chains and is the faucet. */
  readonly treasuryKey: string;
}

/** The secrets in `file`; the first call creates them at random, readable by us only. */
export function devSecrets(file: string): DevSecrets {
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as DevSecrets;
  const secrets: DevSecrets = {
    encryptionKeys: `dev:${randomBytes(32).toString("base64")}`,
    // Two lanes each: with one, a developer's machine would never show problems between lanes.
    sandboxSignerKeys: [newPrivateKey(), newPrivateKey()],
    baseSignerKeys: [newPrivateKey(), newPrivateKey()],
    treasuryKey: newPrivateKey(),
  };
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
