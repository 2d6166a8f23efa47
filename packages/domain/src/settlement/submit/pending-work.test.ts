import type { Chain } from "@lunas/catalog/chain";
import { nowSeconds, chain as sandbox } from "@lunas/testkit/build/defaults";
import { type Settlement, type SettlerOptions, settlement } from "@lunas/testkit/fixtures/settlement";
import { unsound } from "@lunas/testkit/fixtures/unsound";
import { settled } from "@lunas/testkit/time/settled";
import { Unavailable } from "../../shared/unavailable";
import type { SettlementOrder } from "../attempt";
import type { EngineDeps } from "../engine-deps";

const never = () => new AbortController().signal;

/** Nonces that no read returns, while they are in the set. */
function unreadable({ watcher }: EngineDeps, nonces: ReadonlySet<bigint>): Pick<EngineDeps, "watcher"> {
  const isHidden = ({ nonce }: SettlementOrder) => nonces.has(nonce);
  return {
    watcher: {
      ...watcher,
      simulate: async (orders) => {
        const simulations = await watcher.simulate(orders);
        return simulations.map((each, index) =>
          isHidden(orders[index] as SettlementOrder) ? { kind: "unreadable" } : each,
        );
      },
      usedNonces: async (orders) => {
        const { block, used } = await watcher.usedNonces(orders);
        return { block, used: used.map((each, index) => (isHidden(orders[index] as SettlementOrder) ? null : each)) };
      },
      nonceUse: async (order) => {
        if (isHidden(order)) throw new Unavailable("chain", "missing trie node");
        return watcher.nonceUse(order);
      },
    },
  };
}

async function working(options: SettlerOptions = {}, chain: Chain = sandbox) {
  const fixture = await settlement({ chain });
  const settler = fixture.settler("settler-1", options);
  await settler.engine.keepLanes();
  const status = ({ paymentId }: SettlementOrder) => fixture.paymentOf(paymentId).status;
  /** Rounds by the clock, one per second. */
  const seconds = async (count: number) => {
    for (let second = 0; second < count; second += 1) {
      fixture.clock.advance(1_000);
      await settler.engine.sweep();
      await settled();
    }
  };
  const calls = () => fixture.chain.broadcasts.map(({ call }) => call.kind);
  return { fixture, ...settler, status, seconds, calls };
}

async function hidden() {
  const nonces = new Set<bigint>();
  const harness = await working({ change: (deps) => unreadable(deps, nonces) });
  return { nonces, ...harness };
}

const accept = async (fixture: Settlement, count: number) =>
  Promise.all(Array.from({ length: count }, () => fixture.accept()));

it("the payments of one job go to a lane in one transaction of the database", async () => {
  const commits: number[] = [];
  const change = ({ settlements }: EngineDeps): Pick<EngineDeps, "settlements"> => ({
    settlements: {
      ...settlements,
      commit: (lane, planned) => {
        commits.push(planned.length);
        return settlements.commit(lane, planned);
      },
    },
  });
  const { fixture, engine, status } = await working({ change });
  const orders = await accept(fixture, 5);
  for (const { paymentId } of orders) void engine.settle(paymentId, never());
  await fixture.mine();
  expect(orders.map(status)).toEqual(orders.map(() => "confirmed"));
  expect(commits).toEqual([5]);
});

describe("a payment whose outcome cannot be read", () => {
  it("delays no other payment of its lane, and keeps no nonce open", async () => {
    const { fixture, engine, nonces, status, seconds } = await hidden();
    const [bad, ...good] = (await accept(fixture, 4)) as [SettlementOrder, ...SettlementOrder[]];
    fixture.chain.mishap(bad.paymentId, "reverts");
    nonces.add(bad.nonce);
    for (const { paymentId } of [bad, ...good]) void engine.settle(paymentId, never());
    await fixture.mine();
    expect(good.map(status)).toEqual(["confirmed", "confirmed", "confirmed"]);
    expect(fixture.database.transactions.filter(({ closed }) => closed === null)).toEqual([]);
    await seconds(30);
    expect(status(bad)).toBe("pending");
    nonces.clear();
    await seconds(20);
    expect(fixture.paymentOf(bad.paymentId)).toMatchObject({ status: "failed", failure: { code: "tx_failed" } });
    expect(fixture.chain.broadcasts).toHaveLength(4);
    expect(unsound(fixture)).toEqual([]);
  });

  it("does not stop other waiting payments from being sent or ended", async () => {
    const { fixture, engine, nonces, status, seconds } = await hidden();
    const [bad, cancelled, fine] = (await accept(fixture, 3)) as [SettlementOrder, SettlementOrder, SettlementOrder];
    nonces.add(bad.nonce);
    fixture.chain.foreign({ kind: "cancel", order: cancelled });
    await fixture.chain.mine();
    fixture.clock.advance(4_000);
    await engine.sweep();
    await settled();
    expect([status(bad), fixture.paymentOf(cancelled.paymentId).failure?.code]).toEqual(["pending", "nonce_cancelled"]);
    await fixture.mine();
    expect(status(fine)).toBe("confirmed");
    await seconds(5);
    expect(status(bad)).toBe("pending");
  });

  it("is read less and less often", async () => {
    const { fixture, nonces, deps, seconds } = await hidden();
    const simulate = jest.spyOn(deps.watcher, "simulate");
    const [bad] = (await accept(fixture, 1)) as [SettlementOrder];
    nonces.add(bad.nonce);
    fixture.clock.advance(4_000);
    await seconds(100);
    expect(simulate.mock.calls.length).toBeGreaterThan(5);
    expect(simulate.mock.calls.length).toBeLessThan(15);
  });
});

