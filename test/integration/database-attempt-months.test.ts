import { createLedgerStore } from "@lunas/database/ledger-store";
import { createMonths } from "@lunas/database/months";
import type { PaymentId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { roleUrl } from "@lunas/stack/postgres/role-url";
import { anAttempt } from "@lunas/testkit/build/an-attempt";
import { aConfirmation } from "@lunas/testkit/contracts/fresh";
import { aLane, closedBy, pendingOn, plannedFor } from "@lunas/testkit/contracts/settlement-fixture";
import { connectTo } from "../harness/connect-to";
import { registered, rowsOf } from "./database-postgres";
import { stores, url, useFreshStores } from "./opened-stores";

jest.setTimeout(120_000);

useFreshStores();

const dropOld = () => createMonths(stores.database).dropAttempts(3);

function monthOf(later: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, 1)).toISOString().slice(0, 10);
}

const tableOf = (month: string) => `attempts_${month.slice(0, 7).replace("-", "_")}`;
const parts = async () =>
  (
    await rowsOf<{ part: string }>(
      stores,
      "select tableoid::regclass::text as part from attempts order by nonce, created_at",
    )
  ).map(({ part }) => part);

/** A lane with two payments: the first one's transaction is final, the second one's is open. */
async function twoTransactions() {
  const { chainId, lease } = await aLane(stores);
  const merchantIds = [await registered(stores), await registered(stores)] as const;
  const [first, second] = (await pendingOn({ payments: stores.payments, merchantIds }, chainId, 2)) as [
    PaymentId,
    PaymentId,
  ];
  const planned = [plannedFor(5, first), plannedFor(6, second)] as const;
  expect((await stores.settlements.commit(lease, planned)).kind).toBe("committed");
  await stores.settlements.finish(lease, [closedBy(5, planned[0].attempt)], [aConfirmation(first)]);
  return { lease, planned, second };
}

/** As if these transactions had been written in that month. */
async function movedTo(month: string, nonces: readonly number[]): Promise<void> {
  if (month >= "2001-01-01") await rowsOf(stores, `select make_month('attempts', '${month}T12:00:00Z')`);
  for (const table of ["attempts", "transactions"])
    await rowsOf(stores, `update ${table} set month = '${month}' where nonce in (${nonces.join(", ")})`);
}

/** Two final transactions of long ago; the second one's payment failed, and may be settled late. Answers that payment. */
async function oldAndFailed(): Promise<PaymentId> {
  const { lease, planned, second } = await twoTransactions();
  await movedTo(monthOf(-6), [5]);
  await movedTo(monthOf(-5), [6]);
  await rowsOf(stores, "update payments set created_at = created_at - interval '190 days'");
  const failed = {
    kind: "failed",
    paymentId: second,
    code: "tx_failed",
    message: "It reverted.",
    txHash: null,
  } as const;
  await stores.settlements.finish(lease, [closedBy(6, planned[1].attempt)], [failed]);
  return second;
}

test("an attempt is in the table of its transaction's month, however late it replaces another", async () => {
  const { lease, planned } = await twoTransactions();
  const now = tableOf(monthOf(0));
  expect(await parts()).toEqual([now, now]);
  await movedTo("2000-01-01", [6]);
  const replacement = { nonce: 6, purpose: "payment", attempt: anAttempt() } as const;
  expect(await stores.settlements.commitReplacement(lease, replacement)).toBe(true);
  expect(await stores.settlements.commitReplacement(lease, replacement)).toBe(true);
  expect(await parts()).toEqual([now, "attempts_before", "attempts_before"]);
  const [open] = await stores.settlements.open(lease.laneId);
  expect(open?.transaction.attempts.map(({ hash }) => hash).sort()).toEqual(
    [planned[1].attempt.hash, replacement.attempt.hash].sort(),
  );
});

test("old attempts go by the month, and from the first month that is needed on they stay", async () => {
  const { lease, planned, second } = await twoTransactions();
  await movedTo(monthOf(-6), [5]);
  await movedTo(monthOf(-5), [6]);
  await rowsOf(stores, "update payments set created_at = created_at - interval '190 days' where status = 'confirmed'");
  expect(await dropOld()).toEqual([tableOf(monthOf(-6))]);
  expect(await parts()).toEqual([tableOf(monthOf(-5))]);
  expect(await dropOld()).toEqual([]);

  // Its transaction is final, and the payment of that time is still pending.
  await rowsOf(stores, `update payments set created_at = created_at - interval '190 days' where id = '${second}'`);
  await stores.settlements.finish(lease, [closedBy(6, planned[1].attempt)], []);
  expect(await dropOld()).toEqual([]);
  await stores.settlements.finish(null, [], [aConfirmation(second)]);
  expect(await dropOld()).toEqual([tableOf(monthOf(-5))]);
  expect(await parts()).toEqual([]);
  // The ledger still checks the final hash against the chain, and an operator still sees the transaction.
  const rows = await createLedgerStore(stores.database).nonces(lease.laneId, 5, 10);
  expect(rows.map(({ attempts, minedHash }) => [attempts, minedHash])).toEqual(
    planned.map(({ attempt: { hash } }) => [[{ hash, purpose: "payment" }], hash]),
  );
  const [file] = await stores.operatorPayments.find(second);
  expect(file?.transactions).toMatchObject([{ nonce: 6, attempts: [] }]);
  const kept = "select nonce::int, mined_hash is not null as known from transactions order by nonce";
  expect(await rowsOf(stores, kept)).toEqual([5, 6].map((nonce) => ({ nonce, known: true })));
});

