import { once } from "node:events";
import { createServer, get, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { holdService } from "@lunas/testkit/fakes/hold-service";
import { uptoPayment } from "@lunas/testkit/payer/upto-payment";
import express from "express";
import Fastify from "fastify";
import { requirePayment as onExpress } from "../express";
import { requirePayment as onFastify } from "../fastify";
import { Lunas } from "../lunas";
import { withPayment } from "../next";
import type { UpToOptions } from "../up-to-options";
import type { Charge } from "./charge";
import type { HoldOutcome } from "./hold-gate";

/** Payers that hang up in the middle of an answer, and shops that break theirs off, over real connections. */
const payTo = `0x${"2".repeat(40)}` as const;
const url = "https://shop.example/words";

function service() {
  const { fetch, calls } = holdService();
  return { lunas: new Lunas("ipk_sandbox_x", { environment: "local", payTo, fetch }), calls };
}

const paid = async () => ({
  "payment-signature": encodePaymentHeader(await uptoPayment({ to: payTo, maximum: "500000" })),
});

interface Words {
  /** The stream fails after so many words. */
  readonly failsAfter?: number;
  /** The stream has ended for so long when the charge is made. */
  readonly lateMs?: number;
}

/** Words without an end, ten rupiah each. */
async function* words(charge: Charge, { failsAfter = Number.POSITIVE_INFINITY, lateMs = 0 }: Words = {}) {
  let sent = 0;
  try {
    for (; sent < 400; ) {
      if (sent === failsAfter) throw new Error("the model is away");
      sent += 1;
      yield new TextEncoder().encode("word ");
      await sleep(5);
    }
  } finally {
    if (lateMs > 0) await sleep(lateMs);
    charge(String(sent * 10));
  }
}

type Work = (charge: Charge) => Readable;
type More = Partial<UpToOptions<never>>;
type Shop = (lunas: Lunas, work: Work, more: More) => RequestListener;
const optionsOf = (more: More) => ({ upTo: "5000", resource: url, ...more }) as UpToOptions<never>;

const shops: Readonly<Record<string, Shop>> = {
  "Express with pipeline"(lunas, work, more) {
    const route = onExpress(lunas, optionsOf(more), async (_request, response, charge) => {
      await pipeline(work(charge), response as express.Response);
    });
    return express()
      .set("env", "test")
      .get("/words", route as never) as RequestListener;
  },
  "Fastify with reply.send"(lunas, work, more) {
    const app = Fastify();
    const route = onFastify(lunas, optionsOf(more), (_request, reply, charge) => reply.send(work(charge)));
    app.get("/words", route as never);
    return (incoming, answer) => void app.ready().then(() => app.routing(incoming, answer));
  },
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  jest.restoreAllMocks();
});
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Begins a request; what it gets, and how it hangs up. */
async function call(listener: RequestListener) {
  const request = get({ port: await listen(listener), path: "/words", headers: await paid(), agent: false });
  request.on("error", () => undefined);
  const begun = once(request, "response").then(async ([response]) => {
    response.on("error", () => undefined);
    await once(response, "data");
    response.resume();
  });
  return { begun, disconnect: () => request.destroy() };
}

function outcomeOf() {
  const outcomes: HoldOutcome["result"][] = [];
  let onEnd: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    onEnd = resolve;
  });
  const onCaptured = ({ result }: HoldOutcome) => {
    outcomes.push(result);
    onEnd();
  };
  return { ended, outcomes, onCaptured };
}

describe.each(Object.entries(shops))("%s", (_, open) => {
  test.each([
    ["at once", 0],
    ["a little later", 200],
  ])("a payer that hangs up in a stream pays for what was sent, charged %s", async (_when, lateMs) => {
    const { lunas, calls } = service();
    const { ended, outcomes, onCaptured } = outcomeOf();
    const work: Work = (charge) => Readable.from(words(charge, { lateMs }));
    const { begun, disconnect } = await call(open(lunas, work, { stream: true, onCaptured }));
    await begun;
    disconnect();
    await ended;
    expect(outcomes).toEqual(["captured"]);
    expect(calls).toEqual([expect.stringMatching(/^capture [1-9][0-9]*000$/)]);
  });

  test("a stream that the shop itself breaks off is not charged", async () => {
    const { lunas, calls } = service();
    const { ended, outcomes, onCaptured } = outcomeOf();
    const work: Work = (charge) => Readable.from(words(charge, { failsAfter: 3 }));
    const { begun } = await call(open(lunas, work, { stream: true, onCaptured }));
    await begun;
    await ended;
    expect([outcomes, calls]).toEqual([["released"], ["release"]]);
  });

  test("a kept answer whose payer hangs up is released, once, and a late charge does no harm", async () => {
    const { lunas, calls } = service();
    const { ended, outcomes, onCaptured } = outcomeOf();
    const charged: unknown[] = [];
    let onBegun: () => void = () => undefined;
    const isBegun = new Promise<void>((resolve) => {
      onBegun = resolve;
    });
    const work: Work = (charge) => {
      setTimeout(() => {
        try {
          charge("10");
          charged.push("no error");
        } catch (error) {
          charged.push(error);
        }
      }, 300);
      return Readable.from(
        (async function* () {
          for (;;) {
            onBegun();
            yield new TextEncoder().encode("word ");
            await sleep(5);
          }
        })(),
      );
    };
    const { begun, disconnect } = await call(open(lunas, work, { onCaptured }));
    begun.catch(() => undefined);
    await isBegun;
    disconnect();
    await ended;
    await sleep(400);
    expect([outcomes, calls, charged]).toEqual([["released"], ["release"], ["no error"]]);
  });
});

test("a kept web answer without an end is released when its payer hangs up", async () => {
  const { lunas, calls } = service();
  const { ended, outcomes, onCaptured } = outcomeOf();
  const gone = new AbortController();
  const route = withPayment(lunas, optionsOf({ onCaptured }), () => {
    setTimeout(() => gone.abort(), 50);
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      await sleep(5);
      controller.enqueue(new TextEncoder().encode("word "));
    };
    return new Response(new ReadableStream({ pull }));
  });
  void route(new Request(url, { headers: await paid(), signal: gone.signal }) as never, {});
  await ended;
  expect([outcomes, calls]).toEqual([["released"], ["release"]]);
});
