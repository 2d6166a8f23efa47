import type { UptoRequirements } from "@lunas/protocol/wire/requirements";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { uptoConfig, uptoPayment } from "@lunas/testkit/payer/upto-payment";
import { Lunas } from "../lunas";
import { uptoRequiredFor } from "../payments/build-required";

/** The service's signers come and go. What a payer has signed for one of them stays the same payment. */
const payTo = `0x${"2".repeat(40)}` as const;
const signerNamed = (digit: string) => `0x${digit.repeat(40)}` as const;
const signers = ["4", "5", "6", "7"].map(signerNamed);
const offer = { upTo: "5000", resource: "https://shop.example/article" };

const chainWith = (facilitators: readonly `0x${string}`[]) => {
  const { proxyAddress = payTo } = uptoConfig.x402.upto ?? {};
  return { ...uptoConfig, x402: { ...uptoConfig.x402, upto: { proxyAddress, facilitators: [...facilitators] } } };
};

function namedFor(wallet: `0x${string}`, facilitators: readonly `0x${string}`[]): string {
  const { accepts } = uptoRequiredFor(chainWith(facilitators), { ...offer, payTo: wallet });
  const [terms] = accepts as readonly UptoRequirements[];
  return String(terms?.extra.facilitatorAddress);
}

const wallets = Array.from({ length: 200 }, (_, at) => `0x${(at + 1).toString(16).padStart(40, "a")}` as const);

test("a signer that leaves or joins changes the signer of its own wallets alone", () => {
  const before = wallets.map((wallet) => namedFor(wallet, signers));
  const [gone, ...left] = signers;
  const changed = wallets.map((wallet) => namedFor(wallet, left));
  expect(changed).toEqual(before.map((named, at) => (named === gone ? changed[at] : named)));
  const joined = wallets.map((wallet) => namedFor(wallet, [signerNamed("8"), ...signers]));
  expect(joined).toEqual(before.map((named, at) => (joined[at] === signerNamed("8") ? joined[at] : named)));
  // Each has its share.
  for (const signer of signers) expect(before.filter((named) => named === signer).length).toBeGreaterThan(20);
});

test("neither the order of the list nor how an address is written matters", () => {
  for (const wallet of wallets.slice(0, 20)) {
    const upper = `0x${wallet.slice(2).toUpperCase()}` as const;
    expect(namedFor(upper, signers.toReversed())).toBe(namedFor(wallet, signers));
  }
});

interface Sent {
  readonly path: string;
  readonly key: string | null;
  readonly body: string;
}

/** A shop whose service gives these answers, in order, and loses the signer that the payer has named. */
async function fixture(answers: readonly (() => Response)[]) {
  let facilitators = signers;
  let nowMs = Date.now();
  jest.spyOn(Date, "now").mockImplementation(() => nowMs);
  const sent: Sent[] = [];
  const send = async (to: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname: path } = new URL(String(to));
    const chain = chainWith(facilitators);
    if (path === "/config") return Response.json({ sandbox: chain, production: chain });
    sent.push({ path, key: new Headers(init?.headers).get("idempotency-key"), body: String(init?.body) });
    return answers[sent.length - 1]?.() ?? new Response(null, { status: 410 });
  };
  const lunas = new Lunas("ipk_sandbox_x", { environment: "local", payTo, fetch: send as typeof fetch });
  const facilitator = namedFor(payTo, signers) as `0x${string}`;
  const payload = await uptoPayment({
    ...{ to: payTo, maximum: "500000", facilitator, chain: chainWith(signers) },
    deadlineSeconds: Math.floor(nowMs / 1_000) + 600,
  });
  const headers = { "payment-signature": encodePaymentHeader(payload) };
  return {
    sent,
    ask: () => lunas.holds.processGate({ ...offer, headers, maxWaitMs: 0 }),
    loseSigner() {
      facilitators = signers.filter((signer) => signer !== facilitator);
      nowMs += 61_000;
    },
  };
}

afterEach(() => jest.restoreAllMocks());

const hold = { holdId: "hld_1", status: "held", amount: "500000" };
const held = () => Response.json(hold, { status: 201 });
const pending = () =>
  Response.json({ error: { code: "settlement_pending", message: "", details: {} } }, { status: 504 });

test("the same header joins its hold although the shop would name another signer now", async () => {
  const { ask, sent, loseSigner } = await fixture([pending, held]);
  expect(await ask()).toMatchObject({ result: "failed", body: { code: "settlement_pending" } });
  loseSigner();
  expect(await ask()).toMatchObject({ result: "held" });
  expect(sent.map(({ path }) => path)).toEqual(["/holds", "/holds"]);
  expect(sent[1]).toEqual(sent[0]);
});

test("the same header goes on with its open capture, and nothing is held again", async () => {
  const { ask, sent, loseSigner } = await fixture([held, pending, pending]);
  const first = await ask();
  if (first.result !== "held") throw new Error("not held");
  first.charge("1250");
  expect(await first.finish({ isServed: true })).toMatchObject({ body: { code: "settlement_pending" } });
  loseSigner();
  await ask();
  expect(sent.map(({ path }) => path)).toEqual(["/holds", "/holds/hld_1/capture", "/holds/hld_1/capture"]);
});
