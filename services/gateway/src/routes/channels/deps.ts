import type { Chain, Environment, Network } from "@lunas/catalog/chain";
import type { ChannelId } from "@lunas/domain/channel/channel";
import type { ChargedChannel } from "@lunas/domain/channel/charge-channel";
import type { ChannelReads, ChannelSignatures, ChargeStore } from "@lunas/domain/channel/ports";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Timer } from "@lunas/domain/shared/timer";
import type { RequestContext } from "../../http/context";

export interface ChannelDeps {
  readonly charges: ChargeStore;
  readonly channels: ChannelReads;
  readonly signatures: ChannelSignatures;
  readonly clock: Clock;
  readonly timer: Timer;
  /** The chains on which the payments of an environment settle. */
  readonly chainsOf: (environment: Environment) => readonly [Chain, ...Chain[]];
  /** Called with whether the answer to a charge was written completely. */
  readonly onAnswered: (answer: AnsweredCharge, isWritten: boolean, context: RequestContext) => void;
}

export interface AnsweredCharge {
  readonly channelId: ChannelId;
  readonly network: Network;
  readonly charged: ChargedChannel;
}
