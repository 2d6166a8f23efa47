import type { PaymentId } from "../shared/id";
import { endPayments } from "./end-payments";
import type { EngineDeps } from "./engine-deps";
import type { Intake } from "./intake";
import { type Lane, leastBusy } from "./lane";
import type { Stranger } from "./rehearse";
import { type PaymentCall, screen } from "./screen";
import { writeAhead } from "./write-ahead";

/** What one transaction of the database and one batch of the node may carry. */
const maxBatch = 64;

export interface Draining {
  readonly intake: Intake;
  /** The lanes that settle payments. */
  readonly lanes: () => Iterable<Lane>;
  readonly loseLane: (lane: Lane) => void;
  /** Who settles what is to be settled by somebody else. */
  readonly stranger: Stranger;
}

/** Gives waiting payments a nonce, as far as the lanes have room; what finds none stays in the intake. */
export async function drain(deps: EngineDeps, draining: Draining): Promise<void> {
  for (;;) {
    const room = roomOn(deps, draining);
    const ids = draining.intake.take(Math.min(room, maxBatch));
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

function roomOn({ chain }: EngineDeps, { lanes }: Draining): number {
  const lane = leastBusy(lanes(), chain.settlement.maxInFlightPerLane);
  return lane === null ? 0 : chain.settlement.maxInFlightPerLane - lane.open.size;
}

/** False: nothing can be sent at present. */
async function settleBatch(deps: EngineDeps, draining: Draining, ids: readonly PaymentId[]): Promise<boolean> {
  const { intake, stranger } = draining;
  const { ready, outcomes, waiting } = await screen(deps, await deps.settlements.orders(ids), stranger);
  if (outcomes.length > 0) {
    intake.ended(await endPayments(deps, null, { closed: [], outcomes }));
  }
  intake.lookAgain(waiting);
  return place(deps, draining, ready);
}

async function place(deps: EngineDeps, draining: Draining, ready: readonly PaymentCall[]): Promise<boolean> {
  const lane = leastBusy(draining.lanes(), deps.chain.settlement.maxInFlightPerLane);
  if (ready.length === 0) return true;
  if (lane === null) return putBack(draining, ready);
  const room = deps.chain.settlement.maxInFlightPerLane - lane.open.size;
  const placed = ready.slice(0, room);
  draining.intake.add(ready.slice(room).map(({ order }) => order.paymentId));
  const written = await writeAhead(deps, lane, placed);
  switch (written.kind) {
    case "sent":
      return true;
    case "taken": {
      const gone = new Set(written.paymentIds);
      return place(
        deps,
        draining,
        placed.filter(({ order }) => !gone.has(order.paymentId)),
      );
    }
    case "lane_lost":
      draining.loseLane(lane);
      putBack(draining, placed);
      return true;
    case "not_now":
      return putBack(draining, placed);
  }
}

function putBack({ intake }: Draining, calls: readonly PaymentCall[]): false {
  intake.add(calls.map(({ order }) => order.paymentId));
  return false;
}
