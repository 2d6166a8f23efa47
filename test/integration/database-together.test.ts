import { newPaymentRow } from "@lunas/database/rows/payment";
import type { GasTerms } from "@lunas/domain/payment/gas";
import type { AcceptOutcome, NewPayment, Reservation } from "@lunas/domain/payment/ports";
import { newId } from "@lunas/domain/shared/id";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { freshAddress, freshChainId, freshHash } from "@lunas/testkit/contracts/fresh";
import { type OpenStores, openStores, rowsOf } from "./database-postgres";
import { merchantId, stack, stores, useStoresOfMerchant } from "./opened-stores";

jest.setTimeout(60_000);

useStoresOfMerchant();

const rich: Reservation = { balance: 10n ** 30n, allowance: null, readAtBlock: 100 };
const bounds = {
  ...{ merchantDailyWei: 10n ** 21n, chainDailyWei: 10n ** 21n, payerRevertsPerHour: 100 },
  maxSettlementWei: 10n ** 21n,
  ...{ payerInFlight: 1_000, merchantInFlight: 1_000, chainInFlight: 1_000 },
};
const gas: GasTerms = { bounds, gasLimit: 300_000n, feeCeilingWei: 10n ** 11n, unapproved: null };

function aPayment(overrides: Partial<NewPayment> = {}, from = freshAddress()): NewPayment {
  return aNewPayment({ merchantId, authorization: anAuthorization({ from }), chainId: freshChainId(), ...overrides });
}

async function accepted(payment: NewPayment, reservation: Reservation = rich, leaseMs = 60_000) {
  return await stores.payments.accept(payment, reservation, { paymentId: payment.id, waiterId: newId("ask"), leaseMs });
}

const kindOf = (outcome: AcceptOutcome) => (outcome.kind === "bounded" ? outcome.reason : outcome.kind);

test("payments that are stored together get the same rows and answers as alone", async () => {
  const reported = {
    metadata: { order: "4711", b: "x" },
    description: "Kopi susu",
    checkedAtBlock: 99,
    payerHasCode: true,
  };
  const keyed = { idempotency: { lineage: newId("key"), key: newId("ask") } };
  const payments = [aPayment(), aPayment(reported), aPayment({ resource: null }), aPayment(keyed)];
  const outcomes = await Promise.all(payments.map((payment) => accepted(payment, { ...rich, gas })));
  for (const [at, payment] of payments.entries()) {
    const found = await stores.payments.find(payment, payment.id);
    expect(outcomes[at]).toEqual({ kind: "stored", payment: found?.payment });
    expect(found?.payment).toMatchObject({ authorization: payment.authorization, metadata: payment.metadata });
  }
  const alone = aPayment(reported);
  const request = JSON.stringify(newPaymentRow(alone, newId("ask")));
  await rowsOf(stores, `select accept_payment_once('${request}', 1e30, null, 1, interval '1 minute')::text`);
  const columnsOf = async ({ id }: NewPayment) => {
    const left = "'{id,chain_id,nonce,payer,asker_id,asker_until,created_at}'";
    const sql = `select to_jsonb(p) - ${left}::text[] as row, asker_until - created_at between '59 s' and '61 s' as leased,
      now() - created_at < '1 minute' as is_new from payments p where id = '${id}'`;
    return (await rowsOf(stores, sql))[0];
  };
  expect(await columnsOf(alone)).toMatchObject({ leased: true, is_new: true, row: { payer_has_code: true } });
  expect(await columnsOf(payments[1] as NewPayment)).toEqual(await columnsOf(alone));
});

