import type { ChannelStore } from "./channel-store";
import { type ChannelTerms, fits } from "./choose-channel";
import { availableIn, type KeptChannel } from "./kept-channel";

/** A channel of this process, or the place of one that is about to be opened. Its requests follow each other. */
export interface Slot {
  /** Null: it is not opened. */
  channel: KeptChannel | null;
  /** How many requests use it or wait for it. */
  users: number;
  /** Resolves when the last of them is done. */
  last: Promise<unknown>;
}

export function channelIn({ channel }: Slot): KeptChannel {
  if (channel === null) throw new Error("the channel was not opened");
  return channel;
}

export interface Need {
  readonly chosen: ChannelTerms;
  readonly origin: string;
  /** What is bought, as a hash. */
  readonly purchase: string;
  readonly payAgain: boolean;
  readonly perShop: number;
}

export interface ChannelPool {
  /** Runs the work with a channel for this need, after the works that have it. */
  use<T>(need: Need, work: (slot: Slot) => Promise<T>): Promise<T>;
  /** Runs the work with one known channel, likewise. Null: another process has it. */
  useChannel<T>(channel: KeptChannel, work: (slot: Slot) => Promise<T>): Promise<T | null>;
  /** Every channel that is known, as it is now. */
  all(): Promise<readonly KeptChannel[]>;
}

/** The channels of this process. A channel that another living process has is left to it. */
export function channelPool(store: ChannelStore): ChannelPool {
  const slots = new Map<string, Slot[]>();
  const byId = new Map<string, Slot>();
  let loading: Promise<unknown> = Promise.resolve();

  const slotOf = (channel: KeptChannel): Slot => {
    const known = byId.get(channel.channelId);
    if (known !== undefined) return known;
    const slot: Slot = { channel, users: 0, last: Promise.resolve() };
    byId.set(channel.channelId, slot);
    return slot;
  };
  /** Once for each shop and terms: takes the stored channels that no other process has. */
  const load = async (need: Need, key: string): Promise<Slot[]> => {
    const known = slots.get(key);
    if (known !== undefined) return known;
    const own: Slot[] = [];
    for (const channel of await store.list()) {
      if (!fits(channel, need.chosen, need.origin) || !isNeeded(channel)) continue;
      if (await store.take(channel.channelId)) own.push(slotOf(channel));
    }
    slots.set(key, own);
    return own;
  };
  const run = async <T>(slot: Slot, work: (slot: Slot) => Promise<T>): Promise<T> => {
    slot.users += 1;
    const done = slot.last.then(() => work(slot));
    slot.last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      slot.users -= 1;
    }
  };
  return {
    async use(need, work) {
      const key = keyOf(need);
      // One after the other, because reading the store takes time: two must not open a channel each.
      const loaded = loading.then(() => load(need, key));
      loading = loaded.catch(() => undefined);
      const own = await loaded;
      const slot = pick(own, need);
      try {
        return await run(slot, work);
      } finally {
        if (slot.channel !== null) byId.set(slot.channel.channelId, slot);
        const isGone = slot.channel === null || !isNeeded(slot.channel);
        if (isGone && slot.users === 0) own.splice(0, own.length, ...own.filter((each) => each !== slot));
      }
    },
    async useChannel(channel, work) {
      if (!byId.has(channel.channelId) && !(await store.take(channel.channelId))) return null;
      return run(slotOf(channel), work);
    },
    async all() {
      const stored = await store.list();
      return stored.map((each) => byId.get(each.channelId)?.channel ?? each);
    },
  };
}

function isUsable({ status }: KeptChannel): boolean {
  return status === "open" || status === "opening";
}

/** A channel that signs nothing new is needed while a purchase has a voucher of it: another channel would sign for that purchase again. */
function isNeeded(channel: KeptChannel): boolean {
  return isUsable(channel) || channel.open.some(({ purchase }) => purchase !== "");
}

function keyOf({ chosen: { terms, withdrawDelay }, origin }: Need): string {
  const { network, asset, payTo, extra } = terms;
  return [network, asset, payTo, extra.receiverAuthorizer, withdrawDelay, origin].join(" ").toLowerCase();
}

/**
 * The channel that has an open voucher of this purchase; else an idle one, one with enough in it first; else a new one; else the one for which
 * the fewest wait.
 */
function pick(own: Slot[], need: Need): Slot {
  const usable = own.filter(({ channel }) => channel === null || isUsable(channel));
  const isOpen = ({ channel }: Slot) => channel?.open.some(({ purchase }) => purchase === need.purchase) === true;
  const before = need.payAgain ? undefined : own.find(isOpen);
  if (before !== undefined) return before;
  const price = BigInt(need.chosen.terms.amount);
  const idle = usable.filter(({ users, channel }) => users === 0 && channel !== null);
  const enough = idle.find(({ channel }) => channel !== null && availableIn(channel) >= price);
  const first = enough ?? idle[0];
  if (first !== undefined) return first;
  if (usable.length < need.perShop) {
    const made: Slot = { channel: null, users: 0, last: Promise.resolve() };
    own.push(made);
    return made;
  }
  return usable.reduce((least, each) => (each.users < least.users ? each : least));
}
