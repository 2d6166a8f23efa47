import type { Address } from "@lunas/catalog/chain";
import { createChainResetStore } from "@lunas/database/chain-reset-store";
import { endInFlight } from "@lunas/database/end-in-flight";
import { createLedgerStore } from "@lunas/database/ledger-store";
import { createOperatorViews } from "@lunas/database/operator-views";
import { createPaymentLookUp } from "@lunas/database/payment-look-up";
import { createPaymentReports } from "@lunas/database/payment-reports";
import { createReceiptStore } from "@lunas/database/receipt-store";
import type { ServiceRole } from "@lunas/database/roles/grants";
import type { PaymentFilter } from "@lunas/domain/payment/books";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { query } from "@lunas/stack/postgres/query";
import { roleUrl } from "@lunas/stack/postgres/role-url";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { everyPayment } from "@lunas/testkit/build/every-payment";
import { aConfirmation, freshAddress, freshChainId } from "@lunas/testkit/contracts/fresh";
import { accept, aNewHold, captureOf, held, rich, scopeOf } from "@lunas/testkit/contracts/hold-fixture";
import { aLane } from "@lunas/testkit/contracts/settlement-fixture";
import { insertPayments } from "../bench/insert-payments";
import { openStores, registered } from "./database-postgres";
import { stack, stores, useStores } from "./opened-stores";

jest.setTimeout(120_000);

useStores();

/** The stores, as the fixtures of the contract want them, with a merchant that nobody else has. */
async function aMerchant() {
  const merchantIds = [await registered(stores), await registered(stores)] as const;
  return { ...stores, merchantIds } as unknown as Parameters<typeof held>[0];
}

/** One hold of each kind: held, released, expired, and captured. */
async function holdsOf(of: Parameters<typeof held>[0], more: object = {}) {
  const open = await held(of, { more });
  const released = await held(of, { more });
  const expired = await held(of, { heldForMs: -1, more });
  const captured = await held(of, { more });
  await of.holds.release(scopeOf(open), released.id);
  while ((await of.holds.expireDue(100)) > 0);
  await of.holds.capture(captureOf(captured, { amount: 7n }));
  return { open, released, expired, captured };
}

const run = (sql: string, values: readonly (string | number)[] = []) =>
  query(stack.databaseUrl, sql, values.map(String));

test("a hold that is captured after many payments counts once, at the time of its capture", async () => {
  const of = await aMerchant();
  const merchantId = of.merchantIds[0];
  const scope = { merchantId, environment: "sandbox" } as const;
  const old = await held(of);
  const given = await held(of);
  await of.holds.release(scope, given.id);
  await run(
    "update payments set created_at = now() - interval '40 days', held_at = now() - interval '40 days' where id = any ($1)",
    [`{${old.id},${given.id}}`],
  );
  await insertPayments(stack.databaseUrl, { ...scope, count: 1_000, days: 30, payers: 9 });
  const totalOf = async (filter: Partial<PaymentFilter> = {}, page = 1) =>
    await stores.books.list(scope, { ...everyPayment, ...filter }, { page, limit: 100 });
  const rollUp = () => run("select roll_up_payments($1, 'sandbox', 100) as made", [merchantId]);
  const stats = () => stores.books.stats(merchantId, { environment: "sandbox", latelySinceMs: 0 });
  const before = await stats();
  await rollUp();
  const [sums] = (await run("select max(payments)::int as n from payment_checkpoints where merchant_id = $1", [
    merchantId,
  ])) as [{ n: number }];
  expect(sums.n).toBeGreaterThanOrEqual(800);
  expect(sums.n % 200).toBe(0);
  expect((await totalOf()).total).toBe(1_000);

  const outcome = await of.holds.capture(captureOf(old, { amount: 5n }));
  if (outcome.kind !== "captured") throw new Error(outcome.kind);
  await stores.settlements.finish(null, [], [aConfirmation(old.id)]);
  const newest = await totalOf();
  expect([newest.total, newest.payments[0]?.payment.id]).toEqual([1_001, old.id]);
  const pages = await Promise.all(Array.from({ length: 11 }, (_, index) => totalOf({}, index + 1)));
  const ids = pages.flatMap(({ payments }) => payments.map(({ payment }) => payment.id));
  expect([ids.length, new Set(ids).size]).toEqual([1_001, 1_001]);
  expect((await totalOf({ untilMs: outcome.payment.createdAtMs })).total).toBe(1_000);
  const after = await stats();
  expect([after.payments - before.payments, (after.volumes.IDRX ?? 0n) - (before.volumes.IDRX ?? 0n)]).toEqual([1, 5n]);
  // The sums of what was before it stay as they are.
  expect(
    await run("select count(*)::int as n from payment_checkpoints where payments > $1 and merchant_id = $2", [
      sums.n,
      merchantId,
    ]),
  ).toEqual([{ n: 0 }]);
});