test("each of those that come together has the answer that it would have alone", async () => {
  const there = aPayment();
  expect(await accepted(there)).toMatchObject({ kind: "stored" });
  const key = { lineage: newId("key"), key: "order-1" };
  const payer = freshAddress();
  const chainId = freshChainId();
  const half = { ...rich, balance: 500_000n };
  const first = aPayment({ chainId }, payer);
  const twice = { ...first, id: newId("pay") };
  const requested: [NewPayment, Reservation, string][] = [
    [aPayment(), rich, "stored"],
    [{ ...there, id: newId("pay") }, rich, "taken"],
    [first, half, "stored"],
    [aPayment({ chainId }, payer), half, "short"],
    [twice, half, "taken"],
    [aPayment(), { ...rich, balance: 499_999n }, "short"],
    [aPayment(), { ...rich, allowance: 499_999n }, "short"],
    [aPayment({ idempotency: key }), rich, "stored"],
    [aPayment({ idempotency: key, bodyHash: freshHash() }), rich, "key_taken"],
    [aPayment(), { ...rich, gas: { ...gas, bounds: { ...bounds, payerInFlight: 0 } } }, "payer_in_flight"],
    [aPayment(), { ...rich, gas: { ...gas, bounds: { ...bounds, payerRevertsPerHour: 0 } } }, "payer_reverts"],
    [aPayment(), { ...rich, gas: { ...gas, bounds: { ...bounds, merchantDailyWei: 1n } } }, "merchant_gas_budget"],
    [aPayment(), { ...rich, gas: { ...gas, bounds: { ...bounds, chainDailyWei: 1n } } }, "chain_gas_budget"],
    [aPayment(), { ...rich, gas }, "stored"],
  ];
  const outcomes = await Promise.all(requested.map(([payment, reservation]) => accepted(payment, reservation)));
  expect(outcomes.map(kindOf)).toEqual(requested.map(([, , kind]) => kind));
  expect(outcomes[4]).toMatchObject({ payment: { id: first.id } });
  expect(outcomes[3]).toMatchObject({ payerInFlight: 500_000n });
});

/** Stores them in one call. A payment that one statement stored with the others is `together`, else it went alone. */
async function storedAtOnce(payments: readonly NewPayment[]): Promise<readonly string[]> {
  const rows = JSON.stringify(payments.map((payment) => newPaymentRow(payment, newId("ask"))));
  const reservations = JSON.stringify(payments.map(() => ({ balance: "1e30", read_at_block: 1, lease_ms: 60_000 })));
  const found = await rowsOf<{ readonly how: string }>(
    stores,
    `select kind || case when (payment).id is null then ', together' else '' end as how
     from accept_together('${rows}'::jsonb, '${reservations}'::jsonb) order by place`,
  );
  return found.map(({ how }) => how);
}

async function paymentUnder({ lineage, key }: { readonly lineage: string; readonly key: string }) {
  const sql = `select payment_id as id from idempotency_keys where lineage = '${lineage}' and key = '${key}'`;
  return (await rowsOf<{ readonly id: string }>(stores, sql))[0]?.id;
}

test("payments with an Idempotency-Key are stored together with the others, one for each key", async () => {
  const lineage = newId("key");
  const keys = ["order-1", "order-2", "order-3"].map((key) => ({ lineage, key }));
  const payments = keys.map((idempotency) => aPayment({ idempotency }));
  const [one, two, three] = payments as [NewPayment, NewPayment, NewPayment];
  const sameKey = aPayment({ idempotency: { lineage, key: "order-1" }, bodyHash: freshHash() });
  expect(await storedAtOnce([one, sameKey, two, aPayment()])).toEqual([
    "stored, together",
    "key_taken",
    "stored, together",
    "stored, together",
  ]);
  expect(await Promise.all(keys.map(paymentUnder))).toEqual([one.id, two.id, undefined]);
  const again = { ...one, id: newId("pay") };
  expect(await storedAtOnce([again, three])).toEqual(["taken", "stored, together"]);
  expect(await Promise.all(keys.map(paymentUnder))).toEqual([one.id, two.id, three.id]);
});

test("payments with a payment-identifier are stored together with the others, one for each identifier", async () => {
  const [payer, other] = [freshAddress(), freshAddress()];
  const chainId = freshChainId();
  const named = (identifier: string, from = payer) => aPayment({ chainId, identifier }, from);
  const first = named("order-17-of-the-payer");
  const others = [
    named("order-17-of-the-payer"),
    named("order-18-of-the-payer"),
    named("order-17-of-the-payer", other),
  ];
  expect(await storedAtOnce([first, ...others])).toEqual([
    "stored, together",
    "identified",
    "stored",
    "stored, together",
  ]);
  const again = named("order-17-of-the-payer");
  expect(await storedAtOnce([again, aPayment()])).toEqual(["identified", "stored, together"]);
  expect(await accepted(again)).toMatchObject({ kind: "identified", payment: { id: first.id } });
});

test("the next payment with the identifier of one that failed for good is stored", async () => {
  const payer = freshAddress();
  const chainId = freshChainId();
  const identifier = "order-19-of-the-payer";
  const failed = aPayment({ chainId, identifier }, payer);
  expect(await storedAtOnce([failed])).toEqual(["stored, together"]);
  await rowsOf(
    stores,
    `update payments set status = 'failed', ended_at = now(), failure_code = 'expired', failure_message = 'late',
       watch_over_at = now() where id = '${failed.id}'`,
  );
  expect(await storedAtOnce([aPayment({ chainId, identifier }, payer)])).toEqual(["stored"]);
});

