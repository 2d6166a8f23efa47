import type { Address } from "@lunas/catalog/chain";
import type { PaymentId } from "../../shared/id";
import type { SettlementOrder } from "../attempt";
import { type BundleCall, formBundles } from "../bundle/form-bundles";
import type { EngineDeps } from "../engine-deps";
import { settlementKindOf } from "../kinds/all";
import type { Lane } from "../lanes/lane";
import { roomiest, roomOn } from "../lanes/lane-funds";
import { settleCall } from "../sandbox/split-by-scenario";
import type { Delays } from "./delays";
import type { PendingOrders } from "./pending-orders";
import { isFresh, type PaymentCall } from "./preflight";
import type { ReCheck } from "./re-check";
import { readNamed } from "./read-named";
import { writeAhead } from "./write-ahead";

/** The most transactions in one database transaction and one JSON-RPC batch. */
const maxBatch = 64;
/** The most full bundles in one round: each needs a simulation of its own. */
const bundlesInRound = 4;

export interface Submission {
  readonly pendingOrders: PendingOrders;
  /** The lanes that settle payments. */
  readonly lanes: () => Iterable<Lane>;
  /** Retired lanes that settle only payments whose payer named them. */
  readonly retired: () => readonly Lane[];
  /** Delays payments whose one lane is not here, or has no room. */
  readonly delays: Pick<Delays, "later">;
  readonly isDelayed: (id: PaymentId) => boolean;
  readonly loseLane: (lane: Lane) => void;
  /** Takes orders that need a re-check before they get a nonce. Nothing here waits for it. */
  readonly reCheck: ReCheck;
  /** Delays payments that the signing policy refuses, longer each time, independent of other results about them. */
  readonly refusals: Pick<Delays, "later">;
  /** Starts another round after a lane with a remote key has written its transactions. */
  readonly again: () => void;
  /** Payments that failed inside a bundle. This process settles them alone from then on. */
  readonly alone: Set<PaymentId>;
}

/** Gives nonces to pending payments while the lanes have room. The rest stays pending. */
export async function submitPending(deps: EngineDeps, submission: Submission): Promise<void> {
  try {
    for (;;) {
      const ids = submission.pendingOrders.take(atOnce(deps, submission));
      if (ids.length === 0 || !(await settleBatch(deps, submission, ids))) break;
    }
    await settleOnRetired(deps, submission);
  } catch (error) {
    // The rows show whether it was written; the sweep brings back payments without a transaction.
    deps.observe.fault("submit-pending", error);
  }
}

/**
 * Where no other lane has room, payments that name a retired lane with room do not wait behind those that need another lane. Once in
 * a round: what is re-checked first begins another round.
 */
async function settleOnRetired(deps: EngineDeps, submission: Submission): Promise<void> {
  const open = submission.retired().filter((lane) => roomOn(deps, lane) > 0);
  if (open.length === 0 || mostRoom(deps, submission) > 0) return;
  const senders = open.map(({ lease }) => lease.address);
  const ids = await readNamed(deps, senders, submission.isDelayed);
  submission.pendingOrders.remove(ids);
  if (ids.length > 0) await settleBatch(deps, submission, ids);
}

/**
 * May take more orders than the lanes have room for, because orders can share transactions. Orders that cannot share go
 * back.
 */
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
  const orders = await ordersOf(deps, submission, ids);
  const checked = checkedAmong(submission, orders);
  const isReady = (order: SettlementOrder) => checked.has(order.paymentId) || isFresh(deps, order, alone);
  const ready = orders.filter(isReady);
  reCheck.add(orders.filter((order) => !ready.includes(order)));
  const { bundles, rest } = await formBundles(deps, ready, { lanes: lanesWithRoom(deps, submission), alone });
  // An order that failed in a bundle's simulation is no longer ready.
  reCheck.add(rest.filter((order) => !isReady(order)));
  const calls = rest.filter(isReady).map((order) => checked.get(order.paymentId) ?? settleCall(deps, order));
  const named = calls.filter((call) => senderOf(call) !== null);
  const free = calls.filter((call) => senderOf(call) === null);
  let goesOn = await assign(deps, submission, [...bundles, ...free]);
  for (const [address, ofSender] of bySender(named)) {
    const sent = await assignToSender(deps, submission, { address, calls: ofSender });
    goesOn = goesOn && sent;
  }
  return goesOn;
}

