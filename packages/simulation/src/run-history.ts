import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { kindOf } from "@lunas/domain/shared/id";
import { orderOf } from "@lunas/testkit/build/an-order";
import { isPayment } from "@lunas/testkit/fakes/memory-database";
import type { Act, Actors } from "./actors";
import { addSettler, bundleFaults, deeds, faults, living, pendingOf, rushes } from "./acts";
import { findings } from "./findings";
import { createHarness, every, type Harness, type Mutant, startProcess } from "./harness";
import { holdDeeds, holdFaults } from "./hold-acts";
import { refundDeeds, refundFaults } from "./refund-acts";
import { ruleDeeds, ruleFaults } from "./rule-acts";
import { type HistoryReport, type Step, writeScript } from "./script";
import { startGateway } from "./sim-gateway";
import { nonceKey } from "./sim-ledger";
import { startDispatcher } from "./sim-months";

export interface History extends HistoryReport {
  readonly payments: number;
  readonly refunds: number;
  /** Captured or not. */
  readonly holds: number;
  /** How the payments ended, by status or failure code. */
  readonly ended: Readonly<Record<string, number>>;
  /** How many transactions carried several settlements. */
  readonly bundles: number;
  /** Virtual time from the end of all trouble until nothing was open any more. */
  readonly recoveredMs: number;
}

const recoveryMs = 60_000;
const sliceMs = 1_000;
/** Others settle a failed payment up to 12 s after the last act; then it gets deep enough, and is looked for every 4 s. */
const stillMs = 24_000;

/** One history: what happens follows from the seed alone. With a mutant a safeguard is out. */
export async function runHistory(
  seed: number,
  { mutant = null, bundleMax = 1 }: { readonly mutant?: Mutant | null; readonly bundleMax?: number } = {},
): Promise<History> {
  const harness = createHarness(seed, mutant, bundleMax);
  const { random, scheduler } = harness;
  const actors: Actors = { harness, settlers: [], claims: [], refunds: [], holds: [], started: 0 };
  await begin(actors);
  const script = scriptOf(harness);
  for (const [name, act] of script) {
    harness.trace.push(`${scheduler.clock.now()} ${name}`);
    act(actors);
    await scheduler.runFor(random.between(0, 1_500));
  }
  const kept = await recoverWithUnreadable(actors);
  harness.node.conditions.unreadable.clear();
  const recoveredMs = await recover(actors);
  const rows = [...harness.database.payments.values()].map(({ payment }) => payment);
  const refunds = rows.filter(({ id }) => kindOf(id) === "refund");
  return {
    seed,
    steps: script.length,
    faults: script.filter(([name]) => [faults, refundFaults, ruleFaults, holdFaults].some((acts) => name in acts))
      .length,
    payments: rows.filter(isPayment).length - refunds.length,
    refunds: refunds.length,
    holds: rows.filter(({ hold }) => hold !== null).length,
    ended: countEndings(harness),
    bundles: harness.database.transactions.filter(({ bundled }) => bundled !== undefined).length,
    happened: scheduler.requested(),
    recoveredMs,
    trace: harness.trace,
    findings: [...kept, ...(await findings(harness))],
  };
}

async function begin(actors: Actors): Promise<void> {
  const { harness } = actors;
  const { chain, node, random, scheduler, signers, stores } = harness;
  await stores.lanes.register(
    chain.chainId,
    signers.map((address) => ({ address, startNonce: 0 })),
  );
  every(harness, startProcess(harness, "chain"), {
    ms: chain.blockTimeMs,
    work: async () => {
      if (!node.conditions.isStalled) node.mine();
    },
  });
  startDispatcher(harness);
  for (let count = random.between(1, 3); count > 0; count -= 1) addSettler(actors);
  for (let count = random.between(1, 3); count > 0; count -= 1) startGateway(harness, `gateway-${count}`);
  await scheduler.runFor(3_000);
}

type Acts = Readonly<Record<string, Act>>;

function scriptOf({ random, chain }: Harness): Step<Act>[] {
  const isBundling = chain.settlement.bundleMax > 1;
  const hasHolds = random.chance(0.6);
  const work = { ...deeds, ...refundDeeds, ...(hasHolds && holdDeeds), ...(isBundling && rushes) };
  const trouble = { ...faults, ...refundFaults, ...(hasHolds && holdFaults), ...(isBundling && bundleFaults) };
  const from = (acts: Acts) => random.pick(Object.entries(acts));
  const any = (common: Acts, rare: Acts) => from(random.chance(0.75) ? common : rare);
  return writeScript(random, {
    any: () => (random.chance(0.45) ? any(trouble, ruleFaults) : any(work, ruleDeeds)),
    fault: () => from(faults),
  });
}

/**
 * All works again but for reads about some nonces. Whatever can be read has to end all the same; tells of what did not.
 * Only where there are such nonces.
 */
async function recoverWithUnreadable(actors: Actors): Promise<string[]> {
  const { harness } = actors;
  const { unreadable } = harness.node.conditions;
  if (unreadable.size === 0) return [];
  repair(actors);
  const isUnreadable = (payment: StoredPayment) => unreadable.has(nonceKey(orderOf(payment)));
  const kept = () => pendingOf(harness).filter((payment) => !isUnreadable(payment));
  for (let elapsedMs = 0; elapsedMs < recoveryMs && kept().length > 0; elapsedMs += sliceMs)
    await harness.scheduler.runFor(sliceMs);
  return kept().map(({ id }) => `${id} does not end while others cannot be read`);
}

/** Everything works again: by then all has to have ended that was accepted. Answers how long that took. */
async function recover(actors: Actors): Promise<number> {
  const { harness } = actors;
  const { scheduler } = harness;
  repair(actors);
  const begunMs = scheduler.clock.now();
  let recoveredMs = 0;
  // Quiet for a while: a gateway that was paused may have stored something more, and what was settled late is found.
  for (let elapsedMs = 0; elapsedMs < Math.min(recoveryMs, recoveredMs + stillMs); ) {
    await scheduler.runFor(sliceMs);
    elapsedMs = scheduler.clock.now() - begunMs;
    if (!isQuiet(harness)) recoveredMs = elapsedMs;
  }
  return recoveredMs;
}

function repair(actors: Actors): void {
  const { node, trouble, processes, rows } = actors.harness;
  const { conditions } = node;
  const traces = conditions.traces === "failed" ? "work" : conditions.traces;
  Object.assign(conditions, { baseFeeWei: 1_000_000_000n, isStalled: false, headLagMs: 0, failures: 0, traces });
  Object.assign(trouble, { databaseFailures: 0, lostJobs: 0 });
  node.troubles.length = 0;
  rows.endpointsDownUntilMs = 0;
  rows.ceasedWallets.clear();
  for (const process of processes) process.pausedUntilMs = 0;
  if (living(actors).length === 0) addSettler(actors);
}

/** Nothing is open in the rows, and the chain has every nonce that they have: the settlers take back what a reorganisation took. */
function isQuiet({ database, node }: Harness): boolean {
  const isOpen = [...database.payments.values()].some(
    ({ payment }) => payment.status === "pending" || payment.status === "held",
  );
  const isGap = [...database.lanes.values()].some(({ address, nextNonce }) => nextNonce > node.minedNonce(address));
  return !isOpen && !isGap && database.transactions.every(({ closed }) => closed !== null);
}

function countEndings({ database }: Harness): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { payment } of database.payments.values()) {
    const ending = payment.failure?.code ?? (payment.status === "expired" ? "hold_expired" : payment.status);
    counts[ending] = (counts[ending] ?? 0) + 1;
  }
  return counts;
}
