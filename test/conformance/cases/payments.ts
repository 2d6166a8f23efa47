import { until } from "@lunas/testkit/time/until";
import type { Case } from "../case";
import { amount, type Fixture } from "../fixture";
import { type Answer, outcome } from "../http";
import { fields } from "../kinds";
import { casesOf, theCase } from "./ask-for";

const list = ({ ask, key }: Fixture, query: string) => ask("GET", `/payments?${query}`, { key });
const itemsOf = ({ body }: Answer) => (body.payments ?? []) as unknown as readonly Readonly<Record<string, unknown>>[];

/** Lists once a payment is there, and answers whether it is on the page. */
async function listed(fixture: Fixture, query: (record: Readonly<Record<string, unknown>>) => string): Promise<string> {
  const record = (await fixture.record()) as Readonly<Record<string, unknown>>;
  const answer = await list(fixture, query(record));
  const isThere = itemsOf(answer).some(({ paymentId }) => paymentId === record.paymentId);
  return `${outcome(answer)}, ${isThere ? "there" : "not there"}`;
}

/** How sure the chain is of a record's block. `lost` would be a block that is gone. */
function stateOf({ confirmations, finality }: Readonly<Record<string, unknown>>): string {
  const isIncluded = ["included", "safe", "finalized"].includes(String(finality));
  const isDeep = Number(confirmations) >= 1;
  return isIncluded && isDeep ? "in a block, at least 1 deep" : `${String(finality)}, ${String(confirmations)} deep`;
}

/** A record without what grows with every block. */
function lasting({ confirmations: _, finality: __, ...record }: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(record);
}

const shifted = (time: unknown, byMs: number) => new Date(Date.parse(String(time)) + byMs).toISOString();

