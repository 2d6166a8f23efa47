import { atTerminal } from "@lunas/testkit/fakes/at-terminal";
import { home, useHome } from "@lunas/testkit/fixtures/opened-home";
import { sandboxConfig } from "@lunas/testkit/payer/chain-config";
import { runCommand } from "./run-command";

/** A person pays by a payment link. What the help says of a repeated command holds for links, too. */
const origin = "https://pay.example";
const privateKey = `0x${"6".repeat(64)}`;
const txHash = `0x${"cd".repeat(32)}`;

useHome();
afterEach(() => jest.restoreAllMocks());

type Answer = (init: RequestInit) => Response | Promise<Response>;

const settlement = { success: true, transaction: txHash };
const settled: Answer = () => Response.json({ settlement, receiptUrl: `${origin}/receipts/1` });
const failing = (status: number, code: string, details: object): Answer => {
  const error = { code, message: `It is ${code}.`, details };
  return () => Response.json({ error }, { status });
};
const pending = failing(504, "settlement_pending", { retryAfterSeconds: "999" });

/** A service with one link, which answers payments so, in order; then it settles. */
function openLink(...answers: readonly Answer[]) {
  const bodies: string[] = [];
  const page = {
    ...{ environment: "sandbox", title: "Kopi", merchantName: "Warung", isOpen: true, closed: null as string | null },
    ...{ network: sandboxConfig.x402.caip2Network, asset: sandboxConfig.tokens.IDRX, payTo: `0x${"b".repeat(40)}` },
    ...{ minAmount: "500000", maxAmount: "500000" },
  };
  const send = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(input, { ...init, signal: null });
    if (request.url === `${origin}/config`) return Response.json({ sandbox: sandboxConfig, production: sandboxConfig });
    if (request.url.startsWith(sandboxConfig.rpcUrl)) {
      const { id, params } = (await request.json()) as { id: number; params: readonly [{ readonly data?: string }] };
      // No nonce is used; of everything else there is enough.
      const isNonce = params[0]?.data?.startsWith("0x4fe02b44") === true;
      return Response.json({ jsonrpc: "2.0", id, result: `0x${(isNonce ? "0" : "f").repeat(64)}` });
    }
    expect(request.url).toBe(`${origin}/pay/lnk_1`);
    if (request.method === "GET") return Response.json(page);
    expect(request.headers.get("origin")).toBe(origin);
    bodies.push(await request.text());
    return (answers[bodies.length - 1] ?? settled)(init);
  };
  jest.spyOn(globalThis, "fetch").mockImplementation(send);
  const nonces = () =>
    bodies.map((body) => JSON.parse(body).paymentPayload.payload.permit2Authorization.nonce as string);
  return { bodies, page, nonces, sent: () => new Set(bodies).size };
}

const pay = (...given: string[]) => payUntil(new AbortController().signal, ...given);
const payUntil = (signal: AbortSignal, ...given: string[]) => {
  const words = ["pay", `${origin}/pay/lnk_1`, ...given];
  return atTerminal(home, (terminal) => runCommand(words, terminal), { env: { LUNAS_PAYER_KEY: privateKey }, signal });
};

test("a link is paid, and each command that is served pays anew", async () => {
  const link = openLink();
  const paid = await pay();
  expect(paid).toMatchObject({ code: 0, out: `paid: ${txHash}\nreceipt: ${origin}/receipts/1` });
  expect(paid.err).toContain('paying Rp\u00a05.000,00 (500000 base units) for "Kopi" to Warung');
  expect(await pay()).toMatchObject({ code: 0 });
  expect(link.sent()).toBe(2);
});

test("while the outcome is open the same command sends the same payment again, and says so", async () => {
  const link = openLink(pending, pending);
  for (let call = 0; call < 2; call += 1) {
    const { code, err } = await pay();
    expect([code, err]).toEqual([3, expect.stringContaining("The same command sends the same payment again.")]);
  }
  const paid = await pay();
  expect([paid.code, paid.err]).toEqual([0, expect.stringContaining("sending the earlier payment again")]);
  expect(paid.err).not.toContain("paying");
  expect([link.bodies.length, link.sent()]).toEqual([3, 1]);
});

test("the payment of a link that took its last payment meanwhile is sent again all the same", async () => {
  const used = failing(409, "nonce_already_used", { status: "confirmed", txHash });
  const link = openLink(pending, used);
  expect(await pay()).toMatchObject({ code: 3 });
  Object.assign(link.page, { isOpen: false, closed: "used_up" });
  expect(await pay()).toMatchObject({ code: 0, out: `paid: ${txHash}` });
  expect(link.sent()).toBe(1);
  // Nothing is open any more.
  expect(await pay()).toMatchObject({ code: 1, err: expect.stringContaining("link_closed") });
  expect(link.bodies).toHaveLength(2);
});

test("a limit that is lower by now does not keep an open payment back, and nothing more is signed", async () => {
  const link = openLink(pending);
  expect(await pay("--max-price", "5000")).toMatchObject({ code: 3 });
  expect(await pay("--max-price", "4999")).toMatchObject({ code: 0 });
  expect(await pay("--max-price", "4999")).toMatchObject({ code: 1, err: expect.stringContaining("price_refused") });
  expect(link.bodies).toHaveLength(2);
});

test("after a refusal the next signature has the same nonce: at most one of them can move money", async () => {
  const link = openLink(failing(400, "expired_deadline", {}));
  expect(await pay()).toMatchObject({ code: 1, err: expect.stringContaining("expired_deadline") });
  expect(await pay()).toMatchObject({ code: 0 });
  expect([link.sent(), new Set(link.nonces()).size]).toEqual([2, 1]);
});

test("another amount is another payment, and --pay-again is another one too", async () => {
  const link = openLink(pending, pending, pending);
  Object.assign(link.page, { minAmount: "100000", maxAmount: "900000" });
  expect(await pay("--rupiah", "5000")).toMatchObject({ code: 3 });
  expect(await pay("--rupiah", "6000")).toMatchObject({ code: 3 });
  expect(await pay("--rupiah", "5000", "--pay-again")).toMatchObject({ code: 3 });
  expect(link.sent()).toBe(3);
});

test.each<[string, Answer]>([
  ["no answer comes", ({ signal }) => untilAborted(signal)],
  ["the command waits to send it again", failing(504, "settlement_pending", { retryAfterSeconds: "100" })],
])(
  "an interruption while %s ends the command at once, and the same command goes on",
  async (_, answer) => {
    const link = openLink(answer);
    const interrupted = new AbortController();
    setTimeout(() => interrupted.abort(), 300);
    const first = await payUntil(interrupted.signal);
    expect([first.code, first.err]).toEqual([3, expect.stringContaining("The command was interrupted.")]);
    expect(await pay()).toMatchObject({ code: 0 });
    expect([link.bodies.length, link.sent()]).toEqual([2, 1]);
  },
  10_000,
);

function untilAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}

test("after an interruption before the signature nothing is signed", async () => {
  const link = openLink();
  const interrupted = new AbortController();
  interrupted.abort();
  expect(await payUntil(interrupted.signal)).toMatchObject({ code: 1 });
  expect(link.bodies).toEqual([]);
});
