import type { Chain, Network } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";
import type { Actor, AuditLog, NewAuditEntry } from "@lunas/domain/operations/audit-entry";
import { countedBy, judgeResolution } from "@lunas/domain/operations/judge-resolution";
import type { OperatorPayments, PaymentFile } from "@lunas/domain/operations/operator-payments";
import type { Judgement, ResolutionEvidence } from "@lunas/domain/operations/resolution";
import { whyPending } from "@lunas/domain/operations/why-pending";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId } from "@lunas/domain/shared/id";
import { describePayment } from "./describe-payment";
import { networkOf } from "./network-of";
import type { PaymentsCommand } from "./parse-payments";
import type { Result } from "./result";
import { table } from "./table";
import { durationText, timeText } from "./time-text";

const mostListed = 200;
const auditedPerPayment = 50;

export interface PaymentsDeps {
  readonly payments: OperatorPayments;
  readonly audit: AuditLog;
  /** Reads a chain; null where it has no RPC. */
  readonly readEvidence: (
    network: Network,
  ) => ((order: SettlementOrder, txHash: Hex | null) => Promise<ResolutionEvidence>) | null;
  readonly clock: Clock;
  readonly operator: Actor;
}

/** Lists pending payments, shows one, or ends one. */
export async function runPayments(deps: PaymentsDeps, command: PaymentsCommand): Promise<Result> {
  switch (command.kind) {
    case "payments_stuck":
      return listStuck(deps, command);
    case "payments_show":
      return show(deps, command.reference);
    case "payments_resolve":
      return resolve(deps, command);
  }
}

type Command<K extends PaymentsCommand["kind"]> = Extract<PaymentsCommand, { readonly kind: K }>;

async function listStuck({ payments, clock }: PaymentsDeps, command: Command<"payments_stuck">): Promise<Result> {
  const { olderThanSeconds, network } = command;
  const chainId = chains.find((chain) => chain.network === network)?.chainId ?? null;
  const files = await payments.pending({ olderThanSeconds, chainId, limit: mostListed });
  if (files.length === 0)
    return { text: `no payment has been pending for ${durationText(olderThanSeconds)}`, isGood: true, data: files };
  const rows = files.map((file) => stuckRow(file, clock.now()));
  const more = files.length === mostListed ? `\nthe oldest ${mostListed}; there may be more` : "";
  const text = table(["payment", "network", "pending for", "deadline", "lane", "why"], rows) + more;
  return { text, isGood: true, data: files };
}

function stuckRow(file: PaymentFile, nowMs: number): readonly string[] {
  const { order, chainId, transactions } = file;
  const lane = transactions.find(({ isOpen }) => isOpen)?.lane ?? "none";
  const deadline = timeText(Number(order.deadlineSeconds) * 1_000);
  const age = durationText(order.ageMs / 1_000);
  return [order.paymentId, networkOf(chainId), age, deadline, lane, whyPending(file, Math.floor(nowMs / 1_000))];
}

async function show({ payments, audit, clock }: PaymentsDeps, reference: PaymentId | Hex): Promise<Result> {
  const files = await payments.find(reference);
  if (files.length === 0) return bad(`the rows know no payment or refund by ${reference}`);
  const texts: string[] = [];
  for (const file of files) {
    texts.push(describePayment(file, await audit.newest(auditedPerPayment, file.order.paymentId), clock.now()));
  }
  return { text: texts.join("\n\n"), isGood: true, data: files };
}

async function resolve(deps: PaymentsDeps, command: Command<"payments_resolve">): Promise<Result> {
  const { paymentId, resolution, because } = command;
  const [file] = await deps.payments.find(paymentId);
  if (file === undefined) return bad(`there is no payment or refund ${paymentId}`);
  const chain = chains.find((each) => each.chainId === file.chainId);
  const read = chain === undefined ? null : deps.readEvidence(chain.network);
  if (chain === undefined || read === null)
    return bad(`no RPC is set for ${networkOf(file.chainId)}: <CHAIN>_RPC_URLS`);
  const evidence = await read(file.order, resolution.kind === "confirmed" ? resolution.txHash : null);
  const countedFor = await readCounts(deps, chain, { evidence, resolution });
  const judgement = judgeResolution({ file, wanted: resolution, evidence, countedFor, because });
  if (judgement.kind === "refused") return bad(`refused, and nothing was changed: ${judgement.reason}`);
  const entry = entryOf(command, { actor: deps.operator, evidence, judgement });
  if (!(await deps.payments.resolve(judgement.outcome, entry))) {
    return bad("nothing was changed: it ended meanwhile, or that log counts for another payment now");
  }
  const argument = judgement.proof ?? `on your word: ${because}`;
  return { text: `${paymentId} is ${resolution.kind} now; ${argument}`, isGood: true };
}

interface ResolutionRequest {
  readonly evidence: ResolutionEvidence;
  readonly resolution: Command<"payments_resolve">["resolution"];
}

/** The payments for which the logs of these transactions count. */
async function readCounts({ payments }: PaymentsDeps, { chainId }: Chain, { evidence, resolution }: ResolutionRequest) {
  const { nonceOutcome } = evidence;
  const shown = nonceOutcome.kind === "settled" ? [nonceOutcome.settlement] : [];
  const named = resolution.kind === "confirmed" ? [resolution.txHash] : [];
  const hashes = new Set([...named, ...shown.map(({ txHash }) => txHash)].map((hash) => hash.toLowerCase() as Hex));
  const counted = new Map<Hex, ReadonlyMap<number, PaymentId>>();
  for (const hash of hashes) counted.set(hash, await payments.countedIn(chainId, hash));
  return countedBy(counted);
}

interface Decided {
  readonly actor: Actor;
  readonly evidence: ResolutionEvidence;
  readonly judgement: Extract<Judgement, { kind: "may" }>;
}

function entryOf(
  { paymentId, resolution, because }: Command<"payments_resolve">,
  { actor, evidence, judgement }: Decided,
): NewAuditEntry {
  const details = { resolution, proof: judgement.proof, because, chain: plain(evidence) };
  return { actor, action: "payment.resolve", target: paymentId, details };
}

/** Amounts as decimal strings, so that the result can be stored as JSON. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, each: unknown) => (typeof each === "bigint" ? each.toString() : each)));
}

function bad(text: string): Result {
  return { text, isGood: false };
}
