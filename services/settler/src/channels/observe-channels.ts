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
  return {
    changed: ({ channelId, was, status }) => logger.info("channel changed", { network, channelId, was, status }),
    differed: (channelId) =>
      alarm("channels", `The contract has another state of channel ${channelId} than the logs told`),
    planned: ({ id, kind, cause, amount, channels }) =>
      logger.info("channel action planned", {
        network,
        actionId: id,
        kind,
        cause,
        amount: amount?.toString(),
        channels,
      }),
    leftOut: (channelId, reason) => alarm("claim", `Channel ${channelId} is left out of a claim: ${reason}`),
    late: (channelId) => alarm("claim", `The payer of channel ${channelId} withdraws, and its claim is late`),
    ended: (id, kind, outcome) => logger.info("channel action ended", { network, actionId: id, kind, outcome }),
    reorged: (fromBlock) => alarm("channels", `A reorganization removed block ${fromBlock}, whose channels were read`),
    fault: (during, error) => fault(`${during}:${network}`, error),
  };
}
