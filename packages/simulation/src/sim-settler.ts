import type { HoldStore } from "@lunas/domain/hold/ports";
import { createSettlementEngine } from "@lunas/domain/settlement/engine";
import type { EngineDeps } from "@lunas/domain/settlement/engine-deps";
import { readJobOrder } from "@lunas/domain/settlement/job-order";
import { silentObserver } from "@lunas/domain/settlement/observer";
import type { BroadcastOutcome } from "@lunas/domain/settlement/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import { type GateParts, gated } from "./gate";
import { every, type Harness, startProcess } from "./harness";
import type { Process } from "./scheduler";
import { simConnection, simSender } from "./sim-connection";
import { withGasDays } from "./sim-gas-days";

export interface SimSettler {
  readonly process: Process;
  /** Hands its lanes back and ends. */
  stop(): void;
}

/** A settler: the real engine behind gates, with the rounds that the service has. */
export function startSettler(harness: Harness, name: string, skewMs = 0): SimSettler {
  const process = startProcess(harness, name, skewMs);
  const { deps, hear, holds } = connect(harness, process);
  const engine = createSettlementEngine(deps);
  deps.watcher.onHead((head) => engine.onHead(head));
  harness.node.onBlock(({ head }) => {
    const lagMs = harness.node.conditions.headLagMs + harness.random.between(5, 120);
    harness.scheduler.after(lagMs, process, () => hear(head));
    if (harness.random.chance(0.1))
      harness.scheduler.after(lagMs + harness.random.between(0, 4_000), process, () => hear(head));
  });
  every(harness, process, { ms: 2_000, work: () => engine.keepLanes() });
  every(harness, process, { ms: 1_500, work: () => engine.sweep() });
  every(harness, process, { ms: 1_000, work: () => engine.broadcastOverdue() });
  every(harness, process, { ms: 1_000, work: () => engine.pollHead() });
  every(harness, process, { ms: 4_000, work: () => engine.reopenLost() });
  every(harness, process, { ms: 4_000, work: () => engine.watchLate() });
  every(harness, process, { ms: 1_000, work: async () => void (await holds.expireDue(100)) });
  every(harness, process, { ms: 15_000, work: () => engine.watchBalances() });
  harness.settlers.set(process, (id, order) =>
    engine.settle(id as PaymentId, new AbortController().signal, readJobOrder(id as PaymentId, order)),
  );
  return {
    process,
    stop: () => {
      harness.settlers.delete(process);
      void engine
        .stop()
        .catch(() => undefined)
        .then(() => {
          process.isDead = true;
        });
    },
  };
}

interface Connected {
  readonly deps: EngineDeps;
  readonly holds: HoldStore;
  readonly hear: ReturnType<typeof simConnection>["hear"];
}

function connect(harness: Harness, process: Process): Connected {
  const { scheduler, random, node, mutant, stores, trouble } = harness;
  const parts = { scheduler, random, process };
  const chain: GateParts = {
    ...parts,
    to: "chain",
    failures: () => node.conditions.failures,
    immediate: ["head", "fees", "onHead", "isCanonical", "followsFrom", "isRemote", "canSign"],
    lostAs: { broadcast: unknownToAll },
  };
  const database: GateParts = { ...parts, to: "database", failures: () => trouble.databaseFailures };
  const { watcher, hear } = simConnection(node);
  const clock = scheduler.clockOf(process);
  const sender = simSender(node, harness.signers, clock);
  return {
    hear,
    holds: gated(mutant?.holds?.(stores.holds, harness) ?? stores.holds, database),
    deps: {
      chain: harness.chain,
      settlerId: process.name,
      sender: gated(mutant?.sender?.(sender) ?? sender, chain),
      watcher: gated(mutant?.watcher?.(watcher, harness) ?? watcher, chain),
      lanes: gated(mutant?.lanes?.(stores.lanes, harness) ?? stores.lanes, database),
      settlements: gated(
        withGasDays(harness, mutant?.settlements?.(stores.settlements, harness) ?? stores.settlements),
        database,
      ),
      clock,
      observe: silentObserver,
      // So few that those which get no further fill a page.
      sweepPageSize: 3,
    },
  };
}

/** Handing transactions over never throws: what is not heard of is not known. */
function unknownToAll([rawTransactions]: readonly unknown[]): readonly BroadcastOutcome[] {
  const count = Array.isArray(rawTransactions) ? rawTransactions.length : 0;
  return Array.from({ length: count }, () => ({ kind: "unknown", reason: "timeout" }));
}
