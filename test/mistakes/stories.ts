import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@lunas/client/agent";
import { giveBack } from "@lunas/domain/payment/give-back";
import { webhookSignature } from "@lunas/protocol/events/sign-webhook";
import { Lunas } from "@lunas/server";
import { withPayment } from "@lunas/server/next";
import { answerReads } from "@lunas/testkit/payer/answer-reads";
import { demandOf } from "@lunas/testkit/payer/sandbox-terms";
import type { StoryMistake } from "./mistake";
import type { Place } from "./place";

/** The steps of mistakes that one call does not make. Each returns the text that its maker reads. */
type Story = StoryMistake["makes"];

const payTo = `0x${"11".repeat(20)}`;
const privateKey = `0x${"11".repeat(32)}`;
const resource = "https://shop.example/a";
const nothing = "(nothing: it is taken)";

async function messageOf(work: () => unknown): Promise<string> {
  try {
    await work();
  } catch (error) {
    return (error as Error).message;
  }
  return nothing;
}

const shopOf = ({ key, gatewayUrl }: Place) => new Lunas(key, { environment: "local", facilitatorUrl: gatewayUrl });

/** A call of the server's library. */
export const calls =
  (work: (lunas: Lunas) => unknown): Story =>
  (place) =>
    messageOf(() => work(shopOf(place)));

/** A success that is given back in a state in which the service takes none. */
export const givesBack =
  (outcome: "not_answered" | "refunded" | "too_late" | "not_confirmed"): Story =>
  async () => {
    const payments = { giveBack: async () => outcome };
    const refusal = await giveBack({ payments } as never, {} as never, {} as never);
    return refusal?.message ?? nothing;
  };

/** What the payer reads when the shop's handler throws after the payment. */
export const throwingHandler: Story = async () => {
  const settled = { result: "settled", txHash: "0xabc", headers: {}, payment: {}, giveBack: async () => true };
  const lunas = { payTo, payments: { processGate: async () => settled } } as never;
  const written = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const route = withPayment(lunas, { price: "5000" }, () => {
    throw new Error("the database is away");
  });
  const { error } = (await (await route(new Request(resource), {})).json()) as { error: string };
  written.mockRestore();
  return error;
};

/** A payment of another kind, as a shop's gate answers it. */
export const presents =
  (payment: object): Story =>
  async (place) => {
    const headers = { "payment-signature": Buffer.from(JSON.stringify(payment)).toString("base64") };
    const gate = await shopOf(place).payments.processGate({ headers, price: "5000", payTo, resource } as never);
    if (gate.result !== "failed") return nothing;
    const { accepts } = gate.body as { accepts?: readonly unknown[] };
    return `${gate.status}, ${accepts?.length ?? 0} offer: ${gate.body.error}`;
  };

/** A webhook that a receiver checks. */
export const receives =
  (change: { readonly secret?: string; readonly body?: unknown; readonly clockSeconds?: number }): Story =>
  (place) => {
    const body = "{}";
    const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
    const timestampSeconds = Math.floor(Date.now() / 1_000) + (change.clockSeconds ?? 0);
    const signature = webhookSignature({ id: "evt_1", timestampSeconds, body, secrets: [secret] });
    const headers = {
      "webhook-id": "evt_1",
      "webhook-timestamp": String(timestampSeconds),
      "webhook-signature": signature,
    };
    const expected = { secret: change.secret ?? secret, environment: "sandbox" } as const;
    return messageOf(() => shopOf(place).webhooks.verify((change.body ?? body) as string, headers, expected));
  };

/** A payer's client whose clock is wrong, and a shop that refuses its deadline. */
export const wrongClock: Story = () => {
  const send = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const read = await answerReads(request);
    if (read !== null) return read;
    if (!request.headers.has("payment-signature")) return demandOf({ url: resource }, { amount: "5", payTo });
    const headers = { Date: new Date(Date.now() + 400_000).toUTCString() };
    const refusal = { error: "The deadline has passed or is too close.", code: "expired_deadline", details: {} };
    return Response.json(refusal, { status: 402, headers });
  };
  const client = createClient({ environment: "local", privateKey, state: "memory", fetch: send as typeof fetch });
  return messageOf(() => client.fetch(resource)).then((message) => message.replace(/(?:399|400|401)/, "400"));
};

/** A refund of more than is left, as the service refuses it. */
export const refundsTooMuch: Story = ({ key }) => {
  const refusal = {
    error: {
      code: "refund_exceeds_payment",
      message: "Less than this remains of the payment.",
      details: { remaining: "250000" },
    },
  };
  const send = async () => Response.json(refusal, { status: 409 });
  const lunas = new Lunas(key, { environment: "local", fetch: send as typeof fetch });
  return messageOf(() => lunas.refunds.prepare("pay_1", { rupiah: "9000" }));
};

/** A sign-in link that was used, as the dashboard's page redeems it. */
export const usedSignInLink: Story = async ({ gatewayUrl }) => {
  const headers = { Origin: gatewayUrl.replace("127.0.0.1", "localhost"), "Content-Type": "application/json" };
  const body = JSON.stringify({ token: "A".repeat(22) });
  const response = await fetch(`${gatewayUrl}/auth/sign-in-links/redeem`, { method: "POST", headers, body });
  return ((await response.json()) as { error: { message: string } }).error.message;
};

/** What a framework's page says about an answer; the first words find it. */
export const reads =
  (page: string, first: string, last: string): Story =>
  async () => {
    const text = readFileSync(join(__dirname, "..", "..", "docs", "frameworks", page), "utf8").replaceAll("\n", " ");
    const [from, to] = [text.indexOf(first), text.indexOf(last)];
    return from < 0 || to < from ? nothing : text.slice(from, to + last.length);
  };
