import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { Lunas } from "@lunas/server";
import { settledAnswer } from "@lunas/testkit/fakes/settled-answer";
import { sandboxConfig } from "@lunas/testkit/payer/chain-config";
import { createPayer, type PayerOptions } from "@lunas/testkit/payer/create-payer";
import { paymentPayload } from "@lunas/testkit/payer/payment-header";
import { mutations } from "../../fuzz/payment-mutation";
import { applyMutation, pathsOf } from "../../payments/mutation";
import { type Attempt, sample, tryEach } from "../attempts";
import type { HostileKind } from "../kind";
import { oddHeaders } from "./send-odd-headers";

const payTo = `0x${"2".repeat(40)}` as const;
const other = `0x${"9".repeat(40)}` as const;
const count = 250;

interface Forwarded {
  readonly paymentPayload: { readonly payload: Signed };
  readonly paymentRequirements: {
    readonly amount: string;
    readonly payTo: string;
    readonly network: string;
    readonly asset: string;
  };
}
interface Signed {
  readonly signature: string;
  readonly permit2Authorization: object;
}

/** A service that settles every request, so only the checks of the gate protect the merchant. */
function gateBeforeTrust() {
  const forwarded: Forwarded[] = [];
  const send = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const address = String(url);
    if (address.endsWith("/config")) return Response.json({ sandbox: sandboxConfig, production: sandboxConfig });
    if (address === sandboxConfig.rpcUrl) return Response.json({ jsonrpc: "2.0", id: 1, result: "0x" });
    forwarded.push(JSON.parse(String(init?.body)) as Forwarded);
    return settledAnswer();
  };
  const lunas = new Lunas("ipk_sandbox_x", { environment: "local", payTo, fetch: send as typeof fetch });
  const present = (headers: Readonly<Record<string, string>>) =>
    lunas.payments.processGate({ headers, price: "5000", resource: "https://shop.example/article" });
  return { present, forwarded };
}

const seconds = () => BigInt(Math.floor(Date.now() / 1_000));

/** Validly signed, for something else than is sold. */
const options: readonly Partial<PayerOptions>[] = [
  ...[0n, 1n, 499_999n, 500_001n, 5_000n, 2n ** 255n].map((amount) => ({ amount })),
  ...[other, sandboxConfig.permit2Address, `0x${"0".repeat(40)}` as const].map((to) => ({ to })),
  ...[other, payTo, sandboxConfig.permit2Address].map((spender) => ({ spender })),
  ...[other, payTo].map((token) => ({ token })),
  ...[0n, 1n, seconds() - 400n, seconds() + 100_000n, 2n ** 255n].map((deadlineSeconds) => ({ deadlineSeconds })),
];

async function signedHeader(request: Partial<PayerOptions>): Promise<string> {
  return encodePaymentHeader(
    paymentPayload(await createPayer().authorize({ to: payTo, amount: 500_000n, ...request })),
  );
}

export const foolGates: HostileKind = {
  kind: "fool a shop's gate with headers",
  actor: "payer",
  async try({ seed }) {
    const good = paymentPayload(await createPayer().authorize({ to: payTo, amount: 500_000n }));
    const accepted = {
      network: "eip155:8453",
      asset: other,
      amount: "1",
      payTo: other,
      scheme: "upto",
      extra: {},
      maxTimeoutSeconds: -1,
    };
    const claiming = Object.entries(accepted).map(([name, value]) => ({
      ...good,
      accepted: { ...good.accepted, [name]: value },
    }));
    const changed = sample(mutations(pathsOf(good)), count, seed).map((all) =>
      all.reduce<unknown>(applyMutation, good),
    );
    const headers = [
      ...oddHeaders(encodePaymentHeader(good)),
      ...claiming.map(encodePaymentHeader),
      ...changed.map((each) => encodePaymentHeader(each ?? null)),
      ...(await Promise.all(options.map(signedHeader))),
    ];
    const ids = [
      "",
      "pay_1",
      "../payments/pay_1",
      "pay_1?x",
      "pay_",
      "0xabc",
      "pay_1/../../config",
      "null",
      "x".repeat(5_000),
    ];
    const { tried, wrong } = await tryEach([
      ...headers.map((header) => presenting({ "payment-signature": header }, good.payload)),
      ...headers.slice(0, 40).map((header) => presenting({ "x-payment": header }, good.payload)),
      ...ids.map((id) => presenting({ "lunas-payment": id }, good.payload)),
    ]);
    // A gate that never serves fails here.
    const { result } = await gateBeforeTrust().present({ "payment-signature": encodePaymentHeader(good) });
    return { tried, wrong: result === "settled" ? wrong : [...wrong, "a good header was refused"] };
  },
};

/** Served, or sent on, is only what the payer signed for this shop's own terms. */
function presenting(headers: Readonly<Record<string, string>>, signed: Signed): Attempt {
  const act = async () => {
    const { present, forwarded } = gateBeforeTrust();
    const { result, status } = await present(headers);
    const problems = forwarded.flatMap(({ paymentPayload: { payload }, paymentRequirements: terms }) => [
      ...(same(payload.permit2Authorization, signed.permit2Authorization)
        ? []
        : ["it sent on what was not signed for it"]),
      ...(terms.amount === "500000" && terms.payTo === payTo ? [] : [`it demanded ${JSON.stringify(terms)}`]),
    ]);
    if (result === "settled" && forwarded.length === 0) problems.push("it served without a payment");
    if (![200, 400, 402, 500].includes(status)) problems.push(`it answered ${status}`);
    return problems;
  };
  return { input: JSON.stringify(headers), act };
}

const same = (one: object, two: object) => sortedText(one) === sortedText(two);
/** Names in any order, letters in either case, and what is not signed left out. */
function sortedText(value: unknown): string {
  const signedNames = [
    "from",
    "permitted",
    "token",
    "amount",
    "spender",
    "nonce",
    "deadline",
    "witness",
    "to",
    "validAfter",
  ];
  if (typeof value !== "object" || value === null) return String(value).toLowerCase();
  return Object.entries(value)
    .filter(([name]) => signedNames.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => `${name}:${sortedText(each)}`)
    .join();
}
