import { formatRupiah } from "../format-amount";
import { PaymentRecord } from "../lunas-formats";
import { parse } from "../parse";
import type { WebhookReceiver } from "../webhook-receiver";
import type { DemoContext } from "./demo-context";

export interface News {
  /** Null: the merchant has no endpoint, and only looks up. */
  readonly receiver: WebhookReceiver | null;
  readonly apiKey: string;
  readonly txHash: string;
}

/** The first attempt is made at once; a second would follow after five seconds. */
const webhookWithinMs = 15_000;

/** The merchant hears of its payment by webhook and looks it up. */
export async function notifyMerchant({ lunas, story, chain }: DemoContext, news: News): Promise<PaymentRecord> {
  const { receiver, apiKey, txHash } = news;
  if (receiver !== null) {
    await story.step(
      "The webhook is there, its signature checked over the raw bytes",
      () => receiver.eventOf(txHash, webhookWithinMs),
      ({ id, type, environment }) => [["event", `${type} ${id} (${environment})`]],
    );
  }
  return story.step(
    "The merchant looks the payment up: GET /payments/<hash>",
    async () => {
      const call = { path: `/payments/${txHash}`, headers: { "X-API-Key": apiKey } } as const;
      return (await lunas.ask(call, (value) => parse(PaymentRecord, value))).body;
    },
    ({ paymentId, status, blockNumber, amount }) => [
      ["payment", `${paymentId}: ${status} in block ${blockNumber}, ${formatRupiah(BigInt(amount), chain.decimals)}`],
    ],
  );
}