test("of a payment that failed and may be settled late, attempts stay until its watch is over", async () => {
  const second = await oldAndFailed();
  expect(await dropOld()).toEqual([]);
  await stores.settlements.recordLate([], [second]);
  expect(await dropOld()).toEqual([tableOf(monthOf(-6)), tableOf(monthOf(-5))]);
});

test("a watch that no settler ends, because none serves its chain any more, holds attempts for a month after the deadline", async () => {
  const second = await oldAndFailed();
  const endedBefore = (days: number) =>
    rowsOf(
      stores,
      `update payments set deadline = extract(epoch from now() - interval '${days} days')::bigint where id = '${second}'`,
    );
  await endedBefore(29);
  expect(await dropOld()).toEqual([]);
  await endedBefore(31);
  expect(await dropOld()).toEqual([tableOf(monthOf(-6)), tableOf(monthOf(-5))]);
  // The watch itself goes on: a settler that serves the chain again ends it.
  expect(await rowsOf(stores, `select watch_over_at from payments where id = '${second}'`)).toEqual([
    { watch_over_at: null },
  ]);
});

test("what was there before the first month goes with that month", async () => {
  const { lease, planned, second } = await twoTransactions();
  await stores.settlements.finish(lease, [closedBy(6, planned[1].attempt)], [aConfirmation(second)]);
  await movedTo("2000-01-01", [5]);
  await movedTo(monthOf(-2), [6]);
  expect(await dropOld()).toEqual([]);
  await rowsOf(stores, `select make_month('attempts', '${monthOf(-4)}T12:00:00Z')`);
  expect(await dropOld()).toEqual([tableOf(monthOf(-4)), "attempts_before"]);
  expect(await parts()).toEqual([tableOf(monthOf(-2))]);
});

/** Whether each table is there. */
const areThere = async (names: readonly string[]) =>
  (
    await rowsOf<{ there: boolean }>(
      stores,
      `select to_regclass(name) is not null as there from unnest(array['${names.join("','")}']) as name`,
    )
  ).map(({ there }) => there);

/** Another session reads a table in a long transaction. */
async function whileRead<T>(table: string, during: () => Promise<T>): Promise<T> {
  const reader = await connectTo(url);
  try {
    await reader.query("begin");
    await reader.query(`lock table only ${table} in access share mode`);
    return await during();
  } finally {
    await reader.end();
  }
}

test("a month that another session reads stays with the younger ones; those before it are gone", async () => {
  const months = [-6, -5, -4].map(monthOf);
  for (const month of months) await rowsOf(stores, `select make_month('attempts', '${month}T12:00:00Z')`);
  const tables = months.map(tableOf);
  expect(await whileRead(tables[1] as string, dropOld)).toEqual([tables[0]]);
  expect(await areThere(tables)).toEqual([false, true, true]);
  expect(await dropOld()).toEqual(tables.slice(1));
});

test("no table is named where its month came back because the older attempts were read", async () => {
  const { lease, planned, second } = await twoTransactions();
  await stores.settlements.finish(lease, [closedBy(6, planned[1].attempt)], [aConfirmation(second)]);
  await movedTo("2000-01-01", [5]);
  await rowsOf(stores, `select make_month('attempts', '${monthOf(-4)}T12:00:00Z')`);
  const table = tableOf(monthOf(-4));
  expect(await whileRead("attempts_before", dropOld)).toEqual([]);
  expect(await areThere([table])).toEqual([true]);
  expect(await dropOld()).toEqual([table, "attempts_before"]);
});

test("a service drops no month but by the dispatcher's function, and that one keeps three", async () => {
  const refused = { code: "42501" };
  const as = (role: Parameters<typeof roleUrl>[1], sql: string) => query(roleUrl(url, role), sql);
  await expect(as("lunas_dispatcher", "select drop_attempt_months(3)")).resolves.toEqual([]);
  await expect(as("lunas_dispatcher", "select drop_attempt_months(2)")).rejects.toMatchObject(refused);
  await expect(as("lunas_dispatcher", `drop table ${tableOf(monthOf(0))}`)).rejects.toMatchObject(refused);
  await expect(as("lunas_dispatcher", `select raw_transaction from ${tableOf(monthOf(0))}`)).rejects.toMatchObject(
    refused,
  );
  for (const role of ["lunas_gateway", "lunas_settler", "lunas_console"] as const)
    await expect(as(role, "select drop_attempt_months(3)")).rejects.toMatchObject(refused);
});
