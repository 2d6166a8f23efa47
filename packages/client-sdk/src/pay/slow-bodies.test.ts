import { sandboxConfig } from "@lunas/testkit/payer/chain-config";
import { demandOf } from "@lunas/testkit/payer/sandbox-terms";
import { createClient } from "../agent";
import { failureOf } from "./failed-answer";
import { answerWithRetries, sendWithRetries } from "./send-with-retries";
import { sleep } from "./sleep";

/** A server whose headers come at once, and whose body never ends: nothing or everything of it comes. */
const privateKey = `0x${"4".repeat(64)}`;
const url = "https://shop.example/article";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const bodies = {
  silent: () => new ReadableStream<Uint8Array>(),
  endless: () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)),
    }),
} as const;
const kinds = Object.entries(bodies);

/** How it ends within so many milliseconds. */
async function endOf(work: Promise<unknown>, ms: number): Promise<unknown> {
  let end: unknown = "it still waits";
  void work.then(
    (value) => {
      end = value;
    },
    (error: unknown) => {
      end = error;
    },
  );
  await jest.advanceTimersByTimeAsync(ms);
  return end;
}

const limit = { maxWaitMs: 20_000, sleep, now: () => Date.now() };

test.each(kinds)("a failure whose body is %s is known by its status", async (_, body) => {
  const end = await endOf(failureOf(new Response(body(), { status: 402 })), 31_000);
  expect(end).toMatchObject({ code: "unexpected_answer", status: 402 });
});

test.each(kinds)("a paid request whose failures are %s ends with the whole wait", async (_, body) => {
  let sent = 0;
  const send = async () => {
    sent += 1;
    return new Response(body(), { status: 500 });
  };
  const paying = sendWithRetries(send, limit);
  expect(await endOf(paying, 30_000)).toMatchObject({ code: "unexpected_answer", status: 500 });
  expect(sent).toBeGreaterThan(0);
});

test.each(kinds)("a success whose JSON is %s is a lost connection: the payment stays open", async (_, body) => {
  const paying = answerWithRetries(async () => new Response(body()), limit);
  expect(await endOf(paying, 30_000)).toMatchObject({ code: "connection_lost" });
});

interface Server {
  readonly config?: () => Response;
  readonly unpaid?: () => Response;
}

function clientAt({ config, unpaid }: Server) {
  const sent: Request[] = [];
  const send = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    sent.push(request);
    if (request.url.endsWith("/config"))
      return config?.() ?? Response.json({ sandbox: sandboxConfig, production: sandboxConfig });
    return unpaid?.() ?? demandOf({ url });
  };
  const client = createClient({ environment: "local", privateKey, state: "memory", fetch: send as typeof fetch });
  return { client, sent };
}

test.each(kinds)("a demand whose body is %s is no demand", async (_, body) => {
  const { client } = clientAt({ unpaid: () => new Response(body(), { status: 402 }) });
  expect(await endOf(client.fetch(url), 31_000)).toMatchObject({ status: 402 });
});

test.each(kinds)("with a configuration whose body is %s nothing is signed", async (_, body) => {
  for (const status of [200, 503]) {
    const { client, sent } = clientAt({ config: () => new Response(body(), { status }) });
    expect(await endOf(client.fetch(url), 31_000)).toMatchObject({ code: "unexpected_answer" });
    expect(sent.some(({ headers }) => headers.has("payment-signature"))).toBe(false);
  }
});

test("what was paid for is the caller's own stream: it is not read, and has no limit", async () => {
  const response = new Response(bodies.endless());
  expect(await sendWithRetries(async () => response, limit)).toBe(response);
  expect(response.bodyUsed).toBe(false);
});
