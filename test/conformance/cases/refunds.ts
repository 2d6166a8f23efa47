import { paymentPayload } from "@lunas/testkit/payer/payment-header";
import { until } from "@lunas/testkit/time/until";
import type { Case } from "../case";
import { amount, type Fixture } from "../fixture";
import { type Answer, type Json, outcome } from "../http";
import { fields } from "../kinds";
import { equipPayer } from "../payer";
import { theCase } from "./ask-for";

const half = amount / 2n;

interface Refunded {
  readonly paymentId: string;
  /** The answer of the preparation, of the request, and of the same request again. */
  readonly prepared: Answer;
  readonly created: Answer;
  readonly repeated: Answer;
  readonly refund: Json;
}

const made = new WeakMap<Fixture, Promise<Refunded>>();

/** A payment of the owner's, half of which was refunded; one for all cases. */
function refunded(fixture: Fixture): Promise<Refunded> {
  const known = made.get(fixture) ?? refund(fixture);
  made.set(fixture, known);
  return known;
}

async function refund(fixture: Fixture): Promise<Refunded> {
  const { ask, owner, chain, config } = fixture;
  const key = owner.apiKey;
  const payer = await fixture.payer();
  const body = await fixture.sign({ to: owner.walletAddress }, payer);
  const { paymentId } = (await ask("POST", "/facilitate", { key, body })).body;
  const privateKey = owner.wallet.privateKey as `0x${string}`;
  const wallet = await equipPayer(ask, { key, chain, rpcUrl: String(config.sandbox?.rpcUrl), privateKey });
  const path = `/payments/${paymentId}/refunds`;
  const prepared = await ask("POST", `${path}/prepare`, { key, body: { amount: half.toString() } });
  const { nonce, deadline } = prepared.body.permit2Authorization as Json;
  const unsigned = { to: payer.address, amount: half, nonce: BigInt(String(nonce)) };
  const signed = await wallet.authorize({ ...unsigned, deadlineSeconds: BigInt(String(deadline)) });
  const request = { amount: half.toString(), payload: paymentPayload(signed, { chain }).payload };
  const created = await ask("POST", path, { key, body: request });
  const repeated = await ask("POST", path, { key, body: request });
  const ended = async () => {
    const { body: record } = await ask("GET", `/refunds/${created.body.refundId}`, { key });
    return String(record.status) === "pending" ? null : record;
  };
  const found = await until(ended, { timeoutMs: 30_000, what: "the refund's end" });
  return { paymentId: String(paymentId), prepared, created, repeated, refund: found };
}

/** The id of a payment, half of which was refunded. */
export const refundedPayment = async (fixture: Fixture) => (await refunded(fixture)).paymentId;

/** Asks with the owner's key, once half of the payment is refunded. */
async function ask(fixture: Fixture, pathOf: (of: Refunded) => string, key = fixture.owner.apiKey): Promise<Answer> {
  return fixture.ask("GET", pathOf(await refunded(fixture)), { key });
}

const listed = async (fixture: Fixture, pathOf: (of: Refunded) => string) => {
  const answer = await ask(fixture, pathOf);
  const refunds = answer.body.refunds as unknown as readonly Json[];
  const { refund: wanted } = await refunded(fixture);
  return `${outcome(answer)}, ${refunds.some((each) => each.refundId === wanted.refundId) ? "there" : "not there"}`;
};

export const refundCases: readonly Case[] = [
  ...fields({
    ...{ rows: "refund-prepared", method: "POST", path: "/payments/:id/refunds/prepare", given: "half of a payment" },
    read: async (fixture) => (await refunded(fixture)).prepared.body,
    kinds: {
      ...{ paymentId: "string", from: "address", to: "address", amount: "base units", remaining: "base units" },
      ...{ permit2Authorization: "object", typedData: "object", "approval.approved": "boolean" },
    },
  }),
  theCase(
    ["refund.too-much", "POST", "/payments/:id/refunds/prepare"],
    ["more than what remains", "409 refund_exceeds_payment"],
    async (fixture) => {
      const { paymentId } = await refunded(fixture);
      const given = { key: fixture.owner.apiKey, body: { amount: amount.toString() } };
      return outcome(await fixture.ask("POST", `/payments/${paymentId}/refunds/prepare`, given));
    },
  ),
  theCase(
    ["refund.created", "POST", "/payments/:id/refunds"],
    ["half of a payment, signed", "201 pending"],
    async (fixture) => {
      const { created } = await refunded(fixture);
      return `${outcome(created)} ${String(created.body.status)}`;
    },
  ),
  theCase(
    ["refund.repeated", "POST", "/payments/:id/refunds"],
    ["the same authorization again", "200, the same refund"],
    async (fixture) => {
      const { created, repeated } = await refunded(fixture);
      const isSame = created.body.refundId === repeated.body.refundId;
      return `${outcome(repeated)}, ${isSame ? "the same refund" : "another refund"}`;
    },
  ),
  ...fields({
    ...{ rows: "refund", method: "GET", path: "/refunds/:id", given: "a refund that was settled" },
    read: async (fixture) => (await refunded(fixture)).refund,
    kinds: {
      ...{ refundId: "string", paymentId: "string", status: "string", txHash: "0x-prefixed hash" },
      ...{ from: "address", to: "address", amount: "base units", reason: "string or null" },
      ...{ blockNumber: "integer", timestamp: "ISO 8601 time", createdAt: "ISO 8601 time" },
    },
  }),
  ...fields({
    ...{ rows: "refund-timeline", method: "GET", path: "/refunds/:id/timeline", given: "a refund that was settled" },
    read: async (fixture) => (await ask(fixture, ({ refund: { refundId } }) => `/refunds/${refundId}/timeline`)).body,
    kinds: {
      ...{ refundId: "string", paymentId: "string", status: "string", totalCostWei: "base units", stages: "array" },
    },
  }),
  theCase(["refund.own-only", "GET", "/refunds/:id"], ["another merchant's key", "404 not_found"], async (fixture) =>
    outcome(await ask(fixture, ({ refund: { refundId } }) => `/refunds/${refundId}`, fixture.other.apiKey)),
  ),
  theCase(["refund.of-payment", "GET", "/payments/:id/refunds"], ["a payment", "200, there"], (fixture) =>
    listed(fixture, ({ paymentId }) => `/payments/${paymentId}/refunds`),
  ),
  theCase(["refund.list", "GET", "/refunds"], ["status=confirmed", "200, there"], (fixture) =>
    listed(fixture, () => "/refunds?status=confirmed"),
  ),
  theCase(["refund.list-other", "GET", "/refunds"], ["status=failed", "200, not there"], (fixture) =>
    listed(fixture, () => "/refunds?status=failed"),
  ),
  ...fields({
    ...{ rows: "refund-receipt", method: "GET", path: "/refunds/:id/receipt", given: "a refund that was settled" },
    read: async (fixture) => (await ask(fixture, ({ refund: { refundId } }) => `/refunds/${refundId}/receipt`)).body,
    kinds: { receipt: "string", url: "URL" },
  }),
  theCase(
    ["refund.sums", "GET", "/payments/:txHash"],
    ["a payment, half of which was refunded", `confirmed ${half} 0`],
    async (fixture) => {
      const { body } = await ask(fixture, ({ paymentId }) => `/payments/${paymentId}`);
      return [body.status, body.refundedAmount, body.refundPending].map(String).join(" ");
    },
  ),
];
