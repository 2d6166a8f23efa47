import type { Hex } from "@lunas/domain/shared/hex";
import { keccak256 as keccakInJavaScript } from "ethers";
import { createKeccak, type IHasher } from "hash-wasm";

/**
 * The hash in WebAssembly takes a fourteenth of the time of JavaScript for a transaction. It loads within milliseconds
 * after the start; before that, and where WebAssembly is not allowed, ethers' hash is used.
 */
let hasher: IHasher | null = null;

export const keccakReady: Promise<boolean> = createKeccak(256).then(
  (made) => {
    hasher = made;
    return true;
  },
  () => false,
);

/** Synchronous, so one shared hasher is enough. */
export function keccak256(bytes: Uint8Array): Hex {
  if (hasher === null) return keccakInJavaScript(bytes) as Hex;
  return `0x${hasher.init().update(bytes).digest("hex")}`;
}
