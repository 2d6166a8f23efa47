import { rpc, rpcHex } from "@lunas/contracts/rpc";
import { id as topicOf } from "ethers";
import type { Answer } from "../harness/pay";
import { auditLedger } from "./audit-ledger";
import { type Company, paymentAmount } from "./company";
import type { Fault, JudgedScenario } from "./fault";

/** What a fault has cost, by the chain and the rows; `wrong` says each thing that may not be, in words. */
export interface Verdict {
  readonly payments: number;
  readonly lost: number;
  readonly double: number;
  readonly stuck: number;
  /** How often the operators' ledger finds rows, chain and events at odds. */
  readonly ledger: number;
  readonly wrong: readonly string[];
}

interface Row {
  readonly id: string;
  readonly is_refund: boolean;
  readonly status: string;
  readonly failure_code: string | null;
  readonly tx_hash: string | null;
  readonly log_index: number | null;
  readonly payer: string;
  readonly nonce: string;
  readonly events: string;
}

interface Books {
  readonly rows: readonly Row[];
  /** Transfers to and from the merchant that the chain has now, as `hash:log index`. */
  readonly transfers: readonly string[];
  /** Transactions with a transfer to the merchant that no payment has to explain. */
  readonly gifts: readonly string[];
}

type Tally = Record<"lost" | "double" | "stuck", string[]>;

/** The events that tell how a payment or a refund ended. */
const endings = ["payment.confirmed", "payment.failed", "refund.confirmed", "refund.failed"];

/** Holds rows, chain and answers against one another; to be called when everything has come to rest, or should have. */
export async function judge(
  fixture: JudgedScenario,
  fault: Pick<Fault, "mayFail" | "mayAnswer" | "mayDisagree">,
): Promise<Verdict> {
  const { scenario, company } = fixture;
  const rows = await scenario.query<Row>(
    `select p.id, p.refund_of is not null as is_refund, p.status, p.failure_code, p.tx_hash, p.log_index, p.payer, p.nonce::text,
            (select count(*) from events e where e.payment_id = p.id and e.type = any ($2))::text as events
     from payments p where $1 in (p.pay_to, p.payer)`,
    [company.merchant.walletAddress, endings],
  );
  const books = { rows, transfers: await transfersOf(company), gifts: company.gifts };
  const tally: Tally = { lost: [], double: [], stuck: [] };
  judgeRows(books, fault.mayFail ?? [], tally);
  await judgeAnswers(company, { books, mayAnswer: fault.mayAnswer ?? [] }, tally);
  await judgeRefundAnswers(company, { books, mayAnswer: fault.mayAnswer ?? [] }, tally);
  await judgeBalance(company, rows, tally);
  tally.stuck.push(...(await laneTroubles({ scenario, company })));
  const { lost, double, stuck } = tally;
  const ledger = (await auditLedger(fixture)).filter((each) => fault.mayDisagree?.test(each) !== true);
  return {
    payments: rows.length,
    lost: lost.length,
    double: double.length,
    stuck: stuck.length,
    ledger: ledger.length,
    wrong: [...lost, ...double, ...stuck, ...ledger],
  };
}

/** A reorg may have moved a transaction's logs within its block: then only the payment counts. */
function judgeRows({ rows, transfers, gifts }: Books, mayFail: readonly string[], tally: Tally): void {
  const unexplained = new Set(transfers);
  for (const row of rows) judgeEnd(row, mayFail, tally);
  const confirmed = rows.filter(({ status }) => status === "confirmed");
  const moved = confirmed.filter((row) => !unexplained.delete(`${row.tx_hash}:${row.log_index}`));
  for (const { id, tx_hash: hash } of moved) {
    const there = [...unexplained].find((transfer) => transfer.startsWith(`${hash}:`));
    if (there !== undefined) unexplained.delete(there);
    else if (transfers.some((transfer) => transfer.startsWith(`${hash}:`))) tally.double.push(`${id} shares ${hash}`);
    else tally.lost.push(`${id} is confirmed, and the chain has no transfer in ${hash}`);
  }
  for (const hash of gifts) unexplained.delete([...unexplained].find((each) => each.startsWith(`${hash}:`)) ?? "");
  for (const transfer of unexplained) tally.double.push(`${transfer} moved money for no confirmed payment or refund`);
}

function judgeEnd({ id, status, failure_code: code, events }: Row, mayFail: readonly string[], tally: Tally): void {
  if (status === "pending") tally.stuck.push(`${id} is pending`);
  else if (events === "0") tally.lost.push(`${id} is ${status} and nobody will be told`);
  else if (events !== "1") tally.double.push(`${id} is ${status} and has ${events} events`);
  if (status === "failed" && !mayFail.includes(code ?? "")) tally.lost.push(`${id} failed with ${code}`);
}

interface ReceivedAnswer {
  readonly books: Books;
  readonly mayAnswer: readonly number[];
}

