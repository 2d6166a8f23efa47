import type { Address, Chain, Network } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";
import { rpc } from "@lunas/contracts/rpc";
import { newApiKey } from "@lunas/domain/merchant/api-key";
import { hashApiKey } from "@lunas/domain/merchant/authenticate";
import { newId } from "@lunas/domain/shared/id";
import { createPayer, type Payer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { until } from "@lunas/testkit/time/until";
import { Wallet } from "ethers";
import { type ChainControl, openChainControl } from "../harness/chain-control";
import { facilitatorsOf } from "../harness/holds";
import { ownTransactions } from "../harness/own-transactions";
import { type Answer, facilitate } from "../harness/pay";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import type { Observed } from "../harness/start-scenario";
import { runningGateways } from "./gateways";
import { createSentRefunds, type SentRefunds } from "./refunds";
import { sizes } from "./sizes";

export interface PaymentOptions {
  readonly payer?: Payer;
  /** The company's payer at this place, in turn. */
  readonly payerAt?: number;
  readonly deadlineSeconds?: number;
  /** A hold of so much of which the amount of a payment is captured, in one call. */
  readonly maximum?: bigint;
}

/** A request and its answer; null when its connection broke. */
export interface Sent {
  readonly body: Awaited<ReturnType<Company["sign"]>>;
  readonly answer: Promise<Answer | null>;
}

/** One merchant with its payers, who pay 100 rupiah a time, and the chain that they do it on. */
export interface Company {
  readonly chain: Chain;
  readonly rpcUrl: string;
  readonly chainControl: ChainControl;
  readonly merchant: RegisteredMerchant;
  readonly apiKey: string;
  readonly payers: readonly Payer[];
  readonly sent: Sent[];
  /** Transactions that paid the merchant the same amount once, and are no payment; by their hashes. */
  readonly gifts: string[];
  readonly refunds: SentRefunds;
  sign(options?: PaymentOptions): Promise<{
    readonly paymentPayload: ReturnType<typeof paymentPayload>;
    readonly paymentRequirements: ReturnType<typeof requirementsFor>;
    readonly captureAmount?: string;
  }>;
  /**
   * Posts so many payments side by side, to all gateways in turn; resolves when they are signed and under way. Each third
   * one is a refund, as long as there are payments to refund.
   */
  pay(count: number, options?: (index: number) => PaymentOptions): Promise<void>;
  /** The same, but a request repeats after `chain_unavailable`, as merchants do: nothing was stored. */
  payWithRetries(count: number): Promise<void>;
  post(gateway: number, body: unknown): Promise<Answer>;
  /** Until so many of the merchant's payments and refunds are in the rows; refunded payments do not count. */
  untilStored(count: number): Promise<void>;
  /** Until the transactions of so many payments wait in the node's pool. */
  untilWaiting(count: number): Promise<void>;
  /** How many of the merchant's payments and refunds are of a status, or in a block; refunded payments do not count. */
  count(status: "pending" | "confirmed" | "failed" | "included"): Promise<number>;
}

export const paymentAmount = 10_000n;
/** A node that has too much to do may take longer than a gateway waits for it; one that never answers is a fault. */
const mostRequested = 5;
const wait = { timeoutMs: 30_000, intervalMs: 10 };

/** A separate merchant for each test, so that its balance shows the payments of the test. */
export async function createCompany(scenario: Observed, network: Network, payers: readonly Payer[]): Promise<Company> {
  const chain = chains.find((each) => each.network === network) as Chain;
  const rpcUrl = scenario.rpcUrl(network);
  const wallet = createPayer({ chain });
  const merchant = await registerMerchant(scenario.gateway(0), 1337, new Wallet(wallet.privateKey));
  const apiKey = network === "sandbox" ? merchant.apiKey : await liveKey(scenario, merchant.merchantId);
  const sent: Sent[] = [];
  let signed = 0;
  const facilitators = network === "sandbox" ? await facilitatorsOf(scenario.gateway(0)) : [];
  const sign = async ({ payer, payerAt, deadlineSeconds = 900, maximum }: PaymentOptions = {}) => {
    signed += 1;
    const facilitator = facilitators[signed % facilitators.length] as Address;
    const authorization = await (payer ?? (payers[(payerAt ?? signed) % payers.length] as Payer)).authorize({
      to: merchant.walletAddress,
      amount: maximum ?? paymentAmount,
      deadlineSeconds: BigInt(Math.floor(Date.now() / 1_000) + deadlineSeconds),
      ...(maximum !== undefined && { facilitator }),
    });
    return {
      paymentPayload: paymentPayload(authorization, { chain }),
      paymentRequirements: requirementsFor(authorization, chain),
      ...(maximum !== undefined && { captureAmount: paymentAmount.toString() }),
    };
  };
  const post = (gateway: number, body: unknown) => facilitate(scenario.gateway(gateway), apiKey, body);
  const gateways = runningGateways(scenario);
  const refunds = createSentRefunds(wallet, { apiKey, amount: paymentAmount });
  const count = async (status: string) => {
    const sql = `select count(*)::int as n from payments where $1 in (pay_to, payer) and id <> all($3)
      and ($2 in ('', status) or $2 = 'included' and block_number is not null)`;
    const values = [merchant.walletAddress, status, refunds.refundable.map(({ paymentId }) => paymentId)];
    return (await scenario.query<{ n: number }>(sql, values))[0]?.n ?? 0;
  };
  return {
    ...{ chain, rpcUrl, merchant, apiKey, payers, sent, refunds, sign, post, count },
    gifts: [],
    chainControl: openChainControl(rpcUrl, 1),
    payWithRetries: async (wanted) => {
      for (let index = 0; index < wanted; index += 1) {
        const body = await sign();
        sent.push({ body, answer: askUntilTaken(() => post(index % gateways, body)).catch(() => null) });
      }
    },
    pay: async (wanted, options = () => ({})) => {
      for (let index = 0; index < wanted; index += 1) {
        if (index % 3 === 2 && (await refunds.sendNext(scenario.gateway(index % gateways)))) continue;
        const body = await sign(options(index));
        sent.push({ body, answer: post(index % gateways, body).catch(() => null) });
      }
    },
    untilStored: async (wanted) =>
      void (await until(async () => (await count("")) >= wanted, { ...wait, what: `${wanted} stored payments` })),
    untilWaiting: async (wanted) =>
      void (await until(async () => (await poolSize(rpcUrl)) >= (await written(scenario, chain, wanted)), {
        ...wait,
        what: `the transactions of ${wanted} payments in the pool`,
      })),
  };
}

/** Repeats a request after `chain_unavailable`, as merchants do: nothing was stored. */
export async function askUntilTaken(ask: () => Promise<Answer>): Promise<Answer> {
  for (let requested = 1; ; requested += 1) {
    const answer = await ask();
    if (answer.body.error?.code !== "chain_unavailable" || requested === mostRequested) return answer;
  }
}

/** How many transactions so many payments go in; never to be reached while not all of them are written. */
async function written({ query }: Observed, { chainId }: Chain, wanted: number): Promise<number> {
  if (sizes.bundleMax === 1) return wanted;
  const [row] = await query<{ payments: number; transactions: number }>(
    `select count(*)::int as payments, count(distinct (t.lane_id, t.nonce))::int as transactions
     from transactions t join lanes l on l.id = t.lane_id and l.chain_id = $1
       join ${ownTransactions} own on own.lane_id = t.lane_id and own.nonce = t.nonce where t.state = 'open'`,
    [chainId],
  );
  return row === undefined || row.payments < wanted ? Number.POSITIVE_INFINITY : row.transactions;
}

async function poolSize(rpcUrl: string): Promise<number> {
  const { pending, queued } = (await rpc(rpcUrl, "txpool_status", [])) as { pending: string; queued: string };
  return Number(pending) + Number(queued);
}

/** As the dashboard makes one. */
async function liveKey(scenario: Observed, merchantId: string): Promise<string> {
  const { key, prefix } = newApiKey({ type: "secret", environment: "production" });
  await scenario.query(
    "insert into api_keys (id, merchant_id, hash, prefix, type, environment) values ($1, $2, $3, $4, 'secret', 'production')",
    [newId("key"), merchantId, hashApiKey(key), prefix],
  );
  return key;
}
