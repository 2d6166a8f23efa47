import type { PaymentId } from "../../shared/id";
import type { SettlementOrder } from "../attempt";
import type { EngineDeps } from "../engine-deps";
import { settleCall, splitByScenario, type ThirdParty } from "../sandbox/split-by-scenario";
import { isSponsoredOrder, sponsor } from "../sponsor/sponsor";
import { createBatchQueue } from "./batch-queue";
import type { Delays } from "./delays";
import type { JudgeNonces } from "./judge-nonces";
import type { PaymentCall } from "./preflight";

const mostInBatch = 128;
const batchesAtOnce = 4;

/**
 * Re-checks orders that waited or need more than their own settlement before they get a nonce, so that no gas is spent
 * on calls that would revert. Fresh payments do not wait for these reads.
 */
export interface ReCheck {
  add(orders: readonly SettlementOrder[]): void;
}

export interface ReCheckParts {
  readonly delays: Delays;
  readonly judge: JudgeNonces;
  /** The sandbox's third-party settler. It settles orders whose amount selects that scenario. */
  readonly thirdParty: ThirdParty;
  /** These calls may get a nonce now. */
  readonly passed: (calls: readonly PaymentCall[]) => void;
  /** These payments were delayed by the clock. */
  readonly delayed: (ids: readonly PaymentId[]) => void;
}

export function createReCheck(deps: EngineDeps, parts: ReCheckParts): ReCheck {
  const queue = createBatchQueue({
    mostInBatch,
    mostAtOnce: batchesAtOnce,
    read: (orders) => check(deps, parts, orders),
    failed: (orders, error) => {
      deps.observe.fault("re-check", error);
      later(parts, orders);
    },
  });
  return {
    add: (orders) => {
      queue.add(orders);
      queue.work();
    },
  };
}

async function check(deps: EngineDeps, parts: ReCheckParts, given: readonly SettlementOrder[]): Promise<void> {
  const { plain, held, thirdPartyOrders } = splitByScenario(deps, given);
  for (const { order, untilMs } of held) later(parts, [order], untilMs);
  for (const order of thirdPartyOrders) parts.thirdParty.settle(order);
  const { approved, fundings, waiting } = await sponsor(deps, plain);
  parts.judge.add([...thirdPartyOrders, ...waiting].map((order) => ({ order, isAtHead: true })));
  const settleable = [...plain.filter((order) => !isSponsoredOrder(order)), ...approved];
  // A settlement that reverted alone is not sent again: its nonce shows the outcome.
  const isOver = ({ failedIn }: SettlementOrder) => failedIn !== null && !failedIn.isShared;
  parts.judge.add(settleable.filter(isOver).map((order) => ({ order })));
  const passing = await simulate(
    deps,
    parts,
    settleable.filter((order) => !isOver(order)),
  );
  parts.passed([...passing.map((order) => settleCall(deps, order)), ...fundings]);
}

/** The orders whose simulation passes now. */
async function simulate(
  deps: EngineDeps,
  parts: ReCheckParts,
  orders: readonly SettlementOrder[],
): Promise<readonly SettlementOrder[]> {
  if (orders.length === 0) return [];
  const simulations = await deps.watcher.simulate(orders);
  const of = (kind: string) => orders.filter((_, index) => (simulations[index]?.kind ?? "unreadable") === kind);
  later(parts, of("unreadable"));
  parts.judge.add(
    orders.flatMap((order, index) => {
      const simulation = simulations[index];
      // A nonce that was used meanwhile is judged once its block is deep enough.
      return simulation?.kind === "fails" ? [{ order, failsNow: simulation.reason !== "InvalidNonce" }] : [];
    }),
  );
  return of("passes");
}

function later({ delays, delayed }: ReCheckParts, orders: readonly SettlementOrder[], notAfterMs?: number): void {
  const until = notAfterMs === undefined ? {} : { notAfterMs };
  delayed(orders.map(({ paymentId }) => paymentId).filter((id) => delays.later(id, until)));
}
