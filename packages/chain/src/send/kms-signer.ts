import { createPublicKey } from "node:crypto";
import type { Address } from "@lunas/catalog/chain";
import { computeAddress } from "ethers";
import { parseDerSignature } from "./der";
import { provenSignature } from "./proven-signature";
import type { Signer } from "./signer";
import { WrongKey } from "./wrong-key";

/**
 * A key that never leaves a key management service. AWS: `GetPublicKey` and `Sign` with `ECDSA_SHA_256` and
 * `MessageType: DIGEST`; Google Cloud: `getPublicKey` (PEM, to be decoded) and `asymmetricSign` with
 * `EC_SIGN_SECP256K1_SHA256`. Each needs a few lines around its own client.
 */
export interface Kms {
  /** DER `SubjectPublicKeyInfo` of a secp256k1 key. */
  publicKey(signal: AbortSignal): Promise<Uint8Array>;
  /** DER `ECDSA-Sig-Value` over these 32 bytes, which are not hashed again. */
  sign(digest: Uint8Array, signal?: AbortSignal): Promise<Uint8Array>;
}

/** A signer whose key is in a KMS. Reads the public key once; throws `WrongKey` when it is on another curve. */
export async function createKmsSigner(kms: Kms, signal: AbortSignal): Promise<Signer> {
  const address = addressOf(await kms.publicKey(signal));
  return {
    address,
    sign: async ({ digest }, signing) => {
      const der = await kms.sign(Buffer.from(digest.slice(2), "hex"), signing);
      return provenSignature(address, digest, parseDerSignature(der));
    },
  };
}

/** The address of a public key; Node's own parser also checks that the point is on the curve. */
function addressOf(spki: Uint8Array): Address {
  const { crv, x, y } = jwkOf(spki);
  if (crv !== "secp256k1" || x === undefined || y === undefined) {
    throw new WrongKey(`the KMS key must be on secp256k1, it is on ${crv ?? "no curve"}`);
  }
  const uncompressed = Buffer.concat([Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return computeAddress(`0x${uncompressed.toString("hex")}`) as Address;
}

function jwkOf(spki: Uint8Array) {
  try {
    return createPublicKey({ key: Buffer.from(spki), format: "der", type: "spki" }).export({ format: "jwk" });
  } catch (error) {
    throw new WrongKey("the KMS answered no public key that can be read", { cause: error });
  }
}