test("reports, receipts, the ledger and operators see what was captured, and no other hold", async () => {
  const of = await aMerchant();
  const { chainId } = await aLane(stores);
  const { open, released, expired, captured } = await holdsOf(of, { chainId });
  await stores.settlements.finish(null, [], [aConfirmation(captured.id)]);
  const scope = scopeOf(open);
  const reports = createPaymentReports(stores.database);
  const page = await reports.exportPage(scope, everyPayment, { after: null, limit: 10 });
  expect(page.map(({ payment }) => [payment.id, payment.authorization.amount])).toEqual([[captured.id, 7n]]);
  const days = await reports.dailySums(scope, { fromMs: Date.now() - 86_400_000, untilMs: Date.now() + 86_400_000 });
  for (const { count, gross } of days) expect([count, gross]).toEqual([1, 7n]);
  const ledger = await createLedgerStore(stores.database).payments(chainId, null, 10);
  expect(ledger.map(({ id, amount, status, settlementKind }) => [id, amount, status, settlementKind])).toEqual([
    [captured.id, 7n, "confirmed", "upto"],
  ]);
  expect(await run("select epoch_sums($1, null, now() + interval '1 day') as sums", [chainId])).toMatchObject([
    { sums: [{ kind: "payment", status: "confirmed", count: 1, amount: "7" }] },
  ]);
  const lookUp = createPaymentLookUp(stores.database);
  const receipts = createReceiptStore(stores.database);
  const seen = async ({ id, authorization }: StoredPayment) => [
    (await stores.operatorPayments.find(id)).length,
    (await lookUp.find(id, 5)).payments.length,
    (await lookUp.find(authorization.from, 5)).payments.length,
    (await receipts.find(id)) === null ? 0 : 1,
  ];
  for (const hold of [open, released, expired]) expect(await seen(hold)).toEqual([0, 0, 0, 0]);
  expect(await seen(captured)).toEqual([1, 1, 1, 1]);
});

test("the personal data of old holds is erased, as that of payments", async () => {
  const of = await aMerchant();
  const { released, expired } = await holdsOf(of, { metadata: { order: "1" }, description: "Words" });
  await run("update payments set created_at = now() - interval '100 days' where id = any ($1)", [
    `{${released.id},${expired.id}}`,
  ]);
  await run("select forget_personal_data(now() - interval '90 days', 100)");
  for (const { id } of [released, expired])
    expect(await of.holds.find(scopeOf(released), id)).toMatchObject({ metadata: null, description: null });
});

test("a chain that begins anew ends its holds, each with its event, and its captures as every payment", async () => {
  const of = await aMerchant();
  const chainId = freshChainId();
  const { open, released, captured } = await holdsOf(of, { chainId });
  const elsewhere = await held(of);
  await endInFlight({ resets: createChainResetStore(stores.database), settlements: stores.settlements }, chainId);
  const statusOf = async ({ id }: StoredPayment) => (await of.holds.find(scopeOf(open), id))?.status;
  expect([await statusOf(open), await statusOf(released), await statusOf(captured)]).toEqual([
    "expired",
    "released",
    "failed",
  ]);
  expect(await statusOf(elsewhere)).toBe("held");
  expect(
    await run("select type from events where payment_id = any ($1) order by type", [
      `{${open.id},${released.id},${captured.id}}`,
    ]),
  ).toEqual([{ type: "hold.expired" }, { type: "payment.failed" }]);
});

test("a row from before there were kinds is of the kind exact, and was never held", async () => {
  const merchantId = await registered(stores);
  const scope = { merchantId, environment: "sandbox" } as const;
  await insertPayments(stack.databaseUrl, { ...scope, count: 1, days: 1, payers: 1 });
  const { payments } = await stores.books.list(scope, everyPayment, { page: 1, limit: 5 });
  expect(payments).toMatchObject([{ payment: { hold: null, authorization: { kind: "exact", terms: {} } } }]);
});

