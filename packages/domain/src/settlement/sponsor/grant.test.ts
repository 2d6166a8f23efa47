import { addressOf } from "@lunas/testkit/build/numbered";
import { losingAnswers } from "@lunas/testkit/fixtures/losing-answers";
import { settlement, signers } from "@lunas/testkit/fixtures/settlement";
import { unsound } from "@lunas/testkit/fixtures/unsound";
import { settled } from "@lunas/testkit/time/settled";

import { laneLeaseMs } from "../lanes/keep-lanes";

const never = () => new AbortController().signal;
const treasury = signers[1]!;
const someone = addressOf(5_001);
const request = { asset: null, to: someone, amount: 10n ** 17n };

/** A settler that holds a lane for payments and the treasury's lane. */
async function running() {
  const fixture = await settlement({ lanes: 2 });
  const settler = fixture.settler("settler-1", { treasury });
  await settler.engine.keepLanes();
  return { fixture, ...settler };
}

describe("grants", () => {
  it("are sent from the treasury's lane and resolve with the receipt once they are final", async () => {
    const { fixture, engine } = await running();
    expect(engine.grants.canGrant()).toBe(true);
    const granted = engine.grants.grant(request, never());
    await fixture.mine();
    const [transaction] = fixture.chain.broadcasts;
    expect(transaction).toMatchObject({ from: treasury, call: { kind: "transfer", ...request } });
    expect(await granted).toMatchObject({ hash: transaction?.hash, status: "success", blockNumber: 101 });
    expect(fixture.database.transactions).toMatchObject([{ purpose: "grant", paymentId: null, closed: {} }]);
    expect(unsound(fixture)).toEqual([]);
  });

  it("at the same time get different nonces", async () => {
    const { fixture, engine } = await running();
    const granted = Array.from({ length: 5 }, (_, index) =>
      engine.grants.grant({ ...request, amount: BigInt(index) }, never()),
    );
    await fixture.mine(2);
    const receipts = await Promise.all(granted);
    expect(new Set(receipts.map(({ hash }) => hash)).size).toBe(5);
    expect(fixture.chain.broadcasts.map(({ nonce }) => nonce)).toEqual([0, 1, 2, 3, 4]);
    const amounts = fixture.chain.broadcasts.map(({ call }) => (call.kind === "transfer" ? call.amount : null));
    expect(amounts).toEqual([0n, 1n, 2n, 3n, 4n]);
  });

  it("keep to the lane's limit in flight: the rest is sent as the first are mined", async () => {
    const { fixture, engine, deps } = await running();
    const { maxInFlightPerLane: most } = deps.chain.settlement;
    const granted = Array.from({ length: most + 3 }, () => engine.grants.grant(request, never()));
    await settled();
    expect(fixture.chain.broadcasts).toHaveLength(most);
    await fixture.mine(2);
    expect(await Promise.all(granted)).toHaveLength(most + 3);
    expect(fixture.chain.broadcasts).toHaveLength(most + 3);
    expect(unsound(fixture)).toEqual([]);
  });

  it("without a waiting caller are not sent when there is room", async () => {
    const { fixture, engine, deps } = await running();
    const { maxInFlightPerLane: most } = deps.chain.settlement;
    const granted = Array.from({ length: most }, () => engine.grants.grant(request, never()));
    const leaving = new AbortController();
    const left = engine.grants.grant(request, leaving.signal);
    await settled();
    leaving.abort();
    await expect(left).rejects.toThrow("was not sent");
    await fixture.mine(2);
    await Promise.all(granted);
    expect(fixture.chain.broadcasts).toHaveLength(most);
  });

  it("are not available if the treasury's lane is held elsewhere", async () => {
    const fixture = await settlement({ lanes: 2 });
    const { engine } = fixture.settler("settler-1", { treasury });
    expect(engine.grants.canGrant()).toBe(false);
    await expect(engine.grants.grant(request, never())).rejects.toThrow("held elsewhere");
  });

  it("cannot be written while the gas price is above the ceiling", async () => {
    const { fixture, engine, deps } = await running();
    fixture.chain.baseFee(deps.chain.settlement.feeCeilingWei);
    await fixture.mine();
    await expect(engine.grants.grant(request, never())).rejects.toThrow("not_now");
  });

  it("are available again after a write whose answer was lost: the treasury's lane is taken over again", async () => {
    const fixture = await settlement({ lanes: 2 });
    const { change, end } = losingAnswers("commit");
    const { engine } = fixture.settler("settler-1", { treasury, change });
    await engine.keepLanes();
    await expect(engine.grants.grant(request, never())).rejects.toThrow("could not be written");
    expect(engine.grants.canGrant()).toBe(false);
    end();
    fixture.clock.advance(laneLeaseMs);
    await engine.keepLanes();
    const granted = engine.grants.grant(request, never());
    await fixture.mine(2);
    expect(await granted).toMatchObject({ status: "success" });
    expect(fixture.chain.broadcasts.map(({ nonce }) => nonce)).toEqual([0, 1]);
    expect(unsound(fixture)).toEqual([]);
  });

  it("are not sent for a caller that has left already", async () => {
    const { fixture, engine } = await running();
    await expect(engine.grants.grant(request, AbortSignal.abort())).rejects.toThrow("not sent");
    expect(fixture.chain.broadcasts).toEqual([]);
  });

  it("release a caller that stops waiting, with or without a known hash", async () => {
    const { fixture, engine } = await running();
    const caller = new AbortController();
    const granted = engine.grants.grant(request, caller.signal);
    await settled();
    caller.abort();
    await expect(granted).rejects.toThrow("not final yet");
    const second = new AbortController();
    const unsent = engine.grants.grant(request, second.signal);
    second.abort();
    await expect(unsent).rejects.toThrow("not final yet");
    await fixture.mine();
    expect(unsound(fixture)).toEqual([]);
  });

  it("resolve for a caller that gets the hash after the block", async () => {
    const { fixture, engine } = await running();
    const granted = engine.grants.grant(request, never());
    await settled();
    await fixture.mine();
    await fixture.mine();
    expect(await granted).toMatchObject({ status: "success" });
  });
});

describe("the treasury's lane", () => {
  it("settles no payments, even as the only lane with room", async () => {
    const { fixture, engine } = await running();
    const orders = await Promise.all(Array.from({ length: 3 }, () => fixture.accept()));
    const waiting = orders.map(({ paymentId }) => engine.settle(paymentId, never()));
    await fixture.mine(3);
    await Promise.all(waiting);
    expect(new Set(fixture.chain.broadcasts.map(({ from }) => from))).toEqual(new Set([signers[0]]));
  });

  it("alone gives no settlement capacity", async () => {
    const fixture = await settlement({ lanes: 2 });
    await fixture.stores.lanes.acquire({
      chainId: 1337,
      owner: "settler-9",
      addresses: [signers[0]!],
      count: 1,
      leaseMs: 60_000,
    });
    const { engine } = fixture.settler("settler-1", { treasury });
    await engine.keepLanes();
    expect([engine.grants.canGrant(), engine.canSettle()]).toEqual([true, false]);
  });
});
