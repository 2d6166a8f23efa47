import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Answer, getPayment } from "../harness/pay";
import type { Fixture } from "./fault";
import { nonceOf } from "./like-pairs";

/** One request of the client and its answer, with the times of both. */
export interface Exchange {
  readonly what: "pay" | "read";
  /** The client's number of the payment. */
  readonly payment: number;
  /** Of its authorization: a payment whose id no answer named is found by it. */
  readonly nonce: string;
  readonly gateway: number;
  readonly requestedAtMs: number;
  readonly answeredAtMs: number;
  /** Null: the connection broke, or no answer came. */
  readonly status: number | null;
  readonly code: string | null;
  readonly paymentId: string | null;
  /** What the answer says of the payment. */
  readonly state: "pending" | "confirmed" | "failed" | null;
  readonly txHash: string | null;
}

/** A client of several gateways: it pays, repeats what has no outcome, and reads from another gateway. */
export interface HistoryClient {
  readonly exchanges: readonly Exchange[];
  /** Ends when each payment that was begun has its outcome. */
  end(): Promise<void>;
}

const folder = join(__dirname, "..", "..", ".lunas", "histories");
const sideBySide = 4;
const pauseMs = 100;
/** A client gives a payment up only after this: then it is lost. */
const longestMs = 90_000;
/** An answer that takes longer is a connection that hangs. */
const answerWithinMs = 30_000;

/** Pays one payment after the other, several at a time. Each third payment is not repeated after a refusal. */
export function beginHistory({ scenario, company }: Fixture, name: string): HistoryClient {
  const exchanges: Exchange[] = [];
  const file = join(folder, `${name}.jsonl`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  rmSync(file, { force: true });
  let isOver = false;
  let begun = 0;
  const note = (exchange: Exchange) => {
    exchanges.push(exchange);
    appendFileSync(file, `${JSON.stringify(exchange)}\n`);
    return exchange;
  };
  const ask = async (
    request: Pick<Exchange, "what" | "payment" | "nonce" | "gateway">,
    send: () => Promise<Answer>,
  ): Promise<Exchange> => {
    const requestedAtMs = performance.now();
    const answer = await within(
      answerWithinMs,
      send().catch(() => null),
    );
    return note({ ...request, requestedAtMs, answeredAtMs: performance.now(), ...factsOf(answer) });
  };
  const payOne = async (payment: number) => {
    const body = await company.sign();
    const nonce = nonceOf(body).toString();
    const givesUp = payment % 3 === 2;
    const sinceMs = performance.now();
    for (let gateway = payment % 2; performance.now() - sinceMs < longestMs; gateway = 1 - gateway) {
      const paid = await ask({ what: "pay", payment, nonce, gateway }, () => company.post(gateway, body));
      const id = paid.paymentId;
      if (id !== null) {
        const other = 1 - gateway;
        await ask({ what: "read", payment, nonce, gateway: other }, () =>
          getPayment(scenario.gateway(other), company.apiKey, id),
        );
      }
      if (isOutcome(paid) || (givesUp && isRefusal(paid))) return;
      await pause(pauseMs);
    }
  };
  const paying = Array.from({ length: sideBySide }, async () => {
    while (!isOver) await payOne(begun++);
  });
  return {
    exchanges,
    end: async () => {
      isOver = true;
      await Promise.all(paying);
    },
  };
}

export const isOutcome = ({ what, state }: Exchange): boolean =>
  what === "pay" && (state === "confirmed" || state === "failed");

/** "The request stored nothing." */
export const isRefusal = ({ what, status }: Exchange): boolean => what === "pay" && status === 503;

function factsOf(answer: Answer | null): Pick<Exchange, "status" | "code" | "paymentId" | "state" | "txHash"> {
  if (answer === null) return { status: null, code: null, paymentId: null, state: null, txHash: null };
  const { status, body } = answer;
  const details = body.error?.details;
  return {
    status,
    code: body.error?.code ?? null,
    paymentId: body.paymentId ?? details?.paymentId ?? null,
    state: stateOf(status === 504 ? "pending" : (details?.status ?? body.status)),
    txHash: body.txHash ?? details?.txHash ?? null,
  };
}

function stateOf(word: string | undefined): Exchange["state"] {
  return word === "pending" || word === "confirmed" || word === "failed" ? word : null;
}

async function within(ms: number, work: Promise<Answer | null>): Promise<Answer | null> {
  const abort = new AbortController();
  const tooLate = pause(ms, null, { signal: abort.signal }).catch(() => null);
  const answer = await Promise.race([work, tooLate]);
  abort.abort();
  return answer;
}

/** The row of a payment. */
export interface StoredPayment {
  readonly id: string;
  readonly nonce: string;
  readonly status: string;
  readonly txHash: string | null;
}

export async function storedPayments({ scenario, company }: Fixture): Promise<readonly StoredPayment[]> {
  const sql = `select id, nonce::text, status, tx_hash as "txHash" from payments where pay_to = $1`;
  return scenario.query<StoredPayment>(sql, [company.merchant.walletAddress]);
}
