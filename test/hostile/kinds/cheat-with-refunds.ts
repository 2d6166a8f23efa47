import { createPayer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { Wallet } from "ethers";
import { balanceOf } from "../../harness/balance-of";
import { fundedPayer } from "../../harness/funded-payer";
import { payMerchant, signedBody } from "../../harness/pay";
import { askLinks } from "../../harness/payment-link";
import { sendRaw } from "../../harness/raw-request";
import { approvePermit2, refundBody } from "../../harness/refunds";
import { type RegisteredMerchant, registerMerchant } from "../../harness/register-merchant";
import { asking, json, type Must, refusedWith } from "../ask";
import { type Attempt, together, tryEach } from "../attempts";
import type { HostileKind, Tried } from "../kind";
import type { Target } from "../target";

const paid = 10_000n;

/** A merchant whose wallet signs here, with a payment, a refund, its receipt and a payment link. */
interface Owner extends RegisteredMerchant {
  readonly wallet: ReturnType<typeof createPayer>;
  readonly payer: ReturnType<typeof createPayer>;
  readonly paymentId: string;
  readonly linkId: string;
}

async function anOwner({ url, harness }: Target): Promise<Owner> {
  const wallet = createPayer();
  const merchant = await registerMerchant(url, 1337, new Wallet(wallet.privateKey));
  const payer = await fundedPayer(harness.rpcUrl, 10n * paid);
  const { status, body } = await payMerchant(url, merchant, { payer, amount: paid });
  if (status !== 200) throw new Error(`the payment was answered ${status}`);
  await approvePermit2(harness.rpcUrl, wallet.address);
  const terms = { title: "Kopi", amount: paid.toString(), metadata: { order: "secret-of-owner" } };
  const link = await askLinks(url, { "x-api-key": merchant.apiKey }, { method: "POST", body: terms });
  return { ...merchant, wallet, payer, paymentId: body.paymentId, linkId: String(link.body.linkId) };
}

type SignedRefund = Awaited<ReturnType<typeof refundBody>>;

/** Refunds that the merchant's wallet did not sign for this payment, payer and amount. */
async function forgedRefunds(target: Target, owner: Owner): Promise<Tried> {
  const { wallet, payer, paymentId, apiKey } = owner;
  const thief = createPayer();
  const right = await refundBody(wallet, { to: payer.address, amount: 1_000n });
  const { permit2Authorization, signature } = right.payload;
  const changed = (changes: object): SignedRefund => ({
    ...right,
    payload: { ...right.payload, permit2Authorization: { ...permit2Authorization, ...changes } },
  });
  const inSeconds = (seconds: number) => BigInt(Math.floor(Date.now() / 1_000) + seconds);
  const bodies: unknown[] = [
    await refundBody(wallet, { to: thief.address, amount: 1_000n }),
    await refundBody(thief, { to: payer.address, amount: 1_000n }),
    await refundBody(payer, { to: payer.address, amount: 1_000n }),
    await refundBody(wallet, { to: payer.address, amount: paid + 1n }),
    await refundBody(wallet, { to: payer.address, amount: 2n ** 255n }),
    await refundBody(wallet, { to: payer.address, amount: 1_000n, token: thief.address }),
    await refundBody(wallet, { to: payer.address, amount: 1_000n, spender: thief.address }),
    await refundBody(wallet, { to: payer.address, amount: 1_000n, deadlineSeconds: inSeconds(700) }),
    await refundBody(wallet, { to: payer.address, amount: 1_000n, deadlineSeconds: inSeconds(-1) }),
    await refundBody(wallet, { to: payer.address, amount: 1_000n, validAfterSeconds: inSeconds(600) }),
    changed({ from: thief.address }),
    changed({ nonce: "1" }),
    changed({ deadline: String(inSeconds(100)) }),
    changed({ permitted: { ...permit2Authorization.permitted, amount: "2000" } }),
    changed({ witness: { ...permit2Authorization.witness, to: thief.address } }),
    changed({ spender: thief.address }),
    ...["0", "-1", "1.5", "1e3", "0x10", "", " 1", "9".repeat(100), null, 7, [], {}].map((amount) => ({
      ...right,
      amount,
    })),
    ...["0x", "", null, `${signature}00`, signature.slice(0, -4), `0x${"00".repeat(65)}`, `0x${"ff".repeat(65)}`].map(
      (each) => ({ ...right, payload: { ...right.payload, signature: each } }),
    ),
    ...["x".repeat(501), "\u0000", 7, {}].map((reason) => ({ ...right, reason })),
    ...["status", "refundId", "txHash", "merchantId", "__proto__x"].map((name) => ({ ...right, [name]: "confirmed" })),
  ];
  const request = (body: unknown, headers: Record<string, string>, id = paymentId) => ({
    path: `/payments/${id}/refunds`,
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
  const refused = refusedWith(400, 402, 404, 409, 422);
  const byOwner = bodies.map((body) =>
    asking(target, { request: request(body, { "x-api-key": apiKey }), must: refused }),
  );
  // A right signature in other hands, and for other payments.
  const others: Attempt[] = [
    ...[{ "x-api-key": target.rival.apiKey }, { "x-api-key": target.shop.apiKey }, { cookie: target.rival.cookie }].map(
      (headers) => asking(target, { request: request(right, headers), must: refusedWith(400, 404) }),
    ),
    ...[{}, { "x-api-key": "x" }, { cookie: "x=y" }].map((headers) =>
      asking(target, { request: request(right, headers), must: refusedWith(401) }),
    ),
    ...[target.shop.paymentId, target.shop.txHash, "pay_0000000000000000000000", "..%2f..", `${paymentId}%00`].map(
      (id) => asking(target, { request: request(right, { "x-api-key": apiKey }, id), must: refusedWith(400, 404) }),
    ),
  ];
  return tryEach([...byOwner, ...others]);
}

/** One refund of everything, from many requests at once: the payer never gets more than it paid. */
async function refundTooOften({ url, harness }: Target, owner: Owner): Promise<Tried> {
  const { wallet, payer, paymentId, apiKey } = owner;
  const before = await balanceOf(harness.rpcUrl, payer.address);
  const same = await refundBody(wallet, { to: payer.address, amount: 6_000n });
  const bodies = [
    ...Array.from({ length: 6 }, () => same),
    ...(await Promise.all(Array.from({ length: 10 }, () => refundBody(wallet, { to: payer.address, amount: 6_000n })))),
  ];
  const headers = { ...json, "x-api-key": apiKey };
  const path = `/payments/${paymentId}/refunds`;
  const answers = await Promise.all(bodies.map((body) => sendRaw(url, { path, headers, body: JSON.stringify(body) })));
  const ids = new Set(
    answers.filter(({ status }) => status < 300).map(({ text }) => (JSON.parse(text) as { refundId: string }).refundId),
  );
  const ended = async () => {
    const { text } = await sendRaw(url, { method: "GET", path: `/refunds/${[...ids][0]}`, headers });
    return (JSON.parse(text) as { status: string }).status !== "pending";
  };
  if (ids.size === 1) await until(ended, { timeoutMs: 20_000, what: "the refund's end" });
  const received = (await balanceOf(harness.rpcUrl, payer.address)) - before;
  return {
    tried: bodies.length,
    wrong: [
      ...(ids.size === 1 ? [] : [`${ids.size} refunds of 6,000 were stored for a payment of 10,000`]),
      ...(received === 6_000n ? [] : [`the payer received ${received}`]),
      ...answers.filter(({ status }) => ![200, 201, 409].includes(status)).map(({ status }) => `answered ${status}`),
    ],
  };
}

const hidden =
  (...words: readonly string[]): Must =>
  ({ text }) =>
    words.filter((word) => text.includes(word)).map((word) => `it shows ${word}`);

/** Tokens of receipts' pages that Lunas did not make, and receipts of others. */
async function openReceipts(target: Target, { paymentId, apiKey }: Owner): Promise<Tried> {
  const { rival, shop, url } = target;
  const { text } = await sendRaw(url, {
    method: "GET",
    path: `/payments/${paymentId}/receipt`,
    headers: { "x-api-key": apiKey },
  });
  const token = new URL((JSON.parse(text) as { url: string }).url).pathname.split("/").at(-1) ?? "";
  const mac = token.slice(-32);
  const tokens = [
    `${shop.paymentId}_${mac}`,
    `${paymentId}_${"0".repeat(32)}`,
    ...Array.from({ length: 32 }, (_, at) => {
      const turned = (Number.parseInt(mac[at] ?? "0", 16) ^ 1).toString(16);
      return `${token.slice(0, -32)}${mac.slice(0, at)}${turned}${mac.slice(at + 1)}`;
    }),
    ...[paymentId, `${paymentId}_`, mac, token.slice(0, -1), `${token}0`, token.toUpperCase(), `${token}%00`],
    ...[token.replace("pay_", "ref_"), `${token}_${mac}`, `..%2f${token}`, "%", "a".repeat(4_000)],
  ];
  const opened = tokens.map((each) =>
    asking(target, { request: { method: "GET", path: `/receipts/${each}` }, must: refusedWith(400, 404) }),
  );
  const requested = [`/payments/${paymentId}/receipt`, `/payments/${shop.paymentId}/receipt`].flatMap((path) => [
    asking(target, {
      request: { method: "GET", path, headers: { "x-api-key": rival.apiKey } },
      must: refusedWith(404),
    }),
    asking(target, { request: { method: "GET", path }, must: refusedWith(401) }),
  ]);
  return tryEach([...opened, ...requested]);
}

/** Links that no merchant may make. */
const wrongTermsOf = (rivalWallet: string) => [
  { title: "x", amount: "-1" },
  { title: "x", amount: "1", minAmount: "1", maxAmount: "2" },
  { title: "x", minAmount: "2", maxAmount: "1" },
  { title: "x", amount: "1", redirectUrl: "javascript:alert(1)" },
  { title: "x", amount: "1", redirectUrl: "http://evil.example" },
  { title: "x", amount: "1", redirectUrl: "https://user:pass@evil.example" },
  { title: "x", amount: "1", maxPayments: 0 },
  { title: "x", amount: "1", maxPayments: 1e9 },
  { title: "x", amount: "1", payTo: rivalWallet },
  { title: "x", amount: "1", merchantId: "mer_1" },
  { title: "x".repeat(101), amount: "1" },
  { title: "x", amount: "1", expiresAt: "yesterday" },
];

/** Payments of a link on other terms, from other pages, and links of others. */
async function bendLinks(target: Target, { linkId, payer, wallet, apiKey }: Owner): Promise<Tried> {
  const { url, rival } = target;
  const path = `/pay/${linkId}`;
  const origin = new URL(url).origin;
  const signed = async (to: string, amount: bigint) => {
    const { paymentPayload } = await signedBody(payer, { to: to as `0x${string}`, amount });
    return { x402Version: 2, paymentPayload };
  };
  const right = await signed(wallet.address, paid);
  const pay = (body: unknown, headers: Record<string, string>, must: Must): Attempt => {
    const request = { path, headers: { ...json, ...headers }, body: JSON.stringify(body) };
    return asking(target, { request, must: (answer) => [...must(answer), ...hidden("secret-of-owner")(answer)] });
  };
  const wrongTerms = [
    await signed(rival.walletAddress, paid),
    await signed(payer.address, paid),
    await signed(wallet.address, paid - 1n),
    await signed(wallet.address, paid + 1n),
    await signed(wallet.address, 0n),
    { ...right, paymentPayload: { ...right.paymentPayload, payload: {} } },
    ...[null, [], 7, "x", {}].map((paymentPayload) => ({ ...right, paymentPayload })),
  ];
  const origins = [
    "https://evil.example",
    "null",
    `${origin}.evil.example`,
    origin.replace("http", "https"),
    `${origin}0`,
  ];
  const manage = (method: string, id: string, headers: Record<string, string>, must: Must) =>
    asking(target, {
      request: {
        method,
        path: `/payment-links/${id}`,
        headers: { ...json, ...headers },
        ...(method === "PATCH" && { body: '{"active":false}' }),
      },
      must,
    });
  return tryEach([
    ...wrongTerms.map((body) => pay(body, { origin }, refusedWith(400, 402, 409, 422))),
    ...origins.map((foreign) => pay(right, { origin: foreign }, refusedWith(403))),
    pay(right, {}, refusedWith(403)),
    ...[{ "x-api-key": rival.apiKey }, { cookie: rival.cookie }].flatMap((headers) => [
      manage("GET", linkId, headers, refusedWith(400, 404)),
      manage("PATCH", linkId, headers, refusedWith(400, 403, 404)),
    ]),
    ...["GET", "PATCH"].map((method) => manage(method, linkId, {}, refusedWith(401))),
    ...[`${linkId}x`, linkId.toUpperCase(), `${linkId}%00`, `..%2f${linkId}`, "lnk_", "%"].map((id) =>
      asking(target, { request: { method: "GET", path: `/pay/${id}` }, must: refusedWith(400, 404) }),
    ),
    ...wrongTermsOf(rival.walletAddress).map((body) =>
      asking(target, {
        request: { path: "/payment-links", headers: { ...json, "x-api-key": apiKey }, body: JSON.stringify(body) },
        must: refusedWith(400),
      }),
    ),
  ]);
}

export const cheatWithRefunds: HostileKind = {
  kind: "cheat with refunds, receipts and payment links",
  actor: "merchant",
  async try(target) {
    const owner = await anOwner(target);
    const before = await balanceOf(target.harness.rpcUrl, owner.wallet.address);
    const forged = await forgedRefunds(target, owner);
    const bent = together(await openReceipts(target, owner), await bendLinks(target, owner));
    const after = await balanceOf(target.harness.rpcUrl, owner.wallet.address);
    const moved = { tried: 0, wrong: after === before ? [] : [`the merchant has ${after}, not ${before}`] };
    return together(forged, bent, moved, await refundTooOften(target, owner));
  },
};
