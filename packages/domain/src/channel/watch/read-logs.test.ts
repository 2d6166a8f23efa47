import { aChannel } from "@lunas/testkit/contracts/channel-fixture";
import { freshAddress } from "@lunas/testkit/contracts/fresh";
import { blockOn, channelWatch, turnAt, type WatchedChain } from "@lunas/testkit/fixtures/channel-watch";
import { watchChannels } from "./watch-channels";

const channel = aChannel("mer_one");
const own = { receiver: channel.config.receiver, asset: channel.config.token };

/** Rounds from block `from` on, as a settler has them: each begins where the stored head is. */
async function rounds(chain: WatchedChain, from: number, most = 30) {
  const story = channelWatch({ channels: [channel], ...chain });
  let head = from;
  let count = 0;
  for (let isComplete = false; !isComplete && count < most; count += 1) {
    isComplete = (await watchChannels(story.deps, turnAt(head)))?.isComplete === true;
    head = story.noted.findLast(({ how }) => how.readTo !== null)?.how.readTo?.number ?? head;
  }
  return { ...story, head, count };
}

it("reads many blocks in several reads, and stores what the newest block has", async () => {
  const far = await rounds({ deep: 5_000 }, 40);
  expect(far.ranges).toEqual([
    [41, 2_040],
    [2_041, 4_040],
    [4_041, 5_000],
  ]);
  expect(far.noted.map(({ how }) => how.readTo?.number)).toEqual([2_040, 4_040, 5_000]);
  // A node may have no state of blocks that are two thousand blocks old.
  expect(new Set(far.noted.map(({ states }) => states.block.number))).toEqual(new Set([5_000]));
});

it("reads an ordinary round with one read of logs and one of the contract", async () => {
  const story = await rounds({}, 48);
  expect([story.count, story.ranges, story.reads.length]).toEqual([1, [[49, 50]], 1]);
});

it("reads fewer blocks at once where their logs are more than the node answers, and more again afterwards", async () => {
  const logsIn = new Map([
    [1_000, 6_000],
    [1_001, 6_000],
  ]);
  const story = await rounds({ deep: 2_000, logsIn }, 40);
  expect(story.head).toBe(2_000);
  expect(story.faults.length).toBeGreaterThan(0);
  const widths = story.ranges.map(([from, to]) => to - from + 1);
  expect(Math.min(...widths)).toBeLessThan(1_000);
  expect(story.logRange.blocks).toBeGreaterThan(Math.min(...widths));
  const heads = story.noted.flatMap(({ how }) => how.readTo?.number ?? []);
  expect(heads).toEqual([...new Set(heads)].sort((one, other) => one - other));
});

it("remembers the smaller range for the next round, where a slow node leaves time for one read", async () => {
  const logsIn = new Map([[60, 9_990]]);
  const story = await rounds({ deep: 80, logsIn, readMs: 4_000 }, 40);
  expect(story.ranges.slice(0, 3)).toEqual([
    [41, 80],
    [41, 60],
    [41, 50],
  ]);
  expect(story.head).toBe(80);
});

it("reads all channels and unpaid wallets where the logs of one block are too many, and goes on after it", async () => {
  const closed = { receiver: freshAddress(), asset: freshAddress() };
  const logsIn = new Map([[45, 20_000]]);
  const chain = { logsIn, unpaid: [own, closed] };
  const story = await rounds(chain, 40);
  expect(story.head).toBe(50);
  expect(story.faults.at(-1)).toContain("The logs of block 45 cannot be read");
  expect(story.observed).toEqual([]);
  expect(story.noted.some(({ states }) => states.channels.some(({ id }) => id === channel.id))).toBe(true);
  expect(story.noted.at(-1)?.states.receivers.map(({ receiver }) => receiver)).toContain(closed.receiver);
  expect(story.noted.at(-1)?.how.readTo).toEqual(blockOn(50));
  expect(story.logRange.failedBlock).toBeNull();
});

it("repeats a failed read three times in a round, and goes on in the next one", async () => {
  const story = channelWatch({ channels: [channel], deep: 2_000, mostLogs: 0 });
  expect(await watchChannels(story.deps, turnAt(1))).toEqual({ block: blockOn(2_000), isComplete: false });
  await watchChannels(story.deps, turnAt(1));
  expect(story.ranges.map(([, to]) => to)).toEqual([2_000, 1_000, 500, 250, 125, 63]);
  expect(story.faults).toHaveLength(6);
});

it("reads again what was read at a block after the head: a reorganization may have removed that block, and the head does not show it", async () => {
  const at = (readAtBlock: number) => ({ ...aChannel("mer_one"), onChain: { ...channel.onChain, readAtBlock } });
  const [before, same, after, deepest] = [at(39), at(40), at(50), at(60)];
  const channels = [before, same, after, deepest];
  const read = async (completeAt: number | null) => {
    const story = channelWatch({ channels, named: [], deep: 60 });
    story.deps.logRange.completeAt = completeAt;
    expect((await watchChannels(story.deps, turnAt(40)))?.isComplete).toBe(true);
    const ids = story.noted.flatMap(({ states }) => states.channels.map(({ id }) => id));
    return { ids: ids.sort(), completeAt: story.deps.logRange.completeAt };
  };
  // The one that was read at this height waits for a block after it, and so does the mark.
  expect(await read(null)).toEqual({ ids: [same.id, after.id].sort(), completeAt: null });
  expect(await read(40)).toEqual({ ids: [], completeAt: 60 });
});

it("does not read all channels because a node failed once", async () => {
  const story = channelWatch({ channels: [channel], logsIn: new Map([[50, 20_000]]) });
  expect(await watchChannels(story.deps, turnAt(49))).toEqual({ block: blockOn(50), isComplete: false });
  expect(story.noted).toEqual([]);
});

it("reads only wallets of which something is stored, some at a time", async () => {
  const foreign = Array.from({ length: 5_000 }, () => ({ receiver: freshAddress(), asset: freshAddress() }));
  const story = channelWatch({ channels: [], receivers: foreign });
  await watchChannels(story.deps, turnAt(40));
  expect(story.reads).toEqual([]);
  expect(story.noted.at(-1)?.how.readTo).toEqual(blockOn(50));

  const channels = Array.from({ length: 450 }, () => aChannel("mer_one"));
  const wallets = channels.map(({ config }) => ({ receiver: config.receiver, asset: config.token }));
  const many = channelWatch({ channels, receivers: [...foreign, ...wallets] });
  await watchChannels(many.deps, turnAt(40));
  expect(Math.max(...many.reads.map(({ receivers }) => receivers.length))).toBeLessThanOrEqual(400);
  expect(new Set(many.reads.flatMap(({ receivers }) => receivers.map(({ receiver }) => receiver))).size).toBe(450);
});
