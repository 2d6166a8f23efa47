import type { Address, Chain } from "@lunas/catalog/chain";
import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { Captured } from "@lunas/domain/hold/capture-hold";
import type { HoldStore } from "@lunas/domain/hold/ports";
import type { Facilitated } from "@lunas/domain/payment/facilitated";
import type { PaymentStore } from "@lunas/domain/payment/ports";
import type { CreatedRefund } from "@lunas/domain/refund/find-repeat";
import type { RefundDeps } from "@lunas/domain/refund/refund-deps";
import type { JobOrder } from "@lunas/domain/settlement/job-order";
import type { LaneStore } from "@lunas/domain/settlement/lanes/lane-store";
import type { ChainSender, ChainWatcher, SettlementStore } from "@lunas/domain/settlement/ports";
import type { Refusal } from "@lunas/domain/shared/refusal";
import { nowSeconds } from "@lunas/testkit/build/defaults";
import { addressOf } from "@lunas/testkit/build/numbered";
import type { Stores } from "@lunas/testkit/contracts/stores";
import { type MemoryDatabase, memoryDatabase } from "@lunas/testkit/fakes/memory-database";
import { memoryStores } from "@lunas/testkit/fakes/memory-stores";
import { type Random, seededRandom } from "./random";
import type { Rules } from "./rules";
import { createScheduler, type Process, type Scheduler } from "./scheduler";
import { simLedger } from "./sim-ledger";
import { type SimNode, simNode } from "./sim-node";
import { type SimRows, simRows } from "./sim-rows";

/** What a safeguard is taken out by: another port in the place of the right one. */
export interface Mutant {
  readonly name: string;
  readonly settlements?: (store: SettlementStore, harness: Pick<Harness, "database">) => SettlementStore;
  readonly lanes?: (store: LaneStore, harness: Pick<Harness, "database">) => LaneStore;
  readonly payments?: (store: PaymentStore, harness: Pick<Harness, "database">) => PaymentStore;
  readonly holds?: (store: HoldStore, harness: Pick<Harness, "database">) => HoldStore;
  readonly sender?: (sender: ChainSender) => ChainSender;
  /** Rules of the database that it does not keep. */
  readonly rules?: Partial<Rules>;
  readonly finality?: (reader: RefundDeps["finality"]) => RefundDeps["finality"];
  readonly watcher?: (watcher: ChainWatcher, harness: Pick<Harness, "node">) => ChainWatcher;
}

export interface GivenAnswer {
  readonly claim: number;
  readonly answer: Facilitated;
}

export interface GivenRefund {
  readonly refund: number;
  readonly answer: CreatedRefund | Refusal;
}

/** `amount`: what was to be charged of the hold; null: it was to be released. */
export interface GivenCapture {
  readonly hold: number;
  readonly amount: bigint | null;
  readonly answer: Captured;
}

/** Everything of one history. */
export interface Harness {
  readonly random: Random;
  readonly chain: Chain;
  readonly scheduler: Scheduler;
  readonly node: SimNode;
  readonly database: MemoryDatabase;
  readonly rows: SimRows;
  readonly stores: Stores;
  readonly signers: readonly Address[];
  readonly payers: readonly Address[];
  readonly mutant: Mutant | null;
  /** The share of the database's answers that get lost. */
  readonly trouble: { databaseFailures: number; lostJobs: number };
  /** What happened that the reservation cannot know of: payers that moved money, blocks that were taken back. */
  readonly spoiled: {
    readonly payers: Set<Address>;
    /** Payers that let Permit2 take less for a while. */
    readonly allowances: Set<Address>;
    hasReorged: boolean;
    /** One of them took back what was final. */
    isBelowDepth: boolean;
    /** Nonces of two payments of which one has the other's settlement counted for it, by no doing of the code. */
    readonly miscounted: Set<string>;
  };
  readonly processes: Process[];
  /** Whom a job may reach, and who hears of blocks. */
  readonly settlers: Map<Process, (paymentId: string, order: JobOrder | null) => Promise<void>>;
  readonly gateways: Process[];
  readonly reported: GivenAnswer[];
  /** The answers to requests for refunds. */
  readonly refunds: GivenRefund[];
  /** The nonces of holds, by number: the charges that were requested, and the answers to them, by the number of the hold. */
  readonly holds: Map<number, bigint>;
  readonly charges: { readonly hold: number; readonly amount: bigint }[];
  readonly captures: GivenCapture[];
  readonly trace: string[];
}

const daySeconds = 86_400;

/** In a third of the histories midnight (UTC) comes. */
function startOf(random: Random): number {
  if (random.chance(0.67)) return nowSeconds;
  return Math.ceil(nowSeconds / daySeconds) * daySeconds - random.between(10, 45);
}

/** Base units; each payer can pay for half a dozen payments. */
const fortune = 3_000_000n;

export function createHarness(seed: number, mutant: Mutant | null, bundleMax: number): Harness {
  const random = seededRandom(seed);
  const chain: Chain = {
    ...sandbox,
    // In production a refund waits until its payment's block is safe.
    environment: random.chance(0.25) ? "production" : "sandbox",
    blockTimeMs: base.blockTimeMs,
    settlement: {
      ...base.settlement,
      confirmations: random.between(1, 3),
      maxInFlightPerLane: random.between(2, 6),
      bundleMax,
    },
  };
  const startSeconds = startOf(random);
  const scheduler = createScheduler(startSeconds * 1_000);
  const payers = Array.from({ length: bundleMax > 1 ? 8 : 3 }, (_, index) => index + 1).map((number) =>
    addressOf(2_000 + number),
  );
  const traces = random.chance(0.15) ? "unsupported" : "work";
  const ledger = simLedger(startSeconds, new Map(payers.map((payer) => [payer, fortune])));
  const database = memoryDatabase(scheduler.clock);
  return {
    ...{ random, chain, scheduler, payers, mutant, database },
    node: simNode({ chain, ledger, scheduler, random, traces }),
    stores: memoryStores(database),
    rows: simRows(),
    signers: Array.from({ length: random.between(1, 3) }, (_, index) => addressOf(9_001 + index)),
    trouble: { databaseFailures: 0, lostJobs: 0 },
    spoiled: {
      payers: new Set(),
      allowances: new Set(),
      hasReorged: false,
      isBelowDepth: false,
      miscounted: new Set(),
    },
    processes: [],
    settlers: new Map(),
    gateways: [],
    reported: [],
    refunds: [],
    holds: new Map(),
    charges: [],
    captures: [],
    trace: [],
  };
}

export function startProcess(harness: Harness, name: string, skewMs = 0): Process {
  const process: Process = { name, isDead: false, pausedUntilMs: 0, skewMs, callsToLive: null };
  harness.processes.push(process);
  return process;
}

/** Repeats work as the services do: a round begins a while after the last one ended. */
export function every(
  harness: Harness,
  process: Process,
  { ms, work }: { ms: number; work: () => Promise<void> },
): void {
  const round = () =>
    void work()
      .catch(() => undefined)
      .then(() => harness.scheduler.after(ms, process, round));
  harness.scheduler.after(harness.random.below(ms), process, round);
}
