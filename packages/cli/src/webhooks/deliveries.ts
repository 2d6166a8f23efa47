import { exit } from "@lunas/command-line/exit-codes";
import { Misuse } from "@lunas/command-line/misuse";
import {
  getDelivery,
  listDeliveries,
  redeliver,
  redeliverFailed,
  testWebhook,
  type WebhookDelivery,
} from "@lunas/protocol/api/webhooks";
import { parse } from "@lunas/protocol/validate";
import type { SignedIn } from "../keys/signed-in";
import { ask } from "../service";
import { table } from "../table";

const home = "/merchant/webhooks";

export interface DeliveryFilter {
  readonly status?: string | undefined;
  readonly type?: string | undefined;
  readonly page?: string | undefined;
  readonly limit?: string | undefined;
}

/** Prints the deliveries, newest first. */
export async function printDeliveries({ context, session }: SignedIn, filter: DeliveryFilter): Promise<void> {
  const { status, type, page, limit } = filter;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ status, eventType: type, page, limit })) {
    if (value !== undefined) query.set(name, value);
  }
  const call = { path: `${home}/deliveries?${query}`, headers: session } as const;
  const { body } = await ask(context.url, call, (value) => parse(listDeliveries.responses[200], value));
  const head = ["CREATED", "DELIVERY", "EVENT", "STATUS", "ATTEMPTS", "NEXT"];
  const rows = body.deliveries.map((each) => [each.createdAt, each.id, each.eventType, ...stateOf(each)]);
  context.print(body, rows.length === 0 ? "No deliveries." : table([head, ...rows]));
}

function stateOf({ status, attemptCount, nextAttemptAt }: WebhookDelivery): readonly string[] {
  return [status, String(attemptCount), nextAttemptAt ?? "-"];
}

/** Prints one delivery with its attempts. */
export async function printDelivery({ context, session }: SignedIn, id: string): Promise<void> {
  const call = { path: `${home}/deliveries/${deliveryId(id)}`, headers: session } as const;
  const { body } = await ask(context.url, call, (value) => parse(getDelivery.responses[200], value));
  const rows = [
    ["delivery", body.id],
    ["event", `${body.eventType} ${body.eventId}`],
    ["payment", body.paymentId ?? "-"],
    ["to", body.url],
    ["status", body.status],
    ["next attempt", body.nextAttemptAt ?? "-"],
  ];
  const attempts = body.attempts.map(({ at, httpStatus, durationMs, error, responseExcerpt }) => [
    ...[at, String(httpStatus ?? "no answer"), `${durationMs} ms`, error ?? responseExcerpt ?? ""],
  ]);
  const shown = attempts.length === 0 ? "No attempts yet." : table([["AT", "STATUS", "TIME", "ANSWER"], ...attempts]);
  context.print(body, `${table(rows)}\n\n${shown}`);
}

/** Sends a delivery again, or all that have failed since a time. */
export async function sendAgain({ context, session }: SignedIn, id: string | undefined, since: string | undefined) {
  if ((id === undefined) === (since === undefined))
    throw new Misuse("name one delivery (dlv_…), or give --since <time>");
  const headers = session;
  if (id !== undefined) {
    const call = { method: "POST", path: `${home}/deliveries/${deliveryId(id)}/redeliver`, headers } as const;
    const { body } = await ask(context.url, call, (value) => parse(redeliver.responses[200], value));
    context.print(body, `${body.id}: ${body.eventType} will be sent again to ${body.url}.`);
    return;
  }
  const call = { method: "POST", path: `${home}/redeliver`, body: { since }, headers } as const;
  const { body } = await ask(context.url, call, (value) => parse(redeliverFailed.responses[200], value));
  context.print(body, `${body.redelivered} deliveries will be sent again.`);
}

/** Sends `webhook.test`; the exit code says whether the receiver accepted it. */
export async function sendTest({ context, session }: SignedIn): Promise<number> {
  const call = { method: "POST", path: `${home}/test`, headers: session } as const;
  const { body } = await ask(context.url, call, (value) => parse(testWebhook.responses[200], value));
  const answer = body.httpStatus === null ? (body.error ?? "no answer") : `HTTP ${body.httpStatus}`;
  const outcome = body.delivered ? "Your receiver accepted" : "Your receiver did not accept";
  context.print(
    body,
    `${outcome} ${body.eventId}: ${answer}, ${body.durationMs} ms. ${body.responseExcerpt ?? ""}`.trim(),
  );
  return body.delivered ? exit.done : exit.failed;
}

function deliveryId(id: string): string {
  if (/^dlv_\w+$/.test(id)) return id;
  throw new Misuse(`a delivery's id begins with dlv_, not "${id}"; \`npx @lunas/cli webhooks deliveries\` shows them`);
}
