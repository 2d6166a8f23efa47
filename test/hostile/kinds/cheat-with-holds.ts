import type { Payer } from "@lunas/testkit/payer/create-payer";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { balanceOf } from "../../harness/balance-of";
import { fundedPayer } from "../../harness/funded-payer";
import { askHolds, captureHold, signedHold } from "../../harness/holds";
import { signedBody } from "../../harness/pay";
import { asking, json, type Must, refusedWith } from "../ask";
import { type Attempt, together, tryEach } from "../attempts";
import type { HostileKind, Tried } from "../kind";
import type { Target } from "../target";
import { spellings } from "./look-up-others";

const maximum = 10_000n;
const refused = refusedWith(400, 402, 404, 409, 422);
const inSeconds = (seconds: number) => BigInt(Math.floor(Date.now() / 1_000) + seconds);

/** A hold of a merchant, with what the payer signed. */
interface Held {
  readonly payer: Payer;
  readonly holdId: string;
  readonly body: Awaited<ReturnType<typeof signedHold>>;
}

async function heldBy(target: Target, merchant: { readonly apiKey: string; readonly walletAddress: string }) {
  const payer = await fundedPayer(target.harness.rpcUrl, 10n * maximum);
  const body = await signedHold(target.url, payer, { to: merchant.walletAddress as `0x${string}`, amount: maximum });
  const description = merchant.apiKey === target.shop.apiKey ? target.shop.mark : "words";
  const { status, body: hold } = await askHolds(target.url, merchant.apiKey, { body: { ...body, description } });
  if (status !== 201) throw new Error(`the hold was answered ${status}`);
  return { payer, holdId: hold.holdId, body } satisfies Held;
}

const posting = (target: Target, path: string, body: unknown, headers: object, must: Must = refused): Attempt =>
  asking(target, {
    request: { path, headers: { ...json, ...headers }, body: JSON.stringify(body) },
    must,
    isOwn: true,
  });

/** What is no amount of base units, or none within the hold. */
const oddAmounts: readonly unknown[] = [
  ...[
    "-1",
    "-0",
    "+1",
    "01",
    "0x1",
    "0x0",
    "1e3",
    "1.0",
    "0.5",
    ".5",
    "1,000",
    "1_000",
    "",
    " 1",
    "1 ",
    "١",
    "１",
    "NaN",
  ],
  ...["Infinity", "1n", "null", "10001", String(2n ** 255n), String(2n ** 256n - 1n), String(2n ** 256n)],
  ...["9".repeat(78), "9".repeat(79), "9".repeat(10_000), "1\u0000", "1;drop table payments", "50%", "$1"],
  ...[null, true, false, 0, 1, -1, 1.5, 1e308, [], ["1"], {}, { amount: "1" }],
];

/** Captures that no hold allows: it stays held, and its payer keeps the money. */
async function oddCaptures(target: Target): Promise<Tried> {
  const { rival, harness, url } = target;
  const { payer, holdId } = await heldBy(target, rival);
  const path = `/holds/${holdId}/capture`;
  const key = { "x-api-key": rival.apiKey };
  const bodies: readonly unknown[] = [
    ...oddAmounts.map((amount) => ({ amount })),
    ...[{}, null, [], "1", 1, [{ amount: "1" }]],
    ...["captureAmount", "to", "status", "maximum", "environment", "merchantId", "paymentId"].map((name) => ({
      amount: "1",
      [name]: "1",
    })),
  ];
  const queries = [
    "",
    "environment=production",
    "environment=",
    "environment=x",
    "environment=sandbox&environment=production",
  ];
  const earlier = await balanceOf(harness.rpcUrl, payer.address);
  const tried = await tryEach([
    ...bodies.map((body) => posting(target, path, body, key)),
    // A session says which environment it means; a key has its own.
    ...queries.map((query) => posting(target, `${path}?${query}`, { amount: "1" }, { cookie: rival.cookie })),
  ]);
  const { body: hold } = await askHolds(url, rival.apiKey, { path: `/${holdId}`, method: "GET" });
  const later = await balanceOf(harness.rpcUrl, payer.address);
  const changed = [
    ...(hold.status === "held" ? [] : [`the hold is ${hold.status}`]),
    ...(later === earlier ? [] : [`the payer has ${later}, not ${earlier}`]),
  ];
  return together(tried, { tried: 0, wrong: changed });
}

