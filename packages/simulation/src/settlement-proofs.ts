import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { orderOf } from "@lunas/testkit/build/an-order";
import type { Use } from "@lunas/testkit/fakes/fake-ledger";
import type { Harness } from "./harness";
import { nonceKey, type SimBlock } from "./sim-ledger";
import type { SimNode } from "./sim-node";
import { hasUnclearLike } from "./sim-nonce-use";

export function keyOf(payment: StoredPayment): string {
  return nonceKey(orderOf(payment));
}

/** What became of the payment's nonce on the chain; undefined: it is unused. */
export function useOf({ node }: Pick<Harness, "node">, payment: StoredPayment): Use | undefined {
  return node.ledger.tip().state.uses.get(keyOf(payment));
}

/** The block that set the payment's nonce. */
export function turnOf({ ledger }: SimNode, payment: StoredPayment): SimBlock | undefined {
  return ledger.blocks.find(({ state }) => state.uses.has(keyOf(payment)));
}

export function isMiscounted({ spoiled }: Harness, payment: StoredPayment): boolean {
  return spoiled.miscounted.has(keyOf(payment));
}

/** The settlement counts for another payment, or calldata does not show whose it is and the node cannot trace. */
export function mayBeUnproven(harness: Harness, payment: StoredPayment): boolean {
  const turn = turnOf(harness.node, payment);
  const isUnclear = turn !== undefined && hasUnclearLike(turn, orderOf(payment));
  return isMiscounted(harness, payment) || (isUnclear && harness.node.conditions.traces === "unsupported");
}
