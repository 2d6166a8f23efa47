import express, { type Request } from "express";
import { Webhook } from "standardwebhooks";
import { Failure } from "./failure";
import { listenLocally } from "./local-server";
import { WebhookBody } from "./lunas-formats";
import { parse } from "./parse";

export interface WebhookReceiver {
  /** What `webhookUrl` is set to. */
  readonly url: string;
  /** Known only once `webhookUrl` is set; before that everything is refused. */
  trust(secret: string): void;
  /** The first verified event of a payment, also one that came before it was asked for. Throws after `timeoutMs`. */
  eventOf(txHash: string, timeoutMs: number): Promise<WebhookBody>;
  close(): Promise<void>;
}

/** A merchant's endpoint for webhooks: nothing is believed before its signature was checked. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  // By id: the same event may arrive more than once.
  const events = new Map<string, WebhookBody>();
  const refused: string[] = [];
  let secret: string | undefined;
  let onEvent = () => {};

  const app = express();
  // The signature is over the bytes as they came; parsing and printing them again would change them.
  app.post("/webhooks", express.raw({ type: "*/*", limit: "256kb" }), (request, response) => {
    const event = readEvent(request, secret);
    if (typeof event === "string") {
      refused.push(event);
      return void response.status(400).end();
    }
    events.set(event.id, event);
    response.status(204).end();
    onEvent();
  });
  const server = await listenLocally(app);

  const find = (txHash: string) => [...events.values()].find(({ data }) => "txHash" in data && data.txHash === txHash);
  return {
    url: `${server.url}/webhooks`,
    trust(given) {
      secret = given;
    },
    eventOf(txHash, timeoutMs) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(noWebhook(timeoutMs, refused)), timeoutMs);
        onEvent = () => {
          const event = find(txHash);
          if (event === undefined) return;
          clearTimeout(timer);
          resolve(event);
        };
        onEvent();
      });
    },
    close: () => server.close(),
  };
}

/** The event, or why it is not believed. */
function readEvent({ body, headers }: Request, secret: string | undefined): WebhookBody | string {
  if (secret === undefined) return "no secret is known yet";
  if (!Buffer.isBuffer(body)) return "it has no body";
  try {
    const said = new Webhook(secret).verify(body.toString("utf8"), headers as Record<string, string>);
    const parsed = parse(WebhookBody, said);
    return parsed.ok ? parsed.value : `the body is not an event: ${JSON.stringify(parsed.details)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function noWebhook(timeoutMs: number, refused: readonly string[]): Failure {
  const last = refused.at(-1);
  const why = last === undefined ? "None came at all." : `${refused.length} came and were refused: ${last}.`;
  return new Failure(`No webhook that could be believed within ${timeoutMs / 1_000} s. ${why}`, {
    request: "the webhook of the payment",
    code: "no_webhook",
  });
}
