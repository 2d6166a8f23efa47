import { aConfirmation } from "@lunas/testkit/contracts/fresh";
import { settlement } from "@lunas/testkit/stages/settlement";
import { endPayments } from "./end-payments";

async function onStage() {
  const stage = await settlement();
  const { deps, observer } = stage.settler("settler-1");
  return { stage, deps, observer };
}

describe("endPayments", () => {
  it("gives like payments of one transaction a log each, in whatever order they are told", async () => {
    const { stage, deps, observer } = await onStage();
    const ids = [await stage.accept(), await stage.accept(), await stage.accept()].map(({ paymentId }) => paymentId);
    const { settled } = aConfirmation("pay_1");
    const logs = [3, 5, 7].map((logIndex) => ({ ...settled, logIndex }));
    const [first, ...otherwise] = logs as [typeof settled, ...(typeof settled)[]];
    const outcomes = ids.map((paymentId) => ({ kind: "confirmed", paymentId, settled: first, otherwise }) as const);
    expect([...(await endPayments(deps, null, { closed: [], outcomes }))].sort()).toEqual([...ids].sort());
    const places = ids.map((id) => stage.paymentOf(id).settled?.logIndex);
    expect(places.sort()).toEqual([3, 5, 7]);
    expect(observer.of("ended")).toHaveLength(3);
  });

  it("leaves a payment pending whose every settlement counts for another", async () => {
    const { stage, deps } = await onStage();
    const [one, two] = [await stage.accept(), await stage.accept()];
    const { settled } = aConfirmation(one.paymentId);
    await endPayments(deps, null, { closed: [], outcomes: [{ kind: "confirmed", paymentId: one.paymentId, settled }] });
    const claim = { kind: "confirmed", paymentId: two.paymentId, settled, otherwise: [settled] } as const;
    expect(await endPayments(deps, null, { closed: [], outcomes: [claim] })).toEqual([]);
    expect(stage.paymentOf(two.paymentId).status).toBe("pending");
  });
});
