import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import type { ReceiptKeys } from "@lunas/protocol/api/receipts";
import type { EncryptionKey } from "@lunas/runtime/kinds";

export interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
}

/** The DER header of an Ed25519 private key (RFC 8410); the 32 bytes of the setting follow. */
const pkcs8Header = Buffer.from("302e020100300506032b657004220420", "hex");

/** The keys of `RECEIPT_KEYS`, in their order: the first one signs. */
export function signingKeys(given: readonly EncryptionKey[]): readonly [SigningKey, ...SigningKey[]] {
  const [first, ...others] = given.map(({ id, key }) => ({
    id,
    key: createPrivateKey({ key: Buffer.concat([pkcs8Header, key]), format: "der", type: "pkcs8" }),
  }));
  if (first === undefined) throw new Error("there is no key for receipts");
  return [first, ...others];
}

/** The public halves, as `/.well-known/jwks.json` publishes them. */
export function publicKeys(keys: readonly SigningKey[]): ReceiptKeys {
  return {
    keys: keys.map(({ id, key }) => {
      const { x = "" } = createPublicKey(key).export({ format: "jwk" });
      return { kty: "OKP", crv: "Ed25519", x, kid: id, alg: "EdDSA", use: "sig" };
    }),
  };
}
