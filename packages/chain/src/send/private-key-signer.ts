import type { Address } from "@lunas/catalog/chain";
import { computeAddress, SigningKey } from "ethers";
import { signDigest } from "../curve/sign-digest";
import type { Signer } from "./signer";

/** A signer with the key in memory. An invalid key throws an error without the key. */
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
    // Zero, and numbers above the curve's order, throw only here.
    key.publicKey;
    return key;
  } catch {
    throw new Error("the private key is outside the curve's range");
  }
}
