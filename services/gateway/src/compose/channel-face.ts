import { createShopChannelReader } from "@lunas/chain/read/read-shop-channels";
import type { Clock } from "@lunas/runtime/clock";
import type { Authorizers } from "../chains/poll-authorizers";
import type { Lanes } from "../chains/poll-lanes";
import { sleep } from "../http/sleep";
import type { FacilitateRouteDeps } from "../routes/payments/facilitate";
import type { ChannelFace } from "../routes/x402/channel/settling";
import { shopActions } from "../routes/x402/channel/shop-actions";
import { shopDeposits } from "../routes/x402/channel/shop-deposits";
import type { Connections } from "./connections";
import type { Stores } from "./stores";

interface ChannelFaceDeps {
  readonly connections: Pick<Connections, "chains">;
  readonly lanes: Pick<Lanes, "relayerOf">;
  readonly authorizers: Pick<Authorizers, "authorizersOf">;
  readonly stores: Pick<Stores, "channelManagers" | "deposits" | "shopActions">;
  readonly clock: Clock;
}

/** What x402's endpoints need for shops that keep the books of their channels. */
export function composeChannelFace(
  { connections, lanes, authorizers, stores, clock }: ChannelFaceDeps,
  { facilitate, watch, onFacilitated, onDelivered }: FacilitateRouteDeps,
): ChannelFace {
  const { chains } = connections;
  const reader = createShopChannelReader({ chains, relayerAddress: lanes.relayerOf, clock });
  const deposit = { ...facilitate, deposits: stores.deposits };
  return {
    reader,
    managers: stores.channelManagers,
    settling: {
      deposit: shopDeposits({ deposit, reader, watch, onFacilitated, onDelivered }),
      actions: shopActions({ store: stores.shopActions, clock, timer: { sleep } }),
    },
    authorizersOf: authorizers.authorizersOf,
  };
}
