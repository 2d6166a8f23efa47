import type { RefundPreparation } from "@lunas/protocol/wire/api";
import { canonical, knownNetworks } from "@lunas/protocol/wire/networks";
import { permit2WitnessTypes } from "@lunas/protocol/x402/permit2";
import { type RefundDeps, refundsApi } from "./refunds";

const wallet = `0x${"1".repeat(40)}` as const;
const payer = `0x${"a".repeat(40)}` as const;
const thief = `0x${"9".repeat(40)}` as const;
const [sandbox, base] = knownNetworks;
const nowMs = 1_795_000_000_000;
const order = { to: payer, rupiah: "2000" };
const amount = "200000";
const signature = `0x${"5".repeat(130)}`;

function preparation(network: (typeof knownNetworks)[number] = sandbox): RefundPreparation {
  const message = {
    permitted: { token: network.tokens.IDRX, amount },
    ...{ spender: canonical.x402Permit2Proxy, nonce: "77", deadline: String(nowMs / 1_000 + 300) },
    witness: { to: payer, validAfter: "0" },
  };
  const types = Object.fromEntries(Object.entries(permit2WitnessTypes).map(([name, each]) => [name, [...each]]));
  const EIP712Domain = [
    { name: "name", type: "string" },
    { name: "chainId", type: "uint256" },
    { name: "verifyingContract", type: "address" },
  ];
  return {
    ...{ paymentId: "pay_1", environment: network.environment, network: network.network, from: wallet, to: payer },
    ...{ token: "IDRX", amount, remaining: "500000", permit2Authorization: { from: wallet, ...message } },
    typedData: {
      domain: { name: "Permit2", chainId: network.chainId, verifyingContract: canonical.permit2 },
      ...{ types: { EIP712Domain, ...types }, primaryType: "PermitWitnessTransferFrom", message },
    },
    approval: { approved: true, allowance: "0", token: network.tokens.IDRX, spender: canonical.permit2 },
  };
}

type Answer = Error | { readonly status: number; readonly body: object };
const stored = (status: number, refund = "pending"): Answer => ({
  status,
  body: { refundId: "ref_1", status: refund },
});
const lost = () => new TypeError("the connection ended");

/** A service with these answers, in their order; the last one is repeated. Time passes by waiting only. */
function open(answers: readonly Answer[], section: RefundDeps["section"] = "sandbox") {
  const calls: unknown[] = [];
  let atMs = nowMs;
  const send = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(String(url));
    const answer = answers[Math.min(calls.length, answers.length - 1)];
    calls.push([init?.method, pathname + search, init?.body === undefined ? null : JSON.parse(String(init.body))]);
    if (answer === undefined || answer instanceof Error) throw answer;
    return Response.json(answer.body, { status: answer.status });
  };
  const connection = { baseUrl: "http://localhost:3402", apiKey: "ipk_sandbox_x", fetch: send as typeof fetch };
  const sleep = async (ms: number) => {
    atMs += ms;
  };
  const signed: unknown[] = [];
  const signer = (typedData: unknown) => {
    signed.push(typedData);
    return signature;
  };
  return { calls, signed, signer, refunds: refundsApi({ connection, section, now: () => atMs, sleep }) };
}

const sent = (given: RefundPreparation, more: object = {}) => [
  "POST",
  "/payments/pay_1/refunds",
  { amount: "200000", ...more, payload: { permit2Authorization: given.permit2Authorization, signature } },
];

test.each([sandbox, base])("an honest preparation of $network is signed and sent", async (network) => {
  const given = preparation(network);
  const { calls, signed, signer, refunds } = open([stored(201)], network.environment);
  expect(await refunds.create(given, signer, { ...order, reason: "sold out" })).toMatchObject({ refundId: "ref_1" });
  expect(calls).toEqual([sent(given, { reason: "sold out" })]);
  expect(signed).toEqual([given.typedData]);
});

