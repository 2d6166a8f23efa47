import { artifact, type Hex } from "./artifact";

/** The deterministic deployment proxy on most chains, and on anvil; its input is salt ++ creation code. */
const create2Deployer: Hex = "0x4e59b44847b379578588920cA78FbF26c0B4956C";
const salt = "00".repeat(32);

/**
 * The transaction that deploys the sandbox IDRX, at the same address on every chain. Its signer becomes the token's
 * owner and first minter. It reverts if the token exists: then compare `owner()`. If the owner is another account, deploy
 * the creation code by an ordinary transaction and set `SANDBOX_IDRX_ADDRESS` to its address.
 */
export function tokenDeployment(): { to: Hex; data: Hex } {
  return { to: create2Deployer, data: `0x${salt}${artifact("SandboxIdrx").bytecode.slice(2)}` };
}
