import { type SettlerOptions, settlement, signers } from "@lunas/testkit/fixtures/settlement";
import { unsound } from "@lunas/testkit/fixtures/unsound";
import { settled } from "@lunas/testkit/time/settled";
import type { EngineDeps } from "./engine-deps";
import { laneLeaseMs } from "./lanes/keep-lanes";

/** A payment is sent on a lane that has no ether from then on: the node drops what was sent. */
async function onAnEmptyLane(options: SettlerOptions = {}) {
  const fixture = await settlement();
  const settler = fixture.settler("settler-1", options);
  await settler.engine.keepLanes();
  await settled();
  fixture.chain.troubleBroadcast("refused");
  const order = await fixture.accept();
  const { paymentId } = order;
  void settler.engine.settle(paymentId, new AbortController().signal);
  await settled();
  fixture.chain.fund(signers[0]!, 0n);
  await settler.engine.watchBalances();
  const payment = () => fixture.paymentOf(paymentId);
  const chainSeconds = () => fixture.chain.ledger.blocks.at(-1)!.head.timestampSeconds;
  return { ...{ fixture, settler, order, payment, chainSeconds } };
}

type Fixture = Awaited<ReturnType<typeof onAnEmptyLane>>;

async function passDeadline({ fixture, chainSeconds, order }: Fixture) {
  while (BigInt(chainSeconds()) <= order.deadlineSeconds) await fixture.mine();
}

async function sweep({ settler }: Pick<Fixture, "settler">) {
  await settler.engine.sweep();
  await settled();
}

describe("a payment whose transaction is never mined", () => {
  it("ends once a block at depth is past its deadline, before the lane has ether again", async () => {
    const held = await onAnEmptyLane();
    const { fixture, payment } = held;
    await sweep(held);
    expect(payment().status).toBe("pending");
    await passDeadline(held);
    await sweep(held);
    expect(payment()).toMatchObject({ status: "failed", failure: { code: "expired" } });
    expect(fixture.database.transactions).toMatchObject([{ closed: null }]);
    expect(unsound(fixture)).toEqual([]);
  });

  it("has its nonce cancelled later, which changes nothing about it", async () => {
    const held = await onAnEmptyLane();
    const { fixture, settler, payment } = held;
    await passDeadline(held);
    await sweep(held);
    fixture.chain.fund(signers[0]!, 10n ** 18n);
    await settler.engine.watchBalances();
    await fixture.mine(3);
    await sweep(held);
    expect(fixture.database.transactions).toMatchObject([{ purpose: "filler", closed: { status: "success" } }]);
    expect(payment()).toMatchObject({ status: "failed", failure: { code: "expired" } });
    expect(unsound(fixture)).toEqual([]);
  });

  it("has its nonce cancelled also by the next holder of the lane", async () => {
    const held = await onAnEmptyLane();
    const { fixture, settler } = held;
    await passDeadline(held);
    await sweep(held);
    settler.kill();
    fixture.chain.fund(signers[0]!, 10n ** 18n);
    fixture.clock.advance(laneLeaseMs);
    const sent = fixture.chain.broadcasts.length;
    const next = fixture.settler("settler-2");
    await next.engine.keepLanes();
    await fixture.mine(3);
    expect(fixture.chain.broadcasts.slice(sent).map(({ call }) => call.kind)).toEqual(["cancel"]);
    expect(fixture.database.transactions).toMatchObject([{ purpose: "filler", closed: { status: "success" } }]);
    expect(unsound(fixture)).toEqual([]);
  });

  it("ends also while its lane's signer cannot be reached", async () => {
    let isReachable = true;
    const change = ({ sender }: EngineDeps) => ({ sender: { ...sender, canSign: () => isReachable } });
    const held = await onAnEmptyLane({ change });
    isReachable = false;
    await passDeadline(held);
    await sweep(held);
    expect(held.payment()).toMatchObject({ status: "failed", failure: { code: "expired" } });
  });

  it.each([
    ["settle", { status: "confirmed" }],
    ["cancel", { status: "failed", failure: { code: "nonce_cancelled" } }],
  ] as const)("ends by the use of its nonce where there is one: %s", async (kind, ended) => {
    const held = await onAnEmptyLane();
    const { fixture, payment, order } = held;
    fixture.chain.foreign({ kind, order });
    await passDeadline(held);
    await sweep(held);
    expect(payment()).toMatchObject(ended);
    expect(unsound(fixture)).toEqual([]);
  });

  it("does not end while its nonce cannot be read", async () => {
    const change = ({ watcher }: EngineDeps) => ({
      watcher: {
        ...watcher,
        usedNonces: async (orders: readonly unknown[]) => ({
          block: { number: 100, timestampSeconds: 1 },
          used: orders.map(() => null),
        }),
      },
    });
    const held = await onAnEmptyLane({ change });
    await passDeadline(held);
    await sweep(held);
    expect(held.payment().status).toBe("pending");
  });
});
