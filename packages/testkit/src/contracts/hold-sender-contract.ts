import type { Address } from "@lunas/catalog/chain";
import type { LaneLease } from "@lunas/domain/settlement/attempt";
import type { PlannedTransaction } from "@lunas/domain/settlement/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import { anAttempt } from "../build/an-attempt";
import { freshAddress } from "./fresh";
import { captureOf, held, type Of, scopeOf } from "./hold-fixture";
import { aLane, pendingOn, plannedFor } from "./settlement-fixture";

const entry = { actor: { kind: "operator", id: "test" }, action: "lane.retire", target: "lane", details: {} } as const;

/** A captured hold whose payer named this sender. */
async function captured(of: Of, chainId: number, onlySender: Address) {
  const hold = await held(of(), { more: { chainId, onlySender } });
  await of().holds.capture(captureOf(hold));
  return hold.id;
}

async function anotherLane(of: Of, chainId: number): Promise<LaneLease> {
  const address = freshAddress();
  await of().lanes.register(chainId, [{ address, startNonce: 9 }]);
  const request = { chainId, owner: "settler-3", addresses: [address], count: 1, leaseMs: 60_000 };
  const [lease] = await of().lanes.acquire(request);
  if (lease === undefined) throw new Error("the lane is not free");
  return lease;
}

async function anExactPayment(of: Of, chainId: number): Promise<PaymentId> {
  const [id] = await pendingOn(of(), chainId);
  if (id === undefined) throw new Error("no payment");
  return id;
}

function bundleOf(nonce: number, bundled: readonly PaymentId[]): PlannedTransaction {
  return { nonce, purpose: "bundle", paymentId: null, attempt: anAttempt(), bundled };
}

/** The part of the hold store's contract that tells of payments whose payer named their sender. */
export function holdSenderContract(of: Of): void {
  sending(of);
  retiring(of);
}

function sending(of: Of): void {
  it("finds what these senders may send: pending, oldest first, and not on its way", async () => {
    const { chainId, lease } = await aLane(of());
    const other = freshAddress();
    const [first, second, third] = [
      await captured(of, chainId, lease.address),
      await captured(of, chainId, other),
      await captured(of, chainId, lease.address),
    ];
    await held(of(), { more: { chainId, onlySender: lease.address } });
    await pendingOn(of(), chainId);
    const found = (senders: readonly Address[], limit = 10) =>
      of().settlements.ordersOfSenders(chainId, senders, limit);
    const [one, two] = [await found([lease.address]), await found([lease.address, other])];
    expect([one.length, two.length]).toEqual([2, 3]);
    expect(new Set(two)).toEqual(new Set([first, second, third]));
    expect(await found([lease.address], 1)).toEqual(one.slice(0, 1));
    expect(await found([freshAddress()])).toEqual([]);
    expect(await found([])).toEqual([]);
    expect(await of().settlements.orders([first])).toMatchObject([{ onlySender: lease.address }]);
    await of().settlements.commit(lease, [plannedFor(5, first)]);
    expect(await found([lease.address])).toEqual([third]);
  });

  it("is sent by none before its capture, nor after its release", async () => {
    const { chainId, lease } = await aLane(of());
    const hold = await held(of(), { more: { chainId, onlySender: lease.address } });
    const taken = { kind: "taken", paymentIds: [hold.id] };
    expect(await of().settlements.commit(lease, [plannedFor(5, hold.id)])).toEqual(taken);
    await of().holds.release(scopeOf(hold), hold.id);
    expect(await of().settlements.commit(lease, [plannedFor(5, hold.id)])).toEqual(taken);
  });

  it("is sent by that one alone: by no other lane, and in no bundle", async () => {
    const { chainId, lease } = await aLane(of());
    const other = await anotherLane(of, chainId);
    const id = await captured(of, chainId, lease.address);
    const exact = await anExactPayment(of, chainId);
    const taken = { kind: "taken", paymentIds: [id] };
    expect(await of().settlements.commit(other, [plannedFor(9, id)])).toEqual(taken);
    expect(await of().settlements.commit(other, [bundleOf(9, [exact, id])])).toEqual(taken);
    expect(await of().settlements.commit(lease, [bundleOf(5, [exact, id])])).toEqual(taken);
    expect(await of().settlements.commit(lease, [plannedFor(5, id)])).toEqual({ kind: "committed" });
  });
}

function retiring(of: Of): void {
  it("is sent by a retired lane too, that sends nothing else and has given up no nonce", async () => {
    const lane = await aLane(of());
    const { chainId } = lane;
    const { address } = lane.lease;
    const [first, second, third] = [
      await captured(of, chainId, address),
      await captured(of, chainId, address),
      await captured(of, chainId, freshAddress()),
    ];
    const exact = await anExactPayment(of, chainId);
    await of().settlements.commit(lane.lease, [plannedFor(5, exact)]);
    await of().retirement.retire({ chainId, address }, entry);
    const follower = await lane.acquire("settler-2");
    const lost = { kind: "lane_lost" };
    expect(await of().settlements.commit(follower, [plannedFor(6, third)])).toEqual(lost);
    expect(await of().settlements.commit(follower, [plannedFor(6, first), plannedFor(7, null)])).toEqual(lost);
    expect(await of().settlements.commit(follower, [plannedFor(6, first)])).toEqual({ kind: "committed" });
    const next = { ...follower, nextNonce: 7 };
    expect(await of().settlements.abandon(next, [5])).toBe(true);
    expect(await of().settlements.commit(next, [plannedFor(7, second)])).toEqual(lost);
  });

  it("waits for its key when its retired lane gave its transaction up: no other lane gets it", async () => {
    const lane = await aLane(of());
    const { chainId } = lane;
    const other = await anotherLane(of, chainId);
    const id = await captured(of, chainId, lane.lease.address);
    await of().settlements.commit(lane.lease, [plannedFor(5, id)]);
    await of().retirement.retire({ chainId, address: lane.lease.address }, entry);
    const follower = await lane.acquire("settler-2");
    await of().settlements.abandon(follower, [5]);
    expect(await of().settlements.ordersOfSenders(chainId, [lane.lease.address], 10)).toEqual([id]);
    expect(await of().settlements.commit(other, [plannedFor(9, id)])).toEqual({ kind: "taken", paymentIds: [id] });
    expect(await of().settlements.statusOf([id])).toEqual([{ id, status: "pending" }]);
  });
}
