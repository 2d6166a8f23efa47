import type { Hex } from "./artifact";
import { preinstall } from "./preinstall";

/** Multicall3's runtime code. */
export function multicall3Code(): Hex {
  return preinstall({
    constant: "MultiCall3Code",
    sha256: "2756d7c52baee85cacb504f6ee1df7aad6809ac8d94a4a111d76991f90d36d6e",
  });
}
