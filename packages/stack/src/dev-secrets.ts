import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { newPrivateKey } from "./private-key";

/** Everything secret that the services need on a developer's machine. Worth nothing anywhere else. */
export interface DevSecrets {
  /** `id:base64` of 32 bytes. */
  readonly encryptionKeys: string;
  readonly sandboxSignerKeys: readonly string[];
  readonly baseSignerKeys: readonly string[];
  /** Owns the token of the local chains and is the faucet. */
  readonly treasuryKey: string;
}

/** The secrets in `file`, made at random on the first call and readable by us alone. */
export function devSecrets(file: string): DevSecrets {
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as DevSecrets;
  const secrets: DevSecrets = {
    encryptionKeys: `dev:${randomBytes(32).toString("base64")}`,
    // Two lanes each: with one, nothing on a developer's machine would ever show what happens between lanes.
    sandboxSignerKeys: [newPrivateKey(), newPrivateKey()],
    baseSignerKeys: [newPrivateKey(), newPrivateKey()],
    treasuryKey: newPrivateKey(),
  };
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
