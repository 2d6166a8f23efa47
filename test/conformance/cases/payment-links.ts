import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { paymentPayload } from "@lunas/testkit/payer/payment-header";
import type { Case } from "../case";
import { amount, type Fixture } from "../fixture";
import { type Json, outcome } from "../http";
import { fields } from "../kinds";
import { casesOf, theCase } from "./ask-for";

const offer = { title: "Kopi", amount: amount.toString() };
const key = ({ owner }: Fixture) => owner.apiKey;

const create = async (fixture: Fixture, more: object = {}): Promise<Json> =>
  (await fixture.ask("POST", "/payment-links", { key: key(fixture), body: { ...offer, ...more } })).body;

/** Pays as the link's own page does. */
async function pay(fixture: Fixture, { linkId, url }: Json, origin = new URL(String(url)).origin) {
  const { chain, owner } = fixture;
  const authorization = await (await fixture.payer()).authorize({ to: owner.walletAddress, amount });
  const body = { paymentPayload: paymentPayload(authorization, { chain }) };
  return fixture.ask("POST", `/pay/${linkId}`, { body, origin });
}

async function listed(fixture: Fixture): Promise<string> {
  const { linkId } = await create(fixture);
  const answer = await fixture.ask("GET", "/payment-links", { key: key(fixture) });
  const links = answer.body.paymentLinks as unknown as readonly Json[];
  return `${outcome(answer)}, ${links.some((each) => each.linkId === linkId) ? "there" : "not there"}`;
}

async function close(fixture: Fixture, { linkId }: Json) {
  return fixture.ask("PATCH", `/payment-links/${linkId}`, { key: key(fixture), body: { active: false } });
}

export const paymentLinkCases: readonly Case[] = [
  ...fields({
    ...{ rows: "link", method: "POST", path: "/payment-links", given: "a title and a price" },
    read: (fixture) => create(fixture),
    kinds: {
      ...{ linkId: "string", url: "URL", title: "string", amount: "base units", status: "string" },
      ...{ network: "string", environment: "string", createdAt: "ISO 8601 time" },
    },
  }),
  ...casesOf("POST", "/payment-links", [
    [
      "link.no-price",
      "a title alone",
      "400 invalid_request",
      (fixture) => ({ key: key(fixture), body: { title: "Kopi" } }),
    ],
  ]),
  theCase(["link.list", "GET", "/payment-links"], ["a link that was made", "200, there"], listed),
  theCase(["link.look-up", "GET", "/payment-links/:id"], ["its id", "200 open"], async (fixture) => {
    const { linkId } = await create(fixture);
    const answer = await fixture.ask("GET", `/payment-links/${linkId}`, { key: key(fixture) });
    return `${outcome(answer)} ${String(answer.body.status)}`;
  }),
  theCase(
    ["link.own-only", "GET", "/payment-links/:id"],
    ["another merchant's key", "404 not_found"],
    async (fixture) => {
      const { linkId } = await create(fixture);
      return outcome(await fixture.ask("GET", `/payment-links/${linkId}`, { key: fixture.other.apiKey }));
    },
  ),
  theCase(["link.close", "PATCH", "/payment-links/:id"], ["active: false", "200 closed"], async (fixture) => {
    const answer = await close(fixture, await create(fixture));
    return `${outcome(answer)} ${String(answer.body.status)}`;
  }),
  theCase(
    ["link.pay", "POST", "/pay/:linkId"],
    ["a signed payment of its page", "200 confirmed, with a receipt and without an id"],
    async (fixture) => {
      const { status, body } = await pay(fixture, await create(fixture));
      const receipt = body.receiptUrl === undefined ? "without a receipt" : "with a receipt";
      return `${status} ${String(body.status)}, ${receipt} and ${"paymentId" in body ? "with" : "without"} an id`;
    },
  ),
  theCase(
    ["link.pay-closed", "POST", "/pay/:linkId"],
    ["a link that was closed", "410 link_closed"],
    async (fixture) => {
      const link = await create(fixture);
      await close(fixture, link);
      return outcome(await pay(fixture, link));
    },
  ),
  theCase(
    ["link.pay-elsewhere", "POST", "/pay/:linkId"],
    ["another origin", "403 origin_not_allowed"],
    async (fixture) => outcome(await pay(fixture, await create(fixture), "https://shop.example")),
  ),
  theCase(
    ["link.test-wallet", "POST", "/pay/:linkId/test-wallet"],
    ["a fresh address, from the link's page", "200 IDRX"],
    async (fixture) => {
      const answer = await fundOn(fixture, await create(fixture));
      return `${outcome(answer)} ${String(answer.body.token)}`;
    },
  ),
  theCase(
    ["link.test-wallet-elsewhere", "POST", "/pay/:linkId/test-wallet"],
    ["another origin", "403 origin_not_allowed"],
    async (fixture) => outcome(await fundOn(fixture, await create(fixture), "https://shop.example")),
  ),
];

/** Asks for the money of a test wallet, as the link's own page does. */
function fundOn(fixture: Fixture, { linkId, url }: Json, origin = new URL(String(url)).origin) {
  const body = { address: freshWallet().address, need: "payment" };
  return fixture.ask("POST", `/pay/${linkId}/test-wallet`, { body, origin });
}