export const paymentCases: readonly Case[] = [
  ...fields({
    rows: "payment",
    method: "GET",
    path: "/payments/:txHash",
    given: "a payment that was settled",
    read: ({ record }) => record(),
    kinds: {
      verified: "boolean",
      txHash: "0x-prefixed hash",
      status: "string",
      from: "address",
      to: "address",
      token: "string",
      amount: "base units",
      network: "string",
      blockNumber: "integer",
      timestamp: "ISO 8601 time",
      resource: "string or null",
      description: "string or null",
      confirmations: "integer",
      finality: "string",
    },
  }),
  theCase(
    ["payment.finality-of-settled", "GET", "/payments/:txHash"],
    ["a payment that was settled", "in a block, at least 1 deep"],
    async ({ record }) => stateOf(await record()),
  ),
  theCase(
    ["list.finality", "GET", "/payments"],
    ["a payment that was settled", "in a block, at least 1 deep"],
    async (fixture) => {
      const { from, paymentId } = await fixture.record();
      const found = itemsOf(await list(fixture, `from=${from}`)).find((item) => item.paymentId === paymentId);
      return found === undefined ? "not there" : stateOf(found);
    },
  ),
  theCase(
    ["events.no-finality", "GET", "/events"],
    ["a payment that was settled", "payment.confirmed without confirmations and finality"],
    async (fixture) => {
      const { paymentId } = await fixture.record();
      const eventOfIt = async () => {
        const { body } = await fixture.ask("GET", "/events?limit=100", { key: fixture.key });
        const events = (body.events ?? []) as unknown as readonly { type: string; data: Record<string, unknown> }[];
        return events.find(({ data }) => data.paymentId === paymentId);
      };
      // The feed shows an event once the dispatcher has given it its position, a moment after the payment is confirmed.
      const found = await until(eventOfIt, { timeoutMs: 30_000, what: "the payment's event" });
      const has = ["confirmations", "finality"].some((field) => field in found.data);
      return `${found.type} ${has ? "with" : "without"} confirmations and finality`;
    },
  ),
  theCase(
    ["payment.verified-when-confirmed", "GET", "/payments/:txHash"],
    ["a payment that was settled", "confirmed true"],
    async ({ record }) => {
      const { status, verified } = await record();
      return `${String(status)} ${String(verified)}`;
    },
  ),
  theCase(
    ["amounts.base-units", "GET", "/payments/:txHash"],
    ["1,000 base units were paid", "1000 IDRX"],
    async ({ record }) => {
      const { amount: reported, token } = await record();
      return `${String(reported)} ${String(token)}`;
    },
  ),
  theCase(
    ["payment.description-null", "GET", "/payments/:txHash"],
    ["no description was given", "null"],
    async ({ record }) => String((await record()).description),
  ),
  theCase(
    ["lookup.own-only", "GET", "/payments/:txHash"],
    ["another merchant's key", "404 payment_not_found"],
    async (fixture) => {
      const { txHash } = await fixture.record();
      return outcome(await fixture.ask("GET", `/payments/${txHash}`, { key: fixture.other.apiKey }));
    },
  ),
  theCase(
    ["lookup.no-record", "GET", "/payments/:txHash"],
    ["a hash that nobody has", "404 payment_not_found"],
    async ({ ask, key }) => outcome(await ask("GET", `/payments/0x${"ab".repeat(32)}`, { key })),
  ),
  theCase(
    ["alias.same-response", "GET", "/verify/:txHash"],
    ["a payment that was settled", "200, the same"],
    async (fixture) => {
      const record = await fixture.record();
      const answer = await fixture.ask("GET", `/verify/${record.txHash}`, { key: fixture.key });
      return `${outcome(answer)}, ${lasting(answer.body) === lasting(record) ? "the same" : "not the same"}`;
    },
  ),
  theCase(
    ["alias.deprecation", "GET", "/verify/:txHash"],
    ["a payment that was settled", "Deprecation: true"],
    async (fixture) => {
      const { txHash } = await fixture.record();
      const { headers } = await fixture.ask("GET", `/verify/${txHash}`, { key: fixture.key });
      return `Deprecation: ${headers.get("deprecation")}`;
    },
  ),
  theCase(["list.defaults", "GET", "/payments"], ["no parameters", "page 1, limit 20"], async (fixture) => {
    const { pagination } = (await list(fixture, "")).body;
    return `page ${pagination?.page}, limit ${pagination?.limit}`;
  }),
  ...fields({
    rows: "pagination",
    method: "GET",
    path: "/payments",
    given: "no parameters",
    read: async (fixture) => (await list(fixture, "")).body,
    kinds: {
      payments: "array",
      "pagination.page": "integer",
      "pagination.limit": "integer",
      "pagination.total": "integer",
      "pagination.totalPages": "integer",
    },
  }),
  ...casesOf("GET", "/payments?page=0", [
    ["list.page", "a page that is none", "400 invalid_request", ({ key }) => ({ key })],
  ]),
  ...casesOf("GET", "/payments?limit=100", [["list.limit", "the most at a time", "200", ({ key }) => ({ key })]]),
  ...casesOf("GET", "/payments?limit=101", [
    ["list.limit-maximum", "more than the most", "400 invalid_request", ({ key }) => ({ key })],
  ]),
  theCase(["list.status", "GET", "/payments"], ["status=confirmed", "200, there"], (fixture) =>
    listed(fixture, () => "status=confirmed"),
  ),
  theCase(["list.status-other", "GET", "/payments"], ["status=failed", "200, not there"], (fixture) =>
    listed(fixture, () => "status=failed"),
  ),
  theCase(["list.from", "GET", "/payments"], ["from=the payer", "200, there"], (fixture) =>
    listed(fixture, ({ from }) => `from=${from}`),
  ),
  theCase(["list.from-other", "GET", "/payments"], ["from=another payer", "200, not there"], (fixture) =>
    listed(fixture, () => `from=0x${"12".repeat(20)}`),
  ),
  theCase(["list.resource", "GET", "/payments"], ["resource=the payment's", "200, there"], (fixture) =>
    listed(fixture, ({ resource, from }) => `resource=${encodeURIComponent(String(resource))}&from=${from}`),
  ),
  theCase(["list.resource-other", "GET", "/payments"], ["resource=another", "200, not there"], (fixture) =>
    listed(fixture, ({ resource, from }) => `resource=${encodeURIComponent(`${resource}/other`)}&from=${from}`),
  ),
  theCase(["list.since", "GET", "/payments"], ["since=a second later", "200, not there"], (fixture) =>
    listed(fixture, ({ createdAt, from }) => `since=${shifted(createdAt, 1_000)}&from=${from}`),
  ),
  theCase(["list.since-before", "GET", "/payments"], ["since=a second before", "200, there"], (fixture) =>
    listed(fixture, ({ createdAt, from }) => `since=${shifted(createdAt, -1_000)}&from=${from}`),
  ),
  theCase(["list.until", "GET", "/payments"], ["until=a second before", "200, not there"], (fixture) =>
    listed(fixture, ({ createdAt, from }) => `until=${shifted(createdAt, -1_000)}&from=${from}`),
  ),
  theCase(["list.until-after", "GET", "/payments"], ["until=a second later", "200, there"], (fixture) =>
    listed(fixture, ({ createdAt, from }) => `until=${shifted(createdAt, 1_000)}&from=${from}`),
  ),
  theCase(["list.own-only", "GET", "/payments"], ["another merchant's key", "0 of 0"], async (fixture) => {
    await fixture.record();
    const { body } = await fixture.ask("GET", "/payments", { key: fixture.other.apiKey });
    return `${(body.payments as unknown as unknown[] | undefined)?.length} of ${body.pagination?.total}`;
  }),
  theCase(
    ["stats.count", "GET", "/merchant/stats"],
    ["a payment of 1,000", "at least 1 with 1000"],
    async (fixture) => {
      const body = await fixture.sign({ to: fixture.owner.walletAddress }, await fixture.payer());
      await fixture.ask("POST", "/facilitate", { key: fixture.owner.apiKey, body });
      const stats = (await fixture.ask("GET", "/merchant/stats?environment=sandbox", { cookie: fixture.owner.cookie }))
        .body;
      const isCounted = Number(stats.totalPayments) >= 1 && BigInt(String(stats.totalVolume?.IDRX)) >= amount;
      return isCounted ? "at least 1 with 1000" : JSON.stringify(stats);
    },
  ),
];
