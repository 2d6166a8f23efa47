import { manualClock } from "@lunas/testkit/time/manual-clock";
import { settled } from "@lunas/testkit/time/settled";
import type { LaneLease } from "../attempt";
import type { AttemptNote } from "../attempt-journal";
import { silentObserver } from "../observer";
import { createJournalKeeper } from "./journal";

const lease: LaneLease = { laneId: "lane", address: "0x1", owner: "me", fencingToken: 1n, nextNonce: 0 };
const broadcastAs = (hash: `0x${string}`) => ({ nonce: 1, hash, outcome: { kind: "accepted" } }) as const;

function keeping(note: (notes: readonly AttemptNote[]) => Promise<void>, pause = () => Promise.resolve()) {
  const clock = manualClock();
  const faults: unknown[] = [];
  const keeper = createJournalKeeper({ journal: { note }, clock, onFault: (error) => faults.push(error), pause });
  const reported: unknown[] = [];
  const observer = keeper.keep({ ...silentObserver, broadcast: (...args) => void reported.push(args) });
  return { clock, faults, keeper, reported, observer };
}

test("writes a batch in one statement, and still calls the observer", async () => {
  const written: (readonly AttemptNote[])[] = [];
  const { clock, keeper, reported, observer } = keeping(async (notes) => void written.push(notes));
  observer.broadcast(lease, broadcastAs("0x01"));
  observer.broadcast(lease, broadcastAs("0x02"));
  observer.reorged(lease, { nonce: 1, hash: "0x01", blockNumber: 7 });
  await keeper.flush();
  const atMs = clock.now();
  expect(written).toEqual([
    [
      { kind: "broadcast", hash: "0x01", atMs, outcome: "accepted" },
      { kind: "broadcast", hash: "0x02", atMs, outcome: "accepted" },
      { kind: "reorged", hash: "0x01", atMs, blockNumber: 7 },
    ],
  ]);
  expect(reported).toEqual([
    [lease, broadcastAs("0x01")],
    [lease, broadcastAs("0x02")],
  ]);
});

test("the first note is written at once, and those of the pause after it together", async () => {
  const written: number[] = [];
  let end: () => void = () => undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      end = resolve;
    });
  const { keeper, observer } = keeping(async (notes) => void written.push(notes.length), pause);
  observer.broadcast(lease, broadcastAs("0x01"));
  await settled();
  for (const hash of ["0x02", "0x03", "0x04"] as const) {
    observer.broadcast(lease, broadcastAs(hash));
    await settled();
  }
  expect(written).toEqual([1]);
  end();
  await settled();
  expect(written).toEqual([1, 3]);
  const flushed = keeper.flush();
  end();
  await flushed;
});

test("notes that arrive during a statement go into the next one", async () => {
  const written: number[] = [];
  let finish: () => void = () => undefined;
  const { keeper, observer } = keeping((notes) => {
    written.push(notes.length);
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  observer.broadcast(lease, broadcastAs("0x01"));
  await settled();
  for (const hash of ["0x02", "0x03", "0x04"] as const) observer.broadcast(lease, broadcastAs(hash));
  await settled();
  expect(written).toEqual([1]);
  finish();
  await settled();
  expect(written).toEqual([1, 3]);
  finish();
  await keeper.flush();
});

test("of removed final transactions only those that were in a block are noted", async () => {
  const written: (readonly AttemptNote[])[] = [];
  const { keeper, observer } = keeping(async (notes) => void written.push(notes));
  const lost = (hash: `0x${string}`, blockNumber: number | null) => ({ nonce: 1, hash, blockNumber });
  observer.reorgedBelowDepth(lease, { fromNonce: 1, transactions: [lost("0x01", 9), lost("0x02", null)] });
  await keeper.flush();
  expect(written).toMatchObject([[{ kind: "reorged", hash: "0x01", blockNumber: 9 }]]);
});

test("while the database is unavailable only notes are lost", async () => {
  const { faults, keeper, observer } = keeping(() => Promise.reject(new Error("away")));
  observer.broadcast(lease, broadcastAs("0x01"));
  await keeper.flush();
  expect(faults).toEqual([new Error("away")]);
});
