import type { Chain } from "@lunas/catalog/chain";
import type { DeliveryBacklog, SettlementBacklog } from "@lunas/database/backlog";
import type { AuditLog } from "@lunas/domain/operations/audit-entry";
import type { OperatorPayments, PaymentFile } from "@lunas/domain/operations/operator-payments";
import type { OperatorViews } from "@lunas/domain/operations/operator-views";
import { whatToDo } from "@lunas/domain/operations/what-to-do";
import { whyPending } from "@lunas/domain/operations/why-pending";
import type { OperationsStore } from "@lunas/domain/payment/pause";
import type { Clock } from "@lunas/domain/shared/clock";
import { networkOf } from "@lunas/ops/network-of";
import type { LedgerRun } from "./ledger-run";
import type { PartHealth } from "./read-parts";

export interface ViewDeps {
  /** Those that this deployment serves. */
  readonly chains: readonly Chain[];
  readonly parts: () => Promise<readonly PartHealth[]>;
  readonly settlement: () => Promise<readonly SettlementBacklog[]>;
  readonly deliveries: () => Promise<DeliveryBacklog>;
  readonly views: OperatorViews;
  readonly payments: Pick<OperatorPayments, "pending">;
  readonly operations: Pick<OperationsStore, "pauses" | "gasByDay">;
  readonly audit: Pick<AuditLog, "newest">;
  readonly ledger: Pick<LedgerRun, "state">;
  readonly clock: Clock;
}

const most = 200;
const mostAudited = 200;
const longestSearch = 100;

/** The query of a request, already text. */
export type ViewQuery = Readonly<Record<string, string>>;
export type View = (deps: ViewDeps, query: ViewQuery) => Promise<unknown>;

/** What each view of the console shows, by the last part of its path. */
export const views: Readonly<Record<string, View>> = {
  health: async ({ parts, settlement, deliveries, views: read }) => {
    const [processes, chainsNow, webhooks, settlers] = await Promise.all([
      parts(),
      settlement(),
      deliveries(),
      read.settlers(),
    ]);
    return {
      parts: processes,
      chains: chainsNow.map(named),
      deliveries: webhooks,
      settlers: settlers.map(named),
    };
  },
  lanes: async ({ views: read }) => ({ lanes: (await read.lanes()).map(named) }),
  pending: async ({ settlement, payments, clock }, { seconds = "60" }) => {
    const olderThanSeconds = Math.min(Number(seconds) || 0, 9_999_999);
    const [backlog, files] = await Promise.all([
      settlement(),
      payments.pending({ olderThanSeconds, chainId: null, limit: most }),
    ]);
    return { chains: backlog.map(named), payments: files.map((file) => stuck(file, clock.now())), limit: most };
  },
  pauses: async ({ chains, operations }) => {
    const pauses = await operations.pauses();
    return {
      networks: chains.map(({ network }) => network),
      pauses: pauses.map((pause) => ({
        ...pause,
        shown: pause.scope === "chain" ? networkOf(Number(pause.subject)) : pause.subject,
      })),
    };
  },
  merchants: async ({ views: read }, { search = "" }) => ({
    merchants: await read.merchants(search.trim().slice(0, longestSearch), most),
    limit: most,
  }),
  gas: async ({ operations }, { days = "7" }) => {
    const wanted = Math.min(Math.max(Math.floor(Number(days)) || 7, 1), 366);
    return { days: wanted, spent: (await operations.gasByDay(wanted)).map(named) };
  },
  ledger: async ({ ledger }) => ledger.state(),
  audit: async ({ audit }) => ({ entries: await audit.newest(mostAudited), limit: mostAudited }),
};

function named<T extends { readonly chainId: number }>(row: T): T & { readonly network: string } {
  return { ...row, network: networkOf(row.chainId) };
}

function stuck(file: PaymentFile, nowMs: number) {
  const { order, chainId, merchantId, tokenSymbol, environment } = file;
  return {
    ...{ id: order.paymentId, network: networkOf(chainId), merchantId, environment, tokenSymbol },
    amount: order.amount,
    ageMs: order.ageMs,
    deadlineMs: Number(order.deadlineSeconds) * 1_000,
    lane: file.transactions.find(({ isOpen }) => isOpen)?.lane ?? null,
    why: whyPending(file, Math.floor(nowMs / 1_000)),
    remedy: whatToDo(file, nowMs),
  };
}
