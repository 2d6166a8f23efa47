import { createPublicKey } from "node:crypto";
import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";
import { computeAddress, recoverAddress } from "ethers";
import { word } from "../abi/word";
import { parseDerSignature } from "./der";
import type { Signer } from "./signer";

/**
 * A key that never leaves a key management service. AWS: `GetPublicKey` and `Sign` with `ECDSA_SHA_256` and
 * `MessageType: DIGEST`; Google Cloud: `getPublicKey` (PEM, to be decoded) and `asymmetricSign` with
 * `EC_SIGN_SECP256K1_SHA256`. Each fits in with a few lines around its own client.
 */
export interface Kms {
  /** DER `SubjectPublicKeyInfo` of a secp256k1 key. */
  publicKey(): Promise<Uint8Array>;
  /** DER `ECDSA-Sig-Value` over these 32 bytes, which are not hashed again. */
  sign(digest: Uint8Array): Promise<Uint8Array>;
}

/** Order of secp256k1's group. */
const curveOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** A signer whose key is in a KMS. Asks for the public key once; throws when it is on another curve. */
export async function createKmsSigner(kms: Kms): Promise<Signer> {
  const address = addressOf(await kms.publicKey());
  return {
    address,
    signDigest: async (digest) => {
      const { r, s } = parseDerSignature(await kms.sign(Buffer.from(digest.slice(2), "hex")));
      // A KMS does not care for the half that s is in; the chain takes the lower one alone (EIP-2).
      return withParity(address, digest, { r, s: s > curveOrder / 2n ? curveOrder - s : s });
    },
  };
}

/** The address of a public key: read by Node's own parser, which also checks that the point is on the curve. */
function addressOf(spki: Uint8Array): Address {
  const { crv, x, y } = jwkOf(spki);
  if (crv !== "secp256k1" || x === undefined || y === undefined) {
    throw new Error(`the KMS key must be on secp256k1, it is on ${crv ?? "no curve"}`);
  }
  const uncompressed = Buffer.concat([Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return computeAddress(`0x${uncompressed.toString("hex")}`) as Address;
}

function jwkOf(spki: Uint8Array) {
  try {
    return createPublicKey({ key: Buffer.from(spki), format: "der", type: "spki" }).export({ format: "jwk" });
  } catch (error) {
    throw new Error("the KMS answered no public key that can be read", { cause: error });
  }
}

/** DER does not say which of the two points was meant: the one that gives our address. */
function withParity(address: Address, digest: Hex, { r, s }: { readonly r: bigint; readonly s: bigint }): Hex {
  for (const v of ["1b", "1c"]) {
    const signature: Hex = `0x${word(r)}${word(s)}${v}`;
    if (recovers(digest, signature) === address) return signature;
  }
  throw new Error(`the KMS signed with another key than that of ${address}`);
}

function recovers(digest: Hex, signature: Hex): string | null {
  try {
    return recoverAddress(digest, signature);
  } catch {
    return null;
  }
}
