import type { Chain } from "@lunas/catalog/chain";
import type { ChannelBacklog } from "@lunas/database/channel/channel-backlog";
import type { Metrics } from "@lunas/runtime/metrics";
import { sampledGauges } from "@lunas/runtime/sampled-gauges";

interface Measured {
  readonly chains: readonly Chain[];
  readonly read: (chains: readonly Chain[]) => Promise<readonly ChannelBacklog[]>;
  readonly onFault: (error: unknown) => void;
}

/** The token of every chain has two decimals; a float is exact enough for a figure. */
const rupiah = (baseUnits: string) => Number(baseUnits) / 100;

/** What waits in channels, from the rows. No label names a merchant: the largest sum of one is a figure, and `lunas-ops` names it. */
export function measureChannels(metrics: Metrics, { chains, read, onFault }: Measured): void {
  const names = new Map(chains.map(({ chainId, network }) => [chainId, network]));
  const networkOf = (chainId: number) => names.get(chainId) ?? String(chainId);
  sampledGauges(metrics, {
    gauges: {
      lunas_channel_unclaimed_rupiah: "Charged to channels and not claimed.",
      lunas_channel_unclaimed_of_one_rupiah: "The largest such sum of one merchant.",
      lunas_channel_oldest_unclaimed_seconds: "Age of the oldest charge that is not claimed.",
      lunas_channel_oldest_due_seconds: "The same of channels with so much unclaimed that the schedule claims them.",
      lunas_channel_unpaid_rupiah: "Claimed and not paid out.",
      lunas_channels_withdrawing: "Channels whose payers withdraw.",
      lunas_channel_claims_late: "Those of them in the last third of the delay with something to claim.",
      lunas_channels_short: "Channels with less than was charged to them.",
      lunas_payouts_failed: "Wallets with something unpaid whose newest payout failed.",
    },
    labels: ["network"],
    read: async () => {
      const rows = await read(chains);
      return rows.map((row) => ({
        labels: { network: networkOf(row.chainId) },
        values: {
          lunas_channel_unclaimed_rupiah: rupiah(row.unclaimed),
          lunas_channel_unclaimed_of_one_rupiah: rupiah(row.unclaimedOfOne),
          lunas_channel_oldest_unclaimed_seconds: row.oldestUnclaimedSeconds,
          lunas_channel_oldest_due_seconds: row.oldestDueSeconds,
          lunas_channel_unpaid_rupiah: rupiah(row.unpaid),
          lunas_channels_withdrawing: row.withdrawing,
          lunas_channel_claims_late: row.claimsLate,
          lunas_channels_short: row.short,
          lunas_payouts_failed: row.payoutsFailed,
        },
      }));
    },
    onFault,
  });
}
