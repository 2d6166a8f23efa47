import { base } from "@lunas/catalog/chains/base";
import { orderOf } from "@lunas/testkit/build/an-order";
import { type Settlement, type Settler, settlement, signers } from "@lunas/testkit/stages/settlement";
import { unsound } from "@lunas/testkit/stages/unsound";
import { settled } from "@lunas/testkit/time/settled";
import fc from "fast-check";
import type { EngineDeps } from "./engine-deps";
import { laneLeaseMs } from "./keep-lanes";
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

interface World {
  readonly stage: Settlement;
  readonly settlers: Settler[];
  started: number;
  /** The number of database answers that will be lost. */
  lostAnswers: number;
}

function start(world: World): void {
  world.started += 1;
  const change = ({ settlements }: EngineDeps) => ({ settlements: unreliable(world, settlements) });
  world.settlers.push(world.stage.settler(`settler-${world.started}`, { change }));
}

/** A connection that breaks after the statement was executed: the caller does not know whether it was. */
function unreliable(world: World, settlements: SettlementStore): SettlementStore {
  const deliver = async <T>(answer: Promise<T>): Promise<T> => {
    const delivered = await answer;
    if (world.lostAnswers === 0) return delivered;
    world.lostAnswers -= 1;
    throw new Error("connection terminated unexpectedly");
  };
  return {
    ...settlements,
    commit: (...all) => deliver(settlements.commit(...all)),
    commitReplacement: (...all) => deliver(settlements.commitReplacement(...all)),
    finish: (...all) => deliver(settlements.finish(...all)),
  };
}

async function keepAll({ settlers }: World): Promise<void> {
  for (const { engine } of settlers) await engine.keepLanes();
}

async function sweepAll({ settlers }: World): Promise<void> {
  for (const { engine } of settlers) {
    await engine.sweep();
    await engine.publishOverdue();
  }
}

async function newOrder({ stage }: World) {
  return await stage.accept({ deadlineSeconds: BigInt(Math.floor(stage.clock.now() / 1_000) + 60) });
}

/** An order in flight, or a new one. */
async function anyOrder(world: World, at: number) {
  const pending = [...world.stage.database.payments.values()].filter(({ payment }) => payment.status === "pending");
  const row = at % 3 === 0 ? undefined : pending[at % Math.max(1, pending.length)];
  return row === undefined ? await newOrder(world) : orderOf(row.payment);
}

const deeds: Record<Act, (world: World, at: number) => unknown> = {
  pay: async (world, at) => {
    const { paymentId } = await newOrder(world);
    void world.settlers[at % world.settlers.length]?.engine.settle(paymentId, new AbortController().signal);
  },
  mine: ({ stage }) => stage.mine(),
  reorg: ({ stage }) => stage.chain.ledger.blocks.length > 2 && stage.chain.reorg(1),
  "lose in a reorg": ({ stage }) => stage.chain.ledger.blocks.length > 2 && stage.chain.reorg(1, "lost"),
  drop: ({ stage }, at) => {
    const waiting = stage.chain.mempool.hashes();
    const hash = waiting[at % Math.max(1, waiting.length)];
    if (hash !== undefined) stage.chain.drop(hash);
  },
  "lose the next publish": ({ stage }) => stage.chain.troublePublish("lost"),
  "hear no answer": ({ stage }) => stage.chain.troublePublish("unheard"),
  "refuse the next publish": ({ stage }) => stage.chain.troublePublish("refused"),
  "settle elsewhere": async (world, at) =>
    world.stage.chain.foreign({ kind: "settle", order: await anyOrder(world, at) }),
  cancel: async (world, at) => world.stage.chain.foreign({ kind: "cancel", order: await anyOrder(world, at) }),
  revert: async (world, at) => world.stage.chain.mishap((await anyOrder(world, at)).paymentId, "reverts"),
  lag: ({ stage }, at) => stage.chain.lag(at % 3),
  "use a key elsewhere": ({ stage }, at) => stage.chain.foreign({ kind: "send", from: signers[at % 2]! }),
  "raise the base fee": ({ stage }) => stage.chain.baseFee(4_000_000_000n),
  "lower the base fee": ({ stage }) => stage.chain.baseFee(1_000_000_000n),
  wait: ({ stage }, at) => stage.clock.advance((at % 20) * 1_000),
  kill: async (world, at) => {
    const [killed] = world.settlers.splice(at % world.settlers.length, 1);
    killed?.kill();
    start(world);
  },
  "lose the database's answer": (world) => {
    world.lostAnswers += 1;
  },
  "keep lanes": keepAll,
  sweep: sweepAll,
};

/** All failures end: within a minute all accepted payments must have ended. */
async function recover(world: World): Promise<void> {
  const { stage } = world;
  world.lostAnswers = 0;
  stage.chain.baseFee(1_000_000_000n);
  stage.chain.lag(0);
  stage.clock.advance(laneLeaseMs);
  for (let second = 0; second < 60; second += chain.blockTimeMs / 1_000) {
    await keepAll(world);
    await sweepAll(world);
    await stage.mine();
  }
}

describe("whatever fails in settlers, node and chain", () => {
  it("every accepted payment ends within a minute of recovery, none twice, no nonce with a gap", async () => {
    const script = fc.array(fc.tuple(fc.constantFrom(...acts), fc.nat(100)), { minLength: 5, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(script, async (steps) => {
        const stage = await settlement({ lanes: 2, chain });
        const world: World = { stage, settlers: [], started: 0, lostAnswers: 0 };
        start(world);
        start(world);
        await keepAll(world);
        for (const [act, at] of steps) {
          await deeds[act](world, at);
          await settled();
        }
        await recover(world);
        expect(unsound(stage)).toEqual([]);
        const open = [...stage.database.payments.values()].filter(({ payment }) => payment.status === "pending");
        expect(open.map(({ payment }) => payment.id)).toEqual([]);
      }),
      { numRuns: 40, seed: 1_795_161_605 },
    );
  }, 60_000);
});
