import { aClaim } from "@lunas/testkit/build/a-claim";
import { facilitation } from "@lunas/testkit/stages/facilitation";
import { settled } from "@lunas/testkit/time/settled";
import { isRefusal } from "../shared/refusal";
import { delivered } from "./delivered";
import type { Holding } from "./facilitate";

const two: Holding = { seats: 2 };

/** A payment that two requests wait for. */
async function twoWaiting() {
  const stage = facilitation();
  const claim = aClaim();
  const first = stage.ask(claim, 25_000, two);
  await settled();
  const second = stage.ask(claim, 25_000, two);
  await settled();
  const [payment] = stage.payments();
  if (payment === undefined) throw new Error("nothing was stored");
  return { stage, claim, first, second, id: payment.id };
}

const used = { refused: "nonce_already_used" };

describe("two requests that wait for one payment", () => {
  it("the one that has waited longest gets the success; the other is refused once that was received", async () => {
    const { stage, first, second, id } = await twoWaiting();
    await stage.confirm(id);
    const told = await first.answer;
    expect(told).toMatchObject({ kind: "settled", payment: { id } });
    await delivered(stage.deps, told, true);
    await stage.timer.advance(4_000);
    expect(await second.answer).toMatchObject(used);
    expect(stage.payments()).toHaveLength(1);
  });

  it("a third is refused at once", async () => {
    const { stage, claim } = await twoWaiting();
    expect(await stage.ask(claim, 25_000, two).answer).toMatchObject({ ...used, details: { status: "pending" } });
  });

  it("with one place only, a second is refused at once", async () => {
    const stage = facilitation();
    const claim = aClaim();
    void stage.ask(claim, 25_000, two).answer;
    await settled();
    expect(await stage.ask(claim).answer).toMatchObject({ ...used, details: { status: "pending" } });
  });

  it("the second gets the success when the first has disconnected", async () => {
    const { stage, first, second, id } = await twoWaiting();
    first.hangUp();
    await first.answer;
    await stage.confirm(id);
    expect(await second.answer).toMatchObject({ kind: "settled", payment: { id } });
  });

  it("the second gets the success when the first one's gateway is dead", async () => {
    const { stage, second, id } = await twoWaiting();
    const row = stage.database.payments.get(id);
    if (row !== undefined) row.askerId = "ask_of_the_dead";
    await stage.timer.advance(6_000);
    await stage.confirm(id);
    await stage.timer.advance(2_000);
    expect(await second.answer).toMatchObject({ kind: "settled" });
  });

  it("the second gets the success when the first one's connection closed before the answer was written", async () => {
    const { stage, first, second, id } = await twoWaiting();
    await stage.confirm(id);
    const told = await first.answer;
    await stage.timer.advance(500);
    await delivered(stage.deps, told, false);
    await stage.timer.advance(500);
    expect(await second.answer).toMatchObject({ kind: "settled", payment: { id } });
    expect(stage.payments()[0]?.answeredAtMs).toEqual(expect.any(Number));
  });

  it("a written success is not given back, even if another gateway's cache differs", async () => {
    const { stage, claim, first, id } = await twoWaiting();
    await stage.confirm(id);
    await delivered(stage.deps, await first.answer, true);
    await stage.timer.advance(70_000);
    expect(await stage.ask(claim, 1_000, two).answer).toMatchObject(used);
  });

  it("a success without a known receipt becomes available to the next request", async () => {
    const stage = facilitation();
    const claim = aClaim();
    const { answer } = stage.ask(claim);
    await settled();
    await stage.confirm(stage.payments()[0]!.id);
    await delivered(stage.deps, await answer, false);
    expect(await stage.ask(claim).answer).toMatchObject({ kind: "settled", replayed: false });
  });
});

describe("the end of a process", () => {
  it("answers pending, with the hash as soon as there is one", async () => {
    const stage = facilitation();
    const { answer, stop } = stage.ask(aClaim(), 200_000, two);
    await settled();
    stop();
    const row = [...stage.database.payments.values()][0];
    await stage.timer.advance(500);
    if (row !== undefined) row.payment = { ...row.payment, txHash: "0xabc" };
    await stage.timer.advance(500);
    expect(await answer).toMatchObject({ kind: "pending", payment: { txHash: "0xabc" } });
    expect(row?.askerId).toBeNull();
  });

  it("waits no longer than three seconds for a hash", async () => {
    const stage = facilitation();
    const { answer, stop } = stage.ask(aClaim(), 200_000, two);
    await settled();
    stop();
    await stage.timer.advance(3_500);
    expect(await answer).toMatchObject({ kind: "pending", payment: { txHash: null } });
  });

  it("answers a success that exists already", async () => {
    const stage = facilitation();
    const { answer, stop } = stage.ask(aClaim(), 200_000, two);
    await settled();
    await stage.confirm(stage.payments()[0]!.id, { silently: true });
    stop();
    expect(await answer).toMatchObject({ kind: "settled" });
  });
});

describe("watched rows", () => {
  it("show an end within two seconds without a notification", async () => {
    const stage = facilitation();
    const { answer } = stage.ask(aClaim());
    await settled();
    await stage.confirm(stage.payments()[0]!.id, { silently: true });
    await stage.timer.advance(2_000);
    expect(await answer).toMatchObject({ kind: "settled" });
  });

  it("are read by one statement for all waiting requests, and not for those that are notified in time", async () => {
    const looks: number[] = [];
    const stage = facilitation({
      over: (payments) => ({
        ...payments,
        lookAfter: (askers) => {
          looks.push(askers.length);
          return payments.lookAfter(askers);
        },
      }),
    });
    const quick = stage.ask(aClaim());
    await settled();
    await stage.timer.advance(300);
    await stage.confirm(stage.payments()[0]!.id);
    expect(isRefusal(await quick.answer)).toBe(false);
    await stage.timer.advance(5_000);
    expect(looks).toEqual([]);

    const stored = Array.from({ length: 5 }, (_, index) => stage.ask(distinct(index)));
    await stage.timer.advance(3_000);
    expect(looks.slice(0, 2)).toEqual([5, 5]);
    for (const { hangUp } of stored) hangUp();
    await Promise.all(stored.map(({ answer }) => answer));
    await stage.timer.advance(25_000);
    expect(stage.timer.sleepers()).toBe(0);
  });
});

function distinct(index: number) {
  const claim = aClaim();
  return aClaim({ authorization: { ...claim.authorization, nonce: 1_000n + BigInt(index), amount: 1n } });
}
