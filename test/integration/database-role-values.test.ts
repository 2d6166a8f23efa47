import { newPaymentRow } from "@lunas/database/rows/payment";
import { createDueWalletChanges, createWalletChanges } from "@lunas/database/wallet-changes";
import type { NewPayment } from "@lunas/domain/payment/ports";
import { newId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";
import { freshAddress, freshHash } from "@lunas/testkit/contracts/fresh";
import { aNewKey, aNewMerchant, testAuthor } from "./database-postgres";
import {
  accept,
  aPayment,
  gateway,
  identified,
  key,
  merchant,
  reserved,
  stack,
  together,
  useStoresOfGateway,
} from "./stores-of-gateway";

jest.setTimeout(60_000);

/** What a role may write into rows, value by value; which columns it may write at all is database-roles.test.ts. */

useStoresOfGateway();

const refused = { code: "42501" };
type Role = Parameters<Stack["databaseUrlOf"]>[0];
const as = (role: Role, statement: string, values: readonly string[] = []) =>
  query(stack.databaseUrlOf(role), statement, values);
const rowOf = async (payment: NewPayment) => (await rowsOf(payment.id))[0];
const rowsOf = (id: string) =>
  query(stack.databaseUrl, "select * from payments where id = $1", [id]) as Promise<Record<string, unknown>[]>;

/** A payment as the chain confirmed it, by the settler's own rights. */
async function aConfirmedPayment(): Promise<NewPayment> {
  const payment = aPayment();
  await accept(payment);
  await as(
    "lunas_settler",
    `update payments set status = 'confirmed', ended_at = now(), tx_hash = $2, log_index = 0, block_number = 1,
      block_hash = $3, block_time = now() where id = $1`,
    [payment.id, freshHash(), freshHash()],
  );
  return payment;
}

describe("a payment that the gateway stores", () => {
  /** What tells of an outcome, as a stolen gateway would write it. */
  const outcome = {
    status: "confirmed",
    ended_at: "2026-01-01T00:00:00Z",
    tx_hash: `0x${"1".repeat(64)}`,
    log_index: 0,
    block_number: 1,
    block_hash: `0x${"2".repeat(64)}`,
    block_time: "2026-01-01T00:00:00Z",
    late_tx_hash: `0x${"3".repeat(64)}`,
    late_block_number: 1,
    late_log_index: 1,
    failure_code: "expired",
    failure_message: "expired",
    watch_over_at: "2026-01-01T00:00:00Z",
    answered_at: "2026-01-01T00:00:00Z",
    created_at: "2020-01-01T00:00:00Z",
  };

  it.each([
    ["together", together, {}],
    ["alone", together, { idempotency_key: "k", key_lineage: key.id }],
    ["under an identifier", identified, {}],
  ])("is pending whatever it says of itself: %s", async (_name, store, more) => {
    for (const claimed of [outcome, { ...outcome, failure_code: null, failure_message: null, late_tx_hash: null }]) {
      const payment = aPayment();
      const idempotency = "idempotency_key" in more ? { ...more, idempotency_key: payment.id } : {};
      const requested = { ...newPaymentRow(payment, newId("ask")), ...claimed, ...idempotency };
      expect(await store(requested)).toEqual([{ kind: "stored" }]);
      const row = await rowOf(payment);
      const { created_at: createdAt, ...others } = Object.fromEntries(
        Object.keys(outcome).map((column) => [column, row?.[column]]),
      );
      const nothing = Object.fromEntries(Object.keys(others).map((column) => [column, null]));
      expect(others).toEqual({ ...nothing, status: "pending" });
      expect(Number(createdAt)).toBeGreaterThan(Date.now() - 60_000);
    }
  });

  it("has no column of an outcome that this list does not know", async () => {
    const columns = (await query(
      stack.databaseUrl,
      `select column_name as name from information_schema.column_privileges
       where table_name = 'payments' and grantee = 'lunas_settler' and privilege_type = 'UPDATE' order by 1`,
    )) as { name: string }[];
    expect(columns.map(({ name }) => name).filter((name) => !(name in outcome))).toEqual([]);
  });

  it("is paid to its merchant's wallet and to no other, in whichever way it comes", async () => {
    const foreign = aPayment(freshAddress());
    expect(await accept(foreign)).toEqual({ kind: "foreign_wallet" });
    for (const store of [together, identified])
      expect(await store(newPaymentRow(foreign, newId("ask")))).toEqual([{ kind: "foreign_wallet" }]);
    expect(await rowsOf(foreign.id)).toEqual([]);
    expect(await accept(aPayment())).toMatchObject({ kind: "stored" });
  });

  describe("to a merchant that changes its wallet", () => {
    async function aChange(environment: "sandbox" | "production") {
      const shop = aNewMerchant();
      await gateway.merchants.register(shop, aNewKey(shop.id, { environment }));
      const [oldWallet, newWallet] = [shop.walletAddress, freshAddress()];
      await createWalletChanges(gateway.database).announce(
        { merchantId: shop.id, oldWallet, newWallet },
        testAuthor.origin,
      );
      return { id: shop.id, oldWallet, newWallet };
    }
    type Change = Awaited<ReturnType<typeof aChange>>;

    async function storedFor({ id, oldWallet, newWallet }: Change) {
      const kinds: string[] = [];
      for (const payTo of [oldWallet, newWallet])
        for (const store of [together, identified]) {
          const requested = { ...newPaymentRow(aPayment(payTo), newId("ask")), merchant_id: id };
          kinds.push(...((await store(requested)) as { kind: string }[]).map(({ kind }) => kind));
        }
      return kinds;
    }

    /** As if this much more time had passed. */
    async function pass({ id }: Change, hours: number) {
      const earlier = (column: string) => `${column} = ${column} - ${hours} * interval '1 hour'`;
      await query(stack.databaseUrl, `update merchants set ${earlier("next_wallet_at")} where id = $1`, [id]);
      await query(
        stack.databaseUrl,
        `update merchant_wallets set ${earlier("accepted_until")} where merchant_id = $1`,
        [id],
      );
    }
    const both = ["stored", "stored", "stored", "stored"];
    const theNewOne = ["foreign_wallet", "foreign_wallet", "stored", "stored"];

    it("is stored for either wallet while the old one's day lasts, and then for the new one alone", async () => {
      const change = await aChange("sandbox");
      expect(await storedFor(change)).toEqual(both);
      await pass(change, 23);
      expect(await storedFor(change)).toEqual(both);
      await pass(change, 2);
      expect(await storedFor(change)).toEqual(theNewOne);
    });

    it.each(["written down", "not written down yet"])(
      "is stored for an announced one from its time on: %s",
      async (state) => {
        const change = await aChange("production");
        expect(await storedFor(change)).toEqual(["stored", "stored", "foreign_wallet", "foreign_wallet"]);
        await pass(change, 24);
        if (state === "written down") await createDueWalletChanges(gateway.database).apply();
        expect(await storedFor(change)).toEqual(both);
        await pass(change, 25);
        expect(await storedFor(change)).toEqual(theNewOne);
      },
    );

    it("is stored for no wallet of another merchant's, former or not", async () => {
      const [change, other] = [await aChange("sandbox"), await aChange("sandbox")];
      expect(new Set(await storedFor({ ...change, id: other.id }))).toEqual(new Set(["foreign_wallet"]));
    });
  });

  it("brings no grant for its approval", async () => {
    const payment = aPayment();
    const sponsorship = {
      ...{ approval_hash: freshHash(), raw_approval: "0x", approval_nonce: 0, max_fee_per_gas_wei: "1" },
      ...{ need_wei: "5", gas_wei: "1", merchant_daily_wei: "100", chain_daily_wei: "100" },
      ...{ granted_wei: "5", granted_at: "2026-01-01T00:00:00Z", created_at: "2020-01-01T00:00:00Z" },
    };
    const stored = await together(newPaymentRow(payment, newId("ask")), { ...reserved, sponsorship });
    expect(stored).toEqual([{ kind: "stored" }]);
    const select =
      "select granted_wei, granted_at, created_at > now() - interval '1 minute' as fresh from sponsorships";
    expect(await query(stack.databaseUrl, `${select} where payment_id = $1`, [payment.id])).toEqual([
      { granted_wei: null, granted_at: null, fresh: true },
    ]);
  });
});

describe("an event", () => {
  const insert = (type: string) =>
    as("lunas_gateway", "insert into events (id, type, merchant_id, environment) values ($1, $2, $3, 'sandbox')", [
      newId("evt"),
      type,
      merchant.id,
    ]);

  it("of a payment is not the gateway's to write, with or without the payment", async () => {
    const { id } = await aConfirmedPayment();
    const types = ["payment.confirmed", "payment.failed", "payment.settled_late"];
    for (const type of types) {
      await expect(insert(type)).rejects.toMatchObject({ code: "23514" });
      const named = `insert into events (id, type, merchant_id, environment, payment_id) values ($1, $2, $3, 'sandbox', $4)`;
      await expect(as("lunas_gateway", named, [newId("evt"), type, merchant.id, id])).rejects.toMatchObject(refused);
    }
    await expect(insert("webhook.test")).resolves.toEqual([]);
  });
});

describe("a key", () => {
  const set = (id: string, change: string) => as("lunas_gateway", `update api_keys set ${change} where id = $1`, [id]);
  const aKey = async (change: string) => {
    const made = aNewKey(merchant.id);
    const columns = "id, merchant_id, hash, prefix, type, environment, allowed_origins";
    await as("lunas_gateway", `insert into api_keys (${columns}) values ($1, $2, $3, $4, 'secret', 'sandbox', '{}')`, [
      ...[made.id, merchant.id, made.hash, made.prefix],
    ]);
    await set(made.id, change);
    return made.id;
  };

  it("that is revoked stays revoked", async () => {
    const id = await aKey("revoked_at = now()");
    for (const undone of ["revoked_at = null", "revoked_at = now() + interval '1 day'"])
      await expect(set(id, undone)).rejects.toMatchObject(refused);
    await expect(set(id, "revoked_at = revoked_at, label = 'x', last_used_at = now()")).resolves.toEqual([]);
  });

  it("that expires lives no longer", async () => {
    const id = await aKey("expires_at = now() + interval '1 hour'");
    for (const undone of ["expires_at = null", "expires_at = now() + interval '1 day'"])
      await expect(set(id, undone)).rejects.toMatchObject(refused);
    await expect(set(id, "expires_at = now()")).resolves.toEqual([]);
  });
});

describe("a payment that has ended", () => {
  it.each([
    "'failed', failure_code = 'expired', failure_message = 'x', tx_hash = null, log_index = null",
    "'pending', ended_at = null",
  ])("keeps its end: status = %s", async (status) => {
    const { id } = await aConfirmedPayment();
    await expect(
      as("lunas_settler", `update payments set status = ${status} where id = $1`, [id]),
    ).rejects.toMatchObject(refused);
  });

  it("gives its success back within the time for that, and not later", async () => {
    const { id } = await aConfirmedPayment();
    const answered = (ago: string) =>
      query(stack.databaseUrl, `update payments set answered_at = now() - interval '${ago}' where id = $1`, [id]);
    const give = (value: string) =>
      as("lunas_gateway", `update payments set answered_at = ${value} where id = $1`, [id]);
    await answered("30 seconds");
    await expect(give("null")).resolves.toEqual([]);
    await answered("10 minutes");
    for (const value of ["null", "now()"]) await expect(give(value)).rejects.toMatchObject(refused);
  });
});

it("only the owner of the log writes an operator's entry", async () => {
  const entry =
    "insert into audit_log (id, actor_kind, actor_id, action, target) values ($1, $2, 'siti', 'pause', 'x')";
  await expect(as("lunas_gateway", entry, [newId("aud"), "operator"])).rejects.toMatchObject(refused);
  await expect(as("lunas_gateway", entry, [newId("aud"), "merchant"])).resolves.toEqual([]);
  await expect(query(stack.databaseUrl, entry, [newId("aud"), "operator"])).resolves.toEqual([]);
});
