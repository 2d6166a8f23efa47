import { rpc } from "@lunas/contracts/rpc";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import type { RefundAnswer } from "../harness/refunds";
import { refundBody } from "../harness/refunds";
import type { Company } from "./company";
import type { Fixture } from "./fault";
import { runningGateways } from "./gateways";
import { approvePermit2On } from "./many-payers";

/** A payment that was confirmed before the fault. */
export interface Refundable {
  readonly paymentId: string;
  readonly payer: Payer["address"];
}

/** The refunds of a company, each of a whole payment, signed by the merchant's wallet. */
export interface SentRefunds {
  readonly refundable: readonly Refundable[];
  /** The answers; null when the connection broke. */
  readonly answers: readonly Promise<RefundAnswer | null>[];
  allow(payments: readonly Refundable[]): void;
  /** Posts a refund of the next payment; resolves when it is signed and under way. False: all payments are refunded. */
  sendNext(gateway: string): Promise<boolean>;
  /** Posts one more refund of a whole payment, with an authorization of its own. Null: the connection broke. */
  refund(gateway: string, payment: Refundable): Promise<RefundAnswer | null>;
}

export function createSentRefunds(
  wallet: Payer,
  { apiKey, amount }: { readonly apiKey: string; readonly amount: bigint },
): SentRefunds {
  const refundable: Refundable[] = [];
  const answers: Promise<RefundAnswer | null>[] = [];
  const sign = ({ payer }: Refundable) => {
    const deadlineSeconds = BigInt(Math.floor(Date.now() / 1_000) + deadlineInSeconds);
    return refundBody(wallet, { to: payer, amount, deadlineSeconds });
  };
  return {
    ...{ refundable, answers },
    allow: (payments) => void refundable.push(...payments),
    sendNext: async (gateway) => {
      const next = refundable[answers.length];
      if (next === undefined) return false;
      const body = await sign(next);
      answers.push(post(`${gateway}/payments/${next.paymentId}/refunds`, apiKey, body).catch(() => null));
      return true;
    },
    refund: async (gateway, payment) =>
      post(`${gateway}/payments/${payment.paymentId}/refunds`, apiKey, await sign(payment)).catch(() => null),
  };
}

/** A refund's deadline is at most ten minutes ahead. */
const deadlineInSeconds = 550;
/** Above a payment's block, more than the chain needs to call it safe. */
const safeBlocks = 70;

async function post(url: string, apiKey: string, body: unknown): Promise<RefundAnswer> {
  const headers = { "content-type": "application/json", "x-api-key": apiKey };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as RefundAnswer["body"] };
}

/** Confirms so many payments. Where a chain has blocks that are not safe yet, theirs are none. */
export async function payConfirmed(company: Company, count: number): Promise<readonly Refundable[]> {
  const { chain, rpcUrl, merchant, sent } = company;
  await approvePermit2On(chain, rpcUrl, merchant.walletAddress);
  const known = sent.length;
  await company.pay(count);
  return await Promise.all(
    sent.slice(known).map(async ({ body, answer }) => {
      const { status, body: answered } = (await answer) ?? { status: null, body: null };
      if (status !== 200) throw new Error(`a payment to be refunded answered ${status}: ${JSON.stringify(answered)}`);
      return { paymentId: answered?.paymentId ?? "", payer: body.paymentPayload.payload.permit2Authorization.from };
    }),
  );
}

/** Confirms a third as many payments as will be in flight, which the company then refunds during the fault. */
export async function payRefundable({ scenario, company, size }: Fixture): Promise<void> {
  const { chain, rpcUrl } = company;
  const refundable = await payConfirmed(company, Math.floor(size / 3));
  if (chain.network !== "sandbox") {
    await rpc(rpcUrl, "anvil_mine", [`0x${safeBlocks.toString(16)}`, "0x0"]);
    const gateways = runningGateways(scenario);
    for (let index = 0; index < gateways; index += 1) await untilSafe(scenario.gateway(index), company, refundable[0]);
  }
  company.refunds.allow(refundable);
}

/** A gateway that was asked a moment ago answers with the safe block of then, and reads the new one in the background. */
async function untilSafe(gateway: string, { apiKey }: Company, payment: Refundable | undefined): Promise<void> {
  const isSafe = async () => {
    const response = await fetch(`${gateway}/payments/${payment?.paymentId}`, { headers: { "x-api-key": apiKey } });
    const { finality = "not told" } = (await response.json()) as { readonly finality?: string };
    return /^(safe|final)/.test(finality);
  };
  await until(isSafe, { timeoutMs: 30_000, intervalMs: 50, what: `a block that ${gateway} calls safe` });
}
