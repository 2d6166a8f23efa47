import { aClaim } from "@lunas/testkit/build/a-claim";
import { hashOf } from "@lunas/testkit/build/numbered";
import { type Facilitation, facilitation } from "@lunas/testkit/fixtures/facilitation";
import { settled } from "@lunas/testkit/time/settled";
import { Unavailable } from "../shared/unavailable";
import type { Claim } from "./claim";
import type { ClaimedAnswer, PaymentStore } from "./ports";
import type { StoredPayment } from "./stored-payment";

/** A database that executes its statements but loses the answers to the next `count` calls of a method. */
function losing(method: "accept" | "claimSuccess" | "takeWaiterPlace", count: number) {
  let left = count;
  return (payments: PaymentStore): PaymentStore => ({
    ...payments,
    [method]: async (...given: unknown[]) => {
      const answer = await (payments[method] as (...all: unknown[]) => Promise<unknown>)(...given);
      // Only answers to successful claims are lost.
      if (method === "claimSuccess" && !(answer as ClaimedAnswer).claimed) return answer;
      left -= 1;
      if (left >= 0) throw new Unavailable("database", "Connection terminated unexpectedly");
      return answer;
    },
  });
}

/** A request whose client disconnects; returns the claim that it was for. */
async function leave(fixture: Facilitation): Promise<Claim> {
  const claim = aClaim();
  const first = fixture.ask(claim);
  await settled();
  first.disconnect();
  await first.answer;
  return claim;
}

/** The one payment settles after so long, and there is time to hear of it. */
async function confirmAfter(ms: number, fixture: Facilitation): Promise<void> {
  await fixture.timer.advance(ms);
  await fixture.confirm(fixture.payments()[0]!.id);
  await fixture.timer.advance(2_000);
}

describe("a database answer that is lost after the commit", () => {
  it("to the claim: the same request claims again, and gets the success", async () => {
    const fixture = facilitation({ over: losing("claimSuccess", 1) });
    const { answer } = fixture.ask(aClaim());
    await settled();
    await fixture.confirm(fixture.payments()[0]!.id);
    await fixture.timer.advance(250);
    expect(await answer).toMatchObject({ kind: "settled" });
  });

  it("of a claim by a preconfirmation: the same request is told of it, or of the failure that came instead", async () => {
    const chain = { ...aClaim().chain, preconfirmedBelow: 10n ** 12n };
    for (const isKept of [true, false]) {
      const fixture = facilitation({ over: losing("claimSuccess", 1) });
      const { answer } = fixture.ask(aClaim({ chain }), 25_000, { takesPreconfirmed: true });
      await settled();
      const { id } = fixture.payments()[0]!;
      fixture.show(id, hashOf(0x7a));
      await fixture.timer.advance(300);
      expect(fixture.payments()[0]?.preconfirmedAtMs).not.toBeNull();
      const failure = { code: "tx_failed", message: "It reverted.", txHash: null } as const;
      // The row alone tells of it.
      if (!isKept) await fixture.stores.settlements.finish(null, [], [{ kind: "failed", paymentId: id, ...failure }]);
      await fixture.timer.advance(2_000);
      expect(await answer).toMatchObject(isKept ? { kind: "settled", payment: { id } } : { kind: "failed" });
    }
  });

  it("to the last claim before the wait limit: the success is given back, and the next request gets it", async () => {
    const fixture = facilitation({ over: losing("claimSuccess", 1) });
    const claim = aClaim();
    fixture.queue.breakDown();
    const { answer } = fixture.ask(claim, 1_000);
    await fixture.timer.advance(900);
    const { id } = fixture.payments()[0]!;
    await fixture.confirm(id);
    await fixture.timer.advance(100);
    expect(await answer).toMatchObject({ kind: "pending", payment: { id } });
    await settled();
    expect(fixture.payments()[0]?.answeredAtMs).toBeNull();
    expect(await fixture.ask(claim).answer).toMatchObject({ kind: "settled" });
  });

  it("to storing: the row is found under its own id", async () => {
    const fixture = facilitation({ over: losing("accept", 1) });
    const { answer } = fixture.ask(aClaim());
    await fixture.timer.advance(500);
    expect(fixture.payments()).toHaveLength(1);
    await fixture.confirm(fixture.payments()[0]!.id);
    await fixture.timer.advance(2_000);
    expect(await answer).toMatchObject({ kind: "settled" });
  });

  it("to storing, until the wait limit: the answer is pending, under the id of the row", async () => {
    const fixture = facilitation({ over: losing("accept", 1_000) });
    const { answer } = fixture.ask(aClaim(), 2_000);
    await fixture.timer.advance(3_000);
    const [payment, ...others] = fixture.payments();
    expect(others).toEqual([]);
    expect(await answer).toMatchObject({ kind: "pending", payment: { id: payment?.id } });
  });

  it("an error that certainly did nothing is not reported as pending", async () => {
    const refused = new Unavailable("database", "ECONNREFUSED", { mayBeDone: false });
    const fixture = facilitation({ over: (payments) => ({ ...payments, accept: () => Promise.reject(refused) }) });
    await expect(fixture.ask(aClaim()).answer).rejects.toBe(refused);
    expect(fixture.payments()).toEqual([]);
  });

  it("to taking a place: the request finds that it has the place", async () => {
    const fixture = facilitation({ over: losing("takeWaiterPlace", 1) });
    const again = fixture.ask(await leave(fixture));
    await confirmAfter(500, fixture);
    expect(await again.answer).toMatchObject({ kind: "settled" });
  });

  it("to taking a place, until the time is over: the payment is stored, so it is open and no error", async () => {
    const fixture = facilitation({ over: losing("takeWaiterPlace", 100) });
    const claim = await leave(fixture);
    const onStored = jest.fn();
    const again = fixture.ask(claim, 25_000, { onStored });
    await fixture.timer.advance(4_000);
    const [{ id }] = fixture.payments() as [StoredPayment];
    expect(await again.answer).toMatchObject({ kind: "pending", payment: { id } });
    expect(onStored).toHaveBeenCalledWith(expect.objectContaining({ id }));
  });

  it("to taking a place, on a connection that is known to be broken after seconds: the request asks again", async () => {
    let isFirst = true;
    const fixture: Facilitation = facilitation({
      over: (payments) => ({
        ...payments,
        takeWaiterPlace: async (...given) => {
          if (!isFirst) return payments.takeWaiterPlace(...given);
          isFirst = false;
          await fixture.timer.sleep(4_500);
          throw new Unavailable("database", "Connection terminated unexpectedly");
        },
      }),
    });
    const again = fixture.ask(await leave(fixture));
    await confirmAfter(5_000, fixture);
    expect(await again.answer).toMatchObject({ kind: "settled" });
  });
});
