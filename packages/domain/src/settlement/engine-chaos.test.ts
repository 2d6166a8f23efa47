import { base } from "@lunas/catalog/chains/base";
import { orderOf } from "@lunas/testkit/build/an-order";
import { type Settlement, type Settler, settlement, signers } from "@lunas/testkit/fixtures/settlement";
import { unsound } from "@lunas/testkit/fixtures/unsound";
import { settled } from "@lunas/testkit/time/settled";
import fc from "fast-check";
import type { EngineDeps } from "./engine-deps";
import { laneLeaseMs } from "./lanes/keep-lanes";
import type { SettlementStore } from "./ports";

const chain = {
  ...base,
  chainId: 1337,
  environment: "sandbox",
  network: "sandbox",
  settlement: { ...base.settlement, maxInFlightPerLane: 4 },
} as const;

/** The possible events, in any order. */
const acts = [
  "pay",
  "pay",
  "pay",
  "mine",
  "mine",
  "reorg",
  "lose in a reorg",
  "drop",
  "lose the next publish",
  "hear no answer",
  "refuse the next publish",
  "settle elsewhere",
  "cancel",
  "revert",
  "use a key elsewhere",
  "lag",
  "raise the base fee",
  "lower the base fee",
  "wait",
  "kill",
  "lose the database's answer",
  "keep lanes",
  "sweep",
] as const;
type Act = (typeof acts)[number];

interface Harness {
  readonly fixture: Settlement;
  readonly settlers: Settler[];
  started: number;
  /** The number of database answers that will be lost. */
  lostAnswers: number;
}

function start(harness: Harness): void {
  harness.started += 1;
  const change = ({ settlements }: EngineDeps) => ({ settlements: unreliable(harness, settlements) });
  harness.settlers.push(harness.fixture.settler(`settler-${harness.started}`, { change }));
}

/** A connection that breaks after the statement was executed: the caller does not know whether it was. */
function unreliable(harness: Harness, settlements: SettlementStore): SettlementStore {
  const deliver = async <T>(answer: Promise<T>): Promise<T> => {
    const delivered = await answer;
    if (harness.lostAnswers === 0) return delivered;
    harness.lostAnswers -= 1;
    throw new Error("connection terminated unexpectedly");
  };
  return {
    ...settlements,
    commit: (...all) => deliver(settlements.commit(...all)),
    commitReplacement: (...all) => deliver(settlements.commitReplacement(...all)),
    finish: (...all) => deliver(settlements.finish(...all)),
  };
}

async function keepAll({ settlers }: Harness): Promise<void> {
  for (const { engine } of settlers) await engine.keepLanes();
}

async function sweepAll({ settlers }: Harness): Promise<void> {
  for (const { engine } of settlers) {
    await engine.sweep();
    await engine.broadcastOverdue();
  }
}

async function newOrder({ fixture }: Harness) {
  return await fixture.accept({ deadlineSeconds: BigInt(Math.floor(fixture.clock.now() / 1_000) + 60) });
}

/** An order in flight, or a new one. */
async function anyOrder(harness: Harness, at: number) {
  const pending = [...harness.fixture.database.payments.values()].filter(({ payment }) => payment.status === "pending");
  const row = at % 3 === 0 ? undefined : pending[at % Math.max(1, pending.length)];
  return row === undefined ? await newOrder(harness) : orderOf(row.payment);
}

const deeds: Record<Act, (harness: Harness, at: number) => unknown> = {
  pay: async (harness, at) => {
    const { paymentId } = await newOrder(harness);
    void harness.settlers[at % harness.settlers.length]?.engine.settle(paymentId, new AbortController().signal);
  },
  mine: ({ fixture }) => fixture.mine(),
  reorg: ({ fixture }) => fixture.chain.ledger.blocks.length > 2 && fixture.chain.reorg(1),
  "lose in a reorg": ({ fixture }) => fixture.chain.ledger.blocks.length > 2 && fixture.chain.reorg(1, "lost"),
  drop: ({ fixture }, at) => {
    const waiting = fixture.chain.mempool.hashes();
    const hash = waiting[at % Math.max(1, waiting.length)];
    if (hash !== undefined) fixture.chain.drop(hash);
  },
  "lose the next publish": ({ fixture }) => fixture.chain.troubleBroadcast("lost"),
  "hear no answer": ({ fixture }) => fixture.chain.troubleBroadcast("unheard"),
  "refuse the next publish": ({ fixture }) => fixture.chain.troubleBroadcast("refused"),
  "settle elsewhere": async (harness, at) =>
    harness.fixture.chain.foreign({ kind: "settle", order: await anyOrder(harness, at) }),
  cancel: async (harness, at) => harness.fixture.chain.foreign({ kind: "cancel", order: await anyOrder(harness, at) }),
  revert: async (harness, at) => harness.fixture.chain.mishap((await anyOrder(harness, at)).paymentId, "reverts"),
  lag: ({ fixture }, at) => fixture.chain.lag(at % 3),
  "use a key elsewhere": ({ fixture }, at) => fixture.chain.foreign({ kind: "send", from: signers[at % 2]! }),
  "raise the base fee": ({ fixture }) => fixture.chain.baseFee(4_000_000_000n),
  "lower the base fee": ({ fixture }) => fixture.chain.baseFee(1_000_000_000n),
  wait: ({ fixture }, at) => fixture.clock.advance((at % 20) * 1_000),
  kill: async (harness, at) => {
    const [killed] = harness.settlers.splice(at % harness.settlers.length, 1);
    killed?.kill();
    start(harness);
  },
  "lose the database's answer": (harness) => {
    harness.lostAnswers += 1;
  },
  "keep lanes": keepAll,
  sweep: sweepAll,
};

/** All failures end: within a minute all accepted payments must have ended. */
async function recover(harness: Harness): Promise<void> {
  const { fixture } = harness;
  harness.lostAnswers = 0;
  fixture.chain.baseFee(1_000_000_000n);
  fixture.chain.lag(0);
  fixture.clock.advance(laneLeaseMs);
  for (let second = 0; second < 60; second += chain.blockTimeMs / 1_000) {
    await keepAll(harness);
    await sweepAll(harness);
    await fixture.mine();
  }
}

describe("whatever fails in settlers, node and chain", () => {
  it("every accepted payment ends within a minute of recovery, none twice, no nonce with a gap", async () => {
    const script = fc.array(fc.tuple(fc.constantFrom(...acts), fc.nat(100)), { minLength: 5, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(script, async (steps) => {
        const fixture = await settlement({ lanes: 2, chain });
        const harness: Harness = { fixture, settlers: [], started: 0, lostAnswers: 0 };
        start(harness);
        start(harness);
        await keepAll(harness);
        for (const [act, at] of steps) {
          await deeds[act](harness, at);
          await settled();
        }
        await recover(harness);
        expect(unsound(fixture)).toEqual([]);
        const open = [...fixture.database.payments.values()].filter(({ payment }) => payment.status === "pending");
        expect(open.map(({ payment }) => payment.id)).toEqual([]);
      }),
      { numRuns: 40, seed: 1_795_161_605 },
    );
  }, 60_000);
});
