import type { TransactionRow } from "@lunas/testkit/fakes/memory-database";
import type { Harness } from "./harness";
import { every, startProcess } from "./harness";
import { rulesOf } from "./rules";

/** How long events and attempts are kept here, where a history is a minute long. */
const keptMs = 12_000;
/** Longer than any reorganisation here reaches back. */
const settledForMs = 40_000;

/** Brings events to merchants, one round after the other; an endpoint that does not answer is tried again. */
export function startDispatcher(harness: Harness): void {
  const { database, random, rows, scheduler } = harness;
  const work = async () => {
    for (const event of database.events) {
      const isDown = rows.endpointsDownUntilMs > scheduler.clock.now();
      if (!rows.delivered.has(event) && !isDown && random.chance(0.7)) rows.delivered.add(event);
    }
  };
  every(harness, startProcess(harness, "dispatcher"), { ms: 1_000, work });
}

/** Drops the events that are older than this; null: a caller that gives no time. */
export function dropEvents({ database, rows, scheduler, ...harness }: Harness, olderThanMs: number | null): void {
  const { dropsNeedATime, pendingEventsStay } = rulesOf(harness);
  if (olderThanMs === null && dropsNeedATime) return;
  const nowMs = scheduler.clock.now();
  for (const event of [...database.events]) {
    const { atMs = Number.POSITIVE_INFINITY, paymentId } = event;
    const isPending = !rows.delivered.has(event);
    if (atMs >= (olderThanMs ?? nowMs) || (isPending && pendingEventsStay)) continue;
    database.events.splice(database.events.indexOf(event), 1);
    if (!isPending) rows.dropped.push(event);
    if (atMs > nowMs - keptMs) rows.droppedEarly.push(paymentId);
  }
}

export function oldEventsEndAtMs({ scheduler }: Harness): number {
  return scheduler.clock.now() - keptMs;
}

/** Drops the signed bytes of transactions that nothing needs any more. */
export function dropAttempts({ database, rows, scheduler, ...harness }: Harness): void {
  const nowMs = scheduler.clock.now();
  const { openAttemptsStay } = rulesOf(harness);
  const isOver = ({ closed, closedAtMs }: TransactionRow) =>
    closed === null ? !openAttemptsStay : closedAtMs < nowMs - settledForMs;
  for (const row of database.transactions) {
    const newestMs = Math.max(0, ...row.attempts.map(({ createdAtMs }) => createdAtMs));
    if (newestMs > nowMs - keptMs || !isOver(row)) continue;
    for (const { hash } of row.attempts) rows.droppedHashes.add(hash);
    row.attempts = [];
  }
}
