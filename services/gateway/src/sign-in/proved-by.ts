import { recoverSigner } from "@lunas/chain/read/recover-signer";
import type { Signed, SignInDeps } from "@lunas/domain/merchant/sign-in";
import type { Hex } from "@lunas/domain/shared/hex";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex } from "@noble/hashes/utils";

/** Asks the account's code on one production chain whether it signed a digest (EIP-1271). Throws `Unavailable("chain")`. */
export interface CodeOnChain {
  readonly chainId: number;
  readonly ask: (account: Signed["address"], digest: Hex, signature: Hex) => Promise<"no_code" | "valid" | "invalid">;
}

/**
 * How an account signed a text (EIP-191): by its code if it has any on the given production chain, else by its key; null:
 * it did not. Code on a sandbox chain never counts: everybody can deploy code there and could sign in as anybody.
 *
 * While the production chain is away a key's own signature is enough. If the account has both a key and code, its key
 * chose that code and can remove it (EIP-7702); a signature by that key is a proof by key.
 */
export function createProvedBy({ chainId, ask }: CodeOnChain): SignInDeps["provedBy"] {
  return async ({ address, text, signature }) => {
    const digest = messageDigest(text);
    const isByKey = recoverSigner(digest, signature)?.isOf(address) === true;
    const verdict = await ask(address, digest, signature).catch((error: unknown) => {
      if (isByKey && error instanceof Unavailable) return "no_code";
      throw error;
    });
    if (verdict === "invalid") return null;
    if (isByKey) return { kind: "key" };
    return verdict === "valid" ? { kind: "code", chainId } : null;
  };
}

/** The digest of EIP-191's version `E`, personal messages. */
export function messageDigest(text: string): Hex {
  const bytes = Buffer.from(text, "utf8");
  const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${bytes.length}`, "utf8");
  return `0x${bytesToHex(keccak_256(Buffer.concat([prefix, bytes])))}`;
}
