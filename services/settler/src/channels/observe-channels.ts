import type { Chain } from "@lunas/catalog/chain";
import { settingPrefix } from "@lunas/catalog/chains";
import type { ChannelObserver } from "@lunas/domain/channel/claims/ports";
import type { ProcessTools } from "@lunas/runtime/process";

type Fault = (during: string, error: unknown) => void;

type ChannelCounters = ReturnType<typeof createChannelCounters>;

/** Once for a process: the chains share the series. */
export function createChannelCounters(metrics: ProcessTools["metrics"], chains: readonly Chain[]) {
  const networks = chains.filter(({ channels }) => channels !== null).map(({ network }) => network);
  const ofNetwork = { labels: ["network"], known: { network: networks } } as const;
  return {
    planned: metrics.counter({
      name: "lunas_channel_actions_total",
      help: "Transactions of channels that were written: claims of many channels, payouts and refunds.",
      labels: ["network", "kind"],
      known: { network: networks, kind: ["claim", "payout", "refund"] },
    }),
    claimed: metrics.counter({
      name: "lunas_channels_claimed_total",
      help: "Channels in written claims.",
      ...ofNetwork,
    }),
    becameShort: metrics.counter({
      name: "lunas_channels_became_short_total",
      help: "Channels whose charges became more than their balance.",
      ...ofNetwork,
    }),
    unsigned: metrics.gauge({
      name: "lunas_channel_authorizer_missing",
      help: "1 while channels are open on a chain, and this settler has no key that signs their claims.",
      labels: ["network"],
    }),
    leftOut: metrics.counter({
      name: "lunas_channel_claims_left_out_total",
      help: "Channels that were left out of a claim, because they would have reverted it.",
      ...ofNetwork,
    }),
  };
}

interface ChannelFigures extends Pick<ProcessTools, "logger"> {
  readonly counters: ChannelCounters;
}

/** Whether channels are open that this settler cannot claim. One log line when that begins. */
export function showMissing({ logger, counters }: ChannelFigures, { network }: Chain): (isMissing: boolean) => void {
  let wasMissing = false;
  return (isMissing) => {
    counters.unsigned.set({ network }, isMissing ? 1 : 0);
    const setting = `${settingPrefix(network)}_CHANNEL_AUTHORIZER`;
    if (isMissing && !wasMissing) logger.error("channel_authorizer_missing", { network, setting });
    wasMissing = isMissing;
  };
}

/** One log line for each event of channels, and counters without ids; what an operator must see is a fault. */
export function observeChannels(
  { logger, counters }: ChannelFigures,
  { network }: Chain,
  fault: Fault,
): ChannelObserver {
  const alarm = (during: string, message: string) => fault(`${during}:${network}`, new Error(message));
  // The texts of errors lose long hex numbers, so the channel stands in a line of its own.
  const alarmOf = (
    during: string,
    message: string,
    facts: { readonly channelId: string; readonly reason?: string },
  ) => {
    logger.warn(message, { network, ...facts });
    alarm(during, message);
  };
  return {
    changed: ({ channelId, was, status }) => {
      if (status === "short" && was !== "short") counters.becameShort.inc({ network });
      logger.info("channel changed", { network, channelId, was, status });
    },
    differed: (channelId) =>
      alarmOf("channels", "the contract has another state of a channel than the logs told", { channelId }),
    planned: ({ id, kind, cause, amount, channels }) => {
      counters.planned.inc({ network, kind });
      if (kind === "claim") counters.claimed.inc({ network }, channels);
      logger.info("channel action planned", {
        network,
        actionId: id,
        kind,
        cause,
        amount: amount?.toString(),
        channels,
      });
    },
    leftOut: (channelId, reason) => {
      counters.leftOut.inc({ network });
      alarmOf("claim", "a channel is left out of a claim", { channelId, reason });
    },
    late: (channelId) => alarmOf("claim", "the payer of a channel withdraws, and its claim is late", { channelId }),
    ended: (id, kind, outcome) => logger.info("channel action ended", { network, actionId: id, kind, outcome }),
    reorged: (fromBlock) => alarm("channels", `A reorganization removed block ${fromBlock}, whose channels were read`),
    fault: (during, error) => fault(`${during}:${network}`, error),
  };
}