describe("payments that waited", () => {
  it("are re-checked in one batch, and a fresh payment does not wait for it", async () => {
    const requested: number[] = [];
    const { fixture, engine, calls } = await working({
      change: ({ watcher }) => ({
        watcher: {
          ...watcher,
          simulate: (orders) => {
            requested.push(orders.length);
            return new Promise(() => undefined);
          },
        },
      }),
    });
    await accept(fixture, 100);
    fixture.clock.advance(4_000);
    await engine.sweep();
    await settled();
    const fresh = await fixture.accept();
    void engine.settle(fresh.paymentId, never());
    await settled();
    // Payments that one round takes stay together.
    expect([requested.length <= 4, requested.reduce((sum, each) => sum + each, 0), calls()]).toEqual([
      true,
      100,
      ["settle"],
    ]);
  });

  it("get the next nonce after their check, before those that came meanwhile", async () => {
    const checks: (() => void)[] = [];
    const change = ({ watcher }: EngineDeps): Pick<EngineDeps, "watcher"> => ({
      watcher: {
        ...watcher,
        simulate: async (orders) => {
          await new Promise<void>((resolve) => checks.push(resolve));
          return watcher.simulate(orders);
        },
      },
    });
    const policy = { ...sandbox.settlement, maxInFlightPerLane: 2 };
    const { fixture, engine, status } = await working({ change }, { ...sandbox, settlement: policy });
    const settle = async (count: number) => {
      const orders = await accept(fixture, count);
      for (const { paymentId } of orders) void engine.settle(paymentId, never());
      await settled();
      return orders;
    };
    await settle(2);
    const [waited] = (await settle(1)) as [SettlementOrder];
    fixture.clock.advance(4_000);
    await fixture.mine();
    const younger = await settle(10);
    for (const pass of checks) pass();
    await fixture.mine(2);
    expect(status(waited)).toBe("confirmed");
    expect(younger.map(status)).toContain("pending");
  });

  it("are all found by the sweep, however many cannot proceed", async () => {
    const nonces = new Set<bigint>();
    const { fixture, status, seconds } = await working({
      change: (deps) => ({ ...unreadable(deps, nonces), sweepPageSize: 2 }),
    });
    const stuck = await accept(fixture, 7);
    for (const { nonce } of stuck) nonces.add(nonce);
    fixture.clock.advance(10);
    const lost = await fixture.accept();
    fixture.clock.advance(4_000);
    await seconds(6);
    await fixture.mine();
    expect(status(lost)).toBe("confirmed");
    expect(stuck.map(status)).toEqual(stuck.map(() => "pending"));
  });

  it("end after their deadline, even if no lane can take them", async () => {
    const { fixture, engine, deps, status, seconds } = await working();
    fixture.chain.fund(deps.sender.addresses[0]!, 0n);
    await engine.watchBalances();
    const late = await fixture.accept({ deadlineSeconds: BigInt(nowSeconds + 30) });
    void engine.settle(late.paymentId, never());
    await seconds(31);
    expect(status(late)).toBe("pending");
    await fixture.mine(2);
    await seconds(2);
    expect(fixture.paymentOf(late.paymentId)).toMatchObject({ status: "failed", failure: { code: "expired" } });
  });
});

describe("a job", () => {
  it("ends when its payment is delayed", async () => {
    const { fixture, engine, nonces, seconds } = await hidden();
    const [bad] = (await accept(fixture, 1)) as [SettlementOrder];
    nonces.add(bad.nonce);
    fixture.clock.advance(4_000);
    const job = engine.settle(bad.paymentId, never());
    await seconds(1);
    await job;
    await engine.settle(bad.paymentId, never());
  });

  it("ends after ten seconds, even if its payment waits for a block", async () => {
    const { fixture, engine, status, seconds } = await working();
    const order = await fixture.accept();
    const ended = jest.fn();
    void engine.settle(order.paymentId, never()).then(ended);
    await seconds(9);
    expect(ended).not.toHaveBeenCalled();
    await seconds(2);
    expect([ended.mock.calls.length, status(order)]).toEqual([1, "pending"]);
    await fixture.mine();
    expect(status(order)).toBe("confirmed");
  });
});
