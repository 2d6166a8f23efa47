import { nowSeconds } from "@lunas/testkit/build/world";
import { settlement } from "@lunas/testkit/stages/settlement";
import type { SettlementOrder } from "./attempt";
import { screen } from "./screen";

const settles = (order: SettlementOrder) => ({ kind: "settle", order });

describe("screen", () => {
  it("lets fresh orders go on as they are: the gateway has just simulated them", async () => {
    const stage = await settlement();
    const simulate = jest.fn();
    const { deps } = stage.settler("settler-1", { change: ({ watcher }) => ({ watcher: { ...watcher, simulate } }) });
    const order = await stage.accept();
    expect(await screen(deps, [order])).toEqual({ ready: [settles(order)], outcomes: [], later: [], waiting: [] });
    expect(simulate).not.toHaveBeenCalled();
  });

  it("simulates again what has waited, and lets through what still goes through", async () => {
    const stage = await settlement();
    const { deps } = stage.settler("settler-1");
    const orders = [await stage.accept(), await stage.accept()];
    stage.clock.advance(3_000);
    expect((await screen(deps, orders)).ready).toEqual(orders.map(settles));
  });

  it("ends what somebody else has settled or the payer has cancelled, without a transaction of ours", async () => {
    const stage = await settlement();
    const { deps } = stage.settler("settler-1");
    const [settled, cancelled, fine] = [await stage.accept(), await stage.accept(), await stage.accept()];
    stage.chain.foreign({ kind: "settle", order: settled });
    stage.chain.foreign({ kind: "cancel", order: cancelled });
    await stage.mine(3);
    const screened = await screen(deps, [settled, cancelled, fine]);
    expect(screened).toMatchObject({
      ready: [settles(fine)],
      outcomes: [
        { kind: "confirmed", paymentId: settled.paymentId, settled: { blockNumber: 101 } },
        { kind: "failed", paymentId: cancelled.paymentId, code: "nonce_cancelled" },
      ],
      later: [],
    });
  });

  it("ends what expired by the chain's time, and not before a block says so", async () => {
    const stage = await settlement();
    const { deps } = stage.settler("settler-1");
    const order = await stage.accept({ deadlineSeconds: BigInt(nowSeconds + 30) });
    stage.clock.advance(31_000);
    expect(await screen(deps, [order])).toEqual({ ready: [], outcomes: [], later: [order.paymentId], waiting: [] });
    await stage.mine();
    expect((await screen(deps, [order])).outcomes).toMatchObject([{ kind: "failed", code: "expired" }]);
  });

  it("keeps for later what would revert now and may still go through", async () => {
    const stage = await settlement();
    const simulate = async () => ["token_paused"];
    const { deps } = stage.settler("settler-1", { change: ({ watcher }) => ({ watcher: { ...watcher, simulate } }) });
    const order = await stage.accept();
    stage.clock.advance(3_000);
    expect(await screen(deps, [order])).toEqual({ ready: [], outcomes: [], later: [order.paymentId], waiting: [] });
  });
});
