import { randomBytes } from "node:crypto";
import { createEncryption } from "@lunas/database/encryption";
import { createMerchantStore } from "@lunas/database/merchant-store";
import { createOriginStore } from "@lunas/database/origin-store";
import { newId } from "@lunas/domain/shared/id";
import { freshAddress, freshHash } from "@lunas/testkit/contracts/fresh";
import { aNewKey, aNewMerchant, rowsOf, testAuthor } from "./database-postgres";
import { stores, useStores } from "./opened-stores";

jest.setTimeout(60_000);

const older = { id: "k1", key: new Uint8Array(randomBytes(32)) };
const newer = { id: "k2", key: new Uint8Array(randomBytes(32)) };

useStores(createEncryption([older]));

async function aMerchant() {
  const merchant = aNewMerchant();
  const key = aNewKey(merchant.id, { allowedOrigins: ["https://shop.example"] });
  await stores.merchants.register(merchant, key);
  return { ...merchant, key };
}

describe("merchants", () => {
  test("a wallet registers once, however many try at once, and with its first key", async () => {
    const walletAddress = freshAddress();
    const rivals = Array.from({ length: 8 }, () => aNewMerchant({ walletAddress, website: "https://shop.example" }));
    const hashes = rivals.map(() => freshHash());
    const results = await Promise.all(
      rivals.map((each, index) => stores.merchants.register(each, aNewKey(each.id, { hash: hashes[index]! }))),
    );
    const [winner] = results.filter((result) => result !== null);
    expect(results.filter((result) => result !== null)).toHaveLength(1);
    const nothing = { webhookUrl: null, webhookDisabledAtMs: null, suspendedAtMs: null };
    const noSecrets = { webhookSecrets: { current: null, previous: null, previousUntilMs: null } };
    expect(winner).toMatchObject({ walletAddress, website: "https://shop.example", ...nothing, ...noSecrets });
    expect(await stores.merchants.findByWallet(walletAddress)).toEqual(winner);
    expect(await stores.merchants.findById(winner!.id)).toEqual(winner);
    const keys = await Promise.all(hashes.map((hash) => stores.apiKeys.authenticate(hash)));
    expect(keys.filter((key) => key !== null)).toMatchObject([{ merchant: { id: winner!.id, walletAddress } }]);
  });

  test("an update changes what it names and nothing else", async () => {
    const { id, walletAddress } = await aMerchant();
    const before = await stores.merchants.findById(id);
    const after = await stores.merchants.update(id, { name: "Warung", webhookUrl: "https://shop.example/hook" });
    expect(after).toEqual({
      ...before,
      name: "Warung",
      webhookUrl: "https://shop.example/hook",
      updatedAtMs: after.updatedAtMs,
    });
    expect(after.updatedAtMs).toBeGreaterThanOrEqual(before!.updatedAtMs);
    expect((await stores.merchants.update(id, { webhookUrl: null })).webhookUrl).toBeNull();
    expect(await stores.merchants.findByWallet(freshAddress())).toBeNull();
    expect((await stores.merchants.findByWallet(walletAddress))?.id).toBe(id);
  });
});

describe("webhook secrets", () => {
  const secrets = { current: "whsec_new", previous: "whsec_old", previousUntilMs: 1_900_000_000_000 };
  const stored = async (id: string) => {
    const sql = `select webhook_secret as current, previous_webhook_secret as previous from merchants where id = '${id}'`;
    const [row] = await rowsOf<{ current: string; previous: string }>(stores, sql);
    return row!;
  };

  test("come back in the clear and lie encrypted", async () => {
    const { id } = await aMerchant();
    expect((await stores.merchants.update(id, { webhookSecrets: secrets })).webhookSecrets).toEqual(secrets);
    expect((await stores.merchants.findById(id))?.webhookSecrets).toEqual(secrets);
    const { current, previous } = await stored(id);
    expect(current).toMatch(/^k1\./);
    expect(`${current} ${previous}`).not.toContain("whsec");
  });

  test("outlive a rotation of keys: the old key reads, the new one writes", async () => {
    const { id } = await aMerchant();
    await stores.merchants.update(id, { webhookSecrets: secrets });
    const rotated = createMerchantStore(stores.database, createEncryption([newer, older]), testAuthor);
    expect((await rotated.findById(id))?.webhookSecrets).toEqual(secrets);
    await rotated.update(id, { webhookSecrets: secrets });
    expect((await stored(id)).current).toMatch(/^k2\./);
    await expect(stores.merchants.findById(id)).rejects.toThrow('no encryption key "k2"');
  });

  test("do not decrypt in another merchant's row, nor in the other column", async () => {
    const [first, second] = [await aMerchant(), await aMerchant()];
    await stores.merchants.update(first.id, { webhookSecrets: secrets });
    const { current } = await stored(first.id);
    await rowsOf(stores, `update merchants set webhook_secret = '${current}' where id = '${second.id}'`);
    await expect(stores.merchants.findById(second.id)).rejects.toThrow();
    await rowsOf(stores, `update merchants set previous_webhook_secret = '${current}' where id = '${first.id}'`);
    await expect(stores.merchants.findById(first.id)).rejects.toThrow();
  });
});

