import type { ChannelOptions } from "./channels/channel-options";
import { createChannels } from "./channels/create-channels";
import { type Client, createClientOf } from "./client";
import type { ClientSetup, Surroundings } from "./client-deps";
import { inPage } from "./in-page";
import type { ClientOptions } from "./options";
import { outsideOfPages } from "./outside-of-pages";
import type { Payer } from "./payer";

export interface CustomClientOptions
  extends ClientOptions,
    Omit<ClientSetup, keyof Surroundings | "payer" | "own" | "channelWay"> {
  /**
   * The payer that signs. `/browser` and `/agent` bring one; this option takes any other: a hardware wallet, a custody
   * service.
   */
  readonly payer: Payer;
  /** Pays by channels where a shop offers it: one deposit, then a voucher for each request. Default: no channels. */
  readonly channels?: ChannelOptions | undefined;
}

const own = ["payer", "origin", "fetch", "openPayments", "spending", "channels"] as const;

/** A client around your own payer. */
export function createClient(options: CustomClientOptions): Client {
  const channelWay = options.channels === undefined ? undefined : createChannels(options.channels);
  const surroundings = "document" in globalThis ? inPage : outsideOfPages;
  return createClientOf(options, { ...options, ...surroundings, channelWay, own });
}
