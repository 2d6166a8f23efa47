import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";
import { toAddress } from "../address";
import { rubbish } from "../rpc/results";

/** The address that a topic of a log has. Throws `Unavailable("chain")` where it has none. */
export function addressIn(topic: Hex | undefined): Address {
  const address = toAddress(`0x${topic?.slice(26) ?? ""}`);
  if (address === null) throw rubbish("an address in a log");
  return address;
}