/** The orders that jobs carried, and the rows of all others. A bundle is only made of rows: its commit compares no orders. */
async function ordersOf(
  { chain, settlements }: EngineDeps,
  { pendingOrders }: Submission,
  ids: readonly PaymentId[],
): Promise<readonly SettlementOrder[]> {
  const carried = ids.flatMap((id) => pendingOrders.takeOrder(id) ?? []);
  if (carried.length === 0 || chain.settlement.bundleMax > 1) return settlements.orders(ids, chain.chainId);
  const known = new Set(carried.map(({ paymentId }) => paymentId));
  const others = ids.filter((id) => !known.has(id));
  if (others.length === 0) return carried;
  const all = new Map(
    [...carried, ...(await settlements.orders(others, chain.chainId))].map((each) => [each.paymentId, each]),
  );
  return ids.flatMap((id) => all.get(id) ?? []);
}

/** The account that alone may send the call; null: any lane may. An approval's gas comes from any lane. */
function senderOf(call: PaymentCall): Address | null {
  return call.kind === "settle" ? settlementKindOf(call.order).senderOf(call.order.terms) : null;
}

function bySender(calls: readonly PaymentCall[]): ReadonlyMap<Address, readonly PaymentCall[]> {
  const groups = new Map<Address, PaymentCall[]>();
  for (const call of calls) {
    const address = senderOf(call) as Address;
    groups.set(address, [...(groups.get(address) ?? []), call]);
  }
  return groups;
}

/**
 * Assigns calls to the one lane that may send them. Where it is not here, its holder finds their rows; where it has no room, they
 * come again at the next head. No other payment waits for them. False: nothing can be sent at present.
 */
async function assignToSender(
  deps: EngineDeps,
  submission: Submission,
  { address, calls }: { readonly address: Address; readonly calls: readonly PaymentCall[] },
): Promise<boolean> {
  const lane = laneOf(submission, address);
  const room = lane === null ? 0 : roomOn(deps, lane);
  const assigned = calls.slice(0, room);
  const later = calls.slice(room).flatMap(paymentsOf);
  for (const id of later) submission.delays.later(id, { atHead: lane !== null });
  if (lane === null) submission.pendingOrders.release(later);
  if (lane === null || assigned.length === 0) return true;
  if (!deps.sender.isRemote(address)) return write(deps, submission, { lane, assigned });
  void writeBeside(deps, submission, { lane, assigned });
  return true;
}

/** The lane of an account that alone may send a settlement, if this process holds it and can sign for it. */
function laneOf({ lanes, retired }: Submission, address: Address): Lane | null {
  return [...lanes(), ...retired()].find(({ lease }) => lease.address === address) ?? null;
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

/** A remote signer may hang until its deadline; no other lane waits for it. */
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
      // Only this function assigns calls to lanes, one at a time. A bundle without the taken payments has to be formed
      // again.
      const gone = new Set(written.paymentIds);
      for (const call of assigned) if (isFromJob(call)) gone.delete(call.order.paymentId);
      // One whose job carried its order comes again, too: this time its row is read.
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

/**
 * The policy may refuse a bundle because of one payment, so each of its payments goes on alone. A single payment is
 * delayed, longer each time.
 */
function refused({ pendingOrders, alone, refusals }: Submission, calls: readonly LaneCall[]): void {
  const bundled = calls.filter(({ kind }) => kind === "bundle").flatMap(paymentsOf);
  for (const id of bundled) alone.add(id);
  pendingOrders.add(bundled);
  const single = calls.filter(({ kind }) => kind !== "bundle").flatMap(paymentsOf);
  for (const id of single) refusals.later(id);
  pendingOrders.release(single);
}

type LaneCall = PaymentCall | BundleCall;

function isFromJob(call: LaneCall): call is PaymentCall {
  return call.kind === "settle" && call.order.isFromJob === true;
}

function paymentsOf(call: LaneCall): readonly PaymentId[] {
  return call.kind === "bundle" ? call.orders.map(({ paymentId }) => paymentId) : [call.order.paymentId];
}

function putBack({ pendingOrders }: Submission, calls: readonly LaneCall[]): false {
  pendingOrders.add(calls.flatMap(paymentsOf));
  return false;
}
