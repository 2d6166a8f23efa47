import { createChainResetStore } from "@lunas/database/chain-reset-store";
import { connectDatabase } from "@lunas/database/connect";
import { createLaneStore } from "@lunas/database/lane-store";
import type { TakenLane } from "@lunas/domain/settlement/lanes/lane-store";
import type { Stack } from "@lunas/stack/stack";
import { freshAddress, freshChainId } from "@lunas/testkit/contracts/fresh";
import { aLane, pendingOn, plannedFor } from "@lunas/testkit/contracts/settlement-fixture";
import { until } from "@lunas/testkit/time/until";
import type { Client } from "pg";
import { connectTo } from "../harness/connect-to";
import { type OpenStores, openStores, registered, rowsOf, startPostgresOnly } from "./database-postgres";

jest.setTimeout(60_000);

let stack: Stack;
let stores: OpenStores;
let other: Client;
beforeAll(async () => {
  stack = await startPostgresOnly();
  stores = openStores(stack.databaseUrl);
  other = await connectTo(stack.databaseUrl);
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

describe("a chain that begins anew", () => {
  const entry = (address: string) => ({
    ...({ actor: { kind: "operator", id: "test" }, action: "lane.retire", target: `lane:sandbox:${address}` } as const),
    details: { because: "stolen" },
  });
  const retiredOn = async (chainId: number) =>
    await rowsOf<{ readonly address: string; readonly at: string | null }>(
      stores,
      `select address, retired_at::text as at from lanes where chain_id = ${chainId} order by address`,
    );

  test("keeps each retirement, also one that comes between its two steps, and on the next renewal too", async () => {
    const [one, two, three] = (await threeLanes()) as [TakenLane, TakenLane, TakenLane];
    const chainId = await chainOf(one.laneId);
    const resets = createChainResetStore(stores.database);
    await stores.retirement.retire({ chainId, address: one.address }, entry(one.address));
    const signers = await resets.fence(chainId);
    await stores.retirement.retire({ chainId, address: two.address }, entry(two.address));
    const before = await retiredOn(chainId);
    expect(before.filter(({ at }) => at === null)).toEqual([{ address: three.address, at: null }]);
    for (let renewal = 0; renewal < 2; renewal += 1) {
      await resets.beginAnew(
        chainId,
        signers.map((signer) => ({ ...signer, nextNonce: 0 })),
      );
      expect(await retiredOn(chainId)).toEqual(before);
    }
    const request = { chainId, owner: "settler-2", count: 3, leaseMs: 60_000 };
    const leases = await stores.lanes.acquire({ ...request, addresses: signers.map(({ address }) => address) });
    expect(leases.map(({ address }) => address)).toEqual([three.address]);
  });

  test("stays fenced where its last lane is retired meanwhile", async () => {
    const { chainId, lease } = await aLane(stores);
    const { address } = lease;
    const resets = createChainResetStore(stores.database);
    await resets.fence(chainId);
    expect(await stores.retirement.retire({ chainId, address }, entry(address))).toBe("retired");
    expect(await resets.isUnfinished(chainId)).toBe(true);
    const request = { chainId, owner: "settler-2", addresses: [address], count: 1, leaseMs: 60_000 };
    expect(await stores.lanes.acquire({ ...request, signable: [address] })).toEqual([]);
  });

  test("does not take a retirement that waits for it for done before", async () => {
    const { chainId, lease } = await aLane(stores);
    const { address } = lease;
    await other.query("begin");
    await other.query("select begin_chain_anew($1, $2)", [
      chainId,
      JSON.stringify([{ id: `lane_${lease.laneId}_b`, address, next_nonce: 0, settles: true }]),
    ]);
    const retired = stores.retirement.retire({ chainId, address }, entry(address));
    await untilWaiting(1);
    await other.query("commit");
    expect(await retired).toBe("retired");
    expect(await retiredOn(chainId)).toEqual([{ address, at: expect.any(String) }]);
    expect(await stores.retirement.retire({ chainId, address }, entry(address))).toBe("again");
  });
});

async function chainOf(laneId: string): Promise<number> {
  const [row] = await rowsOf(stores, `select chain_id from lanes where id = '${laneId}'`);
  return (row as { chain_id: number }).chain_id;
}

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
  const [first, middle, last] = (await threeLanes()) as [TakenLane, TakenLane, TakenLane];
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
