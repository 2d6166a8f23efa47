import type { EngineDeps } from "@lunas/domain/settlement/engine-deps";
import { chain } from "@lunas/testkit/build/defaults";
import { settlement } from "@lunas/testkit/fixtures/settlement";
import { settled } from "@lunas/testkit/time/settled";
import { timeSettlements } from "./time-settlements";

const never = () => new AbortController().signal;

/** A settler whose writes take 30 ms before they are sent, and whose ends take 7 ms. */
async function timedSettler() {
  const fixture = await settlement();
  const taken: Record<"before" | "chain" | "after", number[]> = { before: [], chain: [], after: [] };
  const times = {
    beforeBroadcast: (ms: number) => void taken.before.push(ms),
    onChain: (ms: number) => void taken.chain.push(ms),
    afterBlock: (ms: number) => void taken.after.push(ms),
  };
  const slow = (deps: EngineDeps): EngineDeps["settlements"] => ({
    ...deps.settlements,
    commit: (...planned) => {
      fixture.clock.advance(30);
      return deps.settlements.commit(...planned);
    },
    finish: (...ends) => {
      fixture.clock.advance(7);
      return deps.settlements.finish(...ends);
    },
  });
  const start = (name: string) =>
    fixture.settler(name, { change: (deps) => timeSettlements(times, { ...deps, settlements: slow(deps) }) });
  const settler = start("settler-1");
  await settler.engine.keepLanes();
  return { fixture, taken, start, ...settler };
}

it("a payment has three parts: before its broadcast, on the chain, and after its block", async () => {
  const { fixture, engine, taken } = await timedSettler();
  const { paymentId } = await fixture.accept();
  const waiting = engine.settle(paymentId, never());
  await settled();
  expect(taken).toEqual({ before: [30], chain: [], after: [] });
  fixture.clock.advance(100);
  await fixture.mine();
  await waiting;
  expect(fixture.paymentOf(paymentId).status).toBe("confirmed");
  expect(taken).toEqual({ before: [30], chain: [100 + chain.blockTimeMs], after: [7] });
});

it("a payment whose job carried its order is timed as well, from the time that it was taken", async () => {
  const { fixture, engine, taken } = await timedSettler();
  const order = await fixture.accept();
  const waiting = engine.settle(order.paymentId, never(), { ...order, ageMs: 4, isFromJob: true });
  await fixture.mine();
  await waiting;
  expect(taken).toEqual({ before: [34], chain: [chain.blockTimeMs], after: [7] });
});

it("a transaction that is sent again counts once", async () => {
  const { fixture, engine, taken } = await timedSettler();
  const { paymentId } = await fixture.accept();
  const waiting = engine.settle(paymentId, never());
  await settled();
  fixture.chain.drop(fixture.chain.broadcasts[0]?.hash ?? "0x");
  fixture.clock.advance(15_000);
  await engine.broadcastOverdue();
  expect(fixture.chain.broadcasts.length).toBeGreaterThan(1);
  await fixture.mine(2);
  await waiting;
  expect(taken.before).toHaveLength(1);
  expect(taken.after).toHaveLength(1);
});

it("a payment that another settler ends is not timed: neither of them saw the whole", async () => {
  const { fixture, engine, taken, kill, start } = await timedSettler();
  const { paymentId } = await fixture.accept();
  void engine.settle(paymentId, never());
  await settled();
  kill();
  const next = start("settler-2");
  fixture.clock.advance(12_000);
  await next.engine.keepLanes();
  await fixture.mine(2);
  expect(fixture.paymentOf(paymentId).status).toBe("confirmed");
  expect(taken).toEqual({ before: [30], chain: [], after: [] });
});
