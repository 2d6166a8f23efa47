import { aClaim } from "@lunas/testkit/build/a-claim";
import { facilitation } from "@lunas/testkit/fixtures/facilitation";
import { settled } from "@lunas/testkit/time/settled";
import { isRefusal } from "../shared/refusal";
import { delivered } from "./delivered";
import type { Holding } from "./facilitate";

const two: Holding = { seats: 2 };

/** A payment that two requests wait for. */
async function twoWaiting() {
  const fixture = facilitation();
  const claim = aClaim();
  const first = fixture.ask(claim, 25_000, two);
  await settled();
  const second = fixture.ask(claim, 25_000, two);
  await settled();
  const [payment] = fixture.payments();
  if (payment === undefined) throw new Error("nothing was stored");
  return { fixture, claim, first, second, id: payment.id };
}

const used = { refused: "nonce_already_used" };

describe("two requests that wait for one payment", () => {
  it("the one that has waited longest gets the success; the other is refused once that was received", async () => {
    const { fixture, first, second, id } = await twoWaiting();
    await fixture.confirm(id);
    const reported = await first.answer;
    expect(reported).toMatchObject({ kind: "settled", payment: { id } });
    await delivered(fixture.deps, reported, true);
    await fixture.timer.advance(4_000);
    expect(await second.answer).toMatchObject(used);
    expect(fixture.payments()).toHaveLength(1);
  });

  it("a third is refused at once", async () => {
    const { fixture, claim } = await twoWaiting();
    expect(await fixture.ask(claim, 25_000, two).answer).toMatchObject({ ...used, details: { status: "pending" } });
  });

  it("with one place only, a second is refused at once", async () => {
    const fixture = facilitation();
    const claim = aClaim();
    void fixture.ask(claim, 25_000, two).answer;
    await settled();
    expect(await fixture.ask(claim).answer).toMatchObject({ ...used, details: { status: "pending" } });
  });

  it("the second gets the success when the first has disconnected", async () => {
    const { fixture, first, second, id } = await twoWaiting();
    first.disconnect();
    await first.answer;
    await fixture.confirm(id);
    expect(await second.answer).toMatchObject({ kind: "settled", payment: { id } });
  });

  it("the second gets the success when the first one's gateway is dead", async () => {
    const { fixture, second, id } = await twoWaiting();
    const row = fixture.database.payments.get(id);
    if (row !== undefined) row.waiterId = "ask_of_the_dead";
    await fixture.timer.advance(6_000);
    await fixture.confirm(id);
    await fixture.timer.advance(2_000);
    expect(await second.answer).toMatchObject({ kind: "settled" });
  });

  it("the second gets the success when the first one's connection closed before the answer was written", async () => {
    const { fixture, first, second, id } = await twoWaiting();
    await fixture.confirm(id);
    const reported = await first.answer;
    await fixture.timer.advance(500);
    await delivered(fixture.deps, reported, false);
    await fixture.timer.advance(500);
    expect(await second.answer).toMatchObject({ kind: "settled", payment: { id } });
    expect(fixture.payments()[0]?.answeredAtMs).toEqual(expect.any(Number));
  });

  it("a written success is not given back, even if another gateway's cache differs", async () => {
    const { fixture, claim, first, id } = await twoWaiting();
    await fixture.confirm(id);
    await delivered(fixture.deps, await first.answer, true);
    await fixture.timer.advance(70_000);
    expect(await fixture.ask(claim, 1_000, two).answer).toMatchObject(used);
  });

  it("a success without a known receipt becomes available to the next request", async () => {
    const fixture = facilitation();
    const claim = aClaim();
    const { answer } = fixture.ask(claim);
    await settled();
    await fixture.confirm(fixture.payments()[0]!.id);
    await delivered(fixture.deps, await answer, false);
    expect(await fixture.ask(claim).answer).toMatchObject({ kind: "settled", replayed: false });
  });
});

describe("the end of a process", () => {
  it("answers pending, with the hash as soon as there is one", async () => {
    const fixture = facilitation();
    const { answer, stop } = fixture.ask(aClaim(), 200_000, two);
    await settled();
    stop();
    const row = [...fixture.database.payments.values()][0];
    await fixture.timer.advance(500);
    if (row !== undefined) row.payment = { ...row.payment, txHash: "0xabc" };
    await fixture.timer.advance(500);
    expect(await answer).toMatchObject({ kind: "pending", payment: { txHash: "0xabc" } });
    expect(row?.waiterId).toBeNull();
  });

  it("waits no longer than three seconds for a hash", async () => {
    const fixture = facilitation();
    const { answer, stop } = fixture.ask(aClaim(), 200_000, two);
    await settled();
    stop();
    await fixture.timer.advance(3_500);
    expect(await answer).toMatchObject({ kind: "pending", payment: { txHash: null } });
  });

  it("answers a success that exists already", async () => {
    const fixture = facilitation();
    const { answer, stop } = fixture.ask(aClaim(), 200_000, two);
    await settled();
    await fixture.confirm(fixture.payments()[0]!.id, { silently: true });
    stop();
    expect(await answer).toMatchObject({ kind: "settled" });
  });
});

describe("watched rows", () => {
  it("show an end within two seconds without a notification", async () => {
    const fixture = facilitation();
    const { answer } = fixture.ask(aClaim());
    await settled();
    await fixture.confirm(fixture.payments()[0]!.id, { silently: true });
    await fixture.timer.advance(2_000);
    expect(await answer).toMatchObject({ kind: "settled" });
  });

  it("are read by one statement for all waiting requests, and not for those that are notified in time", async () => {
    const renewals: number[] = [];
    const fixture = facilitation({
      over: (payments) => ({
        ...payments,
        renewWaiters: (waiters) => {
          renewals.push(waiters.length);
          return payments.renewWaiters(waiters);
        },
      }),
    });
    const quick = fixture.ask(aClaim());
    await settled();
    await fixture.timer.advance(300);
    await fixture.confirm(fixture.payments()[0]!.id);
    expect(isRefusal(await quick.answer)).toBe(false);
    await fixture.timer.advance(5_000);
    expect(renewals).toEqual([]);

    const stored = Array.from({ length: 5 }, (_, index) => fixture.ask(distinct(index)));
    await fixture.timer.advance(3_000);
    expect(renewals.slice(0, 2)).toEqual([5, 5]);
    for (const { disconnect } of stored) disconnect();
    await Promise.all(stored.map(({ answer }) => answer));
    await fixture.timer.advance(25_000);
    expect(fixture.timer.sleepers()).toBe(0);
  });
});

function distinct(index: number) {
  const claim = aClaim();
  return aClaim({ authorization: { ...claim.authorization, nonce: 1_000n + BigInt(index), amount: 1n } });
}
