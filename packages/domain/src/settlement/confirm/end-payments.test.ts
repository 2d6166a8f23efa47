import { aConfirmation } from "@lunas/testkit/contracts/fresh";
import { settlement } from "@lunas/testkit/fixtures/settlement";
import { endPayments } from "./end-payments";

async function setUp() {
  const fixture = await settlement();
  const { deps, observer } = fixture.settler("settler-1");
  return { fixture, deps, observer };
}

describe("endPayments", () => {
  it("ends a payment as unproven, with one event, if its settlement counts for another", async () => {
    const { fixture, deps, observer } = await setUp();
    const [one, two] = [await fixture.accept(), await fixture.accept()];
    const { settled } = aConfirmation(one.paymentId);
    const claims = [one, two].map(({ paymentId }) => ({ kind: "confirmed", paymentId, settled }) as const);
    const ended = await endPayments(deps, null, { closed: [], outcomes: claims });
    expect([...ended].sort()).toEqual([one.paymentId, two.paymentId].sort());
    expect(fixture.paymentOf(two.paymentId)).toMatchObject({
      ...{ status: "failed", failure: { code: "settlement_unproven" }, txHash: settled.txHash },
    });
    expect(observer.of("ended")).toHaveLength(2);
    expect(await endPayments(deps, null, { closed: [], outcomes: claims })).toEqual([]);
  });

  it("ends nothing for a settler that lost the lane", async () => {
    const { fixture, deps } = await setUp();
    const { paymentId } = await fixture.accept();
    const [lease] = await fixture.stores.lanes.acquire({
      ...{
        chainId: deps.chain.chainId,
        owner: "settler-1",
        addresses: deps.sender.addresses,
        count: 1,
        leaseMs: 1_000,
      },
    });
    const stale = { ...lease!, fencingToken: 0n };
    expect(await endPayments(deps, stale, { closed: [], outcomes: [aConfirmation(paymentId)] })).toEqual([]);
    expect(fixture.paymentOf(paymentId).status).toBe("pending");
  });
});
