import type { Chain } from "@lunas/catalog/chain";
import { depthFor } from "@lunas/catalog/depth-for";
import type { Authorization } from "@lunas/domain/payment/authorization";

/** Between the block that proves an outcome and its answer lie the settler's look at it and a write. */
const slackMs = 15_000;
/** No connection is held for longer, whatever the authorization. */
const longestMs = 300_000;

type Held = Pick<Authorization, "deadlineSeconds" | "amount">;

/**
 * How long an answer is held for a payment's outcome: until its authorization can be settled no more, and a block at the payment's depth
 * has shown it. A block that ends it can come at the deadline itself, and the next ones at the chain's pace.
 */
export function holdForMs(
  chain: Pick<Chain, "settlement" | "blockTimeMs">,
  { deadlineSeconds, amount }: Held,
  nowMs: number,
): number {
  const depthMs = depthFor(chain, amount) * chain.blockTimeMs;
  const provenAtMs = Number(deadlineSeconds) * 1_000 + depthMs + slackMs;
  return Math.min(Math.max(provenAtMs - nowMs, 0), longestMs);
}