describe("by their rights", () => {
  const refused = { code: "42501" };
  const as = (role: ServiceRole, sql: string, values: string[] = []) =>
    query(roleUrl(stack.databaseUrl, role), sql, values);

  test("the gateway captures and releases by function, and writes no amount and no status", async () => {
    const of = await aMerchant();
    const { id } = await held(of);
    for (const change of [
      "status = 'pending'",
      "amount = 1",
      "hold_expires_at = now()",
      "only_sender = null",
      "kind = 'exact'",
    ])
      await expect(as("lunas_gateway", `update payments set ${change} where id = $1`, [id])).rejects.toMatchObject(
        refused,
      );
    await expect(as("lunas_settler", "select capture_hold('{}')")).rejects.toMatchObject(refused);
    await expect(as("lunas_dispatcher", "select release_hold('', '', '')")).rejects.toMatchObject(refused);
    const gateway = openStores(roleUrl(stack.databaseUrl, "lunas_gateway"));
    try {
      const [{ wallet }] = (await run("select wallet_address as wallet from merchants where id = $1", [
        of.merchantIds[0],
      ])) as [{ wallet: Address }];
      const hold = await held(of, { more: { payTo: wallet } });
      expect((await gateway.holds.capture(captureOf(hold))).kind).toBe("captured");
      // The payer signed for a wallet that the merchant has lost: a capture would be a payment to it.
      const lost = await held(of, { more: { payTo: freshAddress() } });
      expect(await gateway.holds.capture(captureOf(lost))).toEqual({ kind: "foreign_wallet" });
      expect((await of.holds.find(scopeOf(lost), lost.id))?.status).toBe("held");
      expect((await gateway.holds.release(scopeOf(hold), id))?.status).toBe("released");
    } finally {
      await gateway.close();
    }
  });

  test("the settler ends holds whose time is over, and makes no payment of one, nor a hold of a payment", async () => {
    const of = await aMerchant();
    const { open, captured, released } = await holdsOf(of);
    const due = await held(of, { heldForMs: -1 });
    const change = (status: string, { id }: StoredPayment, ended: string) =>
      as("lunas_settler", `update payments set status = $1, ended_at = ${ended} where id = $2`, [status, id]);
    await expect(change("pending", open, "null")).rejects.toMatchObject(refused);
    await expect(change("held", captured, "null")).rejects.toMatchObject(refused);
    await expect(change("expired", captured, "now()")).rejects.toMatchObject(refused);
    await expect(change("held", released, "null")).rejects.toMatchObject(refused);
    const settler = openStores(roleUrl(stack.databaseUrl, "lunas_settler"));
    try {
      expect(await settler.holds.expireDue(100)).toBe(1);
    } finally {
      await settler.close();
    }
    expect((await of.holds.find(scopeOf(due), due.id))?.status).toBe("expired");
  });

  test("the gateway stores another kind for that kind's own contract alone", async () => {
    const of = await aMerchant();
    const gateway = { ...of, ...openStores(roleUrl(stack.databaseUrl, "lunas_gateway")) };
    const [known] = (await run(
      `select c.chain_id as "chainId", c.network, c.permit2, c.spender, s.address as upto, t.address as token, m.wallet_address as wallet
       from chains c join chain_spenders s on s.chain_id = c.chain_id and s.kind = 'upto' join chain_tokens t on t.chain_id = c.chain_id,
         merchants m where c.environment = 'sandbox' and t.symbol = 'IDRX' and m.id = $1 limit 1`,
      [of.merchantIds[0]],
    )) as [
      {
        chainId: number;
        network: string;
        permit2: `0x${string}`;
        spender: `0x${string}`;
        upto: `0x${string}`;
        token: `0x${string}`;
        wallet: `0x${string}`;
      },
    ];
    const { chainId, network, permit2 } = known;
    const holdFor = (spender: `0x${string}`) => {
      const hold = aNewHold(of, { more: { chainId, network: network as never, permit2, payTo: known.wallet } });
      const authorization = anAuthorization({ ...hold.authorization, spender, token: known.token, to: known.wallet });
      return { ...hold, authorization };
    };
    try {
      await expect(accept(gateway as never, holdFor(known.spender), rich)).rejects.toThrow("no row of chains");
      expect((await accept(gateway as never, holdFor(known.upto), rich)).kind).toBe("stored");
    } finally {
      await gateway.close();
    }
  });
});

test("lanes are counted by the holds of the last day that named them, captured or not", async () => {
  const of = await aMerchant();
  const onlySender = freshAddress();
  const { namedLanes } = createOperatorViews(stores.database);
  const counted = async () => (await namedLanes()).filter(({ address }) => address === onlySender);
  expect(await counted()).toEqual([]);
  const { open, captured } = await holdsOf(of, { onlySender });
  await held(of);
  const { chainId } = open;
  expect(await counted()).toEqual([{ chainId, address: onlySender, payments: 4 }]);
  await run("update payments set held_at = now() - interval '25 hours' where id = $1", [captured.id]);
  expect(await counted()).toEqual([{ chainId, address: onlySender, payments: 3 }]);
});
