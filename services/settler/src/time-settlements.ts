import type { EngineDeps } from "@lunas/domain/settlement/engine-deps";
import type { Outcome, PlannedTransaction } from "@lunas/domain/settlement/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId } from "@lunas/domain/shared/id";
import { fromJobs } from "./from-jobs";
import { keepNewest } from "./keep-newest";

/** The three parts of the time that a settlement takes here; only the second is the chain's own. In milliseconds. */
export interface SettlementTimes {
  /** From the read of the order, or of the job that carried it, until its transaction is sent: queue, lane, signature, write ahead. */
  readonly beforeBroadcast: (ms: number) => void;
  /** From there until this process saw the block that ended the wait. */
  readonly onChain: (ms: number) => void;
  /** From that block until the outcome is stored. */
  readonly afterBlock: (ms: number) => void;
}

interface Course {
  readonly begunMs: number;
  sentMs?: number;
}

/** What is known of the payments under way, by a steady clock. */
function createCourses(times: SettlementTimes, { clock }: Pick<EngineDeps, "clock">) {
  const courses = new Map<PaymentId, Course>();
  const unsent = new Map<Hex, readonly PaymentId[]>();
  let newestBlockMs = Number.NEGATIVE_INFINITY;
  return {
    begun(paymentId: PaymentId, begunMs: number): void {
      if (!courses.has(paymentId)) keepNewest(courses, paymentId, { begunMs });
    },
    written({ paymentId, bundled, attempt }: PlannedTransaction): void {
      const paymentIds = bundled ?? (paymentId === null ? [] : [paymentId]);
      if (paymentIds.length > 0) keepNewest(unsent, attempt.rawTransaction, paymentIds);
    },
    sent(rawTransaction: Hex, sentMs: number): void {
      for (const id of unsent.get(rawTransaction) ?? []) {
        const course = courses.get(id);
        if (course === undefined || course.sentMs !== undefined) continue;
        course.sentMs = sentMs;
        times.beforeBroadcast(sentMs - course.begunMs);
      }
      unsent.delete(rawTransaction);
    },
    blockSeen(): void {
      newestBlockMs = clock.now();
    },
    newestBlockMs: () => newestBlockMs,
    ended({ kind, paymentId }: Outcome, seenMs: number): void {
      const sentMs = courses.get(paymentId)?.sentMs;
      courses.delete(paymentId);
      // Without a block since then, something else told of the end.
      if (kind !== "confirmed" || sentMs === undefined || seenMs < sentMs) return;
      times.onChain(seenMs - sentMs);
      times.afterBlock(clock.now() - seenMs);
    },
  };
}

/**
 * The same dependencies of an engine, which also time each payment that this process takes, sends and ends. A payment that another
 * process began or ended is left out: two machines' clocks differ by more than what is measured here.
 */
export function timeSettlements(times: SettlementTimes, deps: EngineDeps): EngineDeps {
  const { settlements, sender, watcher, clock } = deps;
  const courses = createCourses(times, deps);
  return {
    ...deps,
    sender: {
      ...sender,
      // The known addresses change while the process runs.
      get addresses() {
        return sender.addresses;
      },
      sign: (address, requests) => {
        const nowMs = clock.now();
        for (const { paymentId, ageMs } of fromJobs(requests)) courses.begun(paymentId, nowMs - ageMs);
        return sender.sign(address, requests);
      },
      broadcast: (rawTransactions) => {
        const nowMs = clock.now();
        for (const raw of rawTransactions) courses.sent(raw, nowMs);
        return sender.broadcast(rawTransactions);
      },
    },
    watcher: {
      ...watcher,
      sightings: (...question) => {
        courses.blockSeen();
        return watcher.sightings(...question);
      },
    },
    settlements: {
      ...settlements,
      // With the chain: the orders of another one are left out.
      orders: async (paymentIds, chainId) => {
        const begunMs = clock.now();
        const orders = await settlements.orders(paymentIds, chainId);
        for (const { paymentId } of orders) courses.begun(paymentId, begunMs);
        return orders;
      },
      commit: async (lane, planned) => {
        const outcome = await settlements.commit(lane, planned);
        if (outcome.kind === "committed") planned.forEach(courses.written);
        return outcome;
      },
      finish: async (lane, closed, outcomes) => {
        const seenMs = courses.newestBlockMs();
        const finished = await settlements.finish(lane, closed, outcomes);
        const isEnded = new Set(finished.ended);
        for (const outcome of outcomes) if (isEnded.has(outcome.paymentId)) courses.ended(outcome, seenMs);
        return finished;
      },
    },
  };
}
