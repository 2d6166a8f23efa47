import type { Address } from "@lunas/catalog/chain";
import type { PaymentId } from "../../shared/id";
import type { SettlementOrder } from "../attempt";
import type { EngineDeps } from "../engine-deps";
import type { Delays } from "./delays";
import type { Forgotten } from "./forgotten";
import { createJudgeOverdue, type OverdueParts } from "./judge-overdue";
import type { PendingOrders } from "./pending-orders";
import { readNamed } from "./read-named";

/** Where the queue works, a payment that is pending without a transaction for this time was lost by the queue. */
const forgottenAfterMs = 3_000;
const defaultPageSize = 500;
/** The longest time that a job waits for a payment. */
const longestWaitMs = 10_000;

export interface SweepParts extends OverdueParts {
  readonly pendingOrders: PendingOrders;
  readonly delays: Pick<Delays, "isDelayed" | "due">;
  /** The accounts of the lanes that this process holds and can sign for. */
  readonly senders: () => readonly Address[];
  /** Whether a lane could take a payment now. */
  readonly hasRoom: () => boolean;
  readonly ended: (ids: readonly PaymentId[]) => void;
}

/**
 * One round by the clock: brings back pending payments that no settler follows, one page at a time, so that blocked
 * payments do not hide others; ends payments whose deadline passed while no lane had room, or while their transaction
 * was not mined; and ends the waits of jobs.
 */
export function createSweep(deps: EngineDeps, parts: SweepParts): () => Promise<void> {
  let after: Forgotten | null = null;
  const judgeOverdue = createJudgeOverdue(deps, parts);
  const pageSize = deps.sweepPageSize ?? defaultPageSize;
  return async () => {
    const { pendingOrders, delays } = parts;
    const olderThanMs = (deps.isNotified?.() ?? true) ? forgottenAfterMs : 0;
    const page = { olderThanMs, after, limit: pageSize };
    const forgotten = await deps.settlements.forgotten(deps.chain.chainId, page);
    after = forgotten.length < pageSize ? null : (forgotten.at(-1) ?? null);
    pendingOrders.add(forgotten.map(({ id }) => id).filter((id) => !delays.isDelayed(id)));
    pendingOrders.add(delays.due());
    await addNamed(deps, parts);
    await judgeExpired(deps, parts);
    await judgeOverdue();
    await endWaits(deps, parts);
  };
}

/** Payments whose payer named a lane that this process holds: their jobs may have come to another process. */
async function addNamed(deps: EngineDeps, { pendingOrders, delays, senders }: SweepParts): Promise<void> {
  pendingOrders.add(await readNamed(deps, senders(), delays.isDelayed));
}

/** A payment that no lane can take still ends after its deadline. */
async function judgeExpired({ chain, settlements, watcher }: EngineDeps, parts: SweepParts): Promise<void> {
  const { pendingOrders, judge, hasRoom } = parts;
  const head = watcher.head();
  const waiting = pendingOrders.peek(defaultPageSize);
  if (head === null || waiting.length === 0 || hasRoom()) return;
  const isPast = ({ deadlineSeconds }: SettlementOrder) => BigInt(head.timestampSeconds) > deadlineSeconds;
  const expired = (await settlements.orders(waiting, chain.chainId)).filter(isPast);
  pendingOrders.remove(expired.map(({ paymentId }) => paymentId));
  judge.add(expired.map((order) => ({ order })));
}

/**
 * Ends the waits for payments that ended elsewhere, and the waits that last too long: the gateway reads the row itself.
 */
async function endWaits({ settlements, clock }: EngineDeps, { pendingOrders, ended }: SweepParts): Promise<void> {
  const awaited = pendingOrders.awaited();
  if (awaited.length === 0) return;
  const rows = await settlements.statusOf(awaited);
  ended(rows.filter(({ status }) => status !== "pending").map(({ id }) => id));
  pendingOrders.release(pendingOrders.awaitedSince(clock.now() - longestWaitMs));
}
