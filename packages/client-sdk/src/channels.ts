/// <reference lib="dom" />
import type { ChannelOptions } from "./channels/channel-options";
import { channelsInPage } from "./channels/channel-store";
import { createChannels } from "./channels/create-channels";
import type { ChannelWay } from "./client-deps";

export type { ChannelOptions } from "./channels/channel-options";
export type { ChannelStore } from "./channels/channel-store";
export type { ChannelCharge, ChannelEnd, ChannelsApi, CloseOptions, OpenChannel } from "./channels/channel-way";
export type { ChannelWay } from "./client-deps";

/**
 * The channels of a page, for `createClient` of `/browser`. They and the keys of their vouchers are kept in `localStorage`: a page whose
 * scripts you do not trust must have none. Throws `invalid_option`.
 */
export function pageChannels(options: ChannelOptions): ChannelWay {
  return createChannels(
    options,
    channelsInPage(() => window.localStorage),
  );
}
