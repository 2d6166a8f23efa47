import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { facilitate, signedBody } from "../harness/pay";
import type { RegisteredMerchant } from "../harness/register-merchant";

/** What the customers of one phase met. */
export interface Tally {
  payments: number;
  lost: number;
  /** From the first request until the success, in milliseconds. */
  slowestMs: number;
  /** Answers and errors that a load balancer's client should not see: by status and code. */
  readonly unexpected: Map<string, number>;
  reads: number;
}

export interface Load {
  /** Ends the requests under way, and answers what was met since the last call. */
  tally(): Tally;
  stop(): Promise<void>;
}

interface Plan {
  readonly merchant: RegisteredMerchant;
  readonly payers: readonly Payer[];
  /** The gateways that take requests now. */
  readonly gateways: () => readonly string[];
}

const waitLimit = { timeoutMs: 90_000, intervalMs: 250 };
const deadlineSeconds = 600;
const amount = 10_000n;
const readEveryMs = 500;

/** Customers who pay one after the other, and a merchant's backend that reads its lists; until `stop`. */
export function startLoad(plan: Plan): Load {
  let tally = empty();
  let isOver = false;
  let turn = 0;
  const next = () => {
    const open = plan.gateways();
    turn += 1;
    return open[turn % open.length] as string;
  };
  const met = (what: string) => tally.unexpected.set(what, (tally.unexpected.get(what) ?? 0) + 1);
  const pay = async (payer: Payer) => {
    const startedAt = performance.now();
    const deadline = BigInt(Math.floor(Date.now() / 1_000) + deadlineSeconds);
    const body = await signedBody(payer, { to: plan.merchant.walletAddress, amount, deadlineSeconds: deadline });
    const settled = await until(() => isSettled(body), waitLimit).catch(() => false);
    tally.payments += 1;
    if (!settled) tally.lost += 1;
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - startedAt);
  };
  const isSettled = async (body: object): Promise<boolean> => {
    const answer = await facilitate(next(), plan.merchant.apiKey, body).catch((error: unknown) => {
      met(`no answer (${errorCode(error)})`);
      return null;
    });
    if (answer === null) return false;
    const { code, details } = answer.body.error ?? {};
    if (answer.status === 200 || (code === "nonce_already_used" && details?.status === "confirmed")) return true;
    // The service says so when an outcome takes longer than a request may wait.
    if (code !== "settlement_pending") met(`${answer.status} ${code}`);
    return false;
  };
  const read = async () => {
    for (const path of ["/payments?limit=5", "/merchant/stats"]) {
      const headers = { "x-api-key": plan.merchant.apiKey, cookie: plan.merchant.cookie };
      const refusal = await fetch(`${next()}${path}`, { headers }).then(
        async (answer) => (answer.status === 200 ? null : refusalOf(answer)),
        (error: unknown) => `no answer (${errorCode(error)})`,
      );
      tally.reads += 1;
      if (refusal !== null) met(`${refusal} of ${path}`);
    }
    await new Promise((resolve) => setTimeout(resolve, readEveryMs));
  };
  const forever = async (act: () => Promise<void>) => {
    while (!isOver) await act();
  };
  const running = Promise.all([...plan.payers.map((payer) => forever(() => pay(payer))), forever(read)]);
  return {
    tally: () => {
      const done = tally;
      tally = empty();
      return done;
    },
    stop: async () => {
      isOver = true;
      await running;
    },
  };
}

function empty(): Tally {
  return { payments: 0, lost: 0, slowestMs: 0, unexpected: new Map(), reads: 0 };
}

async function refusalOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => ({}))) as { error?: { code: string } };
  return `${answer.status} ${body.error?.code ?? "without JSON"}`;
}

function errorCode(error: unknown): string {
  const { cause, message } = error as { cause?: { code?: string }; message?: string };
  return cause?.code ?? message ?? "unknown";
}
