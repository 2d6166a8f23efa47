import { aChannel } from "@lunas/testkit/contracts/channel-fixture";
import { blockOn, channelWatch, turnAt } from "@lunas/testkit/fixtures/channel-watch";
import { compareChannels, readAnew } from "./compare-channels";
import { watchChannels } from "./watch-channels";

const channel = aChannel("mer_one");
const ours = { channels: [channel] };

it("begins at the newest deep block, and reads the logs after the stored one from then on", async () => {
  const first = channelWatch(ours);
  expect(await watchChannels(first.deps, turnAt(null))).toEqual({ block: blockOn(50), isComplete: true });
  expect(first.ranges).toEqual([]);
  expect(first.noted.at(-1)?.how.readTo).toEqual(blockOn(50));

  const next = channelWatch(ours);
  await watchChannels(next.deps, turnAt(40));
  expect(next.ranges).toEqual([[41, 50]]);
  expect(next.noted[0]?.states.channels.map(({ id }) => id)).toEqual([channel.id]);
  // A claim changes what the receiver is owed: both are read at one block.
  expect(next.noted[0]?.states.receivers).toMatchObject([
    { receiver: channel.config.receiver, asset: channel.config.token },
  ]);
  expect(next.noted[0]?.how).toEqual({ readTo: blockOn(50), again: false, owner: next.deps.owner });
});

it("reads nothing from a node that is behind", async () => {
  const behind = channelWatch({ ...ours, deep: 39 });
  expect(await watchChannels(behind.deps, turnAt(40))).toBeNull();
  expect(behind.noted).toEqual([]);
});

it("reads again what a reorganization below the depth removed, also at a lower block", async () => {
  const shorter = channelWatch({ ...ours, deep: 200, branch: "b" });
  expect(await watchChannels(shorter.deps, turnAt(230))).toBeNull();
  expect(shorter.noted).toEqual([]);
  const lower = channelWatch({ ...ours, deep: 200, branch: "b" });
  await watchChannels(lower.deps, turnAt(200, "a"));
  expect(lower.observed).toEqual(["reorged 200"]);
  expect(lower.ranges).toEqual([[72, 200]]);
  expect(lower.noted.at(-1)?.how).toMatchObject({ readTo: blockOn(200, "b"), again: true });
});

it("reads every channel after a reorganization whose logs are more than the node answers", async () => {
  const other = aChannel("mer_one");
  const story = channelWatch({
    ...{ channels: [channel, other], deep: 200, branch: "b" },
    logsIn: new Map([[150, 20_000]]),
  });
  expect(await watchChannels(story.deps, turnAt(200, "a"))).toEqual({ block: blockOn(200, "b"), isComplete: true });
  expect(story.faults).toEqual(["read-logs: query returned more than 10000 results"]);
  expect(story.noted[0]?.states.channels.map(({ id }) => id).sort()).toEqual([channel.id, other.id].sort());
  expect(story.noted.every(({ how }) => how.again === true)).toBe(true);
  expect(story.noted.at(-1)?.how.readTo).toEqual(blockOn(200, "b"));
});

it("moves the stored block with the last of many channels only", async () => {
  const many = Array.from({ length: 450 }, () => aChannel("mer_one"));
  const story = channelWatch({ channels: many });
  await watchChannels(story.deps, turnAt(40));
  expect(story.noted.map(({ states, how }) => [states.channels.length, how.readTo?.number ?? null])).toEqual([
    [200, null],
    [200, null],
    [50, 50],
  ]);
});

it("reports a channel of which no log was read, and stores what the contract has", async () => {
  const story = channelWatch(ours);
  await compareChannels(story.deps, blockOn(50));
  expect(story.observed).toEqual([`differed ${channel.id}`]);
  expect(story.noted).toHaveLength(1);
  const same = channelWatch({ channels: [{ ...channel, onChain: { ...channel.onChain, claimed: 7n } }] });
  await compareChannels(same.deps, blockOn(50));
  expect(same.observed).toEqual([]);
});

describe("channels of which thousands are read again", () => {
  const many = Array.from({ length: 450 }, () => aChannel("mer_one"));

  it("are read some at a time: a node bounds the gas of a call", async () => {
    const story = channelWatch({ channels: many });
    await readAnew(story.deps, many, blockOn(50));
    expect(story.noted.map(({ states }) => states.channels.length)).toEqual([200, 200, 50]);
  });

  it("keep the turn meanwhile, and end where another settler has it", async () => {
    const story = channelWatch({ channels: many, leases: 2 });
    await expect(readAnew(story.deps, many, blockOn(50))).rejects.toThrow("is not held by");
    expect(story.noted).toHaveLength(2);
  });
});
