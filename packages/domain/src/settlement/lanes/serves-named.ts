import type { Address } from "@lunas/catalog/chain";
import type { EngineDeps } from "../engine-deps";
import type { Lane } from "./lane";

type Signing = Pick<EngineDeps, "sender">;

/** Whether this process has the key of an account. Its signer may be unavailable at present. */
export function hasKey({ sender }: Signing, address: Address): boolean {
  return sender.addresses.includes(address);
}

/**
 * Whether this process settles on a retired lane the payments whose payer named it, and signs for what is open on it. Such a lane is
 * announced no more, but shops that learned its address before still name it.
 */
export function servesNamed(deps: Signing, { lease }: Pick<Lane, "lease">): boolean {
  return lease.mayServe === true && hasKey(deps, lease.address);
}

/** Whether this process signs transactions of the lane: it is not retired, or serves those who named it. */
export function isServing(deps: Signing, lane: Pick<Lane, "lease">): boolean {
  return lane.lease.isRetired !== true || servesNamed(deps, lane);
}
