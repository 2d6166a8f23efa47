import type { Address } from "@lunas/catalog/chain";
import type { PayerOptions } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import type { Case } from "../case";
import { type Fixture, type SignedBody, shopOrigin } from "../fixture";
import { type Answer, type Json, outcome } from "../http";
import { fields, type Kind } from "../kinds";
import { casesOf, theCase } from "./ask-for";

const maximum = 5_000n;
const used = 1_250n;

/** The body of a hold of the owner's, really signed by the payer for the first signer of `/config`. */
async function signedHold(fixture: Fixture, options: Partial<PayerOptions> = {}): Promise<SignedBody> {
  const facilitators = fixture.config.sandbox?.x402?.upto?.facilitators as unknown as readonly Address[];
  const [facilitator] = facilitators;
  const signed = { to: fixture.owner.walletAddress, amount: maximum, ...(facilitator && { facilitator }), ...options };
  return fixture.sign(signed, await fixture.payer());
}

const create = (fixture: Fixture, body: SignedBody) =>
  fixture.ask("POST", "/holds", { key: fixture.owner.apiKey, body });

const capture = ({ ask, owner: { apiKey } }: Fixture, holdId: Json | undefined, amount: bigint) =>
  ask("POST", `/holds/${holdId}/capture`, { key: apiKey, body: { amount: amount.toString() } });

const release = ({ ask, owner: { apiKey } }: Fixture, holdId: Json | undefined) =>
  ask("POST", `/holds/${holdId}/release`, { key: apiKey });

const show = ({ ask, owner }: Fixture, holdId: Json | undefined, key = owner.apiKey) =>
  ask("GET", `/holds/${holdId}`, { key });

interface Captured {
  readonly body: SignedBody;
  /** The answers of the hold, of the same request again, and of its capture. */
  readonly created: Answer;
  readonly repeated: Answer;
  readonly paid: Answer;
  /** The hold afterwards. */
  readonly record: Json;
}

interface Released {
  readonly body: SignedBody;
  readonly holdId: Json | undefined;
  readonly released: Answer;
}

/** One for all cases of a run. */
function onceFor<T>(make: (fixture: Fixture) => Promise<T>): (fixture: Fixture) => Promise<T> {
  const made = new WeakMap<Fixture, Promise<T>>();
  return (fixture) => {
    const known = made.get(fixture) ?? make(fixture);
    made.set(fixture, known);
    return known;
  };
}

const captured = onceFor(async (fixture): Promise<Captured> => {
  const body = await signedHold(fixture);
  const created = await create(fixture, body);
  const repeated = await create(fixture, body);
  const { holdId } = created.body;
  const paid = await capture(fixture, holdId, used);
  return { body, created, repeated, paid, record: (await show(fixture, holdId)).body };
});

const released = onceFor(async (fixture): Promise<Released> => {
  const body = await signedHold(fixture);
  const { holdId } = (await create(fixture, body)).body;
  return { body, holdId, released: await release(fixture, holdId) };
});

const listed = async (fixture: Fixture, query: string) => {
  const { record } = await captured(fixture);
  const answer = await fixture.ask("GET", `/holds${query}`, { key: fixture.owner.apiKey });
  const holds = answer.body.holds as unknown as readonly Json[];
  return `${outcome(answer)}, ${holds.some(({ holdId }) => holdId === record.holdId) ? "there" : "not there"}`;
};

const at = ["POST", "/holds"] as const;
const atCapture = ["POST", "/holds/:id/capture"] as const;
const atRelease = ["POST", "/holds/:id/release"] as const;

const recordFields: Readonly<Record<string, Kind>> = {
  ...{ holdId: "string", status: "string", environment: "string", network: "string", token: "string" },
  ...{ from: "address", to: "address", amount: "base units", resource: "string or null" },
  ...{ description: "string or null", metadata: "object" },
  ...{ expiresAt: "ISO 8601 time", createdAt: "ISO 8601 time" },
};

