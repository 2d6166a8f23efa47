import type { Chain } from "@lunas/catalog/chain";
import type { SettlementBacklog } from "@lunas/database/backlog";
import type { Metrics } from "@lunas/runtime/metrics";
import { sampledGauges } from "@lunas/runtime/sampled-gauges";

interface Backlog {
  readonly chains: readonly Chain[];
  readonly read: (chainIds: readonly number[]) => Promise<readonly SettlementBacklog[]>;
  readonly onFault: (error: unknown) => void;
}

/** Waiting and in-flight settlements, from the rows: every settler shows the same totals of all settlers. */
export function measureBacklog(metrics: Metrics, { chains, read, onFault }: Backlog): void {
  const names = new Map(chains.map(({ chainId, network }) => [chainId, network]));
  const networkOf = (chainId: number) => names.get(chainId) ?? String(chainId);
  const readAll = () => read(chains.map(({ chainId }) => chainId));
  sampledGauges(metrics, {
    gauges: { lunas_payments_pending: "Pending payments, by age." },
    labels: ["network", "age"],
    read: async () => (await readAll()).flatMap((row) => pendingByAge(networkOf(row.chainId), row)),
    onFault,
  });
  sampledGauges(metrics, {
    gauges: {
      lunas_payment_oldest_pending_seconds: "Age of the oldest pending payment, whatever the reason.",
      lunas_settlements_waiting: "Pending payments that no open transaction settles.",
      lunas_settlement_oldest_waiting_seconds: "Waiting time of the oldest of them.",
      lunas_settlements_in_flight: "Transactions that are written but not final.",
      lunas_settlement_oldest_in_flight_seconds: "Age of the oldest of them.",
      lunas_lanes: "Lanes that settle payments.",
      lunas_lanes_resting: "Those of them without enough gas.",
      lunas_lanes_unheld: "Those of them that no settler holds.",
      lunas_preconfirmations_broken:
        "Payments of the last day that failed after their success was told by a preconfirmation.",
    },
    labels: ["network"],
    read: async () => {
      const rows = await readAll();
      return rows.map((row) => ({
        labels: { network: networkOf(row.chainId) },
        values: {
          lunas_payment_oldest_pending_seconds: row.oldestPendingSeconds,
          lunas_settlements_waiting: row.waiting,
          lunas_settlement_oldest_waiting_seconds: row.oldestWaitingSeconds,
          lunas_settlements_in_flight: row.inFlight,
          lunas_settlement_oldest_in_flight_seconds: row.oldestInFlightSeconds,
          lunas_lanes: row.lanes,
          lunas_lanes_resting: row.lanesResting,
          lunas_lanes_unheld: row.lanesUnheld,
          lunas_preconfirmations_broken: row.brokenPreconfirmations,
        },
      }));
    },
    onFault,
  });
}

const ages = { "<1m": "under1m", "<5m": "under5m", "<30m": "under30m", ">=30m": "over30m" } as const;

function pendingByAge(network: string, { pending }: SettlementBacklog) {
  return Object.entries(ages).map(([age, count]) => ({
    labels: { network, age },
    values: { lunas_payments_pending: pending[count] },
  }));
}
