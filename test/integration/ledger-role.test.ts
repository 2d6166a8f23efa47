import { connectDatabase } from "@lunas/database/connect";
import { createLedgerStore } from "@lunas/database/ledger-store";
import { query } from "@lunas/stack/postgres/query";
import { roleUrl } from "@lunas/stack/postgres/role-url";
import type { Stack } from "@lunas/stack/stack";
import { aConfirmation } from "@lunas/testkit/contracts/fresh";
import { aLane, closedBy, pendingOn, plannedFor } from "@lunas/testkit/contracts/settlement-fixture";
import { openStores, registered, startPostgresOnly } from "./database-postgres";

jest.setTimeout(60_000);

let stack: Stack;
beforeAll(async () => {
  stack = await startPostgresOnly();
});
afterAll(() => stack.stop());

/** A lane with a confirmed payment, and a closed epoch before it. */
async function confirmedPayment(url: string) {
  const stores = openStores(url);
  try {
    const { chainId, lease } = await aLane(stores);
    const merchantIds = [await registered(stores), await registered(stores)] as const;
    const [first] = await pendingOn({ payments: stores.payments, merchantIds }, chainId, 1);
    if (first === undefined) throw new Error("no payment was stored");
    const planned = plannedFor(5, first);
    await stores.settlements.commit(lease, [planned]);
    await stores.settlements.finish(lease, [closedBy(5, planned.attempt)], [aConfirmation(first)]);
    const closedAt = "'2026-01-01T00:00:00Z'";
    await query(
      url,
      `insert into chain_resets (chain_id, reset_at, sums) values (${chainId}, ${closedAt}, epoch_sums(${chainId}, null, ${closedAt}))`,
    );
    return { chainId, laneId: lease.laneId, first };
  } finally {
    await stores.close();
  }
}

test("the console's role, with which the chart's CronJob runs, reads all that the ledger compares", async () => {
  const url = await stack.newDatabase();
  const { chainId, laneId, first } = await confirmedPayment(url);
  const database = connectDatabase({ url: roleUrl(url, "lunas_console"), poolSize: 1, applicationName: "lunas-ops" });
  try {
    const ledger = createLedgerStore(database);
    expect(await ledger.lanes(chainId)).toMatchObject([{ laneId }]);
    expect(await ledger.nonces(laneId, 0, 10)).toMatchObject([{ nonce: 5, paymentId: first, isClosed: true }]);
    expect(await ledger.payments(chainId, null, 10)).toMatchObject([{ id: first, status: "confirmed", refunds: 0n }]);
    expect(await ledger.closedEpochs(chainId)).toMatchObject([{ isUnchanged: true }]);
    const ofChannels = [
      ledger.channels(chainId, null, 10),
      ledger.receivers(chainId),
      ledger.actions(chainId, null, 10),
    ];
    expect(await Promise.all(ofChannels)).toEqual([[], [], []]);
  } finally {
    await database.close();
  }
});
