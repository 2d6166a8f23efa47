import { losingKeys } from "@lunas/testkit/fixtures/losing-keys";
import { settlement, signers } from "@lunas/testkit/fixtures/settlement";
import { unsound } from "@lunas/testkit/fixtures/unsound";
import { settled } from "@lunas/testkit/time/settled";
import { Unavailable } from "../shared/unavailable";
import type { EngineDeps } from "./engine-deps";

const [kept = "0x", gone = "0x"] = signers as readonly `0x${string}`[];
const entry = { actor: { kind: "operator", id: "test" }, action: "lane.retire", target: "lane", details: {} } as const;
const hourMs = 3_600_000;

/** Two payments in flight, one on each lane; then the second lane's key is lost, and an operator retires it. */
async function retired() {
  const fixture = await settlement({ lanes: 2 });
  const lost = new Set<`0x${string}`>();
  const settler = fixture.settler("settler-1", { change: ({ sender }) => ({ sender: losingKeys(sender, lost) }) });
  await settler.engine.keepLanes();
  const deadlineSeconds = BigInt(Math.floor((fixture.clock.now() + hourMs) / 1_000));
  const ids = [
    (await fixture.accept({ deadlineSeconds })).paymentId,
    (await fixture.accept({ deadlineSeconds })).paymentId,
  ];
  for (const id of ids) {
    void settler.engine.settle(id, new AbortController().signal);
    await settled();
  }
  lost.add(gone);
  await fixture.stores.retirement.retire({ chainId: 1337, address: gone }, entry);
  // The first round loses the lane and takes it again, to follow it.
  await settler.engine.keepLanes();
  await settled();
  return { fixture, ids, ...settler };
}

const statuses = ({ fixture, ids }: Awaited<ReturnType<typeof retired>>) =>
  ids.map((id) => fixture.paymentOf(id).status);

describe("a retired lane", () => {
  it("is followed: what was in flight on it is confirmed, and nothing more is signed for it", async () => {
    const story = await retired();
    const { fixture, engine, observer } = story;
    expect(observer.of("laneTaken").at(-1)).toMatchObject([{ address: gone, isRetired: true }, 1]);
    await fixture.mine(2);
    expect(statuses(story)).toEqual(["confirmed", "confirmed"]);
    const { paymentId } = await fixture.accept();
    void engine.settle(paymentId, new AbortController().signal);
    await settled();
    expect(fixture.chain.broadcasts.at(-1)?.from).toBe(kept);
    await engine.keepLanes();
    expect(observer.of("laneGone").at(-1)).toMatchObject([{ address: gone }, "released"]);
    expect(observer.of("abandoned")).toEqual([]);
  });

  it("abandons what is not mined in time, and another lane settles its payment", async () => {
    const story = await retired();
    const { fixture, engine, observer } = story;
    // The node refuses its bytes from now on, as for a lane without ether.
    const own = fixture.chain.broadcasts.filter(({ from }) => from === gone);
    for (const { hash } of own) fixture.chain.drop(hash);
    await fixture.mine(2);
    expect(statuses(story)).toEqual(["confirmed", "pending"]);
    await engine.sweep();
    expect(observer.of("abandoned")).toEqual([]);
    fixture.clock.advance(21_000);
    await engine.sweep();
    expect(observer.of("abandoned")).toMatchObject([[{ address: gone }, [0]]]);
    await engine.sweep();
    await settled();
    await fixture.mine(2);
    expect(statuses(story)).toEqual(["confirmed", "confirmed"]);
    expect(unsound(fixture)).toEqual([]);
  });
});

describe("an abandoned transaction that is mined all the same", () => {
  it("is closed with its gas when it is deep enough, and the payment is paid once", async () => {
    const story = await retired();
    const { fixture, engine, observer } = story;
    const [own] = fixture.chain.broadcasts.filter(({ from }) => from === gone);
    if (own === undefined) throw new Error("nothing was sent on the lane");
    fixture.chain.drop(own.hash);
    await fixture.mine(1);
    fixture.clock.advance(21_000);
    await engine.sweep();
    expect(observer.of("abandoned")).toHaveLength(1);
    await engine.countAbandoned();
    const rows = () => fixture.database.transactions.filter(({ isAbandoned }) => isAbandoned === true);
    expect(rows().map(({ closed }) => closed)).toEqual([null]);

    // A node that kept the bytes brings them back.
    await fixture.chain
      .connect([])
      .sender.broadcast(rows().flatMap(({ attempts }) => attempts.map((each) => each.rawTransaction)));
    await fixture.mine(1);
    await engine.countAbandoned();
    await fixture.mine(20);
    await engine.countAbandoned();
    await engine.countAbandoned();
    expect(rows().map(({ closed }) => [closed?.minedHash, (closed?.gasUsed ?? 0n) > 0n])).toEqual([[own.hash, true]]);
    expect(observer.of("closed").filter(([lane]) => (lane as { address: string }).address === gone)).toHaveLength(1);
    await engine.sweep();
    await settled();
    await fixture.mine(20);
    expect(statuses(story)).toEqual(["confirmed", "confirmed"]);
    expect(unsound(fixture)).toEqual([]);
  });
});

describe("nonces that the rows do not have", () => {
  it("are covered at once, so that the next payment is settled at its first try", async () => {
    const fixture = await settlement();
    const { engine, observer } = fixture.settler("settler-1");
    await engine.keepLanes();
    for (let used = 0; used < 3; used += 1) fixture.chain.foreign({ kind: "send", from: kept });
    await fixture.mine(1);
    await engine.reopenLost();
    await fixture.mine(2);
    fixture.clock.advance(1_000);
    await engine.sweep();
    await settled();
    expect(observer.of("usedByForeign").map(([, nonce]) => nonce)).toEqual([0, 1, 2]);
    const { paymentId } = await fixture.accept();
    void engine.settle(paymentId, new AbortController().signal);
    await fixture.mine(2);
    expect(fixture.paymentOf(paymentId).status).toBe("confirmed");
    expect(fixture.chain.broadcasts.at(-1)?.nonce).toBe(3);
  });

  it("are followed to their end also where the answer to their writing is lost", async () => {
    const fixture = await settlement();
    let isLost = false;
    const change = ({ settlements }: EngineDeps): Partial<EngineDeps> => ({
      settlements: {
        ...settlements,
        commit: async (...all) => {
          const outcome = await settlements.commit(...all);
          if (isLost) return outcome;
          isLost = true;
          throw new Unavailable("database", "the answer is lost");
        },
      },
    });
    const { engine, observer } = fixture.settler("settler-1", { change });
    await engine.keepLanes();
    fixture.chain.foreign({ kind: "send", from: kept });
    await fixture.mine(1);
    await engine.reopenLost();
    expect(isLost).toBe(true);
    await engine.keepLanes();
    await fixture.mine(2);
    fixture.clock.advance(1_000);
    await engine.sweep();
    await settled();
    expect(observer.of("usedByForeign").map(([, nonce]) => nonce)).toEqual([0]);
    expect(unsound(fixture)).toEqual([]);
  });
});
