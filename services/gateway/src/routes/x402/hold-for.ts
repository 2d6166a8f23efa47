import type { Chain } from "@lunas/catalog/chain";
import { depthFor } from "@lunas/catalog/depth-for";
import type { Authorization } from "@lunas/domain/payment/authorization";

/** Time between the block that proves an outcome and the answer: the settler's check and a database write. */
const slackMs = 15_000;
/** The longest time to hold a connection, whatever the authorization. */
const longestMs = 300_000;

type Held = Pick<Authorization, "deadlineSeconds" | "amount">;

/**
 * How long an answer is held for a payment's outcome: until its authorization can no longer be settled, and a block at
 * the payment's depth proves it. The last possible block can come at the deadline itself, and the next ones at the
 * chain's block time.
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
