import { createSettlementEngine } from "@lunas/domain/settlement/engine";
import type { EngineDeps } from "@lunas/domain/settlement/engine-deps";
import { silentObserver } from "@lunas/domain/settlement/observer";
import type { PublishOutcome } from "@lunas/domain/settlement/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import { type GateParts, gated } from "./gate";
import { every, startProcess, type World } from "./harness";
import type { Process } from "./scheduler";
import { simConnection, simSender } from "./sim-connection";

export interface SimSettler {
  readonly process: Process;
  /** Hands its lanes back and ends. */
  stop(): void;
}

/** A settler: the real engine behind gates, with the rounds that the service has. */
export function startSettler(world: World, name: string, skewMs = 0): SimSettler {
  const process = startProcess(world, name, skewMs);
  const { deps, hear } = connect(world, process);
  const engine = createSettlementEngine(deps);
  deps.watcher.onHead((head) => engine.onHead(head));
  world.node.onBlock(({ head }) => {
    const lagMs = world.node.weather.headLagMs + world.random.between(5, 120);
    world.scheduler.after(lagMs, process, () => hear(head));
    if (world.random.chance(0.1))
      world.scheduler.after(lagMs + world.random.between(0, 4_000), process, () => hear(head));
  });
  every(world, process, { ms: 2_000, work: () => engine.keepLanes() });
  every(world, process, { ms: 1_500, work: () => engine.sweep() });
  every(world, process, { ms: 1_000, work: () => engine.publishOverdue() });
  every(world, process, { ms: 1_000, work: () => engine.lookAgain() });
  every(world, process, { ms: 4_000, work: () => engine.reopenLost() });
  every(world, process, { ms: 4_000, work: () => engine.watchLate() });
  every(world, process, { ms: 15_000, work: () => engine.watchBalances() });
  world.settlers.set(process, (id) => engine.settle(id as PaymentId, new AbortController().signal));
  return {
    process,
    stop: () => {
      world.settlers.delete(process);
      void engine
        .stop()
        .catch(() => undefined)
        .then(() => {
          process.isDead = true;
        });
    },
  };
}

function connect(world: World, process: Process): { deps: EngineDeps; hear: ReturnType<typeof simConnection>["hear"] } {
  const { scheduler, random, node, mutant, stores, trouble } = world;
  const parts = { scheduler, random, process };
  const chain: GateParts = {
    ...parts,
    to: "chain",
    failures: () => node.weather.failures,
    immediate: ["head", "fees", "onHead", "isCanonical", "followsFrom", "isRemote", "canSign"],
    lostAs: { publish: unknownToAll },
  };
  const database: GateParts = { ...parts, to: "database", failures: () => trouble.databaseFailures };
  const { watcher, hear } = simConnection(node);
  const clock = scheduler.clockOf(process);
  const sender = simSender(node, world.signers, clock);
  return {
    hear,
    deps: {
      chain: world.chain,
      settlerId: process.name,
      sender: gated(mutant?.sender?.(sender) ?? sender, chain),
      watcher: gated(mutant?.watcher?.(watcher, world) ?? watcher, chain),
      lanes: gated(mutant?.lanes?.(stores.lanes, world) ?? stores.lanes, database),
      settlements: gated(mutant?.settlements?.(stores.settlements, world) ?? stores.settlements, database),
      clock,
      observe: silentObserver,
      // So few that those which get no further fill a page.
      sweepPageSize: 3,
    },
  };
}

/** Handing transactions over never throws: what is not heard of is not known. */
function unknownToAll([rawTransactions]: readonly unknown[]): readonly PublishOutcome[] {
  const count = Array.isArray(rawTransactions) ? rawTransactions.length : 0;
  return Array.from({ length: count }, () => ({ kind: "unknown", reason: "timeout" }));
}
