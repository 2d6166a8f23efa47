import type { Address } from "@lunas/catalog/chain";
import type { GasTerms } from "@lunas/domain/payment/gas";
import type { NewPayment } from "@lunas/domain/payment/ports";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { newId } from "@lunas/domain/shared/id";
import { anAttempt } from "../build/an-attempt";
import { aConfirmation, freshAddress } from "./fresh";
import { accepted, aPayment, costWei, gasOf, mined, type Of, roomy } from "./gas-fixture";
import { aNewHold, captureOf, scopeOf } from "./hold-fixture";
import { aLane, closedBy } from "./settlement-fixture";
import type { MakeStores, Stores } from "./stores";
import { unapprovedGas } from "./unapproved-gas-contract";

const bounded = (bounds: Partial<GasTerms["bounds"]>): GasTerms => ({
  ...roomy,
  bounds: { ...roomy.bounds, ...bounds },
});
/** What every database tells of the gas, and how it keeps the bounds. Declares jest tests. */
export function gasContract(name: string, makeStores: MakeStores): void {
  describe(`${name}: gas`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await makeStores();
    });
    afterAll(() => stores.close());
    usage(() => stores);
    bounding(() => stores);
    holding(() => stores);
    unapprovedGas(() => stores);
  });
}

function usage(of: Of): void {
  inFlight(of);
  spent(of);
}

function inFlight(of: Of): void {
  it("is nothing on a chain where nothing happened", async () => {
    const { chainId } = await aLane(of());
    const gas = await gasOf(of(), aPayment(of(), chainId));
    expect(gas).toEqual({
      merchantSpentWei: 0n,
      chainSpentWei: 0n,
      payerPending: 0,
      merchantPending: 0,
      chainPending: 0,
      gasPriceWei: null,
      payerRevertAgesSeconds: [],
      dayEndsInSeconds: expect.any(Number),
      isApproved: false,
      unapprovedSpentWei: 0n,
      unapprovedPending: 0,
    });
    expect(gas.dayEndsInSeconds).toBeGreaterThan(0);
    expect(gas.dayEndsInSeconds).toBeLessThanOrEqual(86_400);
  });

  it("counts what is in flight by payer, by merchant and on the chain, until it ends", async () => {
    const { chainId } = await aLane(of());
    const payer = freshAddress();
    const payments = [
      aPayment(of(), chainId, { from: payer }),
      aPayment(of(), chainId),
      aPayment(of(), chainId, { merchant: 1 }),
    ];
    for (const each of payments) await accepted(of(), each);
    const [first] = payments as [NewPayment];
    expect(await gasOf(of(), first)).toMatchObject({ payerPending: 1, merchantPending: 2, chainPending: 3 });
    await of().settlements.finish(null, [], [aConfirmation(first.id)]);
    expect(await gasOf(of(), first)).toMatchObject({ payerPending: 0, merchantPending: 1, chainPending: 2 });
  });

  it("shows what a settlement is expected to pay for a gas, or what the newest transaction offers", async () => {
    const { chainId, lease } = await aLane(of());
    const payment = aPayment(of(), chainId);
    await accepted(of(), payment);
    const attempt = anAttempt();
    await of().settlements.commit(lease, [{ nonce: 5, purpose: "payment", paymentId: payment.id, attempt }]);
    expect((await gasOf(of(), payment)).gasPriceWei).toBe(attempt.fees.feeCapWei);
    // From then on what a settler expects counts: an offer is a bound, not a price.
    const reported = { laneId: lease.laneId, balanceWei: 1n, resting: false };
    await of().lanes.reportBalances([{ ...reported, gasPriceWei: 17n }]);
    await of().lanes.reportBalances([{ ...reported, gasPriceWei: null }]);
    expect((await gasOf(of(), payment)).gasPriceWei).toBe(17n);
    // A price that no settler watches any more is not known.
    await of().outlivePrices();
    expect((await gasOf(of(), payment)).gasPriceWei).toBe(attempt.fees.feeCapWei);
  });
}

