import type { EngineDeps } from "@lunas/domain/settlement/engine-deps";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { Tracer } from "@lunas/runtime/tracing/tracer";
import { settlement } from "@lunas/testkit/fixtures/settlement";
import { timeSettlements } from "./time-settlements";
import { traceSettlements } from "./trace-settlements";

/** What a settler puts around its dependencies gives every argument on: TypeScript takes a function with fewer parameters for a whole one. */
const times = { beforeBroadcast: () => undefined, onChain: () => undefined, afterBlock: () => undefined };
const tracer = { now: () => 0, record: () => undefined } as unknown as Tracer;
const wrapped: readonly (readonly [string, (deps: EngineDeps) => EngineDeps])[] = [
  ["the times", (deps) => timeSettlements(times, deps)],
  ["the traces", (deps) => traceSettlements(tracer, deps)],
];

async function plainDeps(): Promise<EngineDeps> {
  const fixture = await settlement();
  const held: EngineDeps[] = [];
  fixture.settler("settler-1", {
    change: (deps) => {
      held.push(deps);
      return {};
    },
  });
  return held[0] as EngineDeps;
}

test.each(wrapped)("%s: an order is read with the chain of its engine", async (_, wrap) => {
  const deps = await plainDeps();
  const orders = jest.fn(async () => []);
  const { settlements } = wrap({ ...deps, settlements: { ...deps.settlements, orders } });
  const ids: readonly PaymentId[] = ["pay_1"];
  await settlements.orders(ids, 8_453);
  expect(orders).toHaveBeenCalledWith(ids, 8_453);
});

test.each(wrapped)("%s: no method has fewer parameters than what it wraps", async (_, wrap) => {
  const deps = await plainDeps();
  const around = wrap(deps);
  const shorter: string[] = [];
  for (const part of ["settlements", "watcher", "sender", "lanes"] as const) {
    const [plain, outer] = [deps[part], around[part]] as unknown as Record<string, unknown>[];
    for (const [name, method] of Object.entries(plain ?? {})) {
      const other = outer?.[name];
      if (typeof method !== "function") continue;
      const count = typeof other === "function" ? other.length : -1;
      // Zero: all of them, by a rest parameter.
      if (count < method.length && !(count === 0 && String(other).startsWith("(..."))) shorter.push(`${part}.${name}`);
    }
  }
  expect(shorter).toEqual([]);
});
