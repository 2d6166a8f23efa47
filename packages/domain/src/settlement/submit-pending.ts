import type { PaymentId } from "../shared/id";
import type { SettlementOrder } from "./attempt";
import type { Delays } from "./delays";
import type { EngineDeps } from "./engine-deps";
import { type BundleCall, formBundles } from "./form-bundles";
import type { Lane } from "./lane";
import { roomiest, roomOn } from "./lane-funds";
import type { PendingOrders } from "./pending-orders";
import { isFresh, type PaymentCall } from "./preflight";
import type { ReCheck } from "./re-check";
import { settleCall } from "./split-by-scenario";
import { writeAhead } from "./write-ahead";

/** What one transaction of the database and one batch of the node may carry. */
const maxBatch = 64;
/** As many full bundles are formed in one round at most: each has a simulation to itself. */
const bundlesInRound = 4;

export interface Submission {
  readonly pendingOrders: PendingOrders;
  /** The lanes that settle payments. */
  readonly lanes: () => Iterable<Lane>;
  readonly loseLane: (lane: Lane) => void;
  /** Takes what must be looked at again before it gets a nonce; nothing here waits for that. */
  readonly reCheck: ReCheck;
  /** What the signing policy refuses waits here; longer each time, whatever else is found about it in between. */
  readonly refusals: Pick<Delays, "later">;
  /** Another round, once a lane whose key is elsewhere has its transactions. */
  readonly again: () => void;
  /** Payments that failed in company: they are settled alone, for as long as this process lives. */
  readonly alone: Set<PaymentId>;
}

/** Gives waiting payments a nonce, as far as the lanes have room; what finds none stays in the intake. */
export async function submitPending(deps: EngineDeps, submission: Submission): Promise<void> {
  for (;;) {
    const ids = submission.pendingOrders.take(atOnce(deps, submission));
    if (ids.length === 0) return;
    try {
      if (!(await settleBatch(deps, submission, ids))) return;
    } catch (error) {
      // Written or not, the rows know; the sweep brings back whatever has no transaction.
      deps.observe.fault("submit-pending", error);
      return;
    }
  }
}

/** What is taken beyond the room because it may share transactions goes back where it may not. */
function atOnce(deps: EngineDeps, submission: Submission): number {
  const { bundleMax } = deps.chain.settlement;
  return Math.min(mostRoom(deps, submission) * bundleMax, Math.max(maxBatch, bundlesInRound * bundleMax));
}

function mostRoom(deps: EngineDeps, { lanes }: Submission): number {
  const lane = roomiest(deps, lanes());
  return lane === null ? 0 : roomOn(deps, lane);
}

/** False: nothing can be sent at present. */
async function settleBatch(deps: EngineDeps, submission: Submission, ids: readonly PaymentId[]): Promise<boolean> {
  const { alone, reCheck } = submission;
  const orders = await deps.settlements.orders(ids);
  const checked = checkedAmong(submission, orders);
  const isReady = (order: SettlementOrder) => checked.has(order.paymentId) || isFresh(deps, order, alone);
  const ready = orders.filter(isReady);
  reCheck.add(orders.filter((order) => !ready.includes(order)));
  const { bundles, rest } = await formBundles(deps, ready, { lanes: lanesWithRoom(deps, submission), alone });
  // What failed in the simulation of a bundle is no longer ready.
  reCheck.add(rest.filter((order) => !isReady(order)));
  const calls = rest.filter(isReady).map((order) => checked.get(order.paymentId) ?? settleCall(deps, order));
  return assign(deps, submission, [...bundles, ...calls]);
}

function checkedAmong(
  { pendingOrders }: Submission,
  orders: readonly SettlementOrder[],
): ReadonlyMap<PaymentId, PaymentCall> {
  return new Map(
    orders.flatMap(({ paymentId }) => {
      const call = pendingOrders.takeChecked(paymentId);
      return call === null ? [] : [[paymentId, call] as const];
    }),
  );
}

function lanesWithRoom(deps: EngineDeps, { lanes }: Submission): number {
  return [...lanes()].filter((lane) => roomOn(deps, lane) > 0).length;
}

async function assign(deps: EngineDeps, submission: Submission, ready: readonly LaneCall[]): Promise<boolean> {
  const lane = roomiest(deps, submission.lanes());
  if (ready.length === 0) return true;
  if (lane === null) return putBack(submission, ready);
  const room = roomOn(deps, lane);
  const assigned = ready.slice(0, room);
  putBack(submission, ready.slice(room));
  if (!deps.sender.isRemote(lane.lease.address)) return write(deps, submission, { lane, assigned });
  void writeBeside(deps, submission, { lane, assigned });
  return true;
}

interface Assignment {
  readonly lane: Lane;
  readonly assigned: readonly LaneCall[];
}

/** A signer elsewhere may hang until its deadline: no other lane waits for it. */
async function writeBeside(deps: EngineDeps, submission: Submission, { lane, assigned }: Assignment): Promise<void> {
  lane.isSigning = true;
  let goesOn = false;
  try {
    goesOn = await write(deps, submission, { lane, assigned });
  } catch (error) {
    deps.observe.fault("submit-pending", error);
  } finally {
    lane.isSigning = false;
  }
  if (goesOn) submission.again();
}

async function write(deps: EngineDeps, submission: Submission, { lane, assigned }: Assignment): Promise<boolean> {
  const written = await writeAhead(deps, lane, assigned);
  switch (written.kind) {
    case "sent":
      return true;
    case "taken": {
      // Only the drain gives calls to lanes, one at a time. A bundle without those that are gone is another one.
      const gone = new Set(written.paymentIds);
      submission.pendingOrders.add(assigned.flatMap(paymentsOf).filter((id) => !gone.has(id)));
      return true;
    }
    case "signer_unavailable":
      putBack(submission, assigned);
      return true;
    case "refused":
      putBack(
        submission,
        assigned.filter((_, index) => !written.places.includes(index)),
      );
      refused(
        submission,
        assigned.filter((_, index) => written.places.includes(index)),
      );
      return true;
    case "lane_lost":
      submission.loseLane(lane);
      putBack(submission, assigned);
      return true;
    case "not_now":
      return putBack(submission, assigned);
  }
}

/** Of a bundle one payment may be what is refused: each goes on alone. What is refused alone is tried again later and later. */
function refused({ pendingOrders, alone, refusals }: Submission, calls: readonly LaneCall[]): void {
  const bundled = calls.filter(({ kind }) => kind === "bundle").flatMap(paymentsOf);
  for (const id of bundled) alone.add(id);
  pendingOrders.add(bundled);
  const single = calls.filter(({ kind }) => kind !== "bundle").flatMap(paymentsOf);
  for (const id of single) refusals.later(id);
  pendingOrders.release(single);
}

type LaneCall = PaymentCall | BundleCall;

function paymentsOf(call: LaneCall): readonly PaymentId[] {
  return call.kind === "bundle" ? call.orders.map(({ paymentId }) => paymentId) : [call.order.paymentId];
}

function putBack({ pendingOrders }: Submission, calls: readonly LaneCall[]): false {
  pendingOrders.add(calls.flatMap(paymentsOf));
  return false;
}
