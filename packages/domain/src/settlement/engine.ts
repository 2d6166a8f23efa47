import type { Address } from "@lunas/catalog/chain";
import type { PaymentId } from "../shared/id";
import type { ActionOrder, SettlementOrder } from "./attempt";
import { createHeadWork } from "./confirm/head-work";
import { lookUpForeign } from "./confirm/look-up";
import { type HeadObservation, observeHead } from "./confirm/observe-head";
import { reopenLost } from "./confirm/reopen-lost";
import { createLateWatch } from "./confirm/watch-late";
import type { EngineDeps } from "./engine-deps";
import type { Head } from "./head";
import { abandonRetired } from "./lanes/abandon-retired";
import { createAbandonedCount } from "./lanes/count-abandoned";
import { keepLanes, releaseLanes } from "./lanes/keep-lanes";
import type { Lane, OpenEntry } from "./lanes/lane";
import { type RefillTerms, refill } from "./lanes/refill";
import { servesNamed } from "./lanes/serves-named";
import { createBalanceWatch } from "./lanes/watch-balances";
import { onceOnly } from "./sandbox/split-by-scenario";
import { createGrants, type Grants } from "./sponsor/grant";
import { broadcastNext } from "./submit/broadcast-next";
import { broadcastOverdue } from "./submit/broadcast-overdue";
import { createPendingWork } from "./submit/pending-work";

/** Settles payments on one chain, in one process: holds lanes, assigns nonces, and follows payments until they end. */
export interface SettlementEngine {
  /**
   * Resolves when the payment has ended here, when it is delayed, or when the signal aborts; at the latest after
   * `longestWaitMs`, so that no payment blocks a job for ever. The caller reads the payment's row for its status.
   *
   * @param order what the payment's job carried, if its row need not be read first.
   */
  settle(id: PaymentId, signal: AbortSignal, order?: SettlementOrder | null): Promise<void>;
  /** Sends planned actions of channels, from any lane with room. Their rows show what became of them. */
  sendActions(actions: readonly ActionOrder[]): void;
  /** The faucet's transfers, sent from the treasury's lane; only while this process holds it. */
  readonly grants: Grants;
  /** Whether there is a lane to settle on. */
  canSettle(): boolean;
  onHead(head: Head): Promise<void>;
  /** The open transactions that are not seen mined: so many heads at most can show another one mined. */
  expectedHeads(): number;
  /** Processes the newest head again when no new head has come for a while: some chains make blocks only on demand. */
  pollHead(): Promise<void>;
  /** Renews leases and takes free lanes. */
  keepLanes(): Promise<void>;
  /**
   * Finds what no event reports, in this order: transactions of retired lanes that are not mined are given up; pending payments whose deadline
   * passed end, those that no settler follows come back, and waits for payments that ended elsewhere end; nonces that a foreign
   * transaction may have used are checked again.
   */
  sweep(): Promise<void>;
  /** Broadcasts again the transactions that should be mined by now. */
  broadcastOverdue(): Promise<void>;
  watchBalances(): Promise<void>;
  /**
   * Refills low lanes from the treasury, if there are refill terms; only while this process holds the treasury's lane.
   */
  refill(): Promise<void>;
  /** Reopens nonces that were final and are no longer in the chain. */
  reopenLost(): Promise<void>;
  /** Counts the gas of abandoned transactions that were mined all the same. */
  countAbandoned(): Promise<void>;
  /** Checks whether failed payments were settled later. */
  watchLate(): Promise<void>;
  /** Releases the lanes. Their next holder follows what is open on them. */
  stop(): Promise<void>;
}

/**
 * @param treasury the signer of the faucet and the refills; it settles no payments. Null: there is none.
 * @param refills null: no lane is refilled.
 */
