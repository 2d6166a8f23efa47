import { setTimeout as pause } from "node:timers/promises";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import type { Company } from "../chaos/company";
import type { Answer } from "../harness/pay";

/** What customers met. */
export interface Tally {
  readonly payments: number;
  /** Payments that had no success within the time limit. */
  readonly unpaid: number;
  readonly slowestMs: number;
  /** The longest time in which no payment ended. */
  readonly longestGapMs: number;
  /** Answers beside the success, and broken connections, counted. */
  readonly others: ReadonlyMap<string, number>;
}

export interface Load {
  /** Lets the requests under way end. */
  stop(): Promise<Tally>;
}

const waitLimitMs = 90_000;
const repeatAfterMs = 250;

/** Customers who pay one payment after the other, each request at another gateway, and repeat it as merchants do. */
export function startLoad(company: Company, payers: readonly Payer[]): Load {
  const others = new Map<string, number>();
  const durations: number[] = [];
  const ends = [performance.now()];
  let [unpaid, turn, isOver] = [0, 0, false];
  const ask = async (body: Awaited<ReturnType<Company["sign"]>>): Promise<"paid" | "open" | "unknown"> => {
    turn += 1;
    const answer = company.post(turn, body).catch(() => null);
    company.sent.push({ body, answer });
    const given = await answer;
    if (given !== null && isPaid(given)) return "paid";
    const what = given === null ? "no answer" : `${given.status} ${given.body.error?.code}`;
    others.set(what, (others.get(what) ?? 0) + 1);
    return given !== null && isUnknown(given) ? "unknown" : "open";
  };
  const pay = async (payer: Payer) => {
    const since = performance.now();
    const body = await company.sign({ payer });
    let end = await ask(body);
    while (end === "open" && performance.now() - since < waitLimitMs) {
      await pause(repeatAfterMs);
      end = await ask(body);
    }
    durations.push(performance.now() - since);
    if (end === "paid") ends.push(performance.now());
    if (end === "open") unpaid += 1;
  };
  const running = payers.map(async (payer) => {
    while (!isOver) await pay(payer);
  });
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(running);
      const gaps = ends.slice(1).map((end, index) => end - (ends[index] ?? end));
      const [payments, slowestMs, longestGapMs] = [durations.length, Math.max(0, ...durations), Math.max(0, ...gaps)];
      return { payments, unpaid, slowestMs, longestGapMs, others };
    },
  };
}

/** The chain has used the authorization, and no row has the payment: no repetition makes it a success. */
function isUnknown({ status, body }: Answer): boolean {
  return status === 409 && body.error?.code === "nonce_already_used" && body.error.details?.paymentId === undefined;
}

/** 409: another request for the payment had the success, and its connection broke. */
function isPaid({ status, body }: Answer): boolean {
  return status === 200 || (status === 409 && body.error?.details?.status === "confirmed");
}
