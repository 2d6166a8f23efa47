import { aFeeMarket } from "@lunas/testkit/build/a-fee-market";
import { settlement } from "@lunas/testkit/fixtures/settlement";
import { unsound } from "@lunas/testkit/fixtures/unsound";
import { settled } from "@lunas/testkit/time/settled";
import type { EngineDeps } from "../engine-deps";

const never = () => new AbortController().signal;

/** One payment in flight; this many of its receipt reads fail. */
async function onItsWay({ fails = 0 } = {}) {
  const fixture = await settlement();
  const reads = { begun: 0, atOnce: 0, most: 0, onBegun: () => {} };
  const watching = ({ watcher }: EngineDeps): Partial<EngineDeps> => ({
    watcher: {
      ...watcher,
      sightings: async (...requested) => {
        reads.begun += 1;
        reads.atOnce += 1;
        reads.most = Math.max(reads.most, reads.atOnce);
        if (reads.begun === 1) reads.onBegun();
        await settled();
        reads.atOnce -= 1;
        if (reads.begun <= fails) throw new Error("the node did not answer");
        return watcher.sightings(...requested);
      },
    },
  });
  const { engine, deps } = fixture.settler("settler-1", { change: watching });
  await engine.keepLanes();
  const { paymentId } = await fixture.accept();
  void engine.settle(paymentId, never());
  await settled();
  return { fixture, engine, reads, paymentId, policy: deps.chain.settlement };
}

describe("without new heads", () => {
  it("the fee is not raised by the clock", async () => {
    const { fixture, engine, policy } = await onItsWay();
    for (let passedMs = 0; passedMs < 900_000; passedMs += policy.republishAfterMs) {
      fixture.clock.advance(policy.republishAfterMs);
      await engine.pollHead();
    }
    expect(fixture.chain.broadcasts).toHaveLength(1);
  });

  it("the fee is raised once the next block costs more than the offer", async () => {
    const { fixture, engine, paymentId, policy } = await onItsWay();
    const [first] = fixture.chain.broadcasts;
    const number = fixture.chain.ledger.blocks.at(-1)!.head.number;
    fixture.chain.reportFees({ market: aFeeMarket(number, {}, first!.fees.feeCapWei + 1n), l1FeeWei: 0n });
    fixture.clock.advance(policy.republishAfterMs);
    await engine.pollHead();
    const second = fixture.chain.broadcasts[1];
    expect(second?.nonce).toBe(first?.nonce);
    expect(second!.fees.feeCapWei).toBeGreaterThan(first!.fees.feeCapWei);
    await fixture.mine();
    expect(fixture.paymentOf(paymentId).status).toBe("confirmed");
    expect(unsound(fixture)).toEqual([]);
  });

  it("the receipt is found that was not available at the head", async () => {
    const { fixture, engine, paymentId, policy } = await onItsWay({ fails: 1 });
    await expect(fixture.mine()).rejects.toThrow("the node did not answer");
    expect(fixture.paymentOf(paymentId).status).toBe("pending");
    fixture.clock.advance(policy.republishAfterMs);
    await engine.pollHead();
    expect(fixture.paymentOf(paymentId).status).toBe("confirmed");
    expect(unsound(fixture)).toEqual([]);
  });

  it("the head is not processed before its time, nor again at once", async () => {
    const { fixture, engine, reads, policy } = await onItsWay();
    await engine.pollHead();
    fixture.clock.advance(policy.republishAfterMs);
    expect(reads.begun).toBe(0);
    await engine.pollHead();
    await engine.pollHead();
    expect(reads.begun).toBe(1);
  });

  it("does not look while a head is worked on: the next one brings what it passed over", async () => {
    const { fixture, engine, reads, paymentId, policy } = await onItsWay({ fails: 1 });
    const asides: Promise<void>[] = [];
    reads.onBegun = () => {
      fixture.clock.advance(policy.republishAfterMs);
      asides.push(engine.pollHead());
    };
    await expect(fixture.mine()).rejects.toThrow("the node did not answer");
    await Promise.all(asides);
    expect(reads.begun).toBe(1);
    fixture.clock.advance(policy.republishAfterMs);
    await engine.pollHead();
    expect(fixture.paymentOf(paymentId).status).toBe("confirmed");
  });

  it("the head is processed after a head that arrives meanwhile, not in parallel", async () => {
    const { fixture, engine, reads, paymentId, policy } = await onItsWay();
    fixture.clock.advance(policy.republishAfterMs);
    await Promise.all([engine.pollHead(), fixture.mine()]);
    expect(reads).toMatchObject({ begun: 2, atOnce: 0, most: 1 });
    expect(fixture.paymentOf(paymentId).status).toBe("confirmed");
  });
});
