import type { Hex } from "@lunas/protocol/wire/hex";
import type { PageStorage } from "../pay/open-payments";
import { isKeptChannel, type KeptChannel } from "./kept-channel";

type Eventually<T> = T | Promise<T>;

/**
 * Keeps channels and their keys. A channel is used by one process at a time: of two that sign for the same sum, one would seem to have paid
 * for the other.
 */
export interface ChannelStore {
  list(): Eventually<readonly KeptChannel[]>;
  /** Takes a channel for this process until it ends; false: another living process has it. */
  take(channelId: Hex): Eventually<boolean>;
  /** Keeps a channel, so that it survives a loss of power: before a deposit is sent, and after its end. Throws where it cannot. */
  put(channel: KeptChannel): Eventually<void>;
  /**
   * The same with a new deposit, before it is sent. `check` gets all other channels, in the same step: no other process keeps a deposit
   * meanwhile. What it throws is thrown, and nothing is kept. Absent: `put`, so that processes that share the store may together deposit more
   * than `maxOpen`.
   */
  fund?(channel: KeptChannel, check: CheckOthers): Eventually<void>;
  /** The same for a voucher, before it is sent and after its answer: it survives the end of the process, and is quick. */
  note(channel: KeptChannel): Eventually<void>;
  remove(channelId: Hex): Eventually<void>;
}

export type CheckOthers = (others: readonly KeptChannel[]) => void;

const without = (all: readonly KeptChannel[], channelId: Hex) => all.filter((each) => each.channelId !== channelId);

/** Channels that live as long as the client. What is in them when it ends can only be withdrawn with the payer's wallet. */
export function channelsInMemory(): Required<ChannelStore> {
  let all: readonly KeptChannel[] = [];
  const put = (channel: KeptChannel) => {
    all = [...without(all, channel.channelId), channel];
  };
  return {
    list: () => all,
    take: () => true,
    put,
    fund(channel, check) {
      check(without(all, channel.channelId));
      put(channel);
    },
    note: put,
    remove: (channelId) => {
      all = without(all, channelId);
    },
  };
}

const NAME = "lunas:channels";
const never = new Promise<void>(() => undefined);

/** The part of the Web Locks API that is used: it keeps the tabs of a page apart. */
interface Locks {
  request(
    name: string,
    options: { readonly ifAvailable: true },
    callback: (lock: unknown) => Promise<void> | undefined,
  ): Promise<unknown>;
}

/**
 * Channels in a page's storage. Other scripts of the page's origin can read the keys of vouchers there: each can pay its own shop with its
 * own deposit, and nobody else. Throws where the browser stores nothing: a deposit whose key is lost waits for the withdrawal. A channel is
 * taken until `ended`. Default: until the tab is closed.
 */
export function channelsInPage(storage: () => PageStorage, ended: Promise<void> = never): ChannelStore {
  const taken = new Map<Hex, Promise<boolean>>();
  const read = (): readonly KeptChannel[] => {
    const stored: unknown = JSON.parse(storage().getItem(NAME) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isKeptChannel) : [];
  };
  const write = (all: readonly KeptChannel[]) => storage().setItem(NAME, JSON.stringify(all));
  const put = (channel: KeptChannel) => write([...without(read(), channel.channelId), channel]);
  return {
    list: read,
    take(channelId) {
      const held = taken.get(channelId) ?? lock(`${NAME}:${channelId}`, ended);
      taken.set(channelId, held);
      return held.then((isHeld) => {
        if (!isHeld) taken.delete(channelId);
        return isHeld;
      });
    },
    put,
    fund(channel, check) {
      check(without(read(), channel.channelId));
      put(channel);
    },
    note: put,
    remove: (channelId) => write(without(read(), channelId)),
  };
}

/** Holds a lock. A browser without locks has one tab at a time, as far as is known. */
function lock(name: string, ended: Promise<void>): Promise<boolean> {
  const { locks } = ((globalThis as { readonly navigator?: unknown }).navigator ?? {}) as { readonly locks?: Locks };
  if (locks === undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = (given: unknown) => {
      resolve(given !== null);
      return given === null ? undefined : ended;
    };
    locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(false));
  });
}
