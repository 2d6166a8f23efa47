import type { Database } from "@lunas/database/connect";
import { createLaneStore } from "@lunas/database/lane-store";
import { createSettlementStore } from "@lunas/database/settlement-store";
import { readyAmong } from "@lunas/domain/settlement/lanes/lane-store";
import { newId } from "@lunas/domain/shared/id";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { freshAddress, freshChainId } from "@lunas/testkit/contracts/fresh";
import { registered } from "./database-postgres";
import { stores, useStores } from "./opened-stores";

jest.setTimeout(60_000);

useStores();

/** Stores on a connection whose statements are counted. */
function counted() {
  let count = 0;
  const database: Database = {
    ...stores.database,
    query: (statement) => {
      count += 1;
      return stores.database.query(statement);
    },
  };
  const statementsOf = async <T>(work: () => Promise<T>) => {
    const before = count;
    return { answer: await work(), statements: count - before };
  };
  return { lanes: createLaneStore(database), settlements: createSettlementStore(database), statementsOf };
}

test("chains that keep their lanes in one moment share each statement, and each gets its own answer", async () => {
  const { lanes, statementsOf } = counted();
  const chains = await Promise.all(
    [2, 1].map(async (count) => {
      const chainId = freshChainId();
      const addresses = Array.from({ length: count }, freshAddress).sort();
      await lanes.register(
        chainId,
        addresses.map((address) => ({ address, startNonce: 0 })),
      );
      const leases = await lanes.acquire({ chainId, owner: "settler-1", addresses, count, leaseMs: 60_000 });
      return { chainId, addresses, leases };
    }),
  );
  await lanes.heartbeat({ id: "settler-2", chainId: chains[1]?.chainId ?? 0, ttlMs: 60_000 });
  const ofEach = <T>(ask: (chain: (typeof chains)[number]) => Promise<T>) =>
    statementsOf(() => Promise.all(chains.map(ask)));

  const beats = await ofEach(({ chainId }) => lanes.heartbeat({ id: "settler-1", chainId, ttlMs: 60_000 }));
  expect(beats).toEqual({
    answer: [
      { settlers: 1, retired: [] },
      { settlers: 2, retired: [] },
    ],
    statements: 1,
  });
  // A lease that another owner holds is refused, and takes no other chain's with it.
  const stale = chains.map(({ leases }, at) =>
    leases.map((lease) => (at === 0 ? { ...lease, owner: "other" } : lease)),
  );
  const renewed = await statementsOf(() => Promise.all(stale.map((leases) => lanes.renew(leases, 60_000))));
  expect(renewed).toEqual({ answer: [[], chains[1]?.leases.map(({ laneId }) => laneId)], statements: 1 });
  const reported = await ofEach(({ leases }) =>
    lanes.reportBalances(
      leases.map(({ laneId, address }) => {
        return { laneId, balanceWei: 1n, resting: address === chains[0]?.addresses[0], gasPriceWei: null };
      }),
    ),
  );
  expect(reported.statements).toBe(1);
  expect(await ofEach(async ({ chainId }) => readyAmong(await lanes.states(chainId)))).toEqual({
    answer: [chains[0]?.addresses.slice(1), chains[1]?.addresses],
    statements: 1,
  });
});

test("chains that sweep in one moment share a statement, and each gets its own page", async () => {
  const { settlements, statementsOf } = counted();
  const merchantId = await registered(stores);
  const chains = [freshChainId(), freshChainId(), freshChainId()];
  const idsOf = new Map<number, string[]>();
  for (const chainId of [0, 0, 0, 1].map((at) => chains[at] as number)) {
    const payment = aNewPayment({ merchantId, chainId, authorization: anAuthorization({ from: freshAddress() }) });
    const reservation = { balance: 10n ** 30n, allowance: null, readAtBlock: 100 };
    await stores.payments.accept(payment, reservation, { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 1 });
    idsOf.set(chainId, [...(idsOf.get(chainId) ?? []), payment.id]);
  }
  const sweep = (limit: number, after: Parameters<typeof settlements.forgotten>[1]["after"] = null) =>
    statementsOf(() =>
      Promise.all(chains.map((chainId) => settlements.forgotten(chainId, { olderThanMs: -1_000, after, limit }))),
    );
  const first = await sweep(2);
  expect(first.statements).toBe(1);
  const [one = [], two = [], none] = first.answer;
  expect([one.length, two.map(({ id }) => id), none]).toEqual([2, idsOf.get(chains[1] as number), []]);
  // Pages of a chain go on where the last one ended.
  const { answer } = await sweep(2, one[1] ?? null);
  expect([...one, ...(answer[0] ?? [])].map(({ id }) => id).sort()).toEqual(
    [...(idsOf.get(chains[0] as number) ?? [])].sort(),
  );
});
