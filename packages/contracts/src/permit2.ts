import type { Hex } from "./artifact";
import { preinstall } from "./preinstall";

/**
 * Permit2's runtime code, of the mainnet deployment. Its two immutables cache the EIP-712 domain of chain id 1; on
 * other chain ids it computes the domain in each call, so this code is right everywhere.
 */
export function permit2Code(): Hex {
  return preinstall({
    constant: "Permit2TemplateCode",
    sha256: "62f01f46295c143ebea4d1cf12be2085d8b93d53f86d95afba4f016ee2d694ba",
  });
}