type Change = (given: RefundPreparation) => RefundPreparation;
const message =
  (change: object): Change =>
  (given) => ({
    ...given,
    typedData: { ...given.typedData, message: { ...given.typedData.message, ...change } },
    permit2Authorization: { ...given.permit2Authorization, ...change },
  });
const typed =
  (change: object): Change =>
  (given) => ({ ...given, typedData: { ...given.typedData, ...change } });
const domain =
  (change: object): Change =>
  (given) =>
    typed({ domain: { ...given.typedData.domain, ...change } })(given);

describe("a service that wants another signature gets none", () => {
  test.each<[field: string, Change]>([
    ["to", message({ witness: { to: thief, validAfter: "0" } })],
    ["amount", message({ permitted: { token: base.tokens.IDRX, amount: "500000" } })],
    ["token", message({ permitted: { token: thief, amount } })],
    ["spender", message({ spender: thief })],
    ["deadline", message({ deadline: String(nowMs / 1_000 + 601) })],
    ["deadline", message({ deadline: "0x1" })],
    ["nonce", message({ nonce: 7.5 })],
    ["validAfter", message({ witness: { to: payer, validAfter: "-1" } })],
    ["typedData.message", message({ more: thief })],
    ["typedData", message({ permitted: undefined })],
    ["chainId", domain({ chainId: 1 })],
    ["chainId", domain({ chainId: sandbox.chainId })],
    ["chainId", domain({ chainId: "8453" })],
    ["verifyingContract", domain({ verifyingContract: thief })],
    ["typedData.domain", domain({ name: "USD Coin" })],
    ["typedData.domain", domain({ salt: thief })],
    ["typedData.primaryType", typed({ primaryType: "PermitSingle" })],
    ["typedData.types", typed({ types: permit2WitnessTypes })],
    ["permit2Authorization", (given) => ({ ...given, from: thief })],
    ["network", (given) => ({ ...given, network: "sandbox" })],
    ["environment", (given) => ({ ...given, environment: "sandbox" })],
  ])("%s", async (field, change) => {
    const { calls, signed, signer, refunds } = open([stored(201)], "production");
    const given = change(preparation(base));
    const refused = refunds.create(given, signer, order);
    await expect(refused).rejects.toMatchObject({ code: "refund_refused", details: { field } });
    expect([calls, signed]).toEqual([[], []]);
  });

  test("real money for a sandbox's refund", async () => {
    const { signed, signer, refunds } = open([stored(201)]);
    const given = { ...preparation(base), environment: "sandbox", network: "sandbox" } as RefundPreparation;
    await expect(refunds.create(given, signer, order)).rejects.toMatchObject({ details: { field: "chainId" } });
    expect(signed).toEqual([]);
  });

  test("the signature of a wallet that did not receive the payment", async () => {
    const { calls, refunds } = open([stored(201)]);
    const signTypedData = jest.fn();
    const signer = { getAddress: async () => thief, signTypedData };
    await expect(refunds.create(preparation(), signer, order)).rejects.toMatchObject({ details: { field: "from" } });
    expect([calls, signTypedData.mock.calls]).toEqual([[], []]);
  });
});

test("a wallet of ethers signs the types without the domain's", async () => {
  const { calls, refunds } = open([stored(201)]);
  const signTypedData = jest.fn(async (..._given: readonly unknown[]) => signature);
  const given = preparation();
  await refunds.create(given, { getAddress: async () => wallet, signTypedData }, order);
  const { EIP712Domain: _, ...types } = given.typedData.types;
  expect(signTypedData.mock.calls).toEqual([[given.typedData.domain, types, given.typedData.message]]);
  expect(calls).toEqual([sent(given)]);
});

