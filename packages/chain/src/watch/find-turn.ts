import type { Chain } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import { addressWord, word } from "@lunas/domain/shared/abi-word";
import { selectors } from "../abi/contracts";
import { quantityOf } from "../rpc/results";
import type { Rpc, RpcAnswer, RpcCall } from "../rpc/rpc";

/** Blocks read in one batch: each round trip narrows the range sixteen-fold. */
const pointsPerBatch = 15;

type NonceOwner = Pick<SettlementOrder, "payer" | "nonce">;

export function nonceBitmapCall(chain: Chain, { payer, nonce }: NonceOwner, block: number | "latest"): RpcCall {
  const data = `${selectors.nonceBitmap.selector}${addressWord(payer)}${word(nonce >> 8n)}`;
  const at = block === "latest" ? block : `0x${block.toString(16)}`;
  return { method: "eth_call", params: [{ to: chain.contracts.permit2, data }, at] };
}

export function isNonceSet(answer: RpcAnswer | undefined, { nonce }: NonceOwner): boolean {
  return ((quantityOf(answer, "Permit2's nonce bitmap") >> (nonce & 0xffn)) & 1n) === 1n;
}

/** As `isNonceSet`, of an older block: before Permit2 was deployed the answer is empty, and no nonce was set. */
export function wasNonceSet(answer: RpcAnswer | undefined, owner: NonceOwner): boolean {
  const isEmpty = answer !== undefined && "result" in answer && answer.result === "0x";
  return !isEmpty && isNonceSet(answer, owner);
}

/**
 * The block that set a nonce's bit, which is unset at `low` and set at `high`; null if the node no longer has the state
 * of blocks between. Throws `Unavailable("chain")`.
 */
export async function findTurn(
  { chain, rpc }: { readonly chain: Chain; readonly rpc: Rpc },
  owner: NonceOwner,
  range: { readonly low: number; readonly high: number },
): Promise<number | null> {
  let { low, high } = range;
  while (high - low > 1) {
    const points = spread(low, high);
    const answers = await rpc.batch(points.map((point) => nonceBitmapCall(chain, owner, point)));
    if (answers.some(isStateGone)) return null;
    const firstSet = answers.findIndex((answer) => wasNonceSet(answer, owner));
    const lastUnset = firstSet === -1 ? points.length - 1 : firstSet - 1;
    high = points[firstSet] ?? high;
    low = points[lastUnset] ?? low;
  }
  return high;
}

/**
 * geth "missing trie node", "historical state … is not available", erigon "… is pruned", "old data not available due to pruning", nethermind
 * "No state available for block …", reth "state at block … is pruned", anvil "block height is … but requested was …" of a lower block, and
 * providers' variants.
 */
export function isStateGone(answer: RpcAnswer | undefined): boolean {
  if (answer === undefined || !("error" in answer)) return false;
  const [, height, requested] = /block height is (\d+) but requested was (\d+)/.exec(answer.error.message) ?? [];
  if (height !== undefined) return Number(requested) <= Number(height);
  return /missing trie node|prun(ed|ing)|historical state|archive|no state available|state .{0,40}(not |un)available/i.test(
    answer.error.message,
  );
}

/** Up to fifteen different numbers strictly between, evenly spread. */
export function spread(low: number, high: number): readonly number[] {
  const count = Math.min(pointsPerBatch, high - low - 1);
  return Array.from({ length: count }, (_, index) => low + Math.ceil(((index + 1) * (high - low)) / (count + 1)));
}
