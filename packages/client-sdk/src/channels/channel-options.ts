import { checkNames } from "@lunas/protocol/wire/check-names";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { limitOf } from "../pay/budget";
import type { ChannelStore } from "./channel-store";

/** What the owner of the money allows for channels. Amounts in whole rupiah: `"10000"`. */
export interface ChannelOptions {
  /** What one deposit puts into a channel. The wallet is asked once for each. */
  readonly deposit: string;
  /** The most that all open channels hold together. A deposit that would exceed it is not made. */
  readonly maxOpen: string;
  /** So many channels to one shop at most: more are opened only while all others are in use. Default 1. */
  readonly perShop?: number;
  /** The longest wait, in seconds, for your own withdrawal that a shop may demand. Default 604800, a week. */
  readonly maxWithdrawDelay?: number;
  /** Keeps channels and their keys. Default: the client's own store, a file for agents, the page's storage in browsers, else memory. */
  readonly store?: ChannelStore;
}

/** The checked options, in base units. */
export interface ChannelLimits {
  readonly deposit: bigint;
  readonly maxOpen: bigint;
  readonly perShop: number;
  readonly maxWithdrawDelay: number;
}

const DEFAULTS = { perShop: 1, maxWithdrawDelay: 604_800 } as const;
const MOST_CHANNELS = 64;

/** Throws `invalid_option`. */
export function readChannelOptions(options: ChannelOptions): ChannelLimits {
  checkNames("channels", options, ["deposit", "maxOpen", "perShop", "maxWithdrawDelay", "store"]);
  const { perShop, maxWithdrawDelay } = { ...DEFAULTS, ...options };
  const limits = {
    deposit: limitOf("channels.deposit", options.deposit),
    maxOpen: limitOf("channels.maxOpen", options.maxOpen),
  };
  if (limits.deposit === 0n) throw invalid("channels.deposit must be more than nothing");
  if (limits.deposit > limits.maxOpen) throw invalid("channels.maxOpen must not be below channels.deposit");
  if (!Number.isInteger(perShop) || perShop < 1 || perShop > MOST_CHANNELS)
    throw invalid(`channels.perShop must be a whole number from 1 to ${MOST_CHANNELS}`);
  if (!Number.isInteger(maxWithdrawDelay) || maxWithdrawDelay < 900)
    throw invalid("channels.maxWithdrawDelay must be a whole number of seconds, at least 900");
  return { ...limits, perShop, maxWithdrawDelay };
}

function invalid(what: string): LunasError {
  return new LunasError(`${what}.`, { code: "invalid_option" });
}
