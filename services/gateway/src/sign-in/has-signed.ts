import { recoverSigner } from "@lunas/chain/read/recover-signer";
import type { Signed, SignInDeps } from "@lunas/domain/merchant/sign-in";
import type { Hex } from "@lunas/domain/shared/hex";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex } from "@noble/hashes/utils";

/**
 * Asks the account's code, on the production chain, whether it signed a digest (EIP-1271). Throws
 * `Unavailable("chain")`.
 */
export type AsksCode = (
  account: Signed["address"],
  digest: Hex,
  signature: Hex,
) => Promise<"no_code" | "valid" | "invalid">;

/**
 * Whether an account signed a text (EIP-191): by its code if it has any on the production chain, else by its key. Code
 * on a sandbox chain never counts: everybody can deploy code there and could sign in as anybody.
 *
 * While the production chain is away a key's own signature is enough. If the account has both a key and code, its key
 * chose that code and can remove it (EIP-7702).
 */
export function createHasSigned(asksCode: AsksCode): SignInDeps["hasSigned"] {
  return async ({ address, text, signature }) => {
    const digest = messageDigest(text);
    const isByKey = recoverSigner(digest, signature)?.isOf(address) === true;
    const verdict = await asksCode(address, digest, signature).catch((error: unknown) => {
      if (isByKey && error instanceof Unavailable) return "no_code";
      throw error;
    });
    return verdict === "no_code" ? isByKey : verdict === "valid";
  };
}

/** The digest of EIP-191's version `E`, personal messages. */
export function messageDigest(text: string): Hex {
  const bytes = Buffer.from(text, "utf8");
  const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${bytes.length}`, "utf8");
  return `0x${bytesToHex(keccak_256(Buffer.concat([prefix, bytes])))}`;
}
