import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { facilitate, signedBody } from "../harness/pay";

export interface Shop {
  readonly url: string;
  readonly apiKey: string;
  readonly walletAddress: `0x${string}`;
  readonly payers: readonly Payer[];
}

const deadlineSeconds = 900;
const waitLimitMs = 90_000;

/**
 * A payment as a careful merchant's backend makes it: the same body again after a lost connection, a 5xx or a wait, until it
 * is settled. Answers "settled" also where the success was told to a connection that did not live to hear it.
 */
export async function payPersistently(shop: Shop, index: number): Promise<"settled" | string> {
  const payer = shop.payers[index % shop.payers.length] as Payer;
  const body = await signedBody(payer, {
    to: shop.walletAddress,
    amount: 10_000n,
    deadlineSeconds: BigInt(Math.floor(Date.now() / 1_000) + deadlineSeconds),
  });
  return until(() => outcomeOf(shop, body), { timeoutMs: waitLimitMs, intervalMs: 250, what: "a payment's outcome" });
}

async function outcomeOf(shop: Shop, body: unknown): Promise<string | null> {
  const answer = await facilitate(shop.url, shop.apiKey, body, { signal: AbortSignal.timeout(40_000) });
  if (answer.status === 200) return "settled";
  const { code, details } = answer.body.error ?? {};
  if (code === "nonce_already_used") return details?.status === "confirmed" ? "settled" : null;
  const isOpen = answer.status >= 500 && code !== "tx_failed";
  return isOpen ? null : `${answer.status} ${code}`;
}
