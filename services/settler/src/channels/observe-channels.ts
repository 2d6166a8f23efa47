import type { Chain } from "@lunas/catalog/chain";
import type { ChannelObserver } from "@lunas/domain/channel/claims/ports";
import type { ProcessTools } from "@lunas/runtime/process";

type Fault = (during: string, error: unknown) => void;

/** One log line for each event of channels; what an operator must see is a fault. */
export function observeChannels(
  { logger }: Pick<ProcessTools, "logger">,
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
    changed: ({ channelId, was, status }) => logger.info("channel changed", { network, channelId, was, status }),
    differed: (channelId) =>
      alarmOf("channels", "the contract has another state of a channel than the logs told", { channelId }),
    planned: ({ id, kind, cause, amount, channels }) =>
      logger.info("channel action planned", {
        network,
        actionId: id,
        kind,
        cause,
        amount: amount?.toString(),
        channels,
      }),
    leftOut: (channelId, reason) => alarmOf("claim", "a channel is left out of a claim", { channelId, reason }),
    late: (channelId) => alarmOf("claim", "the payer of a channel withdraws, and its claim is late", { channelId }),
    ended: (id, kind, outcome) => logger.info("channel action ended", { network, actionId: id, kind, outcome }),
    reorged: (fromBlock) => alarm("channels", `A reorganization removed block ${fromBlock}, whose channels were read`),
    fault: (during, error) => fault(`${during}:${network}`, error),
  };
}
