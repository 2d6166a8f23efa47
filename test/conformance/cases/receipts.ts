import type { Case } from "../case";
import type { Fixture } from "../fixture";
import { outcome } from "../http";
import { fields } from "../kinds";
import { casesOf, theCase } from "./ask-for";

const receiptOf = async (fixture: Fixture, key = fixture.key) => {
  const { paymentId } = await fixture.record();
  return fixture.ask("GET", `/payments/${paymentId}/receipt`, { key });
};

/** Receipts, the timeline and reports of payments. */
export const receiptCases: readonly Case[] = [
  ...fields({
    ...{ rows: "receipt", method: "GET", path: "/payments/:id/receipt", given: "a payment that was settled" },
    read: async (fixture) => (await receiptOf(fixture)).body,
    kinds: { receipt: "string", url: "URL" },
  }),
  theCase(
    ["receipt.own-only", "GET", "/payments/:id/receipt"],
    ["another merchant's key", "404 payment_not_found"],
    async (fixture) => outcome(await receiptOf(fixture, fixture.other.apiKey)),
  ),
  theCase(
    ["receipt.signed-by-published-key", "GET", "/.well-known/jwks.json"],
    ["the key of a receipt", "200, published"],
    async (fixture) => {
      const [header = ""] = String((await receiptOf(fixture)).body.receipt).split(".");
      const { kid } = JSON.parse(Buffer.from(header, "base64url").toString()) as { kid: string };
      const answer = await fixture.ask("GET", "/.well-known/jwks.json");
      const keys = answer.body.keys as unknown as readonly { kid: string }[];
      return `${outcome(answer)}, ${keys.some((each) => each.kid === kid) ? "published" : "not published"}`;
    },
  ),
  ...fields({
    ...{ rows: "timeline", method: "GET", path: "/payments/:id/timeline", given: "a payment that was settled" },
    read: async (fixture) => {
      const { paymentId } = await fixture.record();
      return (await fixture.ask("GET", `/payments/${paymentId}/timeline`, { key: fixture.key })).body;
    },
    kinds: { paymentId: "string", status: "string", totalCostWei: "base units", stages: "array" },
  }),
  theCase(["csv.payments", "GET", "/payments.csv"], ["a key", "200 text/csv; charset=utf-8"], async (fixture) => {
    const answer = await fixture.ask("GET", "/payments.csv", { key: fixture.key });
    return `${outcome(answer)} ${answer.headers.get("content-type")}`;
  }),
  ...casesOf("GET", "/payments.csv?since=2024-01-01", [
    ["csv.period", "more than 366 days", "400 invalid_request", ({ key }) => ({ key })],
  ]),
  ...fields({
    ...{ rows: "daily", method: "GET", path: "/merchant/reports/daily", given: "a key" },
    read: async (fixture) => (await fixture.ask("GET", "/merchant/reports/daily", { key: fixture.key })).body,
    kinds: {
      ...{ timeZone: "string", days: "array", "total.count": "integer", "total.gross": "base units" },
      ...{ "total.refunded": "base units", "total.net": "base units", "total.uniquePayers": "integer" },
    },
  }),
];