describe("API keys", () => {
  test("open their merchant, with what a gateway needs to know", async () => {
    const { id, walletAddress, key } = await aMerchant();
    expect(await stores.apiKeys.authenticate(key.hash)).toEqual({
      key: {
        id: key.id,
        lineage: key.id,
        type: "secret",
        environment: "sandbox",
        allowedOrigins: ["https://shop.example"],
        scopes: key.scopes,
        allowedIps: [],
        expiresAtMs: null,
      },
      merchant: { id, walletAddress },
    });
    expect(await stores.apiKeys.authenticate(freshHash())).toBeNull();
  });

  test("hand their lineage on to their successors", async () => {
    const { id, key } = await aMerchant();
    const successor = freshHash();
    await rowsOf(
      stores,
      `insert into api_keys (id, merchant_id, hash, prefix, type, environment, lineage)
       values ('${newId("key")}', '${id}', '${successor}', 'ipk_sandbox_abcdef', 'secret', 'sandbox', '${key.id}')`,
    );
    expect(await stores.apiKeys.authenticate(successor)).toMatchObject({ key: { lineage: key.id } });
  });

  test.each([
    ["revoked", "update api_keys set revoked_at = now() where merchant_id = '{}'"],
    ["expired", "update api_keys set expires_at = now() - interval '1 second' where merchant_id = '{}'"],
  ])("open nothing when they are %s", async (_what, sql) => {
    const { id, key } = await aMerchant();
    await rowsOf(stores, sql.replace("{}", id));
    expect(await stores.apiKeys.authenticate(key.hash)).toBeNull();
  });

  test("tell until when a rolled one lives", async () => {
    const { id, key } = await aMerchant();
    await rowsOf(stores, `update api_keys set expires_at = '2100-01-01T00:00:00Z' where merchant_id = '${id}'`);
    expect(await stores.apiKeys.authenticate(key.hash)).toMatchObject({ key: { expiresAtMs: Date.UTC(2100, 0) } });
  });

  test("are marked as used at most once a minute, the latest use of several", async () => {
    const [{ key }, other] = [await aMerchant(), await aMerchant()];
    const lastUse = async (hash: string) => {
      const sql = `select last_used_at as at from api_keys where hash = '${hash}'`;
      return (await rowsOf<{ at: Date | null }>(stores, sql))[0]?.at?.getTime() ?? null;
    };
    const at = Date.UTC(2026, 0);
    await stores.apiKeys.markUsed([
      { hash: key.hash, usedAtMs: at - 5_000 },
      { hash: key.hash, usedAtMs: at },
      { hash: other.key.hash, usedAtMs: at },
      { hash: freshHash(), usedAtMs: at },
    ]);
    expect(await Promise.all([key.hash, other.key.hash].map(lastUse))).toEqual([at, at]);
    await stores.apiKeys.markUsed([{ hash: key.hash, usedAtMs: at + 59_000 }]);
    expect(await lastUse(key.hash)).toBe(at);
    await stores.apiKeys.markUsed([{ hash: key.hash, usedAtMs: at + 61_000 }]);
    expect(await lastUse(key.hash)).toBe(at + 61_000);
    await stores.apiKeys.markUsed([]);
  });
});

describe("registered origins", () => {
  const aSite = async (overrides: object = {}) => {
    const origin = `https://${freshHash().slice(2, 14)}.example`;
    const merchant = aNewMerchant();
    const allowedOrigins = ["http://localhost:3000", origin];
    await stores.merchants.register(
      merchant,
      aNewKey(merchant.id, { type: "publishable", allowedOrigins, ...overrides }),
    );
    return { id: merchant.id, origin };
  };
  const isRegistered = (origin: string) => createOriginStore(stores.database).isRegisteredOrigin(origin);

  test("are those of publishable keys, compared exactly", async () => {
    const { origin } = await aSite();
    expect(await isRegistered(origin)).toBe(true);
    for (const other of [`${origin}:8443`, origin.toUpperCase(), origin.slice(0, -1), "", "null"])
      expect(await isRegistered(other)).toBe(false);
    expect(await isRegistered((await aSite({ type: "secret" })).origin)).toBe(false);
  });

  test.each([
    ["a revoked key", "update api_keys set revoked_at = now() where merchant_id = '{}'"],
    ["an expired key", "update api_keys set expires_at = now() - interval '1 second' where merchant_id = '{}'"],
    ["a suspended merchant", "update merchants set suspended_at = now() where id = '{}'"],
  ])("are not those of %s", async (_what, sql) => {
    const { id, origin } = await aSite();
    await rowsOf(stores, sql.replace("{}", id));
    expect(await isRegistered(origin)).toBe(false);
  });
});
