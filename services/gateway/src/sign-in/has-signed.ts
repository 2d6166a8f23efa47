import { recoverSigner } from "@lunas/chain/read/recover-signer";
import type { Signed, SignInDeps } from "@lunas/domain/merchant/sign-in";
import type { Hex } from "@lunas/domain/shared/hex";
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex } from "@noble/hashes/utils";

/** Asks the account's code, on the production chain, whether it signed a digest (EIP-1271); false where there is no code. */
export type AsksCode = (account: Signed["address"], digest: Hex, signature: Hex) => Promise<boolean>;

/**
 * Whether an account signed a text (EIP-191). Its own key is proof enough, whatever code stands at the address, and
 * needs no chain; only where it was not the key, the production chain is asked. A sandbox account never counts: whoever
 * can write code there could sign in as anybody.
 */
export function createHasSigned(asksCode: AsksCode): SignInDeps["hasSigned"] {
  return async ({ address, text, signature }) => {
    const digest = messageDigest(text);
    if (recoverSigner(digest, signature)?.signer === address) return true;
    return asksCode(address, digest, signature);
  };
}

/** The digest of EIP-191's version `E`, personal messages. */
export function messageDigest(text: string): Hex {
  const bytes = Buffer.from(text, "utf8");
  const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${bytes.length}`, "utf8");
  return `0x${bytesToHex(keccak_256(Buffer.concat([prefix, bytes])))}`;
}
