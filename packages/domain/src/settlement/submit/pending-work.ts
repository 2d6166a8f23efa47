import type { PaymentId } from "../../shared/id";
import type { ActionOrder, SettlementOrder } from "../attempt";
import type { EngineDeps } from "../engine-deps";
import type { Lane } from "../lanes/lane";
import { roomiest } from "../lanes/lane-funds";
import type { ThirdParty } from "../sandbox/split-by-scenario";
import { serially } from "../serially";
import { createDelays, type Delays } from "./delays";
import { createJudgeNonces } from "./judge-nonces";
import { createPendingOrders } from "./pending-orders";
import { createReCheck } from "./re-check";
import { submitActions } from "./submit-actions";
import { submitPending } from "./submit-pending";
import { createSweep } from "./sweep";

export interface PendingParts {
  /** The lanes that settle payments, as far as this process can sign for them. */
  readonly lanes: () => readonly Lane[];
  /** Retired lanes that settle only payments whose payer named them. */
  readonly retired: () => readonly Lane[];
  /** Every lane that this process holds. */
  readonly followed: () => readonly Lane[];
  readonly loseLane: (lane: Lane) => void;
  readonly thirdParty: ThirdParty;
}

/**
 * The payments of one process that wait for a nonce, and the work that each needs before it has one. Fresh payments go
 * to a lane at once. Older ones are re-checked in batches, used nonces are examined one by one, and payments that
 * cannot proceed are delayed. None of this delays a fresh payment.
 */
export interface PendingWork {
  settle(id: PaymentId, signal: AbortSignal, order?: SettlementOrder | null): Promise<void>;
  add(ids: readonly PaymentId[]): void;
  /** Sends actions of channels before the payments that wait. Those that cannot be sent now are forgotten: their rows have them. */
  addActions(actions: readonly ActionOrder[]): void;
  /** These payments have ended, here or elsewhere. */
  ended(ids: readonly PaymentId[]): void;
  onHead(): void;
  sweep(): Promise<void>;
  /** Assigns nonces to waiting payments, as far as there is room. */
  submit(): void;
}

export function createPendingWork(
  deps: EngineDeps,
  { lanes, retired, followed, loseLane, thirdParty }: PendingParts,
): PendingWork {
  const pendingOrders = createPendingOrders(deps.clock);
  const delays = createDelays(deps.clock);
  const refusals = createDelays(deps.clock);
  const [waiting, alone] = [together(delays, refusals), new Set<PaymentId>()];
  const ended = (ids: readonly PaymentId[]) => {
    pendingOrders.ended(ids);
    delays.forget(ids);
    refusals.forget(ids);
    for (const id of ids) alone.delete(id);
  };
  const judge = createJudgeNonces(deps, { delays, ended, delayed: pendingOrders.release });
  const reCheck = createReCheck(deps, {
    delays,
    judge,
    thirdParty,
    passed: (calls) => {
      delays.forget(calls.map(({ order }) => order.paymentId));
      pendingOrders.addChecked(calls);
      submit();
    },
    delayed: pendingOrders.release,
  });
  const submission = {
    ...{ pendingOrders, lanes, retired, delays, loseLane, reCheck, alone, refusals },
    isDelayed: waiting.isDelayed,
    again: () => submit(),
  };
  const actions = new Map<string, ActionOrder>();
  const submitAll = serially(async () => {
    // A job adds its payments one after the other. Without this the first would go alone, in a batch of its own.
    await Promise.resolve();
    if (actions.size > 0) await submitActions(deps, { actions, lanes, loseLane });
    await submitPending(deps, submission);
  });
  const fault = (error: unknown) => deps.observe.fault("submit-pending", error);
  const submit = () => {
    if (pendingOrders.size() > 0 || actions.size > 0) void submitAll().catch(fault);
  };
  const hasRoom = () => roomiest(deps, lanes()) !== null;
  const senders = () => [...lanes(), ...retired()].map(({ lease }) => lease.address);
  const sweep = createSweep(deps, { pendingOrders, delays: waiting, judge, senders, hasRoom, ended, followed });
  return {
    settle: (id, signal, order = null) => {
      if (waiting.isDelayed(id)) return Promise.resolve();
      const end = pendingOrders.untilEnded(id, signal);
      pendingOrders.addCarried(id, order);
      submit();
      return end;
    },
    add: pendingOrders.add,
    addActions: (added) => {
      for (const action of added) actions.set(action.actionId, action);
      submit();
    },
    ended,
    onHead: () => {
      pendingOrders.add(delays.atHead());
      submit();
    },
    sweep: async () => {
      await sweep();
      submit();
    },
    submit,
  };
}

/** A payment is delayed while either of the two delays it. */
function together(one: Delays, other: Delays): Pick<Delays, "isDelayed" | "due"> {
  const isDelayed = (id: PaymentId) => one.isDelayed(id) || other.isDelayed(id);
  return { isDelayed, due: () => [...one.due(), ...other.due()].filter((id) => !isDelayed(id)) };
}
