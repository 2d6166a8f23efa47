import { type Merchant, registerMerchant } from "../register-merchant";
import { openSession, setWebhook } from "../set-webhook";
import type { WebhookReceiver } from "../webhook-receiver";
import type { DemoContext } from "./demo-context";

export interface Shop {
  readonly merchant: Merchant;
  /** Of the merchant's session. */
  readonly cookie: string;
}

/** A merchant comes to be, gets its key and says where webhooks go, if it has a receiver. */
export async function openShop({ lunas, story }: DemoContext, receiver: WebhookReceiver | null): Promise<Shop> {
  const merchant = await story.step(
    "A merchant registers with a wallet signature",
    () => registerMerchant(lunas),
    ({ merchantId, wallet, apiKey }) => [
      ["merchant", merchantId],
      ["wallet", wallet.address],
      ["API key", `${apiKey.slice(0, 18)}… (told in full once, here)`],
    ],
  );
  const cookie = await story.step(
    receiver === null ? "It signs in" : "It signs in and says where webhooks go",
    async () => {
      const session = await openSession(lunas, merchant.wallet);
      if (receiver !== null) receiver.trust(await setWebhook(lunas, session, receiver.url));
      return session;
    },
    () => (receiver === null ? [] : [["webhookUrl", receiver.url]]),
  );
  return { merchant, cookie };
}
