import type { PaymentId } from "../shared/id";
import { endPayments } from "./end-payments";
import type { EngineDeps } from "./engine-deps";
import { type BundleCall, formBundles } from "./form-bundles";
import type { Intake } from "./intake";
import { type Lane, leastBusy } from "./lane";
import type { Stranger } from "./rehearse";
import { type PaymentCall, screen } from "./screen";
import { writeAhead } from "./write-ahead";

/** What one transaction of the database and one batch of the node may carry. */
const maxBatch = 64;
/** As many full bundles are formed in one round at most: each has a simulation to itself. */
const bundlesInRound = 4;

export interface Draining {
  readonly intake: Intake;
  /** The lanes that settle payments. */
  readonly lanes: () => Iterable<Lane>;
  readonly loseLane: (lane: Lane) => void;
  /** Who settles what is to be settled by somebody else. */
  readonly stranger: Stranger;
  /** Payments that failed in company: they are settled alone, for as long as this process lives. */
  readonly alone: Set<PaymentId>;
}

/** Gives waiting payments a nonce, as far as the lanes have room; what finds none stays in the intake. */
export async function drain(deps: EngineDeps, draining: Draining): Promise<void> {
  for (;;) {
    const ids = draining.intake.take(atOnce(deps, draining));
    if (ids.length === 0) return;
    try {
      if (!(await settleBatch(deps, draining, ids))) return;
    } catch (error) {
      // Written or not, the rows know; the sweep brings back whatever has no transaction.
      deps.observe.fault("drain", error);
      return;
    }
  }
}

/** What is taken beyond the room because it may share transactions goes back where it may not. */
function atOnce(deps: EngineDeps, draining: Draining): number {
  const { bundleMax } = deps.chain.settlement;
  return Math.min(roomOn(deps, draining) * bundleMax, Math.max(maxBatch, bundlesInRound * bundleMax));
}

function roomOn({ chain }: EngineDeps, { lanes }: Draining): number {
  const lane = leastBusy(lanes(), chain.settlement.maxInFlightPerLane);
  return lane === null ? 0 : chain.settlement.maxInFlightPerLane - lane.open.size;
}

/** False: nothing can be sent at present. */
async function settleBatch(deps: EngineDeps, draining: Draining, ids: readonly PaymentId[]): Promise<boolean> {
  const { intake, stranger, alone } = draining;
  const orders = await deps.settlements.orders(ids);
  const { bundles, rest } = await formBundles(deps, orders, { lanes: lanesWithRoom(deps, draining), alone });
  const { ready, outcomes, waiting } = await screen(deps, rest, { stranger, doubted: alone });
  if (outcomes.length > 0) {
    intake.ended(await endPayments(deps, null, { closed: [], outcomes }));
  }
  intake.lookAgain(waiting);
  return place(deps, draining, [...bundles, ...ready]);
}

function lanesWithRoom({ chain }: EngineDeps, { lanes }: Draining): number {
  const { maxInFlightPerLane } = chain.settlement;
  return [...lanes()].filter(({ isResting, open }) => !isResting && open.size < maxInFlightPerLane).length;
}

async function place(deps: EngineDeps, draining: Draining, ready: readonly LaneCall[]): Promise<boolean> {
  const lane = leastBusy(draining.lanes(), deps.chain.settlement.maxInFlightPerLane);
  if (ready.length === 0) return true;
  if (lane === null) return putBack(draining, ready);
  const room = deps.chain.settlement.maxInFlightPerLane - lane.open.size;
  const placed = ready.slice(0, room);
  putBack(draining, ready.slice(room));
  const written = await writeAhead(deps, lane, placed);
  switch (written.kind) {
    case "sent":
      return true;
    case "taken": {
      const gone = new Set(written.paymentIds);
      const isWhole = (call: LaneCall) => !paymentsOf(call).some((id) => gone.has(id));
      // A bundle was simulated with all that are in it: without those that are gone it is another one.
      const broken = placed.filter((call) => !isWhole(call)).flatMap(paymentsOf);
      draining.intake.add(broken.filter((id) => !gone.has(id)));
      return place(deps, draining, placed.filter(isWhole));
    }
    case "lane_lost":
      draining.loseLane(lane);
      putBack(draining, placed);
      return true;
    case "not_now":
      return putBack(draining, placed);
  }
}

type LaneCall = PaymentCall | BundleCall;

function paymentsOf(call: LaneCall): readonly PaymentId[] {
  return call.kind === "bundle" ? call.orders.map(({ paymentId }) => paymentId) : [call.order.paymentId];
}

function putBack({ intake }: Draining, calls: readonly LaneCall[]): false {
  intake.add(calls.flatMap(paymentsOf));
  return false;
}
