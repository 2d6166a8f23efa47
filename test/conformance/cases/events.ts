import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { until } from "@lunas/testkit/time/until";
import type { Case } from "../case";
import type { Fixture } from "../fixture";
import { theCase } from "./ask-for";

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: { readonly type: string; readonly data: { readonly paymentId: string } };
}

const isNear = (url: string) => ["localhost", "127.0.0.1"].includes(new URL(url).hostname);

/** Pays, with a receiver on this machine as the merchant's endpoint; answers what was received for the payment. */
async function reportPayment(fixture: Fixture): Promise<Received> {
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
    await fixture.ask("PATCH", "/merchant/me", { cookie: fixture.owner.cookie, body: { webhookUrl } });
    const { paymentId } = (await payOwner(fixture)).body;
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

async function payOwner(fixture: Fixture) {
  const body = await fixture.sign({ to: fixture.owner.walletAddress }, await fixture.payer());
  return fixture.ask("POST", "/facilitate", { key: fixture.owner.apiKey, body });
}

/** A service elsewhere cannot call this machine: there the payment's timeline says that the event was written. */
async function writtenEvent(fixture: Fixture): Promise<string> {
  const { paymentId } = (await payOwner(fixture)).body;
  const { body } = await fixture.ask("GET", `/payments/${paymentId}/timeline`, { key: fixture.owner.apiKey });
  const stages = (body.stages ?? []) as unknown as readonly { fixture: string; reason: string | null }[];
  return stages.find(({ fixture: name }) => name === "event")?.reason?.split(" ")[0] ?? "no event";
}

export const eventCases: readonly Case[] = [
  theCase(
    ["events.webhook", "POST", "/facilitate"],
    ["a merchant with a webhookUrl", "payment.confirmed"],
    async (fixture) => (isNear(fixture.url) ? (await reportPayment(fixture)).body.type : writtenEvent(fixture)),
  ),
  theCase(
    ["facilitate.step-14", "POST", "/facilitate"],
    ["a merchant with a webhookUrl", "signed with webhookSecret"],
    async (fixture) => {
      if (!isNear(fixture.url))
        return (await writtenEvent(fixture)) === "payment.confirmed" ? "signed with webhookSecret" : "no event";
      const { headers } = await reportPayment(fixture);
      const names = ["webhook-id", "webhook-timestamp", "webhook-signature"].filter(
        (name) => headers[name] === undefined,
      );
      return names.length === 0 ? "signed with webhookSecret" : `without ${names.join(" ")}`;
    },
  ),
];
