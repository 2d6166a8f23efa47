import { createPayer } from "@lunas/testkit/payer/create-payer";
import type { Case } from "../case";
import type { Fixture } from "../fixture";
import { outcome } from "../http";
import { fields } from "../kinds";
import { casesOf, theCase } from "./ask-for";

const address = createPayer().address;
const funding = ({ ask, key }: Fixture, body: object) => ask("POST", "/sandbox/fund", { key, body });
const to =
  (body: object) =>
  ({ key }: Fixture) => ({ key, body: { address, amount: "5", ...body } });

/** A local fork has these operations, a hosted chain refuses them: which of the two this is, the caller knows. */
const hostedOnly = "409 sandbox_operation_unsupported, or 200 on a fork";
const hosted = (got: string) => (["409 sandbox_operation_unsupported", "200"].includes(got) ? hostedOnly : got);

export const sandboxCases: readonly Case[] = [
  ...casesOf("POST", "/sandbox/fund", [
    ["fund.address", "an address that is none", "400 invalid_request", to({ address: "0x1" })],
    ["fund.amount", "base units with decimals", "400 invalid_request", to({ amount: "5.5" })],
    ["fund.token", "a token that the faucet does not have", "400 unsupported_token", to({ token: "USDC" })],
    ["fund.cap", "100001 IDRX", "400 amount_exceeds_cap", to({ amount: "100001" })],
    [
      "fund.no-session",
      "a session and no key",
      "401 unauthorized",
      ({ owner }) => ({ cookie: owner.cookie, body: { address, amount: "5" } }),
    ],
  ]),
  theCase(
    ["fund.cap-details", "POST", "/sandbox/fund"],
    ["100001 IDRX", "max 100000"],
    async (fixture) => `max ${(await funding(fixture, { address, amount: "100001" })).body.error?.details?.max}`,
  ),
  theCase(
    ["amounts.fund-is-whole", "POST", "/sandbox/fund"],
    ["5 IDRX to a new wallet", "200, balance 500"],
    async (fixture) => {
      const answer = await funding(fixture, { address: createPayer().address, amount: "5" });
      return `${outcome(answer)}, balance ${String(answer.body.balance)}`;
    },
  ),
  theCase(["fund.open-to-all", "POST", "/sandbox/fund"], ["5 IDRX for an open page", "200"], async (fixture) =>
    outcome(await funding(fixture, { address, amount: "5", openToAll: true })),
  ),
  theCase(["fund.default-token", "POST", "/sandbox/fund"], ["no token", "IDRX"], async (fixture) =>
    String((await funding(fixture, { address, amount: "5" })).body.token),
  ),
  theCase(
    ["fund.eth", "POST", "/sandbox/fund"],
    ["0.001 ETH to a new wallet", "200, balance 1000000000000000"],
    async (fixture) => {
      const answer = await funding(fixture, { address: createPayer().address, amount: "0.001", token: "ETH" });
      return `${outcome(answer)}, balance ${String(answer.body.balance)}`;
    },
  ),
  ...fields({
    rows: "funded",
    method: "POST",
    path: "/sandbox/fund",
    given: "5 IDRX",
    read: async (fixture) => (await funding(fixture, { address, amount: "5" })).body,
    kinds: { txHash: "0x-prefixed hash", address: "address", amount: "string", token: "string", balance: "base units" },
  }),
  theCase(["reset.hosted", "POST", "/sandbox/reset"], ["a secret sandbox key", hostedOnly], async ({ ask, key }) =>
    hosted(outcome(await ask("POST", "/sandbox/reset", { key }))),
  ),
  theCase(["wallets.hosted", "GET", "/sandbox/wallets"], ["a secret sandbox key", hostedOnly], async ({ ask, key }) =>
    hosted(outcome(await ask("GET", "/sandbox/wallets", { key }))),
  ),
  theCase(
    ["reset.in-session", "POST", "/merchant/sandbox/reset"],
    ["a session", hostedOnly],
    async ({ ask, owner: { cookie } }) => hosted(outcome(await ask("POST", "/merchant/sandbox/reset", { cookie }))),
  ),
  theCase(
    ["wallets.in-session", "GET", "/merchant/sandbox/wallets"],
    ["a session", hostedOnly],
    async ({ ask, owner: { cookie } }) => hosted(outcome(await ask("GET", "/merchant/sandbox/wallets", { cookie }))),
  ),
];