test("a key whose time is over stands for the new payment; an authorization that was stored gets no key", async () => {
  const lineage = newId("key");
  const old = { lineage, key: "old" };
  const late = { lineage, key: "late" };
  const [first, second] = [aPayment({ idempotency: old }), aPayment({ idempotency: old })];
  expect(await storedAtOnce([first])).toEqual(["stored, together"]);
  await rowsOf(
    stores,
    `update idempotency_keys set created_at = now() - idempotency_window() where lineage = '${lineage}'`,
  );
  expect(await storedAtOnce([second, { ...first, id: newId("pay"), idempotency: late }])).toEqual([
    "stored, together",
    "taken",
  ]);
  expect(await Promise.all([old, late].map(paymentUnder))).toEqual([second.id, undefined]);
});

test.each(["merchantInFlight", "chainInFlight"] as const)(
  "those that come together keep %s to the last place",
  async (bound) => {
    const chainId = freshChainId();
    const terms = { ...gas, bounds: { ...bounds, [bound]: 5 } };
    const payments = Array.from({ length: 12 }, () => aPayment({ chainId }));
    const outcomes = await Promise.all(payments.map((payment) => accepted(payment, { ...rich, gas: terms })));
    expect(outcomes.filter(({ kind }) => kind === "stored")).toHaveLength(5);
    expect(outcomes.filter(({ kind }) => kind === "bounded")).toHaveLength(7);
  },
);

test("they keep a budget of gas to the last payment", async () => {
  const chainId = freshChainId();
  // Room for five at the worst price.
  const merchantDailyWei = 5n * gas.gasLimit * gas.feeCeilingWei;
  const terms = { ...gas, bounds: { ...bounds, merchantDailyWei } };
  const payments = Array.from({ length: 12 }, () => aPayment({ chainId }));
  const outcomes = await Promise.all(payments.map((payment) => accepted(payment, { ...rich, gas: terms })));
  expect(outcomes.filter(({ kind }) => kind === "stored")).toHaveLength(5);
});

test.each<[string, Partial<GasTerms["bounds"]>]>([
  ["a merchant's payments in flight", { merchantInFlight: 12 }],
  ["a chain's payments in flight", { chainInFlight: 12 }],
  ["a merchant's budget of gas", { merchantDailyWei: 12n * gas.gasLimit * gas.feeCeilingWei }],
  ["a chain's budget of gas", { chainDailyWei: 12n * gas.gasLimit * gas.feeCeilingWei }],
])("several gateways that store at the same moment keep the bound of %s to the last payment", async (_what, bound) => {
  const gateways = Array.from({ length: 4 }, () => openStores(stack.databaseUrl));
  const chainId = freshChainId();
  const terms = { ...gas, bounds: { ...bounds, ...bound } };
  const payments = Array.from({ length: 128 }, () => aPayment({ chainId }));
  const outcomes = await Promise.all(
    payments.map((payment, at) => {
      const waiter = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 };
      return (gateways[at % 4] as OpenStores).payments.accept(payment, { ...rich, gas: terms }, waiter);
    }),
  );
  await Promise.all(gateways.map((each) => each.close()));
  expect(outcomes.filter(({ kind }) => kind === "stored")).toHaveLength(12);
});

test("a payer's payments that come together cannot all pass on one balance", async () => {
  const chainId = freshChainId();
  const payer = freshAddress();
  const payments = Array.from({ length: 10 }, () => aPayment({ chainId }, payer));
  const outcomes = await Promise.all(payments.map((payment) => accepted(payment, { ...rich, balance: 1_700_000n })));
  expect(outcomes.filter(({ kind }) => kind === "stored")).toHaveLength(3);
  expect(outcomes.filter(({ kind }) => kind === "short")).toHaveLength(7);
});

test("each is leased to its waiting request for the time that it asked for", async () => {
  const [short, long] = [aPayment(), aPayment()];
  await Promise.all([accepted(short, rich, 5_000), accepted(long, rich, 90_000)]);
  const rows = await rowsOf(
    stores,
    `select round(extract(epoch from asker_until - created_at))::int as lease from payments
      where id in ('${short.id}', '${long.id}') order by lease`,
  );
  expect(rows).toEqual([{ lease: 5 }, { lease: 90 }]);
});
