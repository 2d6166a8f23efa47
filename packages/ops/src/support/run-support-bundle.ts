import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { chains } from "@lunas/catalog/chains";
import { deliveryBacklog, settlementBacklog } from "@lunas/database/backlog";
import type { Database } from "@lunas/database/connect";
import { readSupportFacts } from "@lunas/database/support-facts";
import type { AuditEntry, AuditLog } from "@lunas/domain/operations/audit-entry";
import type { OperatorPayments, PaymentFile } from "@lunas/domain/operations/operator-payments";
import type { OperatorViews } from "@lunas/domain/operations/operator-views";
import { whyPending } from "@lunas/domain/operations/why-pending";
import type { OperationsStore } from "@lunas/domain/payment/pause";
import type { Clock } from "@lunas/domain/shared/clock";
import { networkOf } from "../network-of";
import type { Result } from "../result";
import { collectBundle, type Sections } from "./collect-bundle";
import type { SupportCommand } from "./parse-support";
import { readProcesses } from "./read-processes";

export interface SupportDeps {
  readonly database: Database;
  readonly operations: OperationsStore;
  readonly payments: OperatorPayments;
  readonly views: OperatorViews;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly version: string;
}

const pendingForSeconds = 60;
const mostPending = 100;
const mostAudited = 100;

/** Writes the state of the installation to the standard output (`-`), or into a new file that only this user may read. Someone else finds a fault with it. */
export async function runSupportBundle(deps: SupportDeps, { file, sources }: SupportCommand): Promise<Result> {
  const text = await collectBundle({ ...sectionsOf(deps), processes: () => readProcesses(sources) });
  if (file === "-") return { text, isGood: true, data: JSON.parse(text) };
  const path = resolve(file);
  try {
    writeFileSync(path, text, { flag: "wx", mode: 0o600 });
  } catch (error) {
    return {
      text: `cannot write the bundle: ${error instanceof Error ? error.message : String(error)}`,
      isGood: false,
    };
  }
  const lines = [
    `wrote ${path} (${Math.ceil(text.length / 1024)} kB)`,
    "It contains addresses of lanes, ids of merchants and payments, and no key, password, e-mail address or name. Read it before you send it.",
  ];
  return { text: lines.join("\n"), isGood: true, data: { file: path, bytes: text.length } };
}

function sectionsOf({ database, operations, payments, views, audit, clock, version }: SupportDeps): Sections {
  const { now } = clock;
  const pending = { olderThanSeconds: pendingForSeconds, chainId: null, limit: mostPending };
  return {
    lunas: async () => ({
      version,
      node: process.version,
      platform: `${process.platform} ${process.arch}`,
      at: timeOf(now()),
    }),
    ...Object.fromEntries(
      Object.entries(readSupportFacts(database)).map(([name, read]) => [`database: ${name}`, read] as const),
    ),
    settlement: () =>
      settlementBacklog(
        database,
        chains.map(({ chainId }) => chainId),
      ),
    deliveries: () => deliveryBacklog(database),
    lanes: () => views.lanes(),
    settlers: () => views.settlers(),
    pauses: async () => (await operations.pauses()).map(({ scope, sinceMs }) => ({ scope, since: timeOf(sinceMs) })),
    pendingPayments: async () => (await payments.pending(pending)).map((each) => pendingOf(each, now())),
    audit: async () => (await audit.newest(mostAudited)).map(auditedOf),
  };
}

function pendingOf(file: PaymentFile, nowMs: number): object {
  const { order, chainId, transactions } = file;
  const { paymentId, ageMs } = order;
  const why = whyPending(file, Math.floor(nowMs / 1_000));
  return { paymentId, ageMs, network: networkOf(chainId), transactions: transactions.length, why };
}

/** Without the details, which may contain names. */
function auditedOf({ atMs, actor, action }: AuditEntry): object {
  return { at: timeOf(atMs), by: actor.kind, action };
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
