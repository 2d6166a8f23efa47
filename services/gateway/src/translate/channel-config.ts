import type { ChannelConfig } from "@lunas/domain/channel/channel";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ChannelConfig as StatedConfig } from "@lunas/protocol/x402/channel-payload";
import { addressOf } from "./address";

/** The config of a channel, as a payload states it, in the domain's spelling: the schema has checked every field. */
export function configOf(config: StatedConfig): ChannelConfig {
  return {
    payer: addressOf(config.payer),
    payerAuthorizer: addressOf(config.payerAuthorizer),
    receiver: addressOf(config.receiver),
    receiverAuthorizer: addressOf(config.receiverAuthorizer),
    token: addressOf(config.token),
    withdrawDelay: config.withdrawDelay,
    salt: config.salt.toLowerCase() as Hex,
  };
}
