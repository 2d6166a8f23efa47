import type { Hex } from "./artifact";
import { preinstall } from "./preinstall";

/**
 * Permit2's runtime code, the mainnet deployment's. Its two immutables cache the EIP-712 domain of chain
 * id 1; on every other chain id it computes the domain when asked, so it is right as it stands.
 */
export function permit2Code(): Hex {
  return preinstall({
    constant: "Permit2TemplateCode",
    sha256: "62f01f46295c143ebea4d1cf12be2085d8b93d53f86d95afba4f016ee2d694ba",
  });
}
