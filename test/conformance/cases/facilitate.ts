import { createPayer } from "@lunas/testkit/payer/create-payer";
import type { Case } from "../case";
import { amount, type Fixture, type SignedBody, shopOrigin } from "../fixture";
import { type Ask, outcome } from "../http";
import { fund } from "../payer";
import { casesOf, theCase } from "./ask-for";

const facilitate = ["POST", "/facilitate"] as const;
const inSeconds = (seconds: number) => BigInt(Math.floor(Date.now() / 1_000) + seconds);

/** Asks with the key and a signed body in which something was changed. */
const withBody =
  (change: (body: SignedBody, fixture: Fixture) => unknown) =>
  async (fixture: Fixture): Promise<Ask> => {
    const body = await fixture.sign();
    return { key: fixture.key, body: change(body, fixture) ?? body };
  };
/** Asks with the key and a body that was signed with other wishes. */
const wishing =
  (options: Parameters<Fixture["sign"]>[0], payer?: (fixture: Fixture) => ReturnType<Fixture["payer"]>) =>
  async (fixture: Fixture): Promise<Ask> => ({
    key: fixture.key,
    body: await fixture.sign(options, await payer?.(fixture)),
  });

async function unapproved({ ask, key, chain }: Fixture) {
  const payer = createPayer({ chain });
  await fund(ask, key, { address: payer.address, amount: "100" });
  return payer;
}

