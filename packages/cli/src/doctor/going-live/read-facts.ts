import { LunasError } from "@lunas/client";
import { PublicConfig } from "@lunas/protocol/api/config";
import { Health } from "@lunas/protocol/api/health";
import { testWebhook } from "@lunas/protocol/api/webhooks";
import { parse } from "@lunas/protocol/validate";
import { apiKeyOf, type CommandContext } from "../../command-context";
import { readKeys } from "../../keys/list-keys";
import type { SignedIn } from "../../keys/signed-in";
import { paymentsOf } from "../../look-up";
import { readMerchant } from "../../merchant-record";
import { ask } from "../../service";
import { withSession } from "../../sign-in";
import { type Account, type Fact, type GoingLiveFacts, isUnknown, type Service, type WebhookTest } from "./facts";

/** Reads everything that the checklist needs. Only `webhook.test` is sent; nothing is changed. */
export async function readFacts(context: CommandContext): Promise<GoingLiveFacts> {
  context.progress("the service");
  const service = await known(() => readService(context));
  context.progress("the key");
  const key = await known(() => readKey(context));
  context.progress("the account and the webhook");
  const inAccount = await known(() => withSession(context, (session) => readAccount({ context, session })));
  const [account, webhook] = isUnknown(inAccount) ? [inAccount, inAccount] : [inAccount.account, inAccount.webhook];
  return { url: context.url, service, key, account, webhook, nowMs: Date.now() };
}

async function known<T extends object>(read: () => Promise<T>): Promise<Fact<T>> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof LunasError) return { unknown: `${error.code}: ${error.message}` };
    return { unknown: error instanceof Error ? error.message : String(error) };
  }
}

async function readService({ url }: CommandContext): Promise<Service> {
  const { body: health, headers } = await ask(url, { path: "/health" }, (value) => parse(Health, value));
  const nowMs = Date.now();
  const { body } = await ask(url, { path: "/config" }, (value) => parse(PublicConfig, value));
  const said = Date.parse(headers.get("date") ?? "");
  // The header has whole seconds: half of one is the best guess.
  const aheadSeconds = Number.isNaN(said) ? 0 : Math.round((nowMs - said - 500) / 1_000);
  return { health, network: body.production.network, aheadSeconds };
}

async function readKey(context: CommandContext): Promise<{ readonly apiKey: string }> {
  const apiKey = await apiKeyOf(context);
  await (await paymentsOf(context)).list({ limit: 1 });
  return { apiKey };
}

interface InAccount {
  readonly account: Account;
  readonly webhook: Fact<WebhookTest>;
}

async function readAccount(signedIn: SignedIn): Promise<InAccount> {
  const [merchant, keys] = await Promise.all([readMerchant(signedIn), readKeys(signedIn)]);
  return { account: { merchant, keys }, webhook: await known(() => askReceiver(signedIn)) };
}

async function askReceiver({ context, session }: SignedIn): Promise<WebhookTest> {
  const call = { method: "POST", path: "/merchant/webhooks/test", headers: session } as const;
  const { body } = await ask(context.url, call, (value) => parse(testWebhook.responses[200], value));
  const { delivered, httpStatus, error } = body;
  return { delivered, answer: httpStatus === null ? (error ?? "no answer") : `HTTP ${httpStatus}` };
}
