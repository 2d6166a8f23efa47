import type { Lunas } from "./call-lunas";
import { buy } from "./demo/buy";
import type { DemoContext } from "./demo/demo-context";
import { equipPayer } from "./demo/equip-payer";
import { notifyMerchant } from "./demo/notify-merchant";
import { openShop } from "./demo/open-shop";
import { writeDemoFile } from "./demo-file";
import { startMerchantServer } from "./merchant-server";
import { readChain } from "./read-chain";
import { clearWebhook } from "./set-webhook";
import type { Story } from "./story";
import { startWebhookReceiver, type WebhookReceiver } from "./webhook-receiver";

export interface FirstPaymentDeps {
  readonly lunas: Lunas;
  readonly story: Story;
  /** Where to leave what the next commands need; empty: nowhere. */
  readonly demoFile: string;
  /** False where Lunas cannot reach this process. */
  readonly hasWebhooks: boolean;
}

/** Whole IDR. */
const price = "5000";

/** The whole story: a merchant, a payer, an article, the money's way and the news of it. Throws a Failure. */
export async function firstPayment({ lunas, story, demoFile, hasWebhooks }: FirstPaymentDeps): Promise<void> {
  story.say(`A first payment through ${lunas.url}\n`);
  const chain = await story.step(
    "What clients need to know of the chain: GET /config",
    () => readChain(lunas),
    ({ config, token, decimals }) => [
      ["network", `${config.network}, ${config.x402.caip2Network}`],
      ["IDRX", `${token}, ${decimals} decimals`],
      ["Permit2", config.permit2Address],
    ],
  );
  const receiver = hasWebhooks ? await startWebhookReceiver() : null;
  try {
    await play({ lunas, story, chain }, receiver, demoFile);
  } finally {
    await receiver?.close();
    chain.provider.destroy();
  }
}

async function play(context: DemoContext, receiver: WebhookReceiver | null, demoFile: string): Promise<void> {
  const { lunas, story, chain } = context;
  const { merchant, cookie } = await openShop(context, receiver);
  const { apiKey } = merchant;
  const merchantWallet = merchant.wallet.address;
  const payer = await equipPayer(context, apiKey);
  const server = await startMerchantServer({ lunas, chain, apiKey, payTo: merchantWallet, price });
  const articleUrl = `${server.url}/article`;
  const { txHash, requirements } = await buy(context, { payer, merchantWallet, articleUrl }).finally(server.close);
  const { paymentId } = await notifyMerchant(context, { receiver, apiKey, txHash });
  if (receiver !== null) {
    await story.step(
      "The receiver ends with this story: its address is taken back",
      () => clearWebhook(lunas, cookie),
      () => [],
    );
  }
  if (demoFile === "") return;
  writeDemoFile(demoFile, {
    baseUrl: lunas.url,
    apiKey,
    merchantWallet,
    sessionCookie: cookie,
    payerAddress: payer.address,
    payerPrivateKey: payer.privateKey,
    paymentId,
    txHash,
    requirements,
  });
  story.say(`\nThe keys of this story are in ${demoFile}`);
}
