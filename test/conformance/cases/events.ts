import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { until } from "@lunas/testkit/time/until";
import type { Case } from "../case";
import type { Stage } from "../fixture";
import { theCase } from "./ask-for";

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: { readonly type: string; readonly data: { readonly paymentId: string } };
}

const isNear = (url: string) => ["localhost", "127.0.0.1"].includes(new URL(url).hostname);

/** Pays, with a receiver on this machine as the merchant's endpoint; answers what was received for the payment. */
async function tellOfPayment(stage: Stage): Promise<Received> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  try {
    const webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`;
    await stage.ask("PATCH", "/merchant/me", { cookie: stage.owner.cookie, body: { webhookUrl } });
    const { paymentId } = (await payOwner(stage)).body;
    return await until(() => received.find(({ body }) => body.data.paymentId === (paymentId as unknown)), {
      timeoutMs: 30_000,
      intervalMs: 50,
      what: "a webhook",
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function payOwner(stage: Stage) {
  const body = await stage.sign({ to: stage.owner.walletAddress }, await stage.payer());
  return stage.ask("POST", "/facilitate", { key: stage.owner.apiKey, body });
}

/** A service elsewhere cannot call this machine: there the payment's timeline says that the event was written. */
async function writtenEvent(stage: Stage): Promise<string> {
  const { paymentId } = (await payOwner(stage)).body;
  const { body } = await stage.ask("GET", `/payments/${paymentId}/timeline`, { key: stage.owner.apiKey });
  const stages = (body.stages ?? []) as unknown as readonly { stage: string; reason: string | null }[];
  return stages.find(({ stage: name }) => name === "event")?.reason?.split(" ")[0] ?? "no event";
}

export const eventCases: readonly Case[] = [
  theCase(
    ["events.webhook", "POST", "/facilitate"],
    ["a merchant with a webhookUrl", "payment.confirmed"],
    async (stage) => (isNear(stage.url) ? (await tellOfPayment(stage)).body.type : writtenEvent(stage)),
  ),
  theCase(
    ["facilitate.step-14", "POST", "/facilitate"],
    ["a merchant with a webhookUrl", "signed with webhookSecret"],
    async (stage) => {
      if (!isNear(stage.url))
        return (await writtenEvent(stage)) === "payment.confirmed" ? "signed with webhookSecret" : "no event";
      const { headers } = await tellOfPayment(stage);
      const names = ["webhook-id", "webhook-timestamp", "webhook-signature"].filter(
        (name) => headers[name] === undefined,
      );
      return names.length === 0 ? "signed with webhookSecret" : `without ${names.join(" ")}`;
    },
  ),
];
