import { artifact, type Hex } from "./artifact";

/** The deterministic deployment proxy that most chains, and anvil, carry; it takes salt ++ creation code. */
const create2Deployer: Hex = "0x4e59b44847b379578588920cA78FbF26c0B4956C";
const salt = "00".repeat(32);

/**
 * The transaction that deploys the sandbox IDRX, at one and the same address on every chain. Whoever signs
 * it becomes the token's owner and first minter. It reverts where the token already is: then compare
 * `owner()`, and if it is a stranger's, deploy the creation code by an ordinary transaction and set
 * `SANDBOX_IDRX_ADDRESS` to where it went.
 */
export function tokenDeployment(): { to: Hex; data: Hex } {
  return { to: create2Deployer, data: `0x${salt}${artifact("SandboxIdrx").bytecode.slice(2)}` };
}