const creations: readonly Case[] = [
  ...fields({
    ...{ rows: "hold-created", method: "POST", path: "/holds", given: "a signed maximum" },
    read: async (fixture) => (await captured(fixture)).created.body,
    kinds: recordFields,
  }),
  theCase(["hold.created", ...at], ["a signed maximum", "201 held, nothing captured"], async (fixture) => {
    const { created } = await captured(fixture);
    const { status, capturedAmount, paymentId } = created.body;
    return `${outcome(created)} ${status}, ${capturedAmount === null && paymentId === null ? "nothing" : "something"} captured`;
  }),
  theCase(["hold.repeated", ...at], ["the same request again", "201, the same hold"], async (fixture) => {
    const { created, repeated } = await captured(fixture);
    return `${outcome(repeated)}, ${created.body.holdId === repeated.body.holdId ? "the same hold" : "another hold"}`;
  }),
  ...casesOf(...at, [
    [
      "hold.foreign-signer",
      "a signer that is none of this chain",
      "400 payment_mismatch",
      async (fixture) => ({
        key: fixture.owner.apiKey,
        body: await signedHold(fixture, { facilitator: fixture.other.walletAddress }),
      }),
    ],
    [
      "hold.exact",
      "a payment of scheme exact",
      "400 invalid_request",
      async (fixture) => ({ key: fixture.owner.apiKey, body: await fixture.sign() }),
    ],
    [
      "hold.short-deadline",
      "a deadline that leaves no time for a capture",
      "400 expired_deadline",
      async (fixture) => {
        const deadlineSeconds = BigInt(Math.floor(Date.now() / 1_000) + 5);
        return { key: fixture.owner.apiKey, body: await signedHold(fixture, { deadlineSeconds }) };
      },
    ],
    [
      "hold.unfunded",
      "more than the payer has",
      "400 insufficient_balance",
      async (fixture) => ({ key: fixture.owner.apiKey, body: await signedHold(fixture, { amount: 10n ** 15n }) }),
    ],
    [
      "hold.publishable",
      "a publishable key",
      "403 forbidden",
      async (fixture) => {
        const wanted = { environment: "sandbox", type: "publishable", allowedOrigins: [shopOrigin] };
        const { key } = await fixture.apiKey(wanted);
        return { key: String(key), origin: shopOrigin, body: await signedHold(fixture) };
      },
    ],
  ]),
  theCase(
    ["hold.used-up", ...at],
    ["a released authorization, for something else", "409 nonce_already_used"],
    async (fixture) => {
      const { body } = await released(fixture);
      return outcome(await create(fixture, { ...body, ...{ description: "something else" } }));
    },
  ),
  theCase(
    ["hold.facilitate-without-amount", "POST", "/facilitate"],
    ["scheme upto without captureAmount", "400 invalid_request"],
    async (fixture) => {
      const given = { key: fixture.owner.apiKey, body: await signedHold(fixture) };
      return outcome(await fixture.ask("POST", "/facilitate", given));
    },
  ),
  theCase(
    ["hold.facilitate", "POST", "/facilitate"],
    ["scheme upto with captureAmount", "200 confirmed 1250"],
    async (fixture) => {
      const body = { ...(await signedHold(fixture)), captureAmount: used.toString() };
      const answer = await fixture.ask("POST", "/facilitate", { key: fixture.owner.apiKey, body });
      return `${outcome(answer)} ${String(answer.body.status)} ${String(answer.body.payment?.amount)}`;
    },
  ),
];

