import type { Chain, Network } from "@lunas/catalog/chain";
import type { DeliveryBacklog, SettlementBacklog } from "@lunas/database/backlog";
import type { AuditLog } from "@lunas/domain/operations/audit-entry";
import type { OperatorRecords } from "@lunas/domain/operations/channel-file";
import type { Instances } from "@lunas/domain/operations/instance";
import type { OperatorPayments, PaymentFile } from "@lunas/domain/operations/operator-payments";
import type { OperatorViews } from "@lunas/domain/operations/operator-views";
import type { PaymentLookUp } from "@lunas/domain/operations/payment-look-up";
import { whatToDo } from "@lunas/domain/operations/what-to-do";
import { whyPending } from "@lunas/domain/operations/why-pending";
import type { HistoryStore } from "@lunas/domain/payment/history";
import type { OperationsStore } from "@lunas/domain/payment/pause";
import type { Clock } from "@lunas/domain/shared/clock";
import { allowancesOf } from "@lunas/ops/list-refills";
import { networkOf } from "@lunas/ops/network-of";
import type { LedgerRun } from "./ledger-run";
import { lowBalances } from "./low-balances";
import type { PartHealth } from "./read-parts";
import { findPayments, showPayment } from "./show-payment";

export interface ViewDeps {
  /** Those that this deployment serves. */
  readonly chains: readonly Chain[];
  readonly parts: () => Promise<readonly PartHealth[]>;
  readonly settlement: () => Promise<readonly SettlementBacklog[]>;
  readonly deliveries: () => Promise<DeliveryBacklog>;
  readonly views: OperatorViews;
  readonly payments: Pick<OperatorPayments, "pending" | "find">;
  readonly instances: Pick<Instances, "list">;
  readonly lookUp: PaymentLookUp;
  readonly records: Pick<OperatorRecords, "find">;
  readonly histories: HistoryStore;
  /** What the settlers may send in a day, where the console has their setting. */
  readonly dailyWei: Readonly<Record<Network, bigint | undefined>>;
  readonly operations: Pick<OperationsStore, "pauses" | "gasByDay">;
  readonly audit: Pick<AuditLog, "newest">;
  readonly ledger: Pick<LedgerRun, "state">;
  readonly clock: Clock;
}

const most = 200;
const mostAudited = 200;
const mostRefills = 100;
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
  instances: async ({ instances }) => ({ instances: await instances.list(most), limit: most }),
  "look-up": (deps, { reference = "" }) => findPayments(deps, reference),
  payment: (deps, { id = "" }) => showPayment(deps, id),
  lanes: async ({ views: read }) => ({ lanes: (await read.lanes()).map(named) }),
  refills: async ({ views: read, dailyWei }) => {
    const [lanes, sent, refills] = await Promise.all([read.lanes(), read.refilledToday(), read.refills(mostRefills)]);
    return {
      low: lowBalances(lanes),
      today: allowancesOf(sent, dailyWei),
      refills: refills.map(named),
      limit: mostRefills,
    };
  },
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
