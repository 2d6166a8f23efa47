import type { Chain, Environment } from "@lunas/catalog/chain";
import type { Recoveries } from "@lunas/chain/curve/recoveries";
import { channelSignatures } from "@lunas/chain/read/channel-signatures";
import { noteAnswer } from "@lunas/domain/channel/note-answer";
import type { Clock } from "@lunas/runtime/clock";
import { sleep } from "../http/sleep";
import type { ChannelDeps } from "../routes/channels/deps";
import { type ChannelPayments, noChannels } from "../routes/channels/pay";
import { payByVoucher } from "../routes/channels/voucher";
import type { Observer } from "./observe";
import type { Stores } from "./stores";

interface ComposeChannelsDeps {
  readonly stores: Pick<Stores, "charges" | "channels">;
  readonly observer: Pick<Observer, "fault" | "charged">;
  readonly clock: Clock;
  readonly connections: { readonly recoveries: Pick<Recoveries, "recover"> };
}

export function channelDeps(
  { stores, observer, clock, connections: { recoveries } }: ComposeChannelsDeps,
  chainsOf: (environment: Environment) => readonly [Chain, ...Chain[]],
): ChannelDeps {
  const { charges, channels } = stores;
  const timer = { sleep };
  return {
    ...{ charges, channels, signatures: channelSignatures(recoveries.recover), clock, timer, chainsOf },
    onAnswered: (answer, isWritten, context) => {
      if (!answer.charged.isReplayed) observer.charged(answer.network);
      noteAnswer({ charges, clock, timer }, answer, isWritten).catch((error: unknown) =>
        observer.fault(error, context),
      );
    },
  };
}

/** The ways to pay by a channel that this service has. */
export function channelPayments(deps: ChannelDeps): ChannelPayments {
  return { ...noChannels, voucher: payByVoucher(deps) };
}
