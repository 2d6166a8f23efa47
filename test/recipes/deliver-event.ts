/** Writes the last event of the protocol for a real payment, and waits until the merchant's endpoint has it. */
import { eventTypes } from "@lunas/protocol/events/event-types";
import { query } from "@lunas/stack/postgres/query";
import { until } from "@lunas/testkit/time/until";
import { fundedPayer } from "../harness/funded-payer";
import { payMerchant } from "../harness/pay";
import { registerMerchant, setWebhook } from "../harness/register-merchant";
import { startWebhookReceiver } from "../harness/webhook-receiver";
import { runWithHarness } from "./run-with-harness";

const amount = 5_000n;

runWithHarness(async (harness) => {
  const type = eventTypes[eventTypes.length - 1];
  if (type === undefined) throw new Error("there is no event");
  const receiver = await startWebhookReceiver();
  try {
    const merchant = await registerMerchant(harness.url);
    await setWebhook(harness.url, merchant, receiver.url);
    const payer = await fundedPayer(harness.rpcUrl, amount);
    const paid = await payMerchant(harness.url, merchant, { payer, amount });
    if (paid.status !== 200) throw new Error(`${paid.status}: ${JSON.stringify(paid.body)}`);
    const { paymentId } = paid.body.payment;
    await query(
      harness.stack.databaseUrl,
      "insert into events (id, type, merchant_id, environment, payment_id) values ('evt_recipe', $1, $2, 'sandbox', $3)",
      [type, merchant.merchantId, String(paymentId)],
    );
    const bodies = () => receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    const of = await until(() => bodies().find((each) => each.type === type), { timeoutMs: 30_000, intervalMs: 50 });
    if (of === undefined || !("paymentId" in of.data) || of.data.paymentId !== paymentId) {
      throw new Error(`its data is not the payment: ${JSON.stringify(of)}`);
    }
    return `${type} of ${String(paymentId)} was delivered`;
  } finally {
    await receiver.close();
  }
});
