import { Wallet } from "ethers";
import { cookieOf, openAccount, profile, signIn } from "../account";
import type { Case } from "../case";
import type { Fixture } from "../fixture";
import { type Answer, outcome } from "../http";
import { fields, kindOf } from "../kinds";
import { theCase } from "./ask-for";

const registration = async (fixture: Fixture) => {
  const wallet = Wallet.createRandom() as unknown as Wallet;
  const proof = await signIn(fixture.ask, wallet, { chainId: fixture.chain.chainId });
  return { ...profile, walletAddress: wallet.address, ...proof };
};

/** Registers without a field, and answers which fields were missed. */
async function missed(fixture: Fixture, field: string): Promise<string> {
  const { [field]: _, ...body } = (await registration(fixture)) as Record<string, unknown>;
  const answer = await fixture.ask("POST", "/auth/register", { body });
  return `${outcome(answer)} ${Object.keys(answer.body.error?.details ?? {}).join(" ")}`;
}

export const signInCases: readonly Case[] = [
  ...["email", "walletAddress", "name", "signature", "message"].map((field) =>
    theCase(
      [`register.${field}`, "POST", "/auth/register"],
      [`no ${field}`, `400 invalid_request ${field}`],
      (fixture) => missed(fixture, field),
    ),
  ),
  theCase(
    ["register.website", "POST", "/auth/register"],
    ["a website that is no URL", "400 invalid_request"],
    async (fixture) => {
      const body = { ...(await registration(fixture)), website: "warung" };
      return outcome(await fixture.ask("POST", "/auth/register", { body }));
    },
  ),
  ...fields({
    rows: "registered",
    method: "POST",
    path: "/auth/register",
    given: "a signed message",
    read: async ({ owner }) => owner.registered.body,
    kinds: {
      merchantId: "string",
      email: "string",
      walletAddress: "address",
      sandboxApiKey: "string",
      createdAt: "ISO 8601 time",
    },
  }),
  theCase(
    ["register.creates-sandbox-key", "POST", "/auth/register"],
    ["its key, used at once", "404 payment_not_found"],
    async (fixture) => outcome(await fixture.ask("GET", "/payments/pay_0", { key: fixture.other.apiKey })),
  ),
  theCase(
    ["prefix.secret-sandbox", "POST", "/auth/register"],
    ["the key that it makes", "ipk_sandbox_"],
    async ({ owner }) => String(/^ipk_[a-z_]+_/.exec(owner.apiKey)?.[0]),
  ),
  theCase(
    ["siwe.signature", "POST", "/auth/login"],
    ["a signature of another wallet", "401 unauthorized"],
    async (fixture) => {
      const { message } = await signIn(fixture.ask, fixture.owner.wallet, { chainId: fixture.chain.chainId });
      const signature = await Wallet.createRandom().signMessage(message);
      return outcome(await fixture.ask("POST", "/auth/login", { body: { message, signature } }));
    },
  ),
  theCase(
    ["siwe.nonce", "POST", "/auth/login"],
    ["a message that was used before", "401 unauthorized"],
    async (fixture) => {
      const body = await signIn(fixture.ask, fixture.other.wallet, { chainId: fixture.chain.chainId });
      await fixture.ask("POST", "/auth/login", { body });
      return outcome(await fixture.ask("POST", "/auth/login", { body }));
    },
  ),
  theCase(
    ["siwe.timestamp", "POST", "/auth/login"],
    ["a message of an hour ago", "401 unauthorized"],
    async (fixture) => {
      const issuedAt = new Date(Date.now() - 3_600_000).toISOString();
      const body = await signIn(fixture.ask, fixture.owner.wallet, { chainId: fixture.chain.chainId, issuedAt });
      return outcome(await fixture.ask("POST", "/auth/login", { body }));
    },
  ),
  theCase(
    ["session.login", "POST", "/auth/login"],
    ["a signed message", "200, then 200 with its cookie"],
    async ({ owner, ask }) => {
      const me = await ask("GET", "/merchant/me", { cookie: owner.cookie });
      return `${outcome(owner.loggedIn)}, then ${outcome(me)} with its cookie`;
    },
  ),
  theCase(["session.logout", "POST", "/auth/logout"], ["a session", "200, then 401 unauthorized"], async (fixture) => {
    const { cookie } = await openAccount(fixture.ask, fixture.chain.chainId);
    const out = await fixture.ask("POST", "/auth/logout", { cookie });
    return `${outcome(out)}, then ${outcome(await fixture.ask("GET", "/merchant/me", { cookie }))}`;
  }),
  theCase(["session.cookie-is-cleared", "POST", "/auth/logout"], ["a session", "an empty cookie"], async (fixture) => {
    const { cookie } = await openAccount(fixture.ask, fixture.chain.chainId);
    const cleared = cookieOf(await fixture.ask("POST", "/auth/logout", { cookie }));
    return /=$/.test(cleared) ? "an empty cookie" : cleared;
  }),
  theCase(
    ["merchant.unique-wallet", "POST", "/auth/register"],
    ["a wallet that is registered", "409 merchant_exists"],
    async (fixture) => {
      const { wallet } = fixture.other;
      const proof = await signIn(fixture.ask, wallet, { chainId: fixture.chain.chainId });
      const body = { ...profile, walletAddress: wallet.address, ...proof };
      return outcome(await fixture.ask("POST", "/auth/register", { body }));
    },
  ),
  theCase(["prefix.secret-live", "POST", "/merchant/api-keys"], ["environment production", "ipk_live_"], (fixture) =>
    familyOf(fixture, { environment: "production" }),
  ),
  theCase(
    ["prefix.publishable-sandbox", "POST", "/merchant/api-keys"],
    ["publishable, sandbox", "ipk_pub_sandbox_"],
    (fixture) =>
      familyOf(fixture, { environment: "sandbox", type: "publishable", allowedOrigins: ["https://shop.example"] }),
  ),
  theCase(
    ["prefix.publishable-live", "POST", "/merchant/api-keys"],
    ["publishable, production", "ipk_pub_live_"],
    (fixture) =>
      familyOf(fixture, { environment: "production", type: "publishable", allowedOrigins: ["https://shop.example"] }),
  ),
  theCase(
    ["merchant.walletAddress-of-registration", "GET", "/merchant/me"],
    ["a session", "the wallet that signed"],
    async (fixture) => {
      const { body } = await fixture.ask("GET", "/merchant/me", { cookie: fixture.owner.cookie });
      return body.walletAddress === (fixture.owner.walletAddress as unknown)
        ? "the wallet that signed"
        : kindOf(body, "string");
    },
  ),
  theCase(
    ["sign-in-link.create", "POST", "/auth/sign-in-links"],
    ["a message with the statement of links", "201, with the token in the fragment"],
    async (fixture) => {
      const answer = await linkFor(fixture);
      return `${answer.status}, ${/#[\w-]{22}$/.test(String(answer.body.url)) ? "with the token in the fragment" : "?"}`;
    },
  ),
  theCase(
    ["sign-in-link.other-statement", "POST", "/auth/sign-in-links"],
    ["a message that signs in", "401 unauthorized statement_mismatch"],
    async (fixture) => {
      const { owner, chain } = fixture;
      const body = await signIn(fixture.ask, owner.wallet, { chainId: chain.chainId });
      return refusalOf(await fixture.ask("POST", "/auth/sign-in-links", { body }));
    },
  ),
  theCase(
    ["sign-in-link.no-sign-in", "POST", "/auth/login"],
    ["a message that makes a link", "401 unauthorized statement_mismatch"],
    async (fixture) => refusalOf(await fixture.ask("POST", "/auth/login", { body: await linkProof(fixture) })),
  ),
  theCase(["sign-in-link.read", "POST", "/auth/sign-in-links/read"], ["a token, twice", "200, 200"], async (fixture) =>
    twice(fixture, "read"),
  ),
  theCase(
    ["sign-in-link.once", "POST", "/auth/sign-in-links/redeem"],
    ["a token, twice", "200, 401 unauthorized"],
    async (fixture) => twice(fixture, "redeem"),
  ),
  theCase(
    ["sign-in-link.elsewhere", "POST", "/auth/sign-in-links/redeem"],
    ["another origin", "403 origin_not_allowed"],
    async (fixture) => {
      const { token } = await tokenFor(fixture);
      const call = { body: { token }, origin: "https://evil.example" };
      return outcome(await fixture.ask("POST", "/auth/sign-in-links/redeem", call));
    },
  ),
];

const linkStatement = "Make a link that signs a browser in to the Lunas dashboard, once, within a minute.";

const linkProof = ({ ask, owner, chain }: Fixture) =>
  signIn(ask, owner.wallet, { chainId: chain.chainId, statement: linkStatement });

async function linkFor(fixture: Fixture) {
  return fixture.ask("POST", "/auth/sign-in-links", { body: await linkProof(fixture) });
}

async function tokenFor(fixture: Fixture) {
  const { origin, hash } = new URL(String((await linkFor(fixture)).body.url));
  return { origin, token: hash.slice(1) };
}

async function twice(fixture: Fixture, verb: "read" | "redeem"): Promise<string> {
  const { origin, token } = await tokenFor(fixture);
  const use = async () =>
    outcome(await fixture.ask("POST", `/auth/sign-in-links/${verb}`, { body: { token }, origin }));
  return `${await use()}, ${await use()}`;
}

function refusalOf(answer: Answer): string {
  return `${outcome(answer)} ${String(answer.body.error?.details?.reason)}`;
}
async function familyOf({ apiKey }: Fixture, options: object): Promise<string> {
  const { key } = await apiKey(options);
  return String(/^ipk_(?:pub_)?(?:sandbox|live)_/.exec(String(key))?.[0]);
}
