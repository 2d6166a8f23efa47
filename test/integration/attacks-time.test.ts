import type { NewPayment } from "@lunas/domain/payment/ports";
import { newId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { aConfirmation, freshAddress } from "@lunas/testkit/contracts/fresh";
import { aLane, plannedFor } from "@lunas/testkit/contracts/settlement-fixture";
import { testAuthor } from "./database-postgres";
import { merchantId, stack, stores, url, useStoresOfMerchant } from "./opened-stores";

jest.setTimeout(60_000);

useStoresOfMerchant();

async function stored(overrides: Partial<NewPayment> = {}) {
  const authorization = anAuthorization({ from: freshAddress(), to: freshAddress() });
  const payment = aNewPayment({ merchantId, authorization, ...overrides });
  const first = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 };
  await stores.payments.accept(payment, { balance: 10n ** 30n, allowance: null, readAtBlock: 100 }, first);
  return { payment, first };
}

const figures = "mined_status = 'success', gas_used = 100, effective_gas_price_wei = 7, block_number = 110";

it.each([
  ["2026-03-01T23:59:59.9998Z", "2026-03-02"],
  ["2026-03-01T23:59:59.999Z", "2026-03-01"],
  ["2026-03-02T00:00:00Z", "2026-03-02"],
])("gas that was counted at midnight (%s) is taken back from the same day after a reorganization", async (at, day) => {
  const { chainId, lease } = await aLane(stores);
  const { payment } = await stored({ chainId });
  await stores.settlements.commit(lease, [plannedFor(5, payment.id)]);
  const close = `update transactions t set state = 'closed', closed_at = $2, mined_hash = a.hash, ${figures}
    from attempts a where t.lane_id = $1 and a.lane_id = t.lane_id and a.nonce = t.nonce`;
  await query(url, close, [lease.laneId, at]);
  const spent = () =>
    query(
      url,
      `select day::text, wei::int from gas_spent where chain_id = $1
      union all select day::text, wei::int from gas_spent_in_all where chain_id = $1`,
      [String(chainId)],
    );
  expect(await spent()).toEqual([
    { day, wei: 700 },
    { day, wei: 700 },
  ]);
  await Promise.all([stores.settlements.reopen(lease, [5]), stores.settlements.reopen(lease, [5])]);
  expect(await spent()).toEqual([
    { day, wei: 0 },
    { day, wei: 0 },
  ]);
});

it("a dispatcher whose clock is a year ahead removes nothing that is young by the database's clock", async () => {
  const { payment: young } = await stored({ description: "Kopi", metadata: { order: "1" } });
  const { payment: old } = await stored({ description: "Teh" });
  await stores.settlements.finish(null, [], [aConfirmation(young.id), aConfirmation(old.id)]);
  await query(url, "update payments set created_at = now() - interval '91 days' where id = $1", [old.id]);
  const delivery = newId("dlv");
  await query(url, "insert into delivery_attempts values ($1, 1, now(), 5, 500, 'an answer', null)", [delivery]);
  const ahead = "select forget_personal_data(now() + interval '1 year', 100)";
  await expect(query(stack.databaseUrlOf("lunas_dispatcher"), ahead)).resolves.toBeDefined();
  const kept = await query(url, "select description from payments where id = any ($1::text[]) order by created_at", [
    `{${young.id},${old.id}}`,
  ]);
  expect(kept).toEqual([{ description: null }, { description: "Kopi" }]);
  expect(
    await query(url, "select response_excerpt as text from delivery_attempts where delivery_id = $1", [delivery]),
  ).toEqual([{ text: "an answer" }]);
});

it.each([
  ["23 hours 59 minutes", "given_back"],
  ["24 hours", "too_late"],
])("a success is given back until 24 hours after the end, by the database's clock: %s", async (age, outcome) => {
  const { payment, first } = await stored();
  await stores.settlements.finish(null, [], [aConfirmation(payment.id)]);
  expect((await stores.payments.claimSuccess(first)).claimed).toBe(true);
  await query(url, `update payments set ended_at = now() - interval '${age}' where id = $1`, [payment.id]);
  const given = { scope: { merchantId, environment: "sandbox" }, paymentId: payment.id, answerId: null } as const;
  expect(await stores.payments.giveBack(given, testAuthor)).toBe(outcome);
});

it("a request whose process was suspended past its lease does not share the success that another has", async () => {
  const { payment, first } = await stored();
  const second = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 };
  await query(url, "update payments set asker_until = now() - interval '1 second' where id = $1", [payment.id]);
  const joining = { idempotency: null, seats: 1, isIdentified: false } as const;
  expect(await stores.payments.takeWaiterPlace(second, joining)).toBe("taken");
  await stores.settlements.finish(null, [], [aConfirmation(payment.id)]);
  const [woken, waiting] = await Promise.all([
    stores.payments.claimSuccess(first),
    stores.payments.claimSuccess(second),
  ]);
  expect([woken.claimed, woken.holds, waiting.claimed]).toEqual([false, false, true]);
  expect(await stores.payments.takeWaiterPlace(first, joining)).not.toBe("taken");
});