function spent(of: Of): void {
  it("sums what was spent, successful, reverted or filled, for the merchant and for all", async () => {
    const { chainId, lease } = await aLane(of());
    const own = [1, 2, 3].map(() => aPayment(of(), chainId)) as [NewPayment, NewPayment, NewPayment];
    const foreign = aPayment(of(), chainId, { merchant: 1 });
    for (const each of [...own, foreign]) await accepted(of(), each);
    await mined(of(), own[0], { lease, nonce: 5, status: "success" });
    await mined(of(), own[1], { lease, nonce: 6, status: "reverted" });
    await mined(of(), own[2], { lease, nonce: 7, status: "success", purpose: "filler" });
    await mined(of(), foreign, { lease, nonce: 8, status: "success" });
    const gas = await gasOf(of(), own[0]);
    expect([gas.merchantSpentWei, gas.chainSpentWei]).toEqual([3n * costWei, 4n * costWei]);
    expect((await gasOf(of(), foreign)).merchantSpentWei).toBe(costWei);
  });

  it("counts a rollup's L1 data fee", async () => {
    const { chainId, lease } = await aLane(of());
    const payment = aPayment(of(), chainId);
    await accepted(of(), payment);
    await mined(of(), payment, { lease, nonce: 5, status: "reverted", l1FeeWei: 77n });
    expect(await gasOf(of(), payment)).toMatchObject({ merchantSpentWei: costWei + 77n, chainSpentWei: costWei + 77n });
  });

  it("counts a nonce once, however often its end is told", async () => {
    const { chainId, lease } = await aLane(of());
    const payment = aPayment(of(), chainId);
    await accepted(of(), payment);
    await mined(of(), payment, { lease, nonce: 5, status: "success" });
    await of().settlements.finish({ ...lease, nextNonce: 6 }, [closedBy(5, anAttempt())], []);
    expect((await gasOf(of(), payment)).chainSpentWei).toBe(costWei);
  });

  it("leaves the faucet's grants out", async () => {
    const { chainId, lease } = await aLane(of());
    const attempt = anAttempt();
    await of().settlements.commit(lease, [{ nonce: 5, purpose: "grant", paymentId: null, attempt }]);
    await of().settlements.finish(lease, [closedBy(5, attempt)], []);
    expect((await gasOf(of(), aPayment(of(), chainId))).chainSpentWei).toBe(0n);
  });

  it("remembers a payer's reverts, newest first, and not those of other payers", async () => {
    const { chainId, lease } = await aLane(of());
    const payer = freshAddress();
    for (const nonce of [5, 6]) {
      const payment = aPayment(of(), chainId, { from: payer });
      await accepted(of(), payment);
      await mined(of(), payment, { lease, nonce, status: "reverted" });
    }
    const { payerRevertAgesSeconds: ages } = await gasOf(of(), aPayment(of(), chainId, { from: payer }));
    expect(ages).toHaveLength(2);
    expect(ages[0]).toBeLessThanOrEqual(ages[1] as number);
    expect(ages[1]).toBeLessThan(60);
    expect((await gasOf(of(), aPayment(of(), chainId))).payerRevertAgesSeconds).toEqual([]);
  });
}

