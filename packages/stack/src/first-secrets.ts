import { randomBytes } from "node:crypto";
import { newPrivateKey } from "./private-key";

/** For each process the files that it finds under /run/secrets: name and text. */
export type SecretFiles = Readonly<Record<string, Readonly<Record<string, string>>>>;

const databaseAt = "postgres:5432/lunas";
const owner = "lunas";

/** New random secrets for a stack by compose: passwords, encryption keys, and keys for its local chains. */
export function firstSecrets(): SecretFiles {
  const password = randomBytes(24).toString("base64url");
  const ownerUrl = `postgresql://${owner}:${password}@${databaseAt}`;
  const encryptionKeys = `first:${randomBytes(32).toString("base64")}`;
  const chainKeys = {
    "sandbox-signer-keys": keys(4),
    "base-signer-keys": keys(4),
    "sandbox-treasury-key": newPrivateKey(),
  };
  return {
    postgres: { password },
    migrate: { "database-url": ownerUrl },
    gateway: { "database-url": ownerUrl, "encryption-keys": encryptionKeys },
    settler: { "database-url": ownerUrl, ...chainKeys },
    dispatcher: { "database-url": ownerUrl, "encryption-keys": encryptionKeys },
    // A local chain gives its signers ether, and its treasury the token.
    chain: chainKeys,
  };
}

function keys(count: number): string {
  return Array.from({ length: count }, newPrivateKey).join(",");
}
