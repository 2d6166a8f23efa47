import type { IncomingMessage, ServerResponse } from "node:http";
import { Merchant } from "@lunas/protocol/api/merchant";
import { parse } from "@lunas/protocol/validate";
import type { WebhookEvent } from "@lunas/server";
import { ask } from "../service";
import { serveLocally } from "./local-server";
import { until } from "./until";
import { type Witness, type WitnessDeps, witnessMs } from "./witness";

/** A receiver on this machine; the merchant's webhooks go to it while it is open. */
export async function witnessReceiver({ signedIn, lunas }: WitnessDeps): Promise<Witness> {
  const { context, session } = signedIn;
  const events: WebhookEvent[] = [];
  const refused: string[] = [];
  let secret = "";
  const server = await serveLocally((request, response) => void take(request, response));

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const raw = Buffer.concat(chunks);
      events.push(lunas.webhooks.verify(raw, request.headers, { secret, environment: "sandbox" }));
      response.writeHead(204).end();
    } catch (error) {
      refused.push(error instanceof Error ? error.message : String(error));
      response.writeHead(400).end();
    }
  }
  const change = async (body: object) => {
    const call = { method: "PATCH", path: "/merchant/me", body, headers: session } as const;
    return (await ask(context.url, call, (value) => parse(Merchant, value))).body;
  };
  const changed = await change({ webhookUrl: server.url, webhookSecret: "auto" }).catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  secret = changed.webhookSecret ?? "";
  return {
    how: `for now webhooks go to a receiver of this command, ${server.url}`,
    async see(paymentId) {
      const find = async () => events.find(({ data }) => "paymentId" in data && data.paymentId === paymentId) ?? null;
      const { signal } = context.terminal;
      const event = await until(find, { forMs: witnessMs, everyMs: 50, signal });
      if (event !== null) return `${event.type} ${event.id}, with a valid signature`;
      throw new Error(`no valid webhook arrived in ${witnessMs / 1_000} s. ${refused.at(-1) ?? ""}`.trim());
    },
    async close() {
      await change({ webhookUrl: null }).finally(() => server.close());
    },
  };
}