function bounding(of: Of): void {
  const race = async (payments: readonly NewPayment[], gas: GasTerms) => {
    const outcomes = await Promise.all(payments.map((each) => accepted(of(), each, gas)));
    const stored = outcomes.filter(({ kind }) => kind === "stored").length;
    const reasons = new Set(outcomes.flatMap((outcome) => (outcome.kind === "bounded" ? [outcome.reason] : [])));
    return { stored, reasons: [...reasons] };
  };
  const many = (chainId: number, count: number, from?: Address) =>
    Array.from({ length: count }, () => aPayment(of(), chainId, from === undefined ? {} : { from }));

  it("lets no payer have more in flight than its bound, however many of its payments come at once", async () => {
    const { chainId } = await aLane(of());
    const raced = await race(many(chainId, 20, freshAddress()), bounded({ payerInFlight: 3 }));
    expect(raced).toEqual({ stored: 3, reasons: ["payer_in_flight"] });
  });

  it.each<[string, Partial<GasTerms["bounds"]>]>([
    ["merchant_in_flight", { merchantInFlight: 2 }],
    ["chain_in_flight", { chainInFlight: 2 }],
    // No transaction has shown a price: each may cost 0.03 ether.
    ["merchant_gas_budget", { merchantDailyWei: 65n * 10n ** 15n }],
    ["chain_gas_budget", { chainDailyWei: 65n * 10n ** 15n }],
  ])("keeps %s where the payment is stored", async (reason, bounds) => {
    const { chainId } = await aLane(of());
    const kinds: string[] = [];
    for (const each of many(chainId, 3)) {
      const outcome = await accepted(of(), each, bounded(bounds));
      kinds.push(outcome.kind === "bounded" ? outcome.reason : outcome.kind);
    }
    expect(kinds).toEqual(["stored", "stored", reason]);
  });

  it("refuses a payer whose settlements reverted", async () => {
    const { chainId, lease } = await aLane(of());
    const from = freshAddress();
    const first = aPayment(of(), chainId, { from });
    await accepted(of(), first);
    await mined(of(), first, { lease, nonce: 5, status: "reverted" });
    const outcome = await accepted(of(), aPayment(of(), chainId, { from }), bounded({ payerRevertsPerHour: 1 }));
    expect(outcome).toEqual({ kind: "bounded", reason: "payer_reverts" });
  });

  it("tells of a stored authorization before any bound", async () => {
    const { chainId } = await aLane(of());
    const payment = aPayment(of(), chainId);
    await accepted(of(), payment);
    const again = await accepted(of(), { ...payment, id: newId("pay") }, bounded({ chainInFlight: 1 }));
    expect(again).toMatchObject({ kind: "taken", payment: { id: payment.id } });
  });
}

/** What is held, and costs nothing yet. */
function holding(of: Of): void {
  it("leaves the chain's room to payments while merchants hold as much as they may: a hold costs them nothing", async () => {
    const { chainId } = await aLane(of());
    const gas = bounded({ chainInFlight: 8, merchantInFlight: 4 });
    const more = (merchant: 0 | 1) => ({ chainId, merchantId: of().merchantIds[merchant] });
    const holds: StoredPayment[] = [];
    for (const merchant of [0, 0, 0, 0, 1, 1, 1, 1] as const) {
      const outcome = await accepted(of(), aNewHold(of(), { more: more(merchant) }), gas);
      if (outcome.kind !== "stored") throw new Error(`expected a hold, got ${outcome.kind}`);
      holds.push(outcome.payment);
    }
    const another = await accepted(of(), aNewHold(of(), { more: more(0) }), gas);
    expect(another).toEqual({ kind: "bounded", reason: "merchant_in_flight" });
    const alone = bounded({ chainInFlight: 1 });
    const payment = aPayment(of(), chainId);
    expect((await accepted(of(), payment, alone)).kind).toBe("stored");
    const [hold] = holds as [StoredPayment];
    const refused = await of().holds.capture(captureOf(hold, { gas: alone }));
    expect(refused).toEqual({ kind: "bounded", reason: "chain_in_flight" });
    expect((await of().holds.find(scopeOf(hold), hold.id))?.status).toBe("held");
    await of().settlements.finish(null, [], [aConfirmation(payment.id)]);
    expect((await of().holds.capture(captureOf(hold, { gas: alone }))).kind).toBe("captured");
  });

  it("does not refuse a capture by a bound in which its hold counts already", async () => {
    const { chainId } = await aLane(of());
    const hold = await accepted(of(), aNewHold(of(), { more: { chainId } }));
    if (hold.kind !== "stored") throw new Error(`expected a hold, got ${hold.kind}`);
    const gas = bounded({ merchantInFlight: 1, payerInFlight: 1, merchantDailyWei: 31n * 10n ** 15n });
    expect((await of().holds.capture(captureOf(hold.payment, { gas }))).kind).toBe("captured");
  });
}
