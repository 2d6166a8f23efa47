import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import type { Hex } from "@lunas/protocol/wire/hex";
import type { ChannelStore } from "../channels/channel-store";
import { isKeptChannel, type KeptChannel } from "../channels/kept-channel";
import { type Holder, isAlive, isHolder, isSame, ownHolder } from "./holder";
import { lockedFile } from "./locked-file";
import { isRecord, listIn } from "./stored-list";

interface FiledChannel {
  readonly channel: KeptChannel;
  /** The process that signs with it; null: none. */
  readonly holder: Holder | null;
}

/**
 * Channels in a locked file that all processes of a wallet share, and beside it a small file for each channel's newest voucher, which is
 * replaced for each request and not synced to the disk. A process that ends has kept its last voucher; after a loss of power the shop's
 * corrective answer says what is missing. The files hold the keys of the vouchers: each can pay its own shop with its own deposit.
 */
export function channelsFile(path: string): Required<ChannelStore> {
  const file = lockedFile<readonly FiledChannel[]>(path, {
    empty: [],
    encode: (channels) => ({ version: 1, channels }),
    decode: (json) => listIn(json, "channels", filedOf),
  });
  const own = ownHolder();
  const noteOf = (channelId: Hex) => `${path.replace(/\.json$/, "")}-${channelId.slice(2, 18)}.json`;
  const isElsewhere = ({ holder }: FiledChannel) => holder !== null && !isSame(holder, own) && isAlive(holder);
  const newest = async ({ channel }: FiledChannel): Promise<KeptChannel> => {
    const text = await readFile(noteOf(channel.channelId), "utf8").catch(() => null);
    const noted = text === null ? null : parsed(text);
    return noted?.channelId === channel.channelId ? noted : channel;
  };
  /** Under the lock nothing waits. A voucher's file says what was charged; what a deposit changes is in the locked file. */
  const newestNow = ({ channel }: FiledChannel): KeptChannel => {
    const noted = notedNow(noteOf(channel.channelId));
    const isOfChannel = noted?.channelId === channel.channelId && noted.balance === channel.balance;
    return isOfChannel && nonceIn(noted) === nonceIn(channel) ? noted : channel;
  };
  return {
    list: async () => Promise.all((await file.read()).map(newest)),
    async take(channelId) {
      const taken = { isOwn: false };
      await file.update((stored) =>
        stored.map((each) => {
          if (each.channel.channelId !== channelId || isElsewhere(each)) return each;
          taken.isOwn = true;
          return { ...each, holder: own };
        }),
      );
      return taken.isOwn;
    },
    async put(channel) {
      await file.update((stored) => [...others(stored, channel.channelId), { channel, holder: own }]);
      await rm(noteOf(channel.channelId), { force: true });
    },
    async fund(channel, check) {
      await file.update((stored) => {
        const rest = others(stored, channel.channelId);
        check(rest.map(newestNow));
        return [...rest, { channel, holder: own }];
      });
      await rm(noteOf(channel.channelId), { force: true });
    },
    async note(channel) {
      const beside = `${noteOf(channel.channelId)}.${randomBytes(4).toString("hex")}`;
      await writeFile(beside, JSON.stringify(channel), { mode: 0o600 });
      await rename(beside, noteOf(channel.channelId));
    },
    async remove(channelId) {
      await file.update((stored) => others(stored, channelId));
      await rm(noteOf(channelId), { force: true });
    },
  };
}

const others = (stored: readonly FiledChannel[], channelId: Hex) =>
  stored.filter(({ channel }) => channel.channelId !== channelId);

const nonceIn = ({ deposit }: KeptChannel) => deposit?.authorization.nonce;

function notedNow(path: string): KeptChannel | null {
  try {
    return parsed(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

function filedOf(value: unknown): FiledChannel | null {
  if (!isRecord(value) || !isKeptChannel(value.channel)) return null;
  const { channel, holder = null } = value;
  return isHolder(holder) ? { channel, holder } : null;
}

/** A file that a loss of power left half written says nothing: the other file has an earlier state. */
function parsed(text: string): KeptChannel | null {
  try {
    const value: unknown = JSON.parse(text);
    return isKeptChannel(value) ? value : null;
  } catch {
    return null;
  }
}
