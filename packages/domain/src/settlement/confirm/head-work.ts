import type { Address } from "@lunas/catalog/chain";
import type { EngineDeps } from "../engine-deps";
import type { Head } from "../head";
import { type Lane, takeBack } from "../lanes/lane";
import { notePaid } from "../lanes/lane-funds";
import { createReorgMemory } from "./forget-reorged";
import { noteInclusions } from "./note-inclusions";
import type { HeadObservation } from "./observe-head";

export interface HeadWork {
  /** Advances the lanes to a new head. */
  onHead(head: Head): Promise<void>;
  /**
   * Processes the newest head again when no head has come for `republishAfterMs`. On a chain that makes blocks on
   * demand, nothing else would read a late receipt or raise the fees of a transaction that is not mined.
   */
  pollHead(): Promise<void>;
}

export interface HeadWorkParts {
  readonly lanes: () => readonly Lane[];
  readonly advance: (lane: Lane, seen: HeadObservation) => Promise<void>;
}

/** Runs one head at a time, in call order: two at once could replace a transaction twice. */
export function createHeadWork(deps: EngineDeps, { lanes, advance }: HeadWorkParts): HeadWork {
  const { clock, watcher, chain } = deps;
  let last: Promise<unknown> = Promise.resolve();
  let headReadAtMs = clock.now();
  let scheduler = 0;
  const forgetReorged = createReorgMemory(deps);
  const carryOn = async (head: Head) => {
    await forgetReorged(head, lanes());
    const open = lanes().filter((lane) => lane.open.size > 0);
    if (open.length === 0) return;
    const minedNonces = await sight(deps, open, head);
    await readAgain(deps, open);
    // During these reads a node that is behind may have announced a block that a reorganisation removed. Then the watcher follows the
    // removed blocks again, and they would become final by the number of a head that does not come after them.
    if (!watcher.isCanonical(head)) return;
    // Lanes are independent: an error on one lane is reported and retried at the next head.
    const results = await Promise.allSettled(open.map((lane) => advance(lane, { head, minedNonces })));
    for (const result of results) if (result.status === "rejected") deps.observe.fault("head", result.reason);
    await noteInclusions(deps, open);
  };
  const inTurn = (head: Head) => {
    headReadAtMs = clock.now();
    scheduler += 1;
    const turn = last
      .then(() => carryOn(head))
      .finally(() => {
        scheduler -= 1;
        headReadAtMs = clock.now();
      });
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    onHead: inTurn,
    pollHead: async () => {
      const head = watcher.head();
      // Heads are worked on, and with the newest those that it passed over: looked at by itself it would miss those.
      if (scheduler > 0) return;
      if (head !== null && clock.now() - headReadAtMs >= chain.settlement.republishAfterMs) await inTurn(head);
    },
  };
}

/** One batch for all lanes: reads which of our transactions this block holds, and the mined nonce of each lane. */
async function sight(deps: EngineDeps, lanes: readonly Lane[], head: Head): Promise<ReadonlyMap<Address, number>> {
  const entries = new Map(
    lanes.flatMap((lane) =>
      [...lane.open.values()].flatMap((entry) =>
        entry.transaction.attempts.map(({ hash }) => [hash, { lane, entry }] as const),
      ),
    ),
  );
  const addresses = lanes.map(({ lease }) => lease.address);
  const { receipts, minedNonces } = await deps.watcher.sightings(head, [...entries.keys()], addresses);
  for (const receipt of receipts) {
    const found = entries.get(receipt.hash);
    if (found === undefined) continue;
    if (found.entry.receipt === null) notePaid(found.lane, receipt);
    found.entry.receipt = receipt;
  }
  return minedNonces;
}

/**
 * Reads again the receipts of blocks that this process does not follow, because heads jumped. It may have missed a
 * reorganisation in the gap, so nothing becomes final before this read.
 */
async function readAgain({ watcher }: EngineDeps, lanes: readonly Lane[]): Promise<void> {
  const from = watcher.followsFrom() ?? 0;
  const unseen = lanes.flatMap(({ open }) =>
    [...open.values()].filter(({ receipt }) => receipt !== null && receipt.blockNumber < from),
  );
  if (unseen.length === 0) return;
  const hashes = unseen.flatMap(({ transaction }) => transaction.attempts.map(({ hash }) => hash));
  const receipts = new Map((await watcher.receipts(hashes)).map((receipt) => [receipt.hash, receipt]));
  for (const entry of unseen) {
    const found = entry.transaction.attempts.flatMap(({ hash }) => receipts.get(hash) ?? []);
    if (found[0] === undefined) takeBack(entry);
    else entry.receipt = found[0];
  }
}
