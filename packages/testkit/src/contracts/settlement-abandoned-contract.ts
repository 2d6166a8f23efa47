import type { PlannedTransaction } from "@lunas/domain/settlement/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import { anAttempt } from "../build/an-attempt";
import { accepted, aPayment, costWei, gasOf } from "./gas-fixture";
import { aLane, closedBy, pendingOn, plannedFor } from "./settlement-fixture";
import type { Stores } from "./stores";

const entry = { actor: { kind: "operator", id: "test" }, action: "lane.retire", target: "lane", details: {} } as const;

/** The part of the settlement store's contract that tells of abandoned transactions that are mined all the same. */
export function settlementAbandonedContract(of: () => Stores): void {
  it("counts the gas of what was abandoned and mined all the same, once, and no revert of the payer", async () => {
    const lane = await aLane(of());
    const payment = aPayment(of(), lane.chainId);
    await accepted(of(), payment);
    const [bundled] = (await pendingOn(of(), lane.chainId, 1)) as [PaymentId];
    const single = plannedFor(5, payment.id);
    const bundle: PlannedTransaction = {
      ...{ nonce: 6, purpose: "bundle", paymentId: null, bundled: [bundled], attempt: anAttempt() },
    };
    await of().settlements.commit(lane.lease, [single, bundle, plannedFor(7, null)]);
    await of().retirement.retire({ chainId: lane.chainId, address: lane.lease.address }, entry);
    const follower = await lane.acquire("settler-2");
    await of().settlements.abandon(follower, [5, 6]);
    const { laneId, address } = follower;
    const page = (after: { laneId: string; nonce: number } | null, limit = 10) =>
      of().settlements.abandonedOn(lane.chainId, { after, limit });
    const first = { laneId, address, nonce: 5, purpose: "payment", hashes: [single.attempt.hash] };
    const second = { ...first, nonce: 6, purpose: "bundle", hashes: [bundle.attempt.hash] };
    expect(await page(null)).toEqual([first, second]);
    expect(await page(null, 1)).toEqual([first]);
    expect(await page(first)).toEqual([second]);
    expect(await gasOf(of(), payment)).toMatchObject({ merchantSpentWei: 0n, chainSpentWei: 0n });

    const reverted = { ...closedBy(5, single.attempt), status: "reverted" } as const;
    expect(await of().settlements.closeAbandoned(laneId, reverted)).toBe(true);
    expect(await of().settlements.closeAbandoned(laneId, reverted)).toBe(false);
    const spent = { merchantSpentWei: costWei, chainSpentWei: costWei, payerRevertAgesSeconds: [] };
    expect(await gasOf(of(), payment)).toMatchObject(spent);
    expect(await of().settlements.closeAbandoned(laneId, closedBy(6, bundle.attempt))).toBe(true);
    expect(await gasOf(of(), payment)).toMatchObject({ merchantSpentWei: 2n * costWei, chainSpentWei: 2n * costWei });
    // An open transaction is its follower's to close.
    expect(await of().settlements.closeAbandoned(laneId, closedBy(7, null))).toBe(false);
    expect(await page(null)).toEqual([]);
    expect(await of().settlements.statusOf([payment.id, bundled])).toEqual(
      expect.arrayContaining([payment.id, bundled].map((id) => ({ id, status: "pending" }))),
    );
  });
}
