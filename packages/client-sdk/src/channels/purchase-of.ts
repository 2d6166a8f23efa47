import type { ChannelRequirements } from "@lunas/protocol/wire/requirements";
import type { PaymentRequired } from "@lunas/protocol/wire/x402";
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils";

/** The same request for the same price is the same purchase, until it was served. */
export function purchaseOf(
  { method, url }: Pick<Request, "method" | "url">,
  { resource }: Pick<PaymentRequired, "resource">,
  { amount, payTo, asset, network }: ChannelRequirements,
): string {
  const said = JSON.stringify([method, url, amount, payTo, asset, network, resource.url]);
  return bytesToHex(keccak_256(utf8ToBytes(said))).slice(0, 32);
}