/** The steps in their order, and what a request may look like. */
export const facilitateCases: readonly Case[] = [
  ...casesOf(...facilitate, [
    [
      "facilitate.step-01",
      "a nonce in hex",
      "400 invalid_request",
      withBody((body) => {
        body.paymentPayload.payload.permit2Authorization.nonce = "0x10";
      }),
    ],
    [
      "facilitate.step-01-before-02",
      "a malformed body and no key",
      "400 invalid_request",
      { body: { paymentPayload: 7 } },
    ],
    [
      "facilitate.step-02",
      "a good body and a key that nobody has",
      "401 unauthorized",
      async ({ sign }) => ({
        body: await sign(),
        key: `ipk_sandbox_${"b".repeat(38)}`,
      }),
    ],
    [
      "facilitate.step-04-token",
      "a token of no chain",
      "400 unsupported_token",
      wishing({ token: createPayer().address }),
    ],
    [
      "facilitate.step-04-network",
      "the other chain's network",
      "400 unsupported_network",
      withBody((body, { config }) => {
        const network = String(config.production?.x402?.caip2Network) as typeof body.paymentRequirements.network;
        body.paymentRequirements.network = network;
        body.paymentPayload.accepted.network = network;
      }),
    ],
    [
      "facilitate.step-05",
      "a signature for another payment",
      "400 invalid_signature",
      async (fixture) => {
        const [body, other] = [await fixture.sign(), await fixture.sign()];
        body.paymentPayload.payload.signature = other.paymentPayload.payload.signature;
        return { key: fixture.key, body };
      },
    ],
    [
      "facilitate.step-06",
      "a deadline that has passed",
      "400 expired_deadline",
      wishing({ deadlineSeconds: inSeconds(-60) }),
    ],
    ["facilitate.step-08", "a payer without money", "400 insufficient_balance", wishing({})],
    ["facilitate.step-09", "a payer who has not approved Permit2", "400 no_permit2_approval", wishing({}, unapproved)],
    [
      "facilitate.step-10",
      "the amount whose simulation reverts",
      "400 simulation_failed",
      wishing({ amount: 9_990_400n }, ({ payer }) => payer()),
    ],
    [
      "facilitate.step-12",
      "the amount that reverts on chain",
      "500 tx_failed",
      wishing({ amount: 9_990_200n }, ({ payer }) => payer()),
    ],
    [
      "facilitate.order",
      "an expired deadline of a payer without money, badly signed",
      "400 invalid_signature",
      async (fixture) => {
        const body = await fixture.sign({ deadlineSeconds: inSeconds(-60) });
        body.paymentPayload.payload.signature = `0x${"11".repeat(65)}`;
        return { key: fixture.key, body };
      },
    ],
    [
      "facilitate.field-case",
      "a field in other letters",
      "400 invalid_request",
      async ({ sign, key }) => {
        const { paymentPayload, paymentRequirements } = await sign();
        return { key, body: { PaymentPayload: paymentPayload, paymentRequirements } };
      },
    ],
    [
      "requirements.x402Version",
      "version 3",
      "400 invalid_request",
      withBody((body) => {
        body.paymentPayload.x402Version = 3;
      }),
    ],
    [
      "requirements.scheme",
      "scheme upto",
      "400 invalid_request",
      withBody((body) => {
        body.paymentRequirements.scheme = "upto";
      }),
    ],
    [
      "requirements.network",
      "a network that is no CAIP-2 id",
      "400 invalid_request",
      withBody((body) => {
        Object.assign(body.paymentRequirements, { network: "base" });
      }),
    ],
    [
      "requirements.asset",
      "an asset that is no address",
      "400 invalid_request",
      withBody((body) => {
        Object.assign(body.paymentRequirements, { asset: "IDRX" });
      }),
    ],
    [
      "requirements.amount",
      "another amount than was signed",
      "400 payment_mismatch",
      withBody((body) => {
        body.paymentRequirements.amount = "999";
      }),
    ],
    [
      "requirements.payTo",
      "another payee than the merchant",
      "400 payment_mismatch",
      wishing({ to: createPayer().address }),
    ],
    [
      "requirements.maxTimeoutSeconds",
      "a text for seconds",
      "400 invalid_request",
      withBody((body) => {
        Object.assign(body.paymentRequirements, { maxTimeoutSeconds: "60" });
      }),
    ],
    [
      "requirements.assetTransferMethod",
      "another method",
      "400 invalid_request",
      withBody((body) => {
        body.paymentRequirements.extra.assetTransferMethod = "eip3009";
      }),
    ],
  ]),
  theCase(
    ["facilitate.step-07", ...facilitate],
    ["a nonce that is used", "409 nonce_already_used"],
    async (fixture) => {
      const { body } = await fixture.paid();
      return outcome(await fixture.ask("POST", "/facilitate", { key: fixture.key, body }));
    },
  ),
  theCase(["facilitate.settled", ...facilitate], ["a good payment", "200 confirmed"], async ({ paid }) => {
    const { answer } = await paid();
    return `${outcome(answer)} ${String(answer.body.status)}`;
  }),
  theCase(["facilitate.step-03", ...facilitate], ["a sandbox key", "sandbox"], async ({ record }) =>
    String((await record()).network),
  ),
  theCase(["facilitate.step-11", ...facilitate], ["a good payment", "Transfer of 1000 in the transaction"], transferOf),
  theCase(["facilitate.step-13", ...facilitate], ["a good payment, looked up", "confirmed"], async ({ record }) =>
    String((await record()).status),
  ),
  theCase(["facilitate.step-15", ...facilitate], ["a good payment", "a transaction hash"], async ({ paid }) => {
    const { txHash } = (await paid()).answer.body;
    return /^0x[0-9a-f]{64}$/.test(String(txHash)) ? "a transaction hash" : String(txHash);
  }),
  theCase(
    ["facilitate.header-value", ...facilitate],
    ["the payload as it stood in the payer's header", "200"],
    async (fixture) => {
      const body = await fixture.sign({}, await fixture.payer());
      const paymentPayload = Buffer.from(JSON.stringify(body.paymentPayload)).toString("base64");
      return outcome(await fixture.ask("POST", "/facilitate", { key: fixture.key, body: { ...body, paymentPayload } }));
    },
  ),
  theCase(
    ["modes.server", ...facilitate],
    ["a secret key, no Origin", "200 server"],
    async ({ paid, record }) => `${outcome((await paid()).answer)} ${String((await record()).source)}`,
  ),
  theCase(
    ["modes.direct", ...facilitate],
    ["a publishable key from its origin", "200 direct, for the page to read"],
    async (fixture) => {
      const { apiKey, sign, owner, ask, payer } = fixture;
      const { key } = await apiKey({ environment: "sandbox", type: "publishable", allowedOrigins: [shopOrigin] });
      const body = await sign({ to: owner.walletAddress }, await payer());
      const answer = await ask("POST", "/facilitate", { key: String(key), origin: shopOrigin, body });
      const isReadable = answer.headers.get("access-control-allow-origin") === shopOrigin;
      return `${outcome(answer)} ${answer.body.payment?.source}${isReadable ? ", for the page to read" : ""}`;
    },
  ),
];

/** Reads the chain itself: what is claimed to be settled is there. */
async function transferOf({ paid, config, chain, payTo }: Fixture): Promise<string> {
  const { answer } = await paid();
  const response = await fetch(String(config.sandbox?.rpcUrl), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_getTransactionReceipt", params: [answer.body.txHash] }),
  });
  const { result } = (await response.json()) as {
    result: { logs: { address: string; topics: string[]; data: string }[] } | null;
  };
  const isTransfer = result?.logs.some(
    ({ address, topics, data }) =>
      address.toLowerCase() === chain.tokens.IDRX?.toLowerCase() &&
      topics[2]?.endsWith(payTo.slice(2).toLowerCase()) === true &&
      BigInt(data) === amount,
  );
  return isTransfer ? `Transfer of ${amount} in the transaction` : JSON.stringify(result).slice(0, 120);
}
