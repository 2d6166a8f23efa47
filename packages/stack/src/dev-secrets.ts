import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Network } from "@lunas/catalog/chain";
import { perChain } from "@lunas/catalog/chains";
import { newPrivateKey } from "./private-key";

/** All secrets that the services need on a developer's machine. They have no value anywhere else. */
export interface DevSecrets {
  /** `id:base64` of 32 bytes. */
  readonly encryptionKeys: string;
  /** The same form; they sign receipts. */
  readonly receiptKeys: string;
  /** The relayers of each chain. */
  readonly signerKeys: Readonly<Record<Network, readonly string[]>>;
  /** Owns the token of the local chains and is the faucet. */
  readonly treasuryKey: string;
  /** Signs claims and refunds of channels on every chain. */
  readonly authorizerKey: string;
}

/** A file of an earlier version, or of fewer chains. */
interface StoredSecrets
  extends Partial<Pick<DevSecrets, "encryptionKeys" | "receiptKeys" | "treasuryKey" | "authorizerKey">> {
  readonly signerKeys?: Partial<DevSecrets["signerKeys"]>;
  readonly [formerSignerKeys: `${string}SignerKeys`]: readonly string[];
}

/** The secrets in `file`, made at random on the first call and readable by us alone. A chain that is new since then gets its keys. */
export function devSecrets(file: string): DevSecrets {
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as StoredSecrets) : {};
  const secrets = completed(stored);
  const text = `${JSON.stringify(secrets, null, 2)}\n`;
  if (JSON.stringify(stored) !== JSON.stringify(secrets)) writeFileSync(file, text, { mode: 0o600 });
  return secrets;
}

/** Secrets of the same forms, which are stored nowhere. */
export const throwawaySecrets = (): DevSecrets => completed({});

function completed(stored: StoredSecrets): DevSecrets {
  return {
    encryptionKeys: stored.encryptionKeys ?? `dev:${randomBytes(32).toString("base64")}`,
    receiptKeys: stored.receiptKeys ?? `dev:${randomBytes(32).toString("base64")}`,
    signerKeys: perChain(
      ({ network }) => stored.signerKeys?.[network] ?? stored[`${network}SignerKeys`] ?? newSigners(),
    ),
    treasuryKey: stored.treasuryKey ?? newPrivateKey(),
    authorizerKey: stored.authorizerKey ?? newPrivateKey(),
  };
}

/** Two lanes for each chain: with one, nothing on a developer's machine would ever show what happens between lanes. */
function newSigners(): readonly string[] {
  return [newPrivateKey(), newPrivateKey()];
}
