import { connectDatabase } from "@lunas/database/connect";
import { createLaneStore } from "@lunas/database/lane-store";
import type { LaneLease } from "@lunas/domain/settlement/attempt";
import type { Stack } from "@lunas/stack/stack";
import { freshAddress, freshChainId } from "@lunas/testkit/contracts/fresh";
import { aLane, pendingOn, plannedFor } from "@lunas/testkit/contracts/settlement-fixture";
import { until } from "@lunas/testkit/time/until";
import { Client } from "pg";
import { type OpenStores, openStores, registered, rowsOf, startPostgresOnly } from "./database-postgres";

jest.setTimeout(60_000);

let stack: Stack;
let stores: OpenStores;
let other: Client;
beforeAll(async () => {
  stack = await startPostgresOnly();
  stores = openStores(stack.databaseUrl);
  other = new Client({ connectionString: stack.databaseUrl });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await stores.close();
  await stack.stop();
});

/** `ask` waits for the row of a lane that another session has changed; then that session commits. */
async function whileChanged<T>(change: string, laneId: string, ask: () => Promise<T>): Promise<T> {
  await other.query("begin");
  await other.query(`update lanes set ${change} where id = $1`, [laneId]);
  const answer = ask();
  await untilWaiting(1);
  await other.query("commit");
  return await answer;
}

async function untilWaiting(count: number): Promise<void> {
  const sql = "select from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'lunas-test'";
  const areWaiting = async () => (await rowsOf(stores, sql)).length === count;
  await until(areWaiting, { timeoutMs: 10_000, what: `${count} statements that wait for a lane` });
}

async function laneWithPayment() {
  const lane = await aLane(stores);
  const merchantIds = [await registered(stores), await registered(stores)] as const;
  const [id] = await pendingOn({ payments: stores.payments, merchantIds }, lane.chainId);
  if (id === undefined) throw new Error("no payment");
  return { ...lane, id };
}

test.each([
  ["whose nonce another session takes", "next_nonce = next_nonce + 1"],
  ["that is retired", "retired_at = now()"],
])("a commit that waits for a lane %s sees it, and writes nothing", async (_what, change) => {
  const { lease, id } = await laneWithPayment();
  const outcome = await whileChanged(change, lease.laneId, () =>
    stores.settlements.commit(lease, [plannedFor(lease.nextNonce, id)]),
  );
  expect(outcome).toEqual({ kind: "lane_lost" });
  expect(await stores.settlements.open(lease.laneId)).toEqual([]);
});

test("a retirement that comes while its holder waits lets the holder abandon", async () => {
  const { lease, id } = await laneWithPayment();
  await stores.settlements.commit(lease, [plannedFor(lease.nextNonce, id)]);
  const abandon = () => stores.settlements.abandon(lease, [lease.nextNonce]);
  expect(await whileChanged("retired_at = now()", lease.laneId, abandon)).toBe(true);
  expect(await stores.settlements.open(lease.laneId)).toEqual([]);
});

test("a settler without the lane is told so, also when it has nothing to write", async () => {
  const { lease } = await laneWithPayment();
  const sql = `select kind from commit_transactions('${lease.laneId}', 'another settler', ${lease.fencingToken}, '[]')`;
  expect(await rowsOf(stores, sql)).toEqual([{ kind: "lane_lost" }]);
});

async function threeLanes() {
  const chainId = freshChainId();
  const addresses = [freshAddress(), freshAddress(), freshAddress()];
  await stores.lanes.register(
    chainId,
    addresses.map((address) => ({ address, startNonce: 0 })),
  );
  const request = { chainId, owner: "settler-1", addresses, count: 3, leaseMs: 60_000 };
  const leases = [...(await stores.lanes.acquire(request))];
  return leases.sort((one, another) => (one.laneId < another.laneId ? -1 : 1));
}

test("statements for the same lanes in another order wait for each other, never in a circle", async () => {
  const [first, middle, last] = (await threeLanes()) as [LaneLease, LaneLease, LaneLease];
  // With a settler's plans.
  const database = connectDatabase({
    url: stack.databaseUrl,
    poolSize: 2,
    applicationName: "lunas-test",
    fewRows: true,
  });
  const lanes = createLaneStore(database);
  const balances = [last, middle, first].map(({ laneId }) => ({
    laneId,
    balanceWei: 1n,
    resting: false,
    gasPriceWei: null,
  }));
  await other.query("begin");
  await other.query("select from lanes where id = $1 for no key update", [middle.laneId]);
  const renewed = lanes.renew([first, middle, last], 60_000);
  await untilWaiting(1);
  const reported = lanes.reportBalances(balances);
  await untilWaiting(2);
  await other.query("commit");
  expect([...(await renewed)].sort()).toEqual([first.laneId, middle.laneId, last.laneId]);
  await reported;
  await database.close();
  expect(await rowsOf(stores, "select deadlocks::integer from pg_stat_database where deadlocks > 0")).toEqual([]);
});