/** Holds that the payer did not sign so, or that are none. */
async function forgedHolds(target: Target): Promise<Tried> {
  const { rival, url, harness } = target;
  const payer = await fundedPayer(harness.rpcUrl, 10n * maximum);
  const [thief, to] = [createPayer(), rival.walletAddress];
  const signed = (options: object) => signedHold(url, payer, { to, amount: maximum, ...options });
  const right = await signed({});
  const { payload, accepted } = right.paymentPayload;
  const { permit2Authorization } = payload;
  const carrying = (change: object) => ({
    ...right,
    paymentPayload: { ...right.paymentPayload, payload: { ...payload, ...change } },
  });
  const authorizing = (change: object) => carrying({ permit2Authorization: { ...permit2Authorization, ...change } });
  const demanding = (change: object) => ({
    ...right,
    paymentRequirements: { ...right.paymentRequirements, ...change },
    paymentPayload: { ...right.paymentPayload, accepted: { ...accepted, ...change } },
  });
  const witnessed = (change: object) => authorizing({ witness: { ...permit2Authorization.witness, ...change } });
  const bodies: readonly unknown[] = [
    await signed({ to: thief.address }),
    await signed({ facilitator: thief.address }),
    await signed({ facilitator: to }),
    await signed({ amount: 0n }),
    await signed({ amount: 2n ** 255n }),
    await signed({ amount: 11n * maximum }),
    await signed({ token: thief.address }),
    await signed({ spender: thief.address }),
    await signed({ deadlineSeconds: inSeconds(3) }),
    await signed({ deadlineSeconds: inSeconds(-1) }),
    await signed({ deadlineSeconds: inSeconds(7_200) }),
    await signed({ validAfterSeconds: inSeconds(600) }),
    await signedBody(payer, { to, amount: maximum }),
    ...[{ from: thief.address }, { nonce: "1" }, { spender: thief.address }, { permitted: null }].map(authorizing),
    authorizing({ permitted: { ...permit2Authorization.permitted, amount: "20000" } }),
    ...[{ to: thief.address }, { facilitator: thief.address }, { facilitator: "0x" }, { facilitator: null }].map(
      witnessed,
    ),
    ...[{ facilitator: undefined }, { validAfter: "1" }].map(witnessed),
    ...oddAmounts.map((amount) => demanding({ amount })),
    ...[{ scheme: "exact" }, { scheme: "UPTO" }, { network: "eip155:8453" }, { payTo: thief.address }].map(demanding),
    ...["0x", "", null, `${payload.signature}00`, `0x${"00".repeat(65)}`, `0x${"ff".repeat(65)}`].map((signature) =>
      carrying({ signature }),
    ),
    ...["status", "holdId", "capturedAmount", "captureAmount", "expiresAt", "merchantId"].map((name) => ({
      ...right,
      [name]: "held",
    })),
    ...[null, [], {}, 7, "x", { paymentPayload: "x" }, { ...right, paymentPayload: "e30=" }],
  ];
  const key = { "x-api-key": rival.apiKey };
  return tryEach([
    ...bodies.map((body) => posting(target, "/holds", body, key)),
    // A right signature in other hands, and without a key.
    posting(target, "/holds", right, { "x-api-key": target.shop.apiKey }),
    posting(target, "/facilitate", { ...right, captureAmount: "1" }, { "x-api-key": target.shop.apiKey }),
    ...[{}, { "x-api-key": "x" }, { cookie: rival.cookie }].map((headers) =>
      posting(target, "/holds", right, headers, refusedWith(401)),
    ),
    ...oddAmounts.map((captureAmount) => posting(target, "/facilitate", { ...right, captureAmount }, key)),
    posting(target, "/facilitate", right, key),
  ]);
}

