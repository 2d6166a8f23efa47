import type { Case } from "../case";
import type { Fixture } from "../fixture";
import { type Answer, outcome } from "../http";
import { theCase } from "./ask-for";
import { refundedPayment } from "./refunds";

interface GivenBack {
  readonly paymentId: string;
  /** The answer to the give-back, to the next two requests with the authorization, and to the same give-back again. */
  readonly given: Answer;
  readonly next: readonly [Answer, Answer];
  readonly again: Answer;
  readonly afterwards: Answer;
}

const made = new WeakMap<Fixture, Promise<GivenBack>>();

/** A payment whose success was given back; one for all cases. */
function givenBack(fixture: Fixture): Promise<GivenBack> {
  const known = made.get(fixture) ?? giveBack(fixture);
  made.set(fixture, known);
  return known;
}

async function giveBack(fixture: Fixture): Promise<GivenBack> {
  const { ask, owner } = fixture;
  const key = owner.apiKey;
  const body = await fixture.sign({ to: owner.walletAddress }, await fixture.payer());
  const settle = () => ask("POST", "/facilitate", { key, body });
  const first = await settle();
  const { paymentId } = first.body;
  const answerId = first.headers.get("lunas-answer-id");
  const path = `/payments/${paymentId}/give-back?answerId=${answerId}`;
  const given = await ask("POST", path, { key });
  const next = [await settle(), await settle()] as const;
  const again = await ask("POST", path, { key });
  return { paymentId: String(paymentId), given, next, again, afterwards: await settle() };
}

const at = ["POST", "/payments/:id/give-back"] as const;

export const giveBackCases: readonly Case[] = [
  theCase(["give-back.done", ...at], ["a payment that was answered", "200 true"], async (fixture) => {
    const { given } = await givenBack(fixture);
    return `${outcome(given)} ${String(given.body.givenBack)}`;
  }),
  theCase(
    ["give-back.served", ...at],
    ["the same authorization, twice", "200, 409 nonce_already_used"],
    async (fixture) => {
      const [first, second] = (await givenBack(fixture)).next;
      return `${outcome(first)}, ${outcome(second)}`;
    },
  ),
  theCase(["give-back.repeated", ...at], ["the same request again", "200, 409 nonce_already_used"], async (fixture) => {
    const { again, afterwards } = await givenBack(fixture);
    return `${outcome(again)}, ${outcome(afterwards)}`;
  }),
  theCase(["give-back.own-only", ...at], ["another merchant's key", "404 payment_not_found"], async (fixture) => {
    const { paymentId } = await givenBack(fixture);
    return outcome(await fixture.ask("POST", `/payments/${paymentId}/give-back`, { key: fixture.other.apiKey }));
  }),
  theCase(
    ["give-back.refunded", ...at],
    ["a payment, half of which was refunded", "409 give_back_refused refunded"],
    async (fixture) => {
      const paymentId = await refundedPayment(fixture);
      const answer = await fixture.ask("POST", `/payments/${paymentId}/give-back`, { key: fixture.owner.apiKey });
      return `${outcome(answer)} ${String(answer.body.error?.details?.reason)}`;
    },
  ),
  theCase(["give-back.publishable", ...at], ["a publishable key", "403 forbidden"], async (fixture) => {
    const { paymentId } = await givenBack(fixture);
    const origin = "https://shop.example";
    const wanted = { environment: "sandbox", type: "publishable", allowedOrigins: [origin] };
    const { key } = await fixture.apiKey(wanted);
    return outcome(await fixture.ask("POST", `/payments/${paymentId}/give-back`, { key: String(key), origin }));
  }),
];
