import { createAuditChain } from "@lunas/database/audit-chain";
import { connectDatabase, type Database } from "@lunas/database/connect";
import { createDueWalletChanges, createMerchantWallets, createWalletChanges } from "@lunas/database/wallet-changes";
import { createWalletProofs } from "@lunas/database/wallet-proofs";
import type { NewMerchant } from "@lunas/domain/merchant/ports";
import type { WalletChange, WalletChangeRequest } from "@lunas/domain/merchant/wallet-change";
import { verifyAuditChain } from "@lunas/domain/operations/audit-chain";
import type { NewAuditEntry } from "@lunas/domain/operations/audit-entry";
import type { EventId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";
import { freshAddress, freshHash } from "@lunas/testkit/contracts/fresh";
import { until } from "@lunas/testkit/time/until";
import { connectTo } from "../harness/connect-to";
import { aNewKey, aNewMerchant, type OpenStores, openStores, startPostgresOnly } from "./database-postgres";

jest.setTimeout(60_000);

let stack: Stack;
let stores: OpenStores;
/** As the services have it. */
let gateway: Database;
let dispatcher: Database;
const named = (role: "lunas_gateway" | "lunas_dispatcher") =>
  connectDatabase({ url: stack.databaseUrlOf(role), poolSize: 5, applicationName: "lunas-test" });

beforeAll(async () => {
  stack = await startPostgresOnly();
  stores = openStores(stack.databaseUrl);
  gateway = named("lunas_gateway");
  dispatcher = named("lunas_dispatcher");
});
afterAll(async () => {
  await Promise.all([stores?.close(), gateway?.close(), dispatcher?.close()]);
  await stack?.stop();
});

const dayMs = 86_400_000;
const origin = { ipAddress: "192.0.2.1", userAgent: "a browser" };
const changes = () => {
  const { announce, cancel } = createWalletChanges(gateway);
  return {
    announce: (wanted: WalletChangeRequest) => announce(wanted, origin),
    cancel: (wanted: WalletChangeRequest) => cancel(wanted, origin),
  };
};
const due = () => createDueWalletChanges(dispatcher);

interface Shop {
  readonly id: NewMerchant["id"];
  readonly oldWallet: NewMerchant["walletAddress"];
  readonly newWallet: NewMerchant["walletAddress"];
  readonly hash: `0x${string}`;
}

/** A merchant with a sandbox key, by default with a production key, too. */
async function aShop(isInProduction = true): Promise<Shop> {
  const merchant = aNewMerchant();
  const hash = freshHash();
  await stores.merchants.register(merchant, aNewKey(merchant.id, { hash }));
  const shop = { id: merchant.id, oldWallet: merchant.walletAddress, newWallet: freshAddress(), hash };
  if (isInProduction) await addProductionKey(shop);
  return shop;
}

async function addProductionKey({ id }: Shop, more = "") {
  await query(
    stack.databaseUrl,
    `insert into api_keys (id, merchant_id, hash, prefix, type, environment, allowed_origins ${more && ", revoked_at"})
     values ('key_' || $1, $1, $2, 'ipk_live_x', 'secret', 'production', '{}' ${more && `, ${more}`})`,
    [id, freshHash()],
  );
}

const requestOf = ({ id, oldWallet, newWallet }: Shop) => ({ merchantId: id, oldWallet, newWallet });

async function announced(shop: Shop): Promise<WalletChange> {
  const change = await changes().announce(requestOf(shop));
  if (typeof change === "string") throw new Error(change);
  return change;
}

/** As much time passes for one merchant as if everything had been written that much earlier. */
async function pass({ id }: Shop, hours: number) {
  const earlier = `- ${hours} * interval '1 hour'`;
  await query(
    stack.databaseUrl,
    `update merchants set next_wallet_at = next_wallet_at ${earlier}, next_wallet_announced_at = next_wallet_announced_at ${earlier}
     where id = $1`,
    [id],
  );
  await query(
    stack.databaseUrl,
    `update merchant_wallets set accepted_until = accepted_until ${earlier} where merchant_id = $1`,
    [id],
  );
}

const payees = async ({ hash }: Shop) => {
  const found = await stores.apiKeys.authenticate(hash);
  if (found === null || found === "suspended") throw new Error("the key opens nothing");
  const { walletAddress, formerWallets = [] } = found.merchant;
  return { walletAddress, formerWallets };
};

const eventsOf = async ({ id }: Shop) =>
  (await query(
    stack.databaseUrl,
    "select type, environment, data from events where merchant_id = $1 order by created_at, id",
    [id],
  )) as { type: string; environment: string; data: WalletChange }[];
const statusesOf = async (shop: Shop) => (await eventsOf(shop)).map(({ data }) => data.status);
const actsOf = async ({ id }: Shop) =>
  (await stores.audit.newest(20, id))
    .map(({ actor, action }) => `${actor.kind} ${action}`)
    .reverse()
    .filter((act) => act !== "merchant merchant.register");

describe("a merchant without a production key", () => {
  test("has its new wallet at once, and the old one is paid for a day more", async () => {
    const shop = await aShop(false);
    const before = Date.now();
    const change = await announced(shop);
    expect(change).toMatchObject({ status: "effective", oldWallet: shop.oldWallet, newWallet: shop.newWallet });
    expect(Date.parse(change.effectiveAt!)).toBeGreaterThanOrEqual(before - 1_000);
    expect(Date.parse(change.oldWalletAcceptedUntil!) - Date.parse(change.effectiveAt!)).toBe(dayMs);
    expect(await stores.merchants.findById(shop.id)).toMatchObject({
      walletAddress: shop.newWallet,
      walletChanges: 1,
      nextWallet: null,
    });
    expect(await payees(shop)).toEqual({ walletAddress: shop.newWallet, formerWallets: [shop.oldWallet] });
    expect(await eventsOf(shop)).toEqual([
      { type: "merchant.wallet_changed", environment: "sandbox", data: { merchantId: shop.id, ...change } },
    ]);
    expect(await actsOf(shop)).toEqual(["merchant merchant.wallet_effective"]);
    expect((await stores.audit.list(shop.id, { page: 1, limit: 1 })).entries).toMatchObject([
      {
        action: "merchant.wallet_effective",
        actor: { kind: "merchant", id: shop.id },
        details: change,
        personal: origin,
      },
    ]);
  });

  test("accepts payments to the old wallet for 23 hours and not for 25", async () => {
    const shop = await aShop(false);
    await announced(shop);
    await pass(shop, 23);
    expect((await payees(shop)).formerWallets).toEqual([shop.oldWallet]);
    await pass(shop, 2);
    expect(await payees(shop)).toEqual({ walletAddress: shop.newWallet, formerWallets: [] });
  });

  test("may change again, and back: each wallet it left is paid for its day", async () => {
    const shop = await aShop(false);
    await announced(shop);
    const third = freshAddress();
    await announced({ ...shop, oldWallet: shop.newWallet, newWallet: third });
    expect((await payees(shop)).formerWallets.toSorted()).toEqual([shop.oldWallet, shop.newWallet].toSorted());
    await announced({ ...shop, oldWallet: third, newWallet: shop.oldWallet });
    const now = await payees(shop);
    expect(now.walletAddress).toBe(shop.oldWallet);
    expect(now.formerWallets.toSorted()).toEqual([shop.newWallet, third].toSorted());
    expect(await stores.merchants.findById(shop.id)).toMatchObject({ walletChanges: 3 });
  });

  test("waits if it ever had a production key: revoking it shortens nothing", async () => {
    const shop = await aShop(false);
    await addProductionKey(shop, "now()");
    expect(await announced(shop)).toMatchObject({ status: "announced" });
  });
});

test("a first production key that is made at the same moment makes the change wait, too", async () => {
  const shop = await aShop(false);
  const change = await stores.database.run((prisma) =>
    prisma.$transaction(async (own) => {
      await own.$executeRawUnsafe(
        `insert into api_keys (id, merchant_id, hash, prefix, type, environment, allowed_origins)
         values ('key_${shop.id}', '${shop.id}', '${freshHash()}', 'ipk_live_x', 'secret', 'production', '{}')`,
      );
      const requested = announced(shop);
      const waits =
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%announce_wallet_change%'";
      await until(async () => (await query(stack.databaseUrl, waits)).length > 0);
      return { requested };
    }),
  );
  expect(await change.requested).toMatchObject({ status: "announced" });
});

describe("a merchant with a production key", () => {
  test("has its wallet announced for a day later, and nothing changes until then", async () => {
    const shop = await aShop();
    const change = await announced(shop);
    const times = [change.announcedAt, change.effectiveAt!, change.oldWalletAcceptedUntil!].map((at) => Date.parse(at));
    expect(times.map((each) => each - times[0]!)).toEqual([0, dayMs, 2 * dayMs]);
    expect(await stores.merchants.findById(shop.id)).toMatchObject({
      walletAddress: shop.oldWallet,
      walletChanges: 0,
      nextWallet: { walletAddress: shop.newWallet, announcedAtMs: times[0], effectiveAtMs: times[1] },
    });
    expect(await payees(shop)).toEqual({ walletAddress: shop.oldWallet, formerWallets: [] });
    expect(await stores.merchants.findByWallet(shop.newWallet)).toBeNull();
    expect(await due().apply()).toBe(0);
    expect(await eventsOf(shop)).toMatchObject([{ environment: "production", data: { status: "announced" } }]);
  });

  test("is paid at the new wallet from the moment on, though nothing has written it down", async () => {
    const shop = await aShop();
    await announced(shop);
    await pass(shop, 23);
    expect((await payees(shop)).walletAddress).toBe(shop.oldWallet);
    await pass(shop, 1);
    expect(await payees(shop)).toEqual({ walletAddress: shop.newWallet, formerWallets: [shop.oldWallet] });
    await pass(shop, 23);
    expect((await payees(shop)).formerWallets).toEqual([shop.oldWallet]);
    await pass(shop, 2);
    expect(await payees(shop)).toEqual({ walletAddress: shop.newWallet, formerWallets: [] });
    // The first who looks writes down the very same, with the times that were told.
    expect((await stores.merchants.findById(shop.id))?.walletAddress).toBe(shop.newWallet);
    expect(await payees(shop)).toEqual({ walletAddress: shop.newWallet, formerWallets: [] });
  });

  test("is written and reported once, with many sweeps and reads at the same moment", async () => {
    const shop = await aShop();
    await announced(shop);
    await pass(shop, 24);
    const reads = Array.from({ length: 4 }, () => stores.merchants.findById(shop.id));
    const swept = Array.from({ length: 4 }, () => due().apply());
    for (const found of await Promise.all(reads)) {
      expect(found).toMatchObject({ walletAddress: shop.newWallet, walletChanges: 1, nextWallet: null });
    }
    await Promise.all(swept);
    expect(await due().apply()).toBe(0);
    expect(await statusesOf(shop)).toEqual(["announced", "effective"]);
    expect(await actsOf(shop)).toEqual(["merchant merchant.wallet_announced", "system merchant.wallet_effective"]);
    expect(await payees(shop)).toEqual({ walletAddress: shop.newWallet, formerWallets: [shop.oldWallet] });
  });

  test("signs in by the new wallet from the moment on, and by the old one no more", async () => {
    const shop = await aShop();
    await announced(shop);
    await pass(shop, 24);
    expect(await stores.merchants.findByWallet(shop.oldWallet)).toBeNull();
    expect((await stores.merchants.findByWallet(shop.newWallet))?.id).toBe(shop.id);
    const other = await aShop();
    await announced(other);
    await pass(other, 24);
    expect((await stores.merchants.findByWallet(other.newWallet))?.id).toBe(other.id);
  });

  test("takes it back while it is time, and the announced wallet is free again", async () => {
    const shop = await aShop();
    await announced(shop);
    await pass(shop, 23);
    const cancelled = await changes().cancel(requestOf(shop));
    expect(cancelled).toMatchObject({ status: "cancelled", effectiveAt: null, oldWalletAcceptedUntil: null });
    await pass(shop, 48);
    expect(await payees(shop)).toEqual({ walletAddress: shop.oldWallet, formerWallets: [] });
    expect(await stores.merchants.findById(shop.id)).toMatchObject({ nextWallet: null, walletChanges: 0 });
    expect(await statusesOf(shop)).toEqual(["announced", "cancelled"]);
    expect(await changes().cancel(requestOf(shop))).toBe("none");
    const heir = aNewMerchant({ walletAddress: shop.newWallet });
    expect(await stores.merchants.register(heir, aNewKey(heir.id))).not.toBeNull();
  });

  test("keeps a former wallet when its return was announced and taken back", async () => {
    const shop = await aShop(false);
    await announced(shop);
    await addProductionKey(shop);
    const back = { ...shop, oldWallet: shop.newWallet, newWallet: shop.oldWallet };
    await announced(back);
    await changes().cancel(requestOf(back));
    expect(await stores.merchants.isTakenWallet(shop.oldWallet)).toBe(true);
    expect((await payees(shop)).formerWallets).toEqual([shop.oldWallet]);
  });

  test("takes nothing back once the time has come, written down or not", async () => {
    const shop = await aShop();
    await announced(shop);
    await pass(shop, 24);
    expect(await changes().cancel(requestOf(shop))).toBe("effective");
    await due().apply();
    expect(await changes().cancel(requestOf(shop))).toBe("effective");
    expect((await payees(shop)).walletAddress).toBe(shop.newWallet);
  });

  test("has one change at a time: of two at once one is announced", async () => {
    const shop = await aShop();
    const rivals = Array.from({ length: 6 }, () => ({ ...requestOf(shop), newWallet: freshAddress() }));
    const outcomes = await Promise.all(rivals.map((each) => changes().announce(each)));
    expect(outcomes.filter((each) => each === "pending")).toHaveLength(5);
    expect(await statusesOf(shop)).toEqual(["announced"]);
    const losers = rivals.filter((_, index) => outcomes[index] === "pending");
    for (const { newWallet } of losers) expect(await stores.merchants.isTakenWallet(newWallet)).toBe(false);
  });
});

describe("a wallet is one merchant's", () => {
  test("current, former and announced ones register no other merchant, and become no other's", async () => {
    const shop = await aShop(false);
    await announced(shop);
    await addProductionKey(shop);
    const next = freshAddress();
    await announced({ ...shop, oldWallet: shop.newWallet, newWallet: next });
    const other = await aShop(false);
    for (const wallet of [shop.oldWallet, shop.newWallet, next]) {
      const rival = aNewMerchant({ walletAddress: wallet });
      expect(await stores.merchants.register(rival, aNewKey(rival.id))).toBeNull();
      expect(await changes().announce({ ...requestOf(other), newWallet: wallet })).toBe("taken");
    }
    expect(await payees(other)).toEqual({ walletAddress: other.oldWallet, formerWallets: [] });
  });

  test("of two merchants and a registration that want it at the same moment, one gets it", async () => {
    const wallet = freshAddress();
    const shops = await Promise.all([aShop(false), aShop(true), aShop(false)]);
    const rival = aNewMerchant({ walletAddress: wallet });
    const outcomes = await Promise.all([
      ...shops.map((shop) => changes().announce({ ...requestOf(shop), newWallet: wallet })),
      stores.merchants.register(rival, aNewKey(rival.id)).then((made) => made ?? ("taken" as const)),
    ]);
    expect(outcomes.filter((each) => each !== "taken")).toHaveLength(1);
    const owners = await query(stack.databaseUrl, "select merchant_id from merchant_wallets where address = $1", [
      wallet,
    ]);
    expect(owners).toHaveLength(1);
  });

  test("a registration and a change that wait for each other: the one that PostgreSQL undoes is done again", async () => {
    const wallet = freshAddress();
    const shop = await aShop(false);
    const change = await connectTo(stack.databaseUrl);
    // The change of a merchant without production key, statement by statement. It lets the registration find the deadlock.
    await change.query("begin");
    await change.query("set local deadlock_timeout = '60s'");
    await change.query("select take_wallet($1, $2)", [shop.id, wallet]);
    const rival = aNewMerchant({ walletAddress: wallet });
    const registering = stores.merchants.register(rival, aNewKey(rival.id));
    const waits = "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%merchants%'";
    await until(async () => (await query(stack.databaseUrl, waits)).length > 0, {
      timeoutMs: 10_000,
      what: "the wait",
    });
    await change.query("update merchants set wallet_address = $2 where id = $1", [shop.id, wallet]);
    await change.query("commit");
    await change.end();
    expect(await registering).toBeNull();
  });

  test("a proof for a wallet that is no longer the merchant's changes nothing", async () => {
    const shop = await aShop(false);
    await announced(shop);
    expect(await changes().announce({ ...requestOf(shop), newWallet: freshAddress() })).toBe("not_current");
    await query(stack.databaseUrl, "update merchants set suspended_at = now() where id = $1", [shop.id]);
    const suspended = { merchantId: shop.id, oldWallet: shop.newWallet, newWallet: freshAddress() };
    expect(await changes().announce(suspended)).toBe("not_current");
  });
});

describe("an operator", () => {
  const entryFor = (shop: Shop, wallet: string) => ({
    ...({ actor: { kind: "operator", id: "siti" }, action: "merchant.set_wallet", target: shop.id } as const),
    details: { newWallet: wallet, because: "the phone is at the bottom of the sea" },
  });
  const set = (shop: Shop, wallet = shop.newWallet) =>
    createMerchantWallets(stores.database).set(shop.id, wallet, entryFor(shop, wallet));

  test("sets a wallet at once and without grace, drops an announced change, and both have an event and an audit entry", async () => {
    const shop = await aShop();
    const thief = freshAddress();
    await announced({ ...shop, newWallet: thief });
    expect(await set(shop)).toBe("set");
    expect(await payees(shop)).toEqual({ walletAddress: shop.newWallet, formerWallets: [] });
    expect(await stores.merchants.findById(shop.id)).toMatchObject({ walletChanges: 1, nextWallet: null });
    // The last two are of one transaction, and so of one time.
    expect((await statusesOf(shop)).toSorted()).toEqual(["announced", "cancelled", "effective"]);
    expect(await stores.merchants.isTakenWallet(thief)).toBe(false);
    expect(await stores.merchants.isTakenWallet(shop.oldWallet)).toBe(true);
    expect((await stores.audit.list(shop.id, { page: 1, limit: 1 })).entries[0]).toMatchObject({
      ...{ actor: { kind: "operator", id: "siti" }, action: "merchant.set_wallet", merchantId: shop.id },
      details: { newWallet: shop.newWallet, oldWallet: shop.oldWallet, droppedWallet: thief },
    });
  });

  test("ends every grace that still runs", async () => {
    const shop = await aShop(false);
    await announced(shop);
    expect(await set(shop, freshAddress())).toBe("set");
    expect((await payees(shop)).formerWallets).toEqual([]);
  });

  test("setting the current wallet drops an announced change", async () => {
    const shop = await aShop();
    await announced(shop);
    expect(await set(shop, shop.oldWallet)).toBe("cancelled");
    expect(await stores.merchants.findById(shop.id)).toMatchObject({ walletAddress: shop.oldWallet, nextWallet: null });
    expect(await set(shop, shop.oldWallet)).toBe("unchanged");
    expect(await actsOf(shop)).toEqual(["merchant merchant.wallet_announced", "operator merchant.set_wallet"]);
  });

  test("sets no wallet of another merchant, and none for an unknown merchant", async () => {
    const shop = await aShop();
    const other = await aShop();
    expect(await set(shop, other.oldWallet)).toBe("taken");
    expect(await set({ ...shop, id: "mer_none" })).toBe("unknown");
    expect(await actsOf(shop)).toEqual([]);
  });
});

describe("what the services may of it", () => {
  const refused = { code: "42501" };

  test.each([
    ["lunas_gateway", "update merchants set wallet_address = '0x1'"],
    ["lunas_gateway", "update merchants set next_wallet_at = now()"],
    ["lunas_gateway", "insert into merchant_wallets (address, merchant_id) values ('0x1', 'mer_1')"],
    ["lunas_gateway", "update merchant_wallets set accepted_until = now()"],
    ["lunas_gateway", "delete from merchant_wallets"],
    ["lunas_gateway", "select set_merchant_wallet('mer_1', '0x1', '{}')"],
    ["lunas_gateway", "select change_wallet(m, '0x1', now(), '1 day') from merchants m"],
    ["lunas_dispatcher", "select announce_wallet_change('mer_1', '0x1', '0x2', null)"],
    ["lunas_dispatcher", "select cancel_wallet_change('mer_1', '0x1', '0x2', null)"],
    ["lunas_dispatcher", "select set_merchant_wallet('mer_1', '0x1', '{}')"],
    ["lunas_settler", "select announce_wallet_change('mer_1', '0x1', '0x2', null)"],
    ["lunas_settler", "select apply_wallet_changes(null)"],
    [
      "lunas_gateway",
      "insert into events (id, type, merchant_id, environment, data) values ('evt_1', 'merchant.wallet_changed', 'mer_1', 'sandbox', '{}')",
    ],
  ] as const)("%s may not: %s", async (role, statement) => {
    await aShop();
    await expect(query(stack.databaseUrlOf(role), statement)).rejects.toMatchObject(refused);
  });

  test("an event of a change always says what changed", async () => {
    const shop = await aShop();
    await announced(shop);
    const [row] = (await query(stack.databaseUrl, "select id from events where merchant_id = $1", [shop.id])) as {
      id: EventId;
    }[];
    expect(row?.id).toMatch(/^evt_000000\d{4}[0-9a-f]{22}$/);
    expect(await stores.webhooks.findEvent(row!.id)).toMatchObject({
      ...{ type: "merchant.wallet_changed", paymentId: null },
      walletChange: { merchantId: shop.id, status: "announced", newWallet: shop.newWallet },
    });
  });
});

test("what changes of wallets write into the audit log is chained, and stands the proof", async () => {
  const shop = await aShop();
  await announced(shop);
  await changes().cancel(requestOf(shop));
  const chain = createAuditChain(stores.database);
  while ((await chain.chain(100)) > 0);
  expect(await verifyAuditChain(chain, null)).toMatchObject({ problems: [] });
});

describe("the proofs of a wallet", () => {
  const proofs = () => createWalletProofs(gateway);
  const onChain = (chainId: number) => ({ kind: "code", chainId }) as const;
  const provedOf = async ({ hash }: Shop) => {
    const found = await stores.apiKeys.authenticate(hash);
    return found === null || found === "suspended" ? null : found.merchant.provedWallets;
  };
  const entryOf = ({ id }: Shop): NewAuditEntry => ({
    ...{ actor: { kind: "merchant", id }, action: "merchant.wallet_proved", target: id, merchantId: id },
    ...{ details: { chainId: "31415" }, personal: origin },
  });

  it("are none at first; a key's is kept, and goes with the payee", async () => {
    const shop = await aShop();
    expect(await provedOf(shop)).toBeUndefined();
    expect(await proofs().note(shop.oldWallet, { kind: "key" })).toBe(true);
    expect(await provedOf(shop)).toEqual([{ address: shop.oldWallet, byKey: true, chainIds: [] }]);
  });

  it("of code are those of the first sign-in's chain; another chain is refused until it is added", async () => {
    const shop = await aShop();
    const { note, add } = proofs();
    expect(await note(shop.oldWallet, onChain(8453))).toBe(true);
    expect(await note(shop.oldWallet, onChain(8453))).toBe(true);
    expect(await note(shop.oldWallet, onChain(31415))).toBe(false);
    const before = { address: shop.oldWallet, byKey: false, chainIds: [8453] };
    expect(await provedOf(shop)).toEqual([before]);
    const after = { ...before, chainIds: [8453, 31415] };
    expect(await add(shop.oldWallet, onChain(31415), entryOf(shop))).toEqual(after);
    expect(await note(shop.oldWallet, onChain(31415))).toBe(true);
    expect(await provedOf(shop)).toEqual([after]);
    expect(await actsOf(shop)).toContain("merchant merchant.wallet_proved");
  });

  it("from before they were stored: the default chain counts beside an added one", async () => {
    const shop = await aShop();
    const added = await proofs().add(shop.oldWallet, onChain(31415), entryOf(shop));
    expect(added.chainIds).toEqual([8453, 31415]);
  });

  it("of a wallet of no merchant are not stored", async () => {
    expect(await proofs().note(freshAddress(), onChain(8453))).toBe(true);
  });

  it("cannot be written by the gateway in any other way", async () => {
    const shop = await aShop();
    const update = query(
      stack.databaseUrlOf("lunas_gateway"),
      "update merchant_wallets set key_proved_at = now() where address = $1",
      [shop.oldWallet],
    );
    await expect(update).rejects.toThrow(/permission denied/);
  });
});
