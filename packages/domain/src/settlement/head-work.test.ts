import { aFeeMarket } from "@lunas/testkit/build/a-fee-market";
import { settlement } from "@lunas/testkit/stages/settlement";
import { unsound } from "@lunas/testkit/stages/unsound";
import { settled } from "@lunas/testkit/time/settled";
import type { EngineDeps } from "./engine-deps";

const never = () => new AbortController().signal;

/** One payment on its way; `fails` of its sightings do not come through. */
async function onItsWay({ fails = 0 } = {}) {
  const stage = await settlement();
  const looks = { begun: 0, atOnce: 0, most: 0, onBegun: () => {} };
  const watching = ({ watcher }: EngineDeps): Partial<EngineDeps> => ({
    watcher: {
      ...watcher,
      sightings: async (...asked) => {
        looks.begun += 1;
        looks.atOnce += 1;
        looks.most = Math.max(looks.most, looks.atOnce);
        if (looks.begun === 1) looks.onBegun();
        await settled();
        looks.atOnce -= 1;
        if (looks.begun <= fails) throw new Error("the node did not answer");
        return watcher.sightings(...asked);
      },
    },
  });
  const { engine, deps } = stage.settler("settler-1", { change: watching });
  await engine.keepLanes();
  const { paymentId } = await stage.accept();
  void engine.settle(paymentId, never());
  await settled();
  return { stage, engine, looks, paymentId, policy: deps.chain.settlement };
}

describe("where heads are silent", () => {
  it("offers no more by the clock, however long", async () => {
    const { stage, engine, policy } = await onItsWay();
    for (let passedMs = 0; passedMs < 900_000; passedMs += policy.republishAfterMs) {
      stage.clock.advance(policy.republishAfterMs);
      await engine.lookAgain();
    }
    expect(stage.chain.published).toHaveLength(1);
  });

  it("offers more once the block to come costs more than what is offered", async () => {
    const { stage, engine, paymentId, policy } = await onItsWay();
    const [first] = stage.chain.published;
    const number = stage.chain.ledger.blocks.at(-1)!.head.number;
    stage.chain.tellFees({ market: aFeeMarket(number, {}, first!.fees.feeCapWei + 1n), l1FeeWei: 0n });
    stage.clock.advance(policy.republishAfterMs);
    await engine.lookAgain();
    const second = stage.chain.published[1];
    expect(second?.nonce).toBe(first?.nonce);
    expect(second!.fees.feeCapWei).toBeGreaterThan(first!.fees.feeCapWei);
    await stage.mine();
    expect(stage.paymentOf(paymentId).status).toBe("confirmed");
    expect(unsound(stage)).toEqual([]);
  });

  it("finds the receipt that was not to be had at the head", async () => {
    const { stage, engine, paymentId, policy } = await onItsWay({ fails: 1 });
    await expect(stage.mine()).rejects.toThrow("the node did not answer");
    expect(stage.paymentOf(paymentId).status).toBe("pending");
    stage.clock.advance(policy.republishAfterMs);
    await engine.lookAgain();
    expect(stage.paymentOf(paymentId).status).toBe("confirmed");
    expect(unsound(stage)).toEqual([]);
  });

  it("does not look before it is time, nor again at once", async () => {
    const { stage, engine, looks, policy } = await onItsWay();
    await engine.lookAgain();
    stage.clock.advance(policy.republishAfterMs);
    expect(looks.begun).toBe(0);
    await engine.lookAgain();
    await engine.lookAgain();
    expect(looks.begun).toBe(1);
  });

  it("does not look while a head is worked on: the next one brings what it passed over", async () => {
    const { stage, engine, looks, paymentId, policy } = await onItsWay({ fails: 1 });
    const asides: Promise<void>[] = [];
    looks.onBegun = () => {
      stage.clock.advance(policy.republishAfterMs);
      asides.push(engine.lookAgain());
    };
    await expect(stage.mine()).rejects.toThrow("the node did not answer");
    await Promise.all(asides);
    expect(looks.begun).toBe(1);
    stage.clock.advance(policy.republishAfterMs);
    await engine.lookAgain();
    expect(stage.paymentOf(paymentId).status).toBe("confirmed");
  });

  it("looks when a head that comes meanwhile has been worked on, and not beside it", async () => {
    const { stage, engine, looks, paymentId, policy } = await onItsWay();
    stage.clock.advance(policy.republishAfterMs);
    await Promise.all([engine.lookAgain(), stage.mine()]);
    expect(looks).toMatchObject({ begun: 2, atOnce: 0, most: 1 });
    expect(stage.paymentOf(paymentId).status).toBe("confirmed");
  });
});