const captures: readonly Case[] = [
  theCase(["capture.settled", ...atCapture], ["a part of the maximum", "200 confirmed"], async (fixture) => {
    const { paid } = await captured(fixture);
    return `${outcome(paid)} ${String(paid.body.status)}`;
  }),
  theCase(
    ["capture.amounts", ...atCapture],
    ["a part of the maximum: the payment", "1250 of 5000, of the hold"],
    async (fixture) => {
      const { paid, record } = await captured(fixture);
      const { amount, authorizedAmount, holdId } = paid.body.payment as Json;
      return `${amount} of ${authorizedAmount}, of ${holdId === record.holdId ? "the hold" : String(holdId)}`;
    },
  ),
  theCase(["capture.repeated", ...atCapture], ["the same amount again", "409 nonce_already_used"], async (fixture) =>
    outcome(await capture(fixture, (await captured(fixture)).record.holdId, used)),
  ),
  theCase(["capture.other-amount", ...atCapture], ["another amount", "409 hold_captured 1250"], async (fixture) => {
    const answer = await capture(fixture, (await captured(fixture)).record.holdId, used + 1n);
    return `${outcome(answer)} ${String(answer.body.error?.details?.amount)}`;
  }),
  theCase(
    ["capture.too-much", ...atCapture],
    ["more than the maximum", "400 capture_exceeds_hold 5000, held"],
    async (fixture) => {
      const { holdId } = (await create(fixture, await signedHold(fixture))).body;
      const answer = await capture(fixture, holdId, maximum + 1n);
      const { status } = (await show(fixture, holdId)).body;
      await release(fixture, holdId);
      return `${outcome(answer)} ${String(answer.body.error?.details?.maximum)}, ${status}`;
    },
  ),
  theCase(["capture.nothing", ...atCapture], ["amount 0", "200 released"], async (fixture) => {
    const { holdId } = (await create(fixture, await signedHold(fixture))).body;
    const answer = await capture(fixture, holdId, 0n);
    return `${outcome(answer)} ${String(answer.body.status)}`;
  }),
  theCase(["capture.released", ...atCapture], ["a released hold", "409 nonce_already_used"], async (fixture) =>
    outcome(await capture(fixture, (await released(fixture)).holdId, used)),
  ),
  theCase(["capture.expired", ...atCapture], ["an expired hold", "409 hold_expired"], async (fixture) => {
    const deadlineSeconds = BigInt(Math.floor(Date.now() / 1_000) + 9);
    const { holdId } = (await create(fixture, await signedHold(fixture, { deadlineSeconds }))).body;
    const hasEnded = async () => (await show(fixture, holdId)).body.status === ("expired" as unknown as Json);
    await until(hasEnded, { timeoutMs: 30_000, intervalMs: 500, what: "the hold to expire" });
    return outcome(await capture(fixture, holdId, used));
  }),
  theCase(["capture.own-only", ...atCapture], ["another merchant's key", "404 hold_not_found"], async (fixture) => {
    const { record } = await captured(fixture);
    const given = { key: fixture.other.apiKey, body: { amount: used.toString() } };
    return outcome(await fixture.ask("POST", `/holds/${record.holdId}/capture`, given));
  }),
  theCase(["capture.malformed", ...atCapture], ["an amount below 0", "400 invalid_request"], async (fixture) =>
    outcome(await capture(fixture, (await captured(fixture)).record.holdId, -1n)),
  ),
];

const endings: readonly Case[] = [
  theCase(["release.done", ...atRelease], ["a hold", "200 released"], async (fixture) => {
    const { released: answer } = await released(fixture);
    return `${outcome(answer)} ${String(answer.body.status)}`;
  }),
  theCase(["release.repeated", ...atRelease], ["the same request again", "200 released"], async (fixture) => {
    const answer = await release(fixture, (await released(fixture)).holdId);
    return `${outcome(answer)} ${String(answer.body.status)}`;
  }),
  theCase(["release.captured", ...atRelease], ["a captured hold", "409 hold_captured"], async (fixture) =>
    outcome(await release(fixture, (await captured(fixture)).record.holdId)),
  ),
  theCase(["release.own-only", ...atRelease], ["another merchant's key", "404 hold_not_found"], async (fixture) => {
    const { record } = await captured(fixture);
    return outcome(await fixture.ask("POST", `/holds/${record.holdId}/release`, { key: fixture.other.apiKey }));
  }),
];

const lookUps: readonly Case[] = [
  ...fields({
    ...{ rows: "hold", method: "GET", path: "/holds/:id", given: "a captured hold" },
    read: async (fixture) => (await captured(fixture)).record,
    kinds: { ...recordFields, capturedAmount: "base units", paymentId: "string" },
  }),
  theCase(["hold.captured", "GET", "/holds/:id"], ["a captured hold", "captured 1250 of 5000"], async (fixture) => {
    const { status, capturedAmount, amount } = (await captured(fixture)).record;
    return `${status} ${capturedAmount} of ${amount}`;
  }),
  theCase(["hold.own-only", "GET", "/holds/:id"], ["another merchant's key", "404 hold_not_found"], async (fixture) =>
    outcome(await show(fixture, (await captured(fixture)).record.holdId, fixture.other.apiKey)),
  ),
  theCase(["hold.list", "GET", "/holds"], ["status=captured", "200, there"], (fixture) =>
    listed(fixture, "?status=captured&limit=100"),
  ),
  theCase(["hold.list-other", "GET", "/holds"], ["status=held", "200, not there"], (fixture) =>
    listed(fixture, "?status=held&limit=100"),
  ),
  theCase(["hold.list-status", "GET", "/holds"], ["a status that none has", "400 invalid_request"], async (fixture) =>
    outcome(await fixture.ask("GET", "/holds?status=confirmed", { key: fixture.owner.apiKey })),
  ),
];

/** A payer's signed maximum, and what may become of it. */
export const holdCases: readonly Case[] = [...creations, ...captures, ...endings, ...lookUps];