async function judgeAnswers(company: Company, { books, mayAnswer }: ReceivedAnswer, tally: Tally): Promise<void> {
  const byId = new Map(books.rows.map((row) => [row.id, row]));
  const delivered = new Set<string>();
  for (const { answer } of company.sent) {
    const reported = await answer;
    if (reported === null) continue;
    judgeAnswer(reported, mayAnswer, tally);
    const id = reported.body.paymentId ?? reported.body.error?.details?.paymentId;
    if (reported.status !== 200) {
      if (reported.status === 504 && !byId.has(id ?? "")) tally.lost.push(`${id} was told to be open and is in no row`);
      continue;
    }
    if (byId.get(id)?.status !== "confirmed") tally.lost.push(`${id} was told to be paid and is not confirmed`);
    if (delivered.has(id)) tally.double.push(`${id} was told to be paid twice`);
    delivered.add(id);
  }
}

function judgeAnswer({ status, body }: Answer, mayAnswer: readonly number[], tally: Tally): void {
  if (status === 200 || status === 504 || mayAnswer.includes(status)) return;
  tally.lost.push(`a good payment was answered ${status} ${JSON.stringify(body.error)}`);
}

/** A refund that was accepted has a row. */
async function judgeRefundAnswers(
  { refunds }: Company,
  { books, mayAnswer }: ReceivedAnswer,
  tally: Tally,
): Promise<void> {
  const stored = new Set(books.rows.map(({ id }) => id));
  for (const answer of await Promise.all(refunds.answers)) {
    if (answer === null) continue;
    const { status, body } = answer;
    if (status === 200 || status === 201) {
      if (!stored.has(body.refundId)) tally.lost.push(`${body.refundId} was told to be accepted and is in no row`);
    } else if (!mayAnswer.includes(status)) {
      tally.lost.push(`a good refund was answered ${status} ${JSON.stringify(body.error)}`);
    }
  }
}

/** What the merchant has is the confirmed payments and gifts less the confirmed refunds: it had nothing before. */
async function judgeBalance(
  { chain, rpcUrl, merchant, gifts }: Company,
  rows: readonly Row[],
  tally: Tally,
): Promise<void> {
  const data = `0x70a08231${merchant.walletAddress.slice(2).toLowerCase().padStart(64, "0")}`;
  const balance = BigInt(await rpcHex(rpcUrl, "eth_call", [{ to: chain.tokens.IDRX, data }, "latest"]));
  const confirmed = rows.filter(({ status }) => status === "confirmed");
  const refunded = confirmed.filter((row) => row.is_refund).length;
  const expected = BigInt(confirmed.length - 2 * refunded + gifts.length) * paymentAmount;
  if (balance < expected) tally.lost.push(`the merchant has ${balance}, the rows say ${expected}`);
  if (balance > expected) tally.double.push(`the merchant has ${balance}, the rows say ${expected}`);
}

const transferTopic = topicOf("Transfer(address,address,uint256)");

async function transfersOf({ chain, rpcUrl, merchant }: Company): Promise<string[]> {
  const wallet = `0x${merchant.walletAddress.slice(2).toLowerCase().padStart(64, "0")}`;
  const range = { fromBlock: "0x0", toBlock: "latest", address: chain.tokens.IDRX };
  const read = async (...topics: readonly (string | null)[]) =>
    (await rpc(rpcUrl, "eth_getLogs", [{ ...range, topics }])) as { transactionHash: string; logIndex: string }[];
  const logs = [...(await read(transferTopic, null, wallet)), ...(await read(transferTopic, wallet))];
  return logs.map(({ transactionHash, logIndex }) => `${transactionHash}:${Number(logIndex)}`);
}

/**
 * Every nonce of every lane has one row, all are mined, and the lane goes on where the chain does. Of a retired lane some
 * are never mined, and its key's finder may use others.
 */
export async function laneTroubles({ scenario, company }: JudgedScenario): Promise<string[]> {
  const lanes = await scenario.query<{ address: string; next: string; rows: string; open: string; retired: boolean }>(
    `select l.address, l.next_nonce::text as next, l.retired_at is not null as retired,
            (select count(*) from transactions t where t.lane_id = l.id)::text as rows,
            (select count(*) from transactions t where t.lane_id = l.id and t.state = 'open')::text as open
     from lanes l where l.chain_id = $1`,
    [company.chain.chainId],
  );
  const found: string[] = [];
  for (const { address, next, rows, open, retired } of lanes) {
    const mined = Number(await rpcHex(company.rpcUrl, "eth_getTransactionCount", [address, "latest"]));
    if (Number(next) !== mined && !retired) found.push(`${address} planned ${next} nonces, ${mined} are mined`);
    if (rows !== next) found.push(`${address} has ${rows} rows for ${next} nonces`);
    if (open !== "0") found.push(`${address} has ${open} open transactions`);
  }
  return found;
}
