import { createPayer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { Wallet } from "ethers";
import { balanceOf } from "../../harness/balance-of";
import { fundedPayer } from "../../harness/funded-payer";
import { type RegisteredMerchant, registerMerchant } from "../../harness/register-merchant";
import { channelInContract, claiming, payingOut, type ShopChannel, shopChannel } from "../../harness/shop-channels";
import type { Counted, Fixture } from "../fault";

interface StockAnswer {
  readonly success?: boolean;
  readonly errorReason?: string;
  readonly transaction?: string;
  readonly amount?: string;
}

/** What a stock server asks for, of one channel, once. */
interface StockRequest {
  readonly channel: ShopChannel;
  readonly kind: "claim" | "refund";
  readonly payer: string;
  readonly body: object;
  /** The success that its server got in the end. */
  answer: StockAnswer | null;
}

/** A merchant whose own x402 server keeps the books of its channels, and asks for one claim or refund of each. */
export interface StockShop {
  readonly merchant: RegisteredMerchant;
  readonly requests: readonly StockRequest[];
}

const deposit = 100_000n;
const claimed = 30_000n;
/** A refund claims first what is charged. */
const kinds = ["claim", "claim", "refund", "refund"] as const;

export async function openStockShop({ scenario }: Fixture): Promise<StockShop> {
  const { authorizerKey } = scenario.harness.stack.secrets;
  const merchant = await registerMerchant(scenario.gateway(0), 1337, new Wallet(createPayer().privateKey));
  const terms = { receiver: merchant.walletAddress, authorizer: new Wallet(authorizerKey).address };
  const open = async (kind: StockRequest["kind"]): Promise<StockRequest> => {
    const payer = await fundedPayer(scenario.rpcUrl("sandbox"), deposit);
    const channel = shopChannel(payer, terms);
    const deposited = await settle({ scenario }, merchant, { at: 0, body: await channel.deposits(deposit) });
    expect(deposited).toMatchObject({ success: true });
    const claims = [await channel.row(claimed)];
    const body =
      kind === "claim"
        ? await claiming(merchant.walletAddress, claims)
        : await channel.refunds({ amount: deposit, charged: claimed, claims });
    return { channel, kind, payer: payer.address, body, answer: null };
  };
  return { merchant, requests: await Promise.all(kinds.map(open)) };
}

type At = { readonly at: number; readonly body: object };

/** Null: there was no answer. */
async function settle(
  { scenario }: Pick<Fixture, "scenario">,
  { apiKey }: RegisteredMerchant,
  { at, body }: At,
): Promise<StockAnswer | null> {
  const headers = { "content-type": "application/json", "x-api-key": apiKey };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  try {
    return (await (await fetch(`${scenario.gateway(at)}/x402/settle`, init)).json()) as StockAnswer;
  } catch {
    return null;
  }
}

/** Posts all of it to one gateway, and resolves when all is accepted: it is in the rows. The answers come, or never. */
export async function sendAll(fixture: Fixture, { merchant, requests }: StockShop, at: number): Promise<void> {
  for (const request of requests)
    void settle(fixture, merchant, { at, body: request.body }).then((answer) => {
      if (answer?.success === true) request.answer = answer;
    });
  const accepted = "select count(*)::int as n from channel_requests where merchant_id = $1";
  const areAccepted = async () =>
    (await fixture.scenario.query<{ n: number }>(accepted, [merchant.merchantId]))[0]?.n === requests.length;
  await until(areAccepted, { timeoutMs: 20_000, intervalMs: 5, what: "the rows of all requests" });
}

/** The server repeats what it has no success of, then is paid out. Never throws: what is missing is judged. */
export async function untilSettled(fixture: Fixture, { merchant, requests }: StockShop): Promise<void> {
  const repeat = async (request: StockRequest) => {
    const isSettled = async () => {
      const answer = await settle(fixture, merchant, { at: 1, body: request.body });
      if (answer?.success === true) request.answer = answer;
      return answer?.success === true;
    };
    await until(isSettled, { timeoutMs: 30_000, intervalMs: 200, what: "a success" }).catch(() => undefined);
  };
  await Promise.all(requests.map(repeat));
  const isPaid = async () =>
    (await settle(fixture, merchant, { at: 0, body: payingOut(merchant.walletAddress) }))?.success;
  await until(async () => (await isPaid()) === true, { timeoutMs: 20_000, intervalMs: 500, what: "the payout" }).catch(
    () => undefined,
  );
}

type Tally = Record<"lost" | "double" | "stuck", string[]>;

/** Each request has one action, whose transaction is the answer, and the contract has done it once. */
export async function judgeStockShop({ scenario }: Fixture, { merchant, requests }: StockShop): Promise<Counted> {
  const tally: Tally = { lost: [], double: [], stuck: [] };
  const rpcUrl = scenario.rpcUrl("sandbox");
  for (const request of requests) {
    await judgeActions(scenario, request, tally);
    await judgeContract(rpcUrl, request, tally);
  }
  const paid = await balanceOf(rpcUrl, merchant.walletAddress);
  const owed = claimed * BigInt(requests.length);
  if (paid !== owed) tally[paid < owed ? "lost" : "double"].push(`the merchant has ${paid} of ${owed}`);
  return { ...tally, payments: requests.length };
}

async function judgeActions(
  { query }: Fixture["scenario"],
  { channel, kind, answer }: StockRequest,
  { lost, double, stuck }: Tally,
): Promise<void> {
  const [action, ...others] = await query<{ id: string; status: string; tx_hash: string | null }>(
    `select a.id, a.status, a.tx_hash from channel_actions a where a.channel_id = $1
       or exists (select from channel_claims l where l.action_id = a.id and l.channel_id = $1) order by a.created_at`,
    [channel.id],
  );
  for (const { id } of others) double.push(`${id} does the ${kind} of ${channel.id} again`);
  if (action?.status !== "confirmed") stuck.push(`the ${kind} of ${channel.id} is ${action?.status}`);
  if (answer === null || answer.transaction !== action?.tx_hash)
    lost.push(`the ${kind} of ${channel.id} was answered with ${JSON.stringify(answer)}`);
}

async function judgeContract(rpcUrl: string, { channel, kind, payer }: StockRequest, { lost }: Tally): Promise<void> {
  const [back, nonce] = kind === "refund" ? [deposit - claimed, 1n] : [0n, 0n];
  const found = textOf([await channelInContract(rpcUrl, channel.id), await balanceOf(rpcUrl, payer)]);
  const expected = textOf([{ balance: deposit - back, claimed, nonce }, back]);
  if (found !== expected) lost.push(`${channel.id} is ${found}, not ${expected}`);
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, each) => (typeof each === "bigint" ? each.toString() : each));
}
