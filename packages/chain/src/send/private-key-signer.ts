import type { Address } from "@lunas/catalog/chain";
import { computeAddress, SigningKey } from "ethers";
import { signDigest } from "../curve/sign-digest";
import type { Signer } from "./signer";

/** A signer with the key in memory. Throws without naming the key when it is none. */
export function createPrivateKeySigner(privateKey: string): Signer {
  const key = signingKey(privateKey);
  return {
    address: computeAddress(key.publicKey) as Address,
    sign: async ({ digest }) => signDigest(key, digest),
  };
}

function signingKey(privateKey: string): SigningKey {
  if (!/^0x[0-9a-f]{64}$/i.test(privateKey)) throw new Error("a private key is 0x and 64 hex digits");
  try {
    const key = new SigningKey(privateKey);
    // Zero and numbers beyond the curve's order show only here.
    key.publicKey;
    return key;
  } catch {
    throw new Error("a private key that is no number of the curve");
  }
}
