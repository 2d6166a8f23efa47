import type { Merchant } from "@lunas/protocol/api/merchant";
import { listDeliveries } from "@lunas/protocol/api/webhooks";
import { parse } from "@lunas/protocol/validate";
import { ask } from "../service";
import { until } from "./until";
import { type Witness, type WitnessDeps, witnessMs } from "./witness";

/** Reads the log of deliveries to the merchant's own receiver. */
export async function witnessDeliveries(
  { signedIn }: WitnessDeps,
  { webhookUrl, webhookDisabledAt }: Merchant,
): Promise<Witness> {
  if (webhookDisabledAt !== null) {
    throw new Error(`${webhookUrl} answered 410 and is disabled since ${webhookDisabledAt}: set the address again`);
  }
  const { context, session } = signedIn;
  const read = async () => {
    const call = { path: "/merchant/webhooks/deliveries?limit=50", headers: session } as const;
    return (await ask(context.url, call, (value) => parse(listDeliveries.responses[200], value))).body.deliveries;
  };
  return {
    how: `webhooks go to your receiver, ${webhookUrl}`,
    async see(paymentId) {
      const find = async () => {
        const delivery = (await read()).find((each) => each.paymentId === paymentId);
        return delivery !== undefined && delivery.status !== "pending" ? delivery : null;
      };
      const { signal } = context.terminal;
      const found = await until(find, { forMs: witnessMs, everyMs: 1_000, signal });
      if (found?.status === "succeeded") return `${found.eventType} ${found.eventId}, your receiver accepted it`;
      throw new Error(
        `${webhookUrl} has not accepted it${found === null ? " yet" : ""}; the service keeps trying for a while`,
      );
    },
    close: async () => undefined,
  };
}
