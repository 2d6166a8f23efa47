import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { ReadableStream as NodeStream } from "node:stream/web";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { holdService } from "@lunas/testkit/fakes/hold-service";
import { uptoPayment } from "@lunas/testkit/payer/upto-payment";
import express from "express";
import { Hono } from "hono";
import { requirePayment as onExpress } from "../express";
import { requirePayment as onHono } from "../hono";
import { Lunas } from "../lunas";
import type { Charge } from "./charge";
import type { HoldOutcome } from "./hold-gate";

/** Payers that disconnect, streams that break off, and a service that is away when the work is done. */
const payTo = `0x${"2".repeat(40)}` as const;
const url = "https://shop.example/words";

function service(...captures: readonly (() => Response)[]) {
  const { fetch, calls } = holdService(...captures);
  return { lunas: new Lunas("ipk_sandbox_x", { environment: "local", payTo, fetch }), calls };
}

const refused = (status: number, code: string) => () =>
  Response.json({ error: { code, message: `It is ${code}.`, details: {} } }, { status });

const paid = async () => ({
  "payment-signature": encodePaymentHeader(await uptoPayment({ to: payTo, maximum: "500000" })),
});

/** The outcome that a gate reports. */
function outcomeOf() {
  let onCaptured: (outcome: HoldOutcome) => void = () => undefined;
  const ended = new Promise<HoldOutcome>((resolve) => {
    onCaptured = resolve;
  });
  return { ended, onCaptured: (outcome: HoldOutcome) => onCaptured(outcome) };
}

/** A payer of an Express shop, over a real connection. */
function payerAtExpress(app: express.Express) {
  let disconnect: () => void = () => undefined;
  return {
    /** The payer disconnects, and the shop's answer knows it. */
    async disconnectFrom(answer: express.Response) {
      const closed = once(answer, "close");
      disconnect();
      await closed;
    },
    /** Asks for the words with a payment, until the hold has `ended`. */
    async pay(ended: Promise<HoldOutcome>) {
      const server = createServer(app).listen(0, "127.0.0.1");
      await once(server, "listening");
      const request = get({ port: (server.address() as AddressInfo).port, path: "/words", headers: await paid() });
      request.on("error", () => undefined);
      disconnect = () => request.destroy();
      await ended;
      server.close();
    },
  };
}

test("a payer that disconnects before a kept answer pays nothing", async () => {
  const { lunas, calls } = service();
  const { ended, onCaptured } = outcomeOf();
  const app = express();
  const payer = payerAtExpress(app);
  const route = onExpress(lunas, { upTo: "5000", resource: url, onCaptured }, async (_request, response, charge) => {
    await payer.disconnectFrom(response as express.Response);
    charge("1250");
    response.json({ words: [] });
  });
  app.get("/words", route as never);
  await payer.pay(ended);
  expect((await ended).result).toBe("released");
  expect(calls).toEqual(["release"]);
});

test("a payer that disconnected before the handler of a stream began pays nothing", async () => {
  const { lunas, calls } = service();
  const { ended, onCaptured } = outcomeOf();
  const app = express();
  const payer = payerAtExpress(app);
  app.use(async (_request, response, next) => {
    await payer.disconnectFrom(response);
    next();
  });
  const options = { upTo: "5000", resource: url, stream: true, onCaptured };
  const route = onExpress(lunas, options, async (_request, response, charge) => {
    charge("1250");
    (response as express.Response).end("words");
  });
  app.get("/words", route as never);
  await payer.pay(ended);
  expect((await ended).result).toBe("released");
  expect(calls).toEqual(["release"]);
});

async function* words(charge: Charge, { failsAfter = 100 } = {}) {
  let sent = 0;
  try {
    for (; sent < 100; ) {
      if (sent === failsAfter) throw new Error("the model is away");
      sent += 1;
      yield new TextEncoder().encode("word ");
    }
  } finally {
    charge(String(sent * 10));
  }
}

const streamOf = (source: AsyncGenerator<Uint8Array>) =>
  NodeStream.from(source) as unknown as ReadableStream<Uint8Array>;

test("a payer that disconnects from a stream pays what the handler charged for what was sent", async () => {
  const { lunas, calls } = service();
  const { ended, onCaptured } = outcomeOf();
  const app = new Hono();
  const options = { upTo: "5000", resource: url, stream: true, onCaptured };
  app.get("/words", onHono(lunas, options, (_context, charge) => new Response(streamOf(words(charge)))) as never);
  const response = await app.request(url, { headers: await paid() });
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect((await ended).result).toBe("captured");
  expect(calls).toEqual([expect.stringMatching(/^capture [1-9]000$/)]);
});

test("a stream that breaks off by a fault of the shop is not charged", async () => {
  const { lunas, calls } = service();
  const { ended, onCaptured } = outcomeOf();
  const app = new Hono();
  const options = { upTo: "5000", resource: url, stream: true, onCaptured };
  const broken = (charge: Charge) => new Response(streamOf(words(charge, { failsAfter: 3 })));
  app.get("/words", onHono(lunas, options, (_context, charge) => broken(charge)) as never);
  const response = await app.request(url, { headers: await paid() });
  await expect(response.text()).rejects.toThrow("the model is away");
  expect((await ended).result).toBe("released");
  expect(calls).toEqual(["release"]);
});

test("a service without room when the work is done is asked again, with the same amount", async () => {
  const { lunas, calls } = service(refused(503, "service_unavailable"), refused(429, "rate_limited"));
  const app = new Hono();
  const route = onHono(lunas, { upTo: "5000", resource: url }, (_context, charge) => {
    charge("10");
    return new Response("words");
  });
  app.get("/words", route as never);
  const response = await app.request(url, { headers: await paid() });
  expect([response.status, await response.text()]).toEqual([200, "words"]);
  expect(calls).toEqual(["capture 1000", "capture 1000", "capture 1000"]);
});
