import type { Chain } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import { addressWord } from "@lunas/domain/shared/abi-word";
import { topics } from "../abi/contracts";
import type { Log } from "./log";

/** Whether the payer cancelled this nonce: Permit2's `UnorderedNonceInvalidation(owner, word, mask)` covers its bit. */
export function isCancelledIn(
  chain: Chain,
  { payer, nonce }: Pick<SettlementOrder, "payer" | "nonce">,
  logs: readonly Log[],
): boolean {
  const permit2 = chain.contracts.permit2.toLowerCase();
  const owner = `0x${addressWord(payer)}`;
  return logs.some(({ address, topics: [event, who], data }) => {
    if (address !== permit2 || event !== topics.unorderedNonceInvalidation.topic || who !== owner) return false;
    if (data.length !== 130) return false;
    const word = BigInt(data.slice(0, 66));
    const mask = BigInt(`0x${data.slice(66)}`);
    return word === nonce >> 8n && ((mask >> (nonce & 0xffn)) & 1n) === 1n;
  });
}
