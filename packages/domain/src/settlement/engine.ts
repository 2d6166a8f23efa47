import type { Address } from "@lunas/catalog/chain";
import type { PaymentId } from "../shared/id";
import { drain } from "./drain";
import type { EngineDeps } from "./engine-deps";
import { createGrants, type Grants } from "./grant";
import type { Head } from "./head";
import { createHeadWork } from "./head-work";
import { createIntake } from "./intake";
import { keepLanes, releaseLanes } from "./keep-lanes";
import type { Lane } from "./lane";
import { lookUpStrangers } from "./look-up";
import { observeHead, type Seen } from "./observe-head";
import { publishLost } from "./publish-lost";
import { publishOverdue } from "./publish-overdue";
import { type RefillTerms, refill } from "./refill";
import { onceOnly } from "./rehearse";
import { serially } from "./serially";
import { watchBalances } from "./watch-balances";
import { watchLate } from "./watch-late";

/** Settling on one chain, in one process: it holds lanes, gives payments nonces, and follows them to their end. */
export interface SettlementEngine {
  /** Resolves when the payment has ended here or the signal aborts; the row says how. */
  settle(id: PaymentId, signal: AbortSignal): Promise<void>;
  /** The faucet's transfers, sent from the treasury's lane; only while this process holds it. */
  readonly grants: Grants;
  /** Whether there is a lane to settle on. */
  canSettle(): boolean;
  onHead(head: Head): Promise<void>;
  /** The newest head once more, where none has come for a while: a chain may make its blocks on demand. */
  lookAgain(): Promise<void>;
  /** Renews leases and takes free lanes. */
  keepLanes(): Promise<void>;
  /**
   * Brings back pending payments that nobody follows, looks again at nonces that somebody else may have used, and wakes
   * whoever waits for a payment that ended elsewhere.
   */
  sweep(): Promise<void>;
  /** Hands the node again what it should have mined by now. */
  publishOverdue(): Promise<void>;
  watchBalances(): Promise<void>;
  /** Fills up from the treasury what runs low, where there are terms for it; only while this process holds its lane. */
  refill(): Promise<void>;
  /** Publishes again what was final and is no longer in the chain. */
  publishLost(): Promise<void>;
  /** Looks whether failed payments were settled after all. */
  watchLate(): Promise<void>;
  /** Hands the lanes back; what is open is its next holder's. */
  stop(): Promise<void>;
}

/** A payment that is pending and without a transaction for this long has been lost by the queue. */
const forgottenAfterMs = 3_000;
const sweepLimit = 500;

/**
 * @param treasury the signer of faucet and refills, which settles no payments; null where there is none.
 * @param refills null: nobody is refilled.
 */
export function createSettlementEngine(
  deps: EngineDeps,
  treasury: Address | null = null,
  refills: RefillTerms | null = null,
): SettlementEngine {
  const holding = createHolding(deps, treasury);
  const { held, settling, loseLane } = holding;
  const intake = createIntake();
  let watchedUpTo: PaymentId | null = null;
  const grants = createGrants(deps, { lane: holding.treasurys, loseLane });
  const stranger = onceOnly(grants.settleAsStranger);
  const alone = new Set<PaymentId>();
  const drainAll = serially(() => drain(deps, { intake, lanes: settling, loseLane, stranger, alone }));
  const kick = () => void drainAll().catch((error: unknown) => deps.observe.fault("drain", error));

  const advance = async (lane: Lane, seen: Seen) => {
    const { ended, funded, again, mined, isLost } = await observeHead(deps, lane, seen);
    intake.ended(ended);
    for (const id of ended) alone.delete(id);
    for (const id of again) alone.add(id);
    intake.add([...funded, ...again]);
    if (lane.lease.address === treasury) grants.mined(mined);
    if (isLost) loseLane(lane);
  };
  const heads = createHeadWork(deps, { lanes: () => [...held.lanes.values()], advance });
  return {
    settle: (id, signal) => {
      const ended = intake.untilEnded(id, signal);
      intake.add([id]);
      kick();
      return ended;
    },
    grants,
    canSettle: () => settling().length > 0,
    onHead: async (head) => {
      await heads.onHead(head);
      intake.head();
      if (intake.size() > 0) kick();
    },
    lookAgain: heads.lookAgain,
    keepLanes: async () => {
      await keepLanes(deps, held, holding.groups);
      if (intake.size() > 0) kick();
    },
    sweep: async () => {
      intake.add(await deps.settlements.forgotten(deps.chain.chainId, forgottenAfterMs, sweepLimit));
      if (intake.size() > 0) kick();
      await lookUpStrangers(deps, [...held.lanes.values()]);
      const awaited = intake.awaited();
      if (awaited.length === 0) return;
      const rows = await deps.settlements.statusOf(awaited);
      intake.ended(rows.filter(({ status }) => status !== "pending").map(({ id }) => id));
    },
    publishOverdue: () => publishOverdue(deps, [...held.lanes.values()]),
    watchBalances: () => watchBalances(deps, [...held.lanes.values()]),
    refill: async () => {
      if (refills !== null) await refill(deps, { lane: holding.treasurys, grants, terms: refills });
    },
    publishLost: () => publishLost(deps, [...held.lanes.values()]),
    watchLate: async () => {
      watchedUpTo = await watchLate(deps, watchedUpTo);
    },
    stop: () => releaseLanes(deps, held),
  };
}

/** The lanes in this process's hands; the treasury's is shared out and used apart from the others. */
function createHolding({ sender, observe }: EngineDeps, treasury: Address | null) {
  const held = { lanes: new Map<string, Lane>() };
  const all = () => [...held.lanes.values()];
  return {
    held,
    groups:
      treasury === null ? [sender.addresses] : [sender.addresses.filter((address) => address !== treasury), [treasury]],
    settling: () => all().filter(({ lease }) => lease.address !== treasury),
    treasurys: () => all().find(({ lease }) => lease.address === treasury) ?? null,
    loseLane: (lane: Lane) => {
      if (held.lanes.delete(lane.lease.laneId)) observe.laneGone(lane.lease, "lost");
    },
  };
}