describe("after a lost answer", () => {
  test("the same authorization is sent again, and the wallet is not asked again", async () => {
    const { calls, signed, signer, refunds } = open([lost(), { status: 503, body: {} }, stored(200)]);
    const given = preparation();
    expect(await refunds.create(given, signer, order)).toMatchObject({ refundId: "ref_1" });
    expect([calls, signed.length]).toEqual([[sent(given), sent(given), sent(given)], 1]);
  });

  test("it ends with an error that says so; the next call sends the same", async () => {
    const { calls, signed, signer, refunds } = open([lost()]);
    const given = preparation();
    for (let turn = 0; turn < 2; turn += 1)
      await expect(refunds.create(given, signer, order)).rejects.toMatchObject({
        code: "connection_lost",
        message: expect.stringContaining("do not prepare another"),
      });
    expect(new Set(calls.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(signed).toHaveLength(1);
  });

  test("a refusal is not repeated", async () => {
    const refusal = { status: 409, body: { error: { code: "refund_exceeds_payment", message: "Too much." } } };
    const { calls, signer, refunds } = open([refusal]);
    await expect(refunds.create(preparation(), signer, order)).rejects.toMatchObject({
      code: "refund_exceeds_payment",
    });
    expect(calls).toHaveLength(1);
  });
});

test.each<[string, object]>([
  ["no amount", { to: payer }],
  ["a number", { to: payer, rupiah: 2_000 }],
  ["rupiah with a separator", { to: payer, rupiah: "2.000" }],
  ["no payer", { rupiah: "2000" }],
  ["the old option", { to: payer, amount: "200000" }],
  ["another name", { ...order, sum: "1" }],
])("an order with %s is refused", async (_, given) => {
  const { calls, signed, signer, refunds } = open([stored(201)]);
  const refused = refunds.create(preparation(), signer, given as typeof order);
  await expect(refused).rejects.toMatchObject({ code: "invalid_option" });
  expect([calls, signed]).toEqual([[], []]);
});

test("a signer that answers with something else is refused", async () => {
  const { calls, refunds } = open([stored(201)]);
  await expect(refunds.create(preparation(), () => "no", order)).rejects.toMatchObject({ code: "invalid_option" });
  await expect(refunds.create(preparation(), {} as never, order)).rejects.toMatchObject({ code: "invalid_option" });
  expect(calls).toEqual([]);
});

test("refunds are prepared, listed and shown", async () => {
  const { calls, refunds } = open([{ status: 200, body: {} }]);
  await refunds.prepare("pay_1/../x");
  await refunds.prepare("pay_1", { rupiah: "0.01" });
  await refunds.list();
  await refunds.list({ paymentId: "pay_1", status: "failed", page: 2, since: undefined });
  await refunds.show("ref_1/x");
  await refunds.receipt("ref_1/x");
  expect(calls).toEqual([
    ["POST", "/payments/pay_1%2F..%2Fx/refunds/prepare", {}],
    ["POST", "/payments/pay_1/refunds/prepare", { amount: "1" }],
    ["GET", "/refunds", null],
    ["GET", "/refunds?paymentId=pay_1&status=failed&page=2", null],
    ["GET", "/refunds/ref_1%2Fx", null],
    ["GET", "/refunds/ref_1%2Fx/receipt", null],
  ]);
});

test("waitFor answers the end, and tolerates lost answers", async () => {
  const { calls, refunds } = open([stored(200), lost(), { status: 500, body: {} }, stored(200, "failed")]);
  expect(await refunds.waitFor("ref_1")).toMatchObject({ status: "failed" });
  expect(calls).toHaveLength(4);
});

test("waitFor ends at its limit, and at a refusal", async () => {
  const pending = open([stored(200)]);
  await expect(pending.refunds.waitFor("ref_1", { timeoutMs: 5_000 })).rejects.toMatchObject({
    code: "refund_pending",
  });
  expect(pending.calls).toHaveLength(6);
  const unknown = open([{ status: 404, body: { error: { code: "not_found", message: "None." } } }]);
  await expect(unknown.refunds.waitFor("ref_2")).rejects.toMatchObject({ code: "not_found" });
  expect(unknown.calls).toHaveLength(1);
});
