import { sandbox } from "@lunas/catalog/chains/sandbox";
import { aChannel } from "@lunas/testkit/contracts/channel-fixture";
import type { StoredChannel } from "../channel";
import type { Block, ChannelStates, NamedByLogs } from "../claims/ports";
import { type ChannelWatchDeps, compareChannels, readAnew, watchChannels } from "./watch-channels";

const channel = aChannel("mer_one");
const blockAt = (number: number, branch = "a"): Block => ({
  ...{ number, timestampSeconds: number },
  hash: `0x${branch}${String(number).padStart(63, "0")}`,
});

interface Noted {
  readonly states: ChannelStates;
  readonly how: { readonly readTo: Pick<Block, "number" | "hash"> | null; readonly again?: boolean };
}

/** A chain whose newest deep block is `deep`, on one branch or another, and a store that has these channels. */
function watching({
  deep = 50,
  branch = "a",
  channels = [channel] as readonly StoredChannel[],
  leases = Number.POSITIVE_INFINITY,
} = {}) {
  let taken = 0;
  const ranges: (readonly [number, number])[] = [];
  const noted: Noted[] = [];
  const observed: string[] = [];
  const named: NamedByLogs = { channels: channels.map(({ id }) => id), receivers: [] };
  const deps = {
    contract: {
      chain: sandbox,
      deepBlock: async () => blockAt(deep, branch),
      blockAt: async (number: number) => (number > deep ? null : blockAt(number, branch)),
      namedIn: async (from: number, to: number) => {
        ranges.push([from, to]);
        return named;
      },
      statesAt: async (number: number, wanted: NamedByLogs) => ({
        block: blockAt(number, branch),
        channels: wanted.channels.map((id) => ({
          ...{ id, balance: 100_000n, claimed: 7n, refundNonce: 0n, withdrawAmount: 0n, withdrawRequestedAt: 0 },
        })),
        receivers: wanted.receivers.map((each) => ({ ...each, claimed: 7n, settled: 0n })),
      }),
    },
    actions: {
      note: async (_chainId: number, states: ChannelStates, how: Noted["how"]) => {
        noted.push({ states, how });
        return [];
      },
      toRead: async () => channels,
      openAfter: async () => channels,
      readSince: async () => channels,
      noteCompared: async () => undefined,
      takeTurn: async () => {
        taken += 1;
        return taken > leases ? null : turnAt(deep);
      },
    },
    observe: {
      changed: () => undefined,
      reorged: (from: number) => observed.push(`reorged ${from}`),
      differed: (id: string) => observed.push(`differed ${id}`),
    },
  } as unknown as ChannelWatchDeps;
  return { deps, ranges, noted, observed };
}

const turnAt = (number: number | null, branch = "a") => ({
  head: number === null ? null : blockAt(number, branch),
  isCompareDue: false,
});

it("begins at the newest deep block, and reads the logs after the stored one from then on", async () => {
  const first = watching();
  expect(await watchChannels(first.deps, turnAt(null))).toEqual(blockAt(50));
  expect(first.ranges).toEqual([]);
  expect(first.noted.at(-1)?.how.readTo).toEqual(blockAt(50));

  const next = watching();
  await watchChannels(next.deps, turnAt(40));
  expect(next.ranges).toEqual([[41, 50]]);
  const { states, how } = next.noted[0] as Noted;
  expect(states.channels.map(({ id }) => id)).toEqual([channel.id]);
  // A claim changes what the receiver is owed: both are read at one block.
  expect(states.receivers).toMatchObject([{ receiver: channel.config.receiver, asset: channel.config.token }]);
  expect(how).toEqual({ readTo: blockAt(50), again: false });
});

it("reads many blocks in rounds, and nothing from a node that is behind", async () => {
  const far = watching({ deep: 10_000 });
  await watchChannels(far.deps, turnAt(40));
  expect(far.ranges).toEqual([[41, 2_040]]);
  const behind = watching({ deep: 39 });
  expect(await watchChannels(behind.deps, turnAt(40))).toBeNull();
  expect(behind.noted).toEqual([]);
});

it("reads again what a reorganization below the depth removed, also at a lower block", async () => {
  const shorter = watching({ deep: 200, branch: "b" });
  expect(await watchChannels(shorter.deps, turnAt(230))).toBeNull();
  expect(shorter.noted).toEqual([]);
  const lower = watching({ deep: 200, branch: "b" });
  await watchChannels(lower.deps, turnAt(200, "a"));
  expect(lower.observed).toEqual(["reorged 200"]);
  expect(lower.ranges).toEqual([[72, 200]]);
  expect(lower.noted.at(-1)?.how).toEqual({ readTo: blockAt(200, "b"), again: true });
});

it("moves the stored block with the last of many channels only", async () => {
  const many = Array.from({ length: 450 }, () => aChannel("mer_one"));
  const story = watching({ channels: many });
  await watchChannels(story.deps, turnAt(40));
  expect(story.noted.map(({ states, how }) => [states.channels.length, how.readTo?.number ?? null])).toEqual([
    [200, null],
    [200, null],
    [50, 50],
  ]);
});

it("reports a channel of which no log was read, and stores what the contract has", async () => {
  const story = watching();
  await compareChannels(story.deps, blockAt(50));
  expect(story.observed).toEqual([`differed ${channel.id}`]);
  expect(story.noted).toHaveLength(1);
  const same = watching({ channels: [{ ...channel, onChain: { ...channel.onChain, claimed: 7n } }] });
  await compareChannels(same.deps, blockAt(50));
  expect(same.observed).toEqual([]);
});

describe("channels of which thousands are read again", () => {
  const many = Array.from({ length: 450 }, () => aChannel("mer_one"));

  it("are read some at a time: a node bounds the gas of a call", async () => {
    const story = watching({ channels: many });
    await readAnew(story.deps, many, blockAt(50));
    expect(story.noted.map(({ states }) => states.channels.length)).toEqual([200, 200, 50]);
  });

  it("keep the turn meanwhile, and end where another settler has it", async () => {
    const story = watching({ channels: many, leases: 2 });
    await expect(readAnew(story.deps, many, blockAt(50))).rejects.toThrow("is not held by");
    expect(story.noted).toHaveLength(2);
  });
});
