import { request } from "node:http";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { query } from "@lunas/stack/postgres/query";
import { fundedPayer } from "../harness/funded-payer";
import { facilitate, signedBody } from "../harness/pay";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";
import { untilOpen } from "../harness/until-open";

jest.setTimeout(180_000);

let harness: Harness;
let merchant: RegisteredMerchant;
beforeAll(async () => {
  harness = await startHarness({ services: { env: { X402_FACADE: "true" } } });
  merchant = await registerMerchant(harness.url);
  await untilOpen(harness.url);
});
afterAll(() => harness?.stop());

interface ReceivedAnswer {
  readonly status: number;
  readonly code: string | undefined;
  readonly details: Record<string, string> | undefined;
  readonly tookMs: number;
}

/** Sends the text as it stands. */
function send(method: string, path: string, text: string): Promise<ReceivedAnswer> {
  const begunAt = performance.now();
  const headers = { "content-type": "application/json", "x-api-key": merchant.apiKey, cookie: merchant.cookie };
  return new Promise((resolve, reject) => {
    const requested = request(`${harness.url}${path}`, { method, headers }, async (response) => {
      let body = "";
      for await (const chunk of response) body += chunk;
      const { error } = JSON.parse(body) as { error?: { code: string; details: Record<string, string> } };
      const { statusCode: status = 0 } = response;
      resolve({ status, code: error?.code, details: error?.details, tookMs: performance.now() - begunAt });
    });
    requested.once("error", reject);
    requested.end(text);
  });
}

describe("a body of 5,000 levels", () => {
  const deep = `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`;
  const terms = {
    scheme: "exact",
    network: sandbox.caip2Network,
    asset: sandbox.tokens.IDRX,
    amount: "1",
    payTo: sandbox.contracts.permit2,
  };
  const requirements = JSON.stringify({ ...terms, maxTimeoutSeconds: 60, extra: { assetTransferMethod: "permit2" } });
  const signed = JSON.stringify({
    signature: `0x${"11".repeat(65)}`,
    permit2Authorization: {
      from: sandbox.contracts.multicall3,
      permitted: { token: terms.asset, amount: "1" },
      spender: sandbox.contracts.x402Proxy,
      nonce: "1",
      deadline: "9999999999",
      witness: { to: terms.payTo, validAfter: "0" },
    },
  });
  const x402 = `{"paymentPayload":{"x402Version":2,"payload":${signed},"accepted":${requirements},"more":${deep}},"paymentRequirements":${requirements}}`;

  it.each([
    ["POST", "/x402/settle", x402],
    ["POST", "/x402/verify", x402],
    ["POST", "/facilitate", x402],
    ["POST", "/sandbox/fund", `{"address":${deep}}`],
    ["POST", "/auth/login", deep],
    ["POST", "/merchant/api-keys", `{"allowedOrigins":[${deep}]}`],
    ["POST", "/merchant/webhooks/redeliver", `{"since":${deep}}`],
    ["PATCH", "/merchant/me", `{"name":${deep}}`],
  ])("%s %s refuses it", async (method, path, text) => {
    const { status, code, details } = await send(method, path, text);
    expect({ status, code, details }).toEqual({
      status: 400,
      code: "invalid_request",
      details: { body: expect.stringContaining("levels") },
    });
  });
});

describe("the faucet, asked for what cannot be paid", () => {
  const fund = (address: string, token = "IDRX") =>
    send("POST", "/sandbox/fund", JSON.stringify({ address, token, amount: token === "ETH" ? "0.001" : "1" }));

  it.each([
    ["the zero address", `0x${"0".repeat(40)}`, "IDRX"],
    ["the zero address", `0x${"0".repeat(40)}`, "ETH"],
    ["a contract that takes no ether", sandbox.contracts.permit2, "ETH"],
  ])("refuses %s (%s, %s) at once, and others get theirs meanwhile", async (_, address, token) => {
    const requested = Array.from({ length: 4 }, () => fund(address, token));
    const other = await fund(sandbox.contracts.multicall3);
    expect(other).toMatchObject({ status: 200 });
    for (const reported of await Promise.all(requested)) {
      expect(reported).toMatchObject({
        status: 400,
        code: "invalid_request",
        details: { address: expect.any(String) },
      });
      expect(reported.tookMs).toBeLessThan(5_000);
    }
  });
});

test("a payment on a chain that the database does not know yet is 503, stores nothing, and goes through once it does", async () => {
  const { databaseUrl } = harness.stack;
  const payer = await fundedPayer(harness.rpcUrl, 10_000n);
  const { chainId, tokens } = sandbox;
  const body = await signedBody(payer, { to: merchant.walletAddress, amount: 1_000n });
  await query(databaseUrl, "delete from chain_tokens where chain_id = $1", [String(chainId)]);
  const refused = await facilitate(harness.url, merchant.apiKey, body);
  expect(refused).toMatchObject({ status: 503, body: { error: { code: "service_unavailable" } } });
  expect(JSON.stringify(refused.body)).not.toContain("chain_tokens");
  expect(await query(databaseUrl, "select id from payments where payer = $1", [payer.address])).toEqual([]);
  const row = "insert into chain_tokens (chain_id, symbol, address) values ($1, 'IDRX', $2)";
  await query(databaseUrl, row, [String(chainId), tokens.IDRX ?? ""]);
  expect(await facilitate(harness.url, merchant.apiKey, body)).toMatchObject({ status: 200 });
});