export function createSettlementEngine(
  deps: EngineDeps,
  treasury: Address | null = null,
  refills: RefillTerms | null = null,
): SettlementEngine {
  const holding = createHolding(deps, treasury);
  const { held, settling, loseLane } = holding;
  const grants = createGrants(deps, { lane: holding.treasurys, loseLane });
  // A lane whose signer is unavailable gets nothing new; its open transactions are still followed.
  const signable = (lanes: readonly Lane[]) => lanes.filter(({ lease }) => deps.sender.canSign(lease.address));
  const signing = () => signable(settling());
  const pending = createPendingWork(deps, {
    lanes: signing,
    retired: () => signable(holding.retired()),
    followed: () => [...held.lanes.values()],
    loseLane,
    thirdParty: onceOnly(grants.settleAsThirdParty),
  });
  const balances = createBalanceWatch(deps, {
    ...{ lanes: () => [...held.lanes.values()], treasury },
    onRead: pending.submit,
  });
  const lateWatch = createLateWatch(deps);
  const countAbandoned = createAbandonedCount(deps);

  const advance = async (lane: Lane, seen: HeadObservation) => {
    const advanced = await observeHead(deps, lane, seen);
    pending.ended(advanced.ended);
    pending.add([...advanced.funded, ...advanced.unsettled]);
    if (lane.lease.address === treasury) grants.mined(advanced.mined);
    if (advanced.isLost) loseLane(lane);
    else await broadcastNext(deps, lane, seen.minedNonces.get(lane.lease.address) ?? 0);
  };
  const heads = createHeadWork(deps, { lanes: () => [...held.lanes.values()], advance });
  return {
    settle: pending.settle,
    sendActions: pending.addActions,
    grants,
    canSettle: () => signing().length > 0,
    onHead: async (head) => {
      await heads.onHead(head);
      pending.onHead();
      balances.watchEarly();
    },
    expectedHeads: () => [...held.lanes.values()].reduce((sum, { open }) => sum + unseenAmong(open.values()), 0),
    pollHead: heads.pollHead,
    keepLanes: async () => {
      await keepLanes(deps, held, holding.groups());
      pending.submit();
      balances.watchEarly();
    },
    sweep: async () => {
      await abandonRetired(deps, [...held.lanes.values()], loseLane);
      await pending.sweep();
      await lookUpForeign(deps, [...held.lanes.values()]);
    },
    broadcastOverdue: () => broadcastOverdue(deps, [...held.lanes.values()]),
    watchBalances: balances.watch,
    refill: async () => {
      if (refills !== null) await refill(deps, { lane: holding.treasurys, grants, terms: refills });
    },
    reopenLost: () => reopenLost(deps, [...held.lanes.values()], loseLane),
    countAbandoned,
    watchLate: lateWatch,
    stop: () => releaseLanes(deps, held),
  };
}

function unseenAmong(open: Iterable<OpenEntry>): number {
  let count = 0;
  for (const { receipt } of open) if (receipt === null) count += 1;
  return count;
}

/** The lanes that this process holds. The treasury's lane is a group of its own. */
function createHolding(deps: EngineDeps, treasury: Address | null) {
  const { sender, observe } = deps;
  const held = { lanes: new Map<string, Lane>() };
  const serving = () => [...held.lanes.values()].filter(({ lease }) => lease.isRetired !== true);
  return {
    held,
    groups: () => {
      const settlers = sender.addresses.filter((address) => address !== treasury);
      return treasury === null || settlers.length === sender.addresses.length ? [settlers] : [settlers, [treasury]];
    },
    settling: () => serving().filter(({ lease }) => lease.address !== treasury),
    retired: () =>
      [...held.lanes.values()].filter((lane) => lane.lease.address !== treasury && servesNamed(deps, lane)),
    treasurys: () => serving().find(({ lease }) => lease.address === treasury) ?? null,
    loseLane: (lane: Lane) => {
      if (held.lanes.delete(lane.lease.laneId)) observe.laneGone(lane.lease, "lost");
    },
  };
}
