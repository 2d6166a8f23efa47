import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@lunas/client/agent";
import { Lunas } from "@lunas/server";
import { requirePayment } from "@lunas/server/fastify";
import { fakeChannelService } from "@lunas/testkit/channels/fake-channel-service";
import Fastify from "fastify";

/** A channel's payer that hangs up, and a handler that never ends: the channel is free again, and is not renewed for ever. */
const payTo = `0x${"b".repeat(40)}`;
const url = "https://shop.example/call";
const apiKey = `ipk_sandbox_${"k".repeat(38)}`;
const HOUR_MS = 3_600_000;

const closing: (() => void)[] = [];
beforeEach(() => {
  const others = ["nextTick", "setTimeout", "clearTimeout", "setImmediate", "clearImmediate", "queueMicrotask", "Date"];
  jest.useFakeTimers({ doNotFake: [...others, "performance", "hrtime"] as never });
});
afterEach(() => {
  jest.useRealTimers();
  for (const close of closing.splice(0)) close();
});

/** A metered route; `request` sends a payer's voucher to it, which hangs up when `work` has begun. */
async function fixture(work: () => unknown) {
  const service = fakeChannelService();
  const lunas = new Lunas(apiKey, { environment: "local", payTo, fetch: service.send });
  const app = Fastify();
  let onBegun: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    onBegun = resolve;
  });
  const options = { upTo: "50", channel: true, resource: url } as const;
  const route = requirePayment(lunas, options, (_request, reply) => {
    onBegun();
    const answer = work();
    return answer instanceof Readable ? reply.send(answer) : answer;
  });
  app.get("/call", route as never);
  await app.ready();
  const server = createServer((incoming, answer) => app.routing(incoming, answer)).listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const send = (async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    if (!request.url.startsWith("https://shop.example")) return service.send(request);
    const headers = Object.fromEntries(request.headers);
    if (headers["payment-signature"] === undefined) return fetch(`http://127.0.0.1:${port}/call`, { headers });
    const sent = get({ port, path: "/call", headers, agent: false }).on("error", () => undefined);
    await begun;
    sent.destroy();
    return new Promise<Response>(() => undefined);
  }) as typeof fetch;
  const client = createClient({
    ...{ environment: "local", privateKey: `0x${"7".repeat(64)}`, state: "memory", fetch: send },
    channels: { deposit: "10000", maxOpen: "50000" },
  });
  void client.fetch(url).catch(() => undefined);
  await begun;
  const renewals = () => service.calls.filter((call) => call === "/channels/verify").length;
  return { service, renewals };
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; !isTrue() && tries < 100; tries += 1) await sleep(20);
}

test("a stream without an end whose payer hangs up frees the channel", async () => {
  async function* endless() {
    for (;;) {
      yield Buffer.from("word ");
      await sleep(5);
    }
  }
  const { service, renewals } = await fixture(() => Readable.from(endless()));
  await until(() => service.calls.length > 2);
  expect(service.calls).toEqual(["/facilitate", "/channels/verify", "/facilitate"]);
  expect(service.books.charges).toEqual([]);
  expect(service.reserved.size).toBe(0);
  jest.advanceTimersByTime(HOUR_MS);
  expect(renewals()).toBe(1);
});

test("a handler that never ends renews its channel for an hour", async () => {
  const { renewals } = await fixture(() => new Promise(() => undefined));
  jest.advanceTimersByTime(3 * HOUR_MS);
  await until(() => renewals() > 240);
  expect(renewals()).toBe(241);
});
