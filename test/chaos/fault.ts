import type { Network } from "@lunas/catalog/chain";
import type { Observed, Scenario } from "../harness/start-scenario";
import type { Company, PaymentOptions } from "./company";
import type { Others } from "./others";

/** What a fault is done to: everything that runs, and the payments that are under way. */
export interface Fixture {
  readonly scenario: Scenario;
  readonly company: Company;
  /** How many payments are in flight. */
  readonly size: number;
}

/** What is judged: payments, with everything that they went through. */
export type JudgedScenario = Pick<Fixture, "company"> & { readonly scenario: Observed };

/** What a fault has cost beside payments. */
export interface Counted {
  readonly payments: number;
  readonly lost: readonly string[];
  readonly double: readonly string[];
  readonly stuck: readonly string[];
}

/** One thing that goes wrong, really done to real processes while payments are in flight. */
export interface Fault {
  /** As in the design, `F1` … */
  readonly id: string;
  readonly title: string;
  /** It takes long by its nature: `npm run chaos` does it, `npm test` does not. */
  readonly isLong?: boolean;
  /** Where it happens; default: sandbox. */
  readonly network?: Network;
  /**
   * How far the payments have come when it strikes: `stored` in the rows, or `waiting` in the node's pool, with the chain's
   * blocks held so that none of them is mined meanwhile. `sent`: the requests are under way, blocks come.
   */
  readonly at: "sent" | "stored" | "waiting";
  /** Codes that payments may fail with, where the fault leaves them no other end. */
  readonly mayFail?: readonly string[];
  /** What askers may be told beside 200 and 504. */
  readonly mayAnswer?: readonly number[];
  /** What the ledger may say for good, where the chain itself has forgotten what rows and events have told. */
  readonly mayDisagree?: RegExp;
  /** What is special about the payment at this place. */
  readonly options?: (index: number) => PaymentOptions;
  /**
   * That payments of others are timed: the column `others` is their p95 beside the normal one, and at most 2. `strike`: from
   * when the fault strikes until it has, which releases the blocks first where they are held. `struck`: after the strike,
   * which has left the fault in force; blocks come.
   */
  readonly felt?: "strike" | "struck";
  /** Who the others are. Default: payers of exact payments. */
  readonly others?: (fixture: Fixture, fault: Pick<Fault, "healthyGateways">) => Promise<Others>;
  /** How many gateways the fault does not concern, from the first: others pay there. Default: all. */
  readonly healthyGateways?: number;
  /** A third of what is in flight are refunds, of payments that were confirmed before. */
  readonly hasRefunds?: true;
  /** Before the first payment in flight. */
  readonly setUp?: (fixture: Fixture) => Promise<void>;
  /** Brings something else in flight instead of payments. */
  readonly begin?: (fixture: Fixture) => Promise<void>;
  /** Done while the payments are in flight. */
  readonly strike: (fixture: Fixture) => Promise<void>;
  /** Repairs the fault, after the general repair: blocks come, proxies forward, processes run. */
  readonly recover?: (fixture: Fixture) => Promise<void>;
  /** Until what else was in flight has ended, in the time of the recovery. */
  readonly ended?: (fixture: Fixture) => Promise<void>;
  /** Judges that, beside the payments. */
  readonly judges?: (fixture: Fixture) => Promise<Counted>;
  /** At the end: proves that the fault happened, and returns its effect. */
  readonly proves?: (fixture: Fixture) => Promise<void>;
  /** After all of that, also when a part of it failed: ends what the fault started. */
  readonly cleanUp?: (fixture: Fixture) => Promise<void>;
}
