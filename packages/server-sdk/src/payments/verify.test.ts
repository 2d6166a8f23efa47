import type { Connection } from "../call-api";
import { verifyPayment } from "./verify";

const hash = `0x${"ab".repeat(32)}`;
const record = (paymentId: string, amount: string, alsoInTransaction: readonly string[] = []) => ({
  ...{ paymentId, amount, alsoInTransaction, token: "IDRX", status: "confirmed", environment: "sandbox" },
  ...{ resource: null, txHash: hash, refundedAmount: "0", refundPending: "0" },
});

/** A service with these payments; the first has the hash. */
function serviceOf(...payments: readonly ReturnType<typeof record>[]) {
  const requests: string[] = [];
  const answer = async (url: string | URL | Request): Promise<Response> => {
    const reference = String(url).split("/").at(-1) ?? "";
    requests.push(reference);
    const found =
      payments.find(({ paymentId }) => paymentId === reference) ?? (reference === hash ? payments[0] : null);
    return found ? Response.json(found) : Response.json({ error: { code: "payment_not_found" } }, { status: 404 });
  };
  const connection: Connection = { baseUrl: "http://lunas", apiKey: "ipk_sandbox_x", fetch: answer as typeof fetch };
  return { requests, deps: { connection, section: "sandbox" } as const };
}

const together = [record("pay_1", "500000", ["pay_2", "pay_3"]), record("pay_2", "700000"), record("pay_3", "700000")];

test("a hash with one payment finds that payment, with one request", async () => {
  const { deps, requests } = serviceOf(...together);
  expect(await verifyPayment(deps, hash, { rupiah: "5000", consume: false })).toMatchObject({
    ok: true,
    payment: { paymentId: "pay_1" },
  });
  expect(requests).toEqual([hash]);
});

test("a transaction with several payments: the one that fits is found", async () => {
  const { deps } = serviceOf(...together);
  const found = await verifyPayment(deps, hash, { rupiah: "7000", consume: false });
  expect(found).toMatchObject({ ok: true, payment: { paymentId: "pay_2" } });
});

test("each of them unlocks once", async () => {
  const { deps } = serviceOf(...together);
  const used = new Set<string>();
  const consume = (id: string) => !used.has(id) && used.add(id).size > 0;
  const ask = () => verifyPayment(deps, hash, { rupiah: "7000", consume });
  const found = [await ask(), await ask(), await ask()];
  expect(found.map((each) => (each.ok ? each.payment.paymentId : each.problem))).toEqual([
    "pay_2",
    "pay_3",
    "amount_mismatch",
  ]);
});

test("where none fits, the first payment's problem is reported", async () => {
  const { deps } = serviceOf(...together);
  const found = await verifyPayment(deps, hash, { rupiah: "9000", consume: false });
  expect(found).toMatchObject({ ok: false, problem: "amount_mismatch", payment: { paymentId: "pay_1" } });
});

test("a payment id selects that payment alone", async () => {
  const { deps, requests } = serviceOf(...together);
  expect(await verifyPayment(deps, "pay_1", { rupiah: "7000" })).toMatchObject({
    ok: false,
    problem: "amount_mismatch",
  });
  expect(requests).toEqual(["pay_1"]);
});

test("a hash, which everybody can read, needs a store that counts it once", async () => {
  const { deps, requests } = serviceOf(...together);
  await expect(verifyPayment(deps, hash, { rupiah: "5000" })).rejects.toMatchObject({ code: "invalid_option" });
  await expect(verifyPayment(deps, hash, { rupiah: "5000", consume: true as never })).rejects.toThrow(/consume/);
  await expect(verifyPayment(deps, hash, { rupiah: "5000", consumed: () => true } as never)).rejects.toThrow(/consume/);
  await expect(verifyPayment(deps, hash, { consume: () => true } as never)).rejects.toThrow(/rupiah/);
  expect(requests).toEqual([]);
});

test("the same number in another token's units is another amount", async () => {
  const { deps } = serviceOf({ ...record("pay_1", "500000"), token: "XUSD" });
  expect(await verifyPayment(deps, "pay_1", { rupiah: "5000" })).toMatchObject({
    ok: false,
    problem: "token_mismatch",
  });
});

test("rupiah are asked for by that name, and sen with a point", async () => {
  const { deps } = serviceOf(record("pay_1", "2550"));
  const old = verifyPayment(deps, "pay_1", { amount: "25" } as never);
  await expect(old).rejects.toThrow('Give whole rupiah: rupiah: "2500" (with sen: "25.50")');
  expect(await verifyPayment(deps, "pay_1", { rupiah: "25.50" })).toMatchObject({ ok: true, refundedAmount: "0" });
  for (const wrong of ["25,50", "25.5", "2.550", 25])
    await expect(verifyPayment(deps, "pay_1", { rupiah: wrong as string })).rejects.toMatchObject({
      code: "invalid_offer",
    });
});

test("a payment of which nothing is left is refunded; a part of it is told", async () => {
  const of = async ([refundedAmount, refundPending]: readonly [string, string], more = {}) => {
    const { deps } = serviceOf({ ...record("pay_1", "500000"), refundedAmount, refundPending });
    return verifyPayment(deps, "pay_1", { rupiah: "5000", ...more });
  };
  expect(await of(["499999", "0"])).toMatchObject({ ok: true, refundedAmount: "499999" });
  for (const sums of [
    ["500000", "0"],
    ["0", "500000"],
    ["300000", "200000"],
  ] as const) {
    expect(await of(sums)).toMatchObject({ ok: false, problem: "refunded", refundedAmount: sums[0] });
    expect(await of(sums, { allowRefunded: true })).toMatchObject({ ok: true, refundedAmount: sums[0] });
  }
  const used: string[] = [];
  await of(["500000", "0"], { consume: (id: string) => used.push(id) > 0 });
  expect(used).toEqual([]);
});
