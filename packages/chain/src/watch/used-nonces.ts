import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Head } from "@lunas/domain/settlement/head";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { headCall, headOf } from "../read/read-head";
import { bitOf } from "./candidates";
import { nonceBitmapCall } from "./find-turn";
import type { NonceDeps } from "./nonce-deps";
import { deepBlockNumber } from "./nonce-use";

/**
 * Whether nonces are used at the chain's depth below `newest`, in one batch; null if the node did not answer. Throws
 * `Unavailable("chain")`.
 */
export async function readUsedNonces({ chain, rpc }: NonceDeps, orders: readonly SettlementOrder[], newest: Head) {
  // At the depth of the largest order, which is deeper than the others need.
  const deepNumber = Math.min(...orders.map(({ amount }) => deepBlockNumber(chain, newest, amount)), newest.number);
  const [deepAnswer, ...bits] = await rpc.batch([
    headCall(deepNumber),
    ...orders.map((order) => nonceBitmapCall(chain, order, deepNumber)),
  ]);
  const block = headOf(deepAnswer);
  if (block === null) throw new Unavailable("chain", `the node does not have block ${deepNumber}`);
  return { block, used: orders.map((order, index) => bitOf(bits[index], order)) };
}
