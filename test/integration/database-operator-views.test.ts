import type { Address } from "@lunas/catalog/chain";
import { createMerchantFiles } from "@lunas/database/merchant-files";
import { createOperatorViews } from "@lunas/database/operator-views";
import { newId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { freshAddress, freshHash } from "@lunas/testkit/contracts/fresh";
import { aNewKey, aNewMerchant } from "./database-postgres";
import { stack, stores, useStores } from "./opened-stores";

jest.setTimeout(60_000);

useStores();

const sql = (text: string, values: unknown[] = []) => query(stack.databaseUrl, text, values as never);

describe("a merchant's file", () => {
  test("is found by id and by every wallet, and has its keys without the keys", async () => {
    const merchant = aNewMerchant();
    const key = aNewKey(merchant.id, { label: "till" });
    await stores.merchants.register(merchant, key);
    const former = freshAddress();
    await sql(
      "insert into merchant_wallets (address, merchant_id, since_at, accepted_until) values ($1, $2, now() - interval '1 year', '2026-01-01')",
      [former, merchant.id],
    );
    await sql(
      "update merchants set webhook_url = 'https://kopi.example/hook?token=hidden', suspended_at = '2026-01-02' where id = $1",
      [merchant.id],
    );
    await stores.operations.pause({ scope: "merchant", subject: merchant.id, reason: "chargebacks" });
    const files = createMerchantFiles(stores.database);
    const file = await files.find(merchant.id);
    expect(file).toEqual({
      ...{ id: merchant.id, name: merchant.name, email: merchant.email, website: null },
      ...{ registeredAtMs: expect.any(Number), approvedAtMs: null, suspendedAtMs: Date.UTC(2026, 0, 2) },
      ...{ paused: "chargebacks", listingHost: null, webhookHost: "kopi.example" },
      ...{ webhookDisabledAtMs: null, webhookFailingSinceMs: null, keys: { sandbox: 1, production: 0 } },
      ...{ pendingPayments: 0, lastPaymentAtMs: null },
      wallets: [
        { address: merchant.walletAddress, state: "current", untilMs: null },
        { address: former, state: "former", untilMs: Date.UTC(2026, 0, 1) },
      ],
    });
    for (const wallet of [merchant.walletAddress, former]) expect(await files.find(wallet)).toEqual(file);
    expect(await files.find(freshAddress())).toBeNull();
    expect(await files.keys(merchant.id, 10)).toEqual([
      {
        ...{ id: key.id, prefix: key.prefix, type: "secret", environment: "sandbox", label: "till" },
        ...{ createdAtMs: expect.any(Number), lastUsedAtMs: null, expiresAtMs: null, revokedAtMs: null },
      },
    ]);
    expect(JSON.stringify([file, await files.keys(merchant.id, 10)])).not.toMatch(new RegExp(`${key.hash}|hidden`));
  });
});

/** A treasury with a refill for each state. */
async function aTreasury(chainId: number): Promise<{ readonly treasury: Address; readonly lane: Address }> {
  const [treasury, lane, id] = [freshAddress(), freshAddress(), newId("lan" as never)];
  await sql("insert into lanes (id, chain_id, address, next_nonce, settles) values ($1, $2, $3, 9, false)", [
    ...[id, chainId, treasury],
  ]);
  const states = [
    ["open", "grant", null, null],
    ["closed", "grant", "mine", "success"],
    ["closed", "grant", "mine", "reverted"],
    ["closed", "grant", null, null],
    ["abandoned", "grant", null, null],
    ["closed", "filler", "mine", "success"],
  ] as const;
  for (const [nonce, [state, purpose, mined, status]] of states.entries()) {
    const hash = freshHash();
    const at = `now() - interval '1 second' * ${nonce}`;
    await sql(
      `insert into transactions (lane_id, nonce, purpose, state, mined_hash, mined_status, closed_at)
       values ($1, $2, $3, $4::text, $5, $6, case when $4::text = 'closed' then now() end)`,
      [id, nonce, purpose, state, mined && hash, status],
    );
    await sql(
      `insert into attempts (hash, lane_id, nonce, purpose, raw_transaction, fee_cap_wei, tip_wei) values ($1, $2, $3, $4, '0x', 1, 1)`,
      [hash, id, nonce, purpose],
    );
    await sql(`insert into refills (lane_id, nonce, recipient, wei, created_at) values ($1, $2, $3, $4, ${at})`, [
      id,
      nonce,
      lane,
      nonce + 1,
    ]);
  }
  return { treasury, lane };
}

test("refills are listed by time, each with what became of it", async () => {
  const { treasury, lane } = await aTreasury(1337);
  const views = createOperatorViews(stores.database);
  const refills = await views.refills(10);
  expect(refills.map(({ state, wei }) => [state, wei])).toEqual([
    ["open", "1"],
    ["arrived", "2"],
    ["reverted", "3"],
    ["replaced", "4"],
    ["abandoned", "5"],
    ["replaced", "6"],
  ]);
  for (const each of refills) {
    expect(each).toMatchObject({ chainId: 1337, treasury, lane, hash: expect.stringMatching(/^0x/) });
    expect(each.atMs).toBeGreaterThan(Date.now() - 60_000);
  }
  expect(await views.refills(2)).toEqual(refills.slice(0, 2));
});

test("what was sent today begins anew with the UTC day", async () => {
  const views = createOperatorViews(stores.database);
  await sql("update refills set created_at = date_trunc('day', now(), 'UTC') + interval '1 second' where wei <= 5");
  await sql("update refills set created_at = date_trunc('day', now(), 'UTC') - interval '1 second' where wei > 5");
  expect(await views.refilledToday()).toEqual([{ chainId: 1337, wei: "15" }]);
});