/** A hold of the shop, by its id in every spelling, from another merchant, by key and by session, and from nobody. */
async function othersHolds(target: Target): Promise<Tried> {
  const { rival, shop, harness, url } = target;
  const { payer, holdId, body } = await heldBy(target, shop);
  const paths = spellings(holdId).flatMap((id) => [`/holds/${id}`, `/holds/${id}/capture`, `/holds/${id}/release`]);
  const requesting = (path: string, headers: Record<string, string>, must: Must): Attempt => {
    const isRead = !/capture|release/.test(path);
    const request = { method: isRead ? "GET" : "POST", path, headers: { ...json, ...headers } };
    return asking(target, {
      request: path.includes("capture") ? { ...request, body: '{"amount":"1"}' } : request,
      must,
    });
  };
  const notFound = refusedWith(400, 404, 405);
  const queries = ["", "?environment=sandbox", "?environment=production", `?merchantId=${shop.merchantId}`];
  const lists = [
    "",
    "?status=held",
    "?limit=100",
    `?merchantId=${shop.merchantId}`,
    "?environment=production",
    "?status=x",
  ];
  const earlier = await balanceOf(harness.rpcUrl, payer.address);
  const tried = await tryEach([
    ...paths.flatMap((path) => [
      requesting(path, { "x-api-key": rival.apiKey }, notFound),
      requesting(path, { cookie: rival.cookie }, notFound),
    ]),
    ...queries.flatMap((query) =>
      ["", "/capture", "/release"].map((end) =>
        requesting(`/holds/${holdId}${end}${query}`, { cookie: rival.cookie }, notFound),
      ),
    ),
    ...["", "/capture", "/release"].map((end) => requesting(`/holds/${holdId}${end}`, {}, refusedWith(401))),
    ...[{ "x-api-key": rival.apiKey }, { cookie: rival.cookie }].flatMap((headers) =>
      lists.map((query) => requesting(`/holds${query}`, headers as Record<string, string>, () => [])),
    ),
    // The payer's signature again, as another merchant's hold or payment.
    posting(target, "/holds", body, { "x-api-key": rival.apiKey }),
    posting(target, "/facilitate", { ...body, captureAmount: "1" }, { "x-api-key": rival.apiKey }),
  ]);
  const { body: hold } = await askHolds(url, shop.apiKey, { path: `/${holdId}`, method: "GET" });
  const later = await balanceOf(harness.rpcUrl, payer.address);
  const changed = hold.status === "held" && later === earlier ? [] : [`the shop's hold is ${hold.status}`];
  return together(tried, { tried: 0, wrong: changed });
}

/** One hold, charged by many requests at once, with other amounts: one of them is paid. */
async function captureTooOften(target: Target): Promise<Tried> {
  const { rival, harness, url } = target;
  const { payer, holdId } = await heldBy(target, rival);
  const earlier = await balanceOf(harness.rpcUrl, payer.address);
  const amounts = [...Array.from({ length: 8 }, (_, at) => BigInt(1_000 + at)), 1_000n, 1_000n, maximum, 0n];
  const answers = await Promise.all(amounts.map((amount) => captureHold(url, rival.apiKey, holdId, amount)));
  const charged = earlier - (await balanceOf(harness.rpcUrl, payer.address));
  const paid = answers.filter(({ status, body }) => status === 200 && body.paymentId && body.settlement !== undefined);
  const isRight = paid.length === 0 ? charged === 0n : String(charged) === String(paid[0]?.body.payment.amount);
  return {
    tried: amounts.length,
    wrong: [
      ...(paid.length <= 1 ? [] : [`${paid.length} captures were answered with a success`]),
      ...(isRight ? [] : [`the payer was charged ${charged}`]),
      ...answers.filter(({ status }) => ![200, 409].includes(status)).map(({ status }) => `answered ${status}`),
    ],
  };
}

export const cheatWithHolds: HostileKind = {
  kind: "cheat with holds and captures",
  actor: "merchant",
  async try(target) {
    const alone = [await oddCaptures(target), await forgedHolds(target), await othersHolds(target)];
    return together(...alone, await captureTooOften(target));
  },
};
