import { keyScopes } from "@lunas/domain/merchant/api-key";
import type {
  ApiKeyRegistry,
  ApiKeyStore,
  MerchantStore,
  MerchantSuspension,
  NewApiKey,
} from "@lunas/domain/merchant/ports";
import { newId } from "@lunas/domain/shared/id";
import { freshAddress, freshHash } from "./fresh";

/** What the suite works with: the stores of merchants and keys over one database. */
export interface MerchantStores {
  readonly merchants: MerchantStore;
  readonly apiKeys: ApiKeyStore;
  readonly keyRegistry: ApiKeyRegistry;
  readonly suspension: MerchantSuspension;
  readonly close: () => Promise<void>;
}

/** What every store of merchants' keys promises. Declares jest tests. */
export function merchantContract(name: string, makeStores: () => Promise<MerchantStores>): void {
  describe(`${name}: merchants and their keys`, () => {
    let stores: MerchantStores;
    beforeAll(async () => {
      stores = await makeStores();
    });
    afterAll(() => stores.close());
    const of = () => stores;
    keeping(of);
    takingWallets(of);
    rolling(of);
    ending(of);
    limiting(of);
    suspending(of);
    replacingSecrets(of);
  });
}

type Of = () => MerchantStores;

const many = 50;
const hour = { graceSeconds: 3_600, mostLive: many };

function aKey(merchantId: NewApiKey["merchantId"], options: Partial<NewApiKey> = {}): NewApiKey {
  const family = { type: "secret", environment: "sandbox", prefix: "ipk_sandbox_abcdef" } as const;
  const limits = { allowedOrigins: [], scopes: keyScopes, allowedIps: [], validUntilMs: null };
  return { id: newId("key"), merchantId, hash: freshHash(), label: "", ...limits, ...family, ...options };
}

async function aMerchant({ merchants }: MerchantStores) {
  const id = newId("mer");
  const firstKey = aKey(id);
  const profile = { email: "kedai@example.com", name: "Kedai", website: null };
  const defaults = { defaultToken: "IDRX", defaultNetwork: "base" };
  await merchants.register({ id, walletAddress: freshAddress(), ...profile, ...defaults }, firstKey);
  return { id, firstKey };
}

function takingWallets(of: Of): void {
  it("finds the merchant of a wallet, and none for a new wallet", async () => {
    const { merchants } = of();
    const { id } = await aMerchant(of());
    const { walletAddress } = (await merchants.findById(id)) ?? {};
    if (walletAddress === undefined) throw new Error("the merchant is not there");
    expect(await merchants.isTakenWallet(walletAddress)).toBe(true);
    expect(await merchants.findByWallet(walletAddress)).toMatchObject({ id, nextWallet: null, walletChanges: 0 });
    expect(await merchants.isTakenWallet(freshAddress())).toBe(false);
  });
}

function replacingSecrets(of: Of): void {
  it("writes a webhook secret over the one that is known, and nothing over another one", async () => {
    const { id } = await aMerchant(of());
    const { merchants } = of();
    const secretsOf = (letter: string) => ({
      webhookSecrets: { current: `whsec_${letter.repeat(32)}`, previous: null, previousUntilMs: null },
    });
    const reported = await Promise.all(
      ["A", "B", "C"].map((letter) => merchants.updateOver(null, id, secretsOf(letter))),
    );
    const written = reported.filter((each) => each !== null);
    expect(written).toHaveLength(1);
    const current = written[0]?.webhookSecrets.current ?? "";
    const change = { ...secretsOf("D"), name: "Changed" };
    expect(await merchants.updateOver(`${current}x`, id, change)).toBeNull();
    expect(await merchants.findById(id)).toMatchObject({ name: "Kedai", webhookSecrets: { current } });
    expect(await merchants.updateOver(current, id, change)).toMatchObject(change);
    expect(await merchants.findById(id)).toMatchObject(change);
  });
}

function keeping(of: Of): void {
  it("keeps a key with everything that it was made with, and never shows its hash", async () => {
    const { id, firstKey } = await aMerchant(of());
    const origins = ["https://shop.example", "http://localhost:3000"];
    const given = aKey(id, { type: "publishable", environment: "production", label: "Shop", allowedOrigins: origins });
    const made = await of().keyRegistry.create(given, many);
    const { hash, ...shown } = given;
    const noTimes = { lastUsedAtMs: null, revokedAtMs: null, expiresAtMs: null };
    expect(made).toEqual({ ...shown, lineage: given.id, createdAtMs: expect.any(Number), ...noTimes });
    expect(await of().keyRegistry.find({ merchantId: id, id: given.id })).toEqual(made);
    expect(await of().apiKeys.authenticate(hash)).toMatchObject({ key: { id: given.id, allowedOrigins: origins } });
    const listed = await of().keyRegistry.list(id);
    expect(new Set(listed.map((key) => key.id))).toEqual(new Set([given.id, firstKey.id]));
  });

  it("changes what is named, and nothing else", async () => {
    const { id } = await aMerchant(of());
    const given = aKey(id, { type: "publishable", label: "Shop", allowedOrigins: ["https://a.example"] });
    const made = await of().keyRegistry.create(given, many);
    const own = { merchantId: id, id: given.id };
    expect(await of().keyRegistry.change(own, {})).toEqual(made);
    expect(await of().keyRegistry.change(own, { label: "" })).toEqual({ ...made, label: "" });
    const changed = { ...made, label: "", allowedOrigins: ["https://b.example"] };
    expect(await of().keyRegistry.change(own, { allowedOrigins: ["https://b.example"] })).toEqual(changed);
    expect(await of().apiKeys.authenticate(given.hash)).toMatchObject({
      key: { allowedOrigins: ["https://b.example"] },
    });
  });

  it("shows and changes nothing of another merchant's", async () => {
    const [{ firstKey }, other] = [await aMerchant(of()), await aMerchant(of())];
    const foreign = { merchantId: other.id, id: firstKey.id };
    const successor = { id: newId("key"), hash: freshHash(), prefix: "ipk_sandbox_zzzzzz" };
    expect(await of().keyRegistry.find(foreign)).toBeNull();
    expect(await of().keyRegistry.change(foreign, { label: "mine" })).toBeNull();
    expect(await of().keyRegistry.roll(foreign, successor, { graceSeconds: 0, mostLive: many })).toBeNull();
    expect(await of().keyRegistry.revoke(foreign)).toBeNull();
    expect(await of().apiKeys.authenticate(firstKey.hash)).toMatchObject({ key: { id: firstKey.id } });
    expect(await of().apiKeys.authenticate(successor.hash)).toBeNull();
    expect((await of().keyRegistry.list(other.id)).map((key) => key.id)).toEqual([other.firstKey.id]);
  });
}

function rolling(of: Of): void {
  const roll = async (key: Pick<NewApiKey, "id" | "merchantId">, graceSeconds: number) => {
    const successor = { id: newId("key"), hash: freshHash(), prefix: "ipk_sandbox_zzzzzz" };
    const own = { merchantId: key.merchantId, id: key.id };
    const rolled = await of().keyRegistry.roll(own, successor, { graceSeconds, mostLive: many });
    if (rolled === "too_many") throw new Error("far from it");
    return { ...successor, rolled };
  };

  it("hands everything on to the successor, the lineage through all generations", async () => {
    const { id } = await aMerchant(of());
    const origins = ["https://shop.example"];
    const old = aKey(id, { type: "publishable", environment: "production", label: "Shop", allowedOrigins: origins });
    await of().keyRegistry.create(old, many);
    const second = await roll(old, 3_600);
    expect(second.rolled?.successor).toMatchObject({
      ...{ id: second.id, prefix: second.prefix, merchantId: id, lineage: old.id, label: "Shop" },
      ...{ type: "publishable", environment: "production", allowedOrigins: origins },
      ...{ lastUsedAtMs: null, revokedAtMs: null, expiresAtMs: null },
    });
    const third = await roll({ id: second.id, merchantId: id }, 0);
    expect(third.rolled?.successor.lineage).toBe(old.id);
    expect(await of().apiKeys.authenticate(third.hash)).toMatchObject({ key: { id: third.id, lineage: old.id } });
  });

  it("lets the old key live for the grace", async () => {
    const { firstKey } = await aMerchant(of());
    const { hash, rolled } = await roll(firstKey, 3_600);
    const endMs = rolled?.replaced.expiresAtMs ?? 0;
    expect(rolled?.replaced).toMatchObject({ id: firstKey.id, revokedAtMs: null });
    expect(endMs - (rolled?.successor.createdAtMs ?? 0)).toBeGreaterThan(3_590_000);
    expect(await of().apiKeys.authenticate(firstKey.hash)).toMatchObject({ key: { expiresAtMs: endMs } });
    expect(await of().apiKeys.authenticate(hash)).toMatchObject({ key: { expiresAtMs: null } });
  });

  it("ends the old key at once without a grace, and never lengthens one", async () => {
    const { firstKey } = await aMerchant(of());
    const { rolled: first } = await roll(firstKey, 3_600);
    const { rolled: longer } = await roll(firstKey, 604_800);
    expect(longer?.replaced.expiresAtMs).toBe(first?.replaced.expiresAtMs);
    expect((await roll(firstKey, 0)).rolled).not.toBeNull();
    expect(await of().apiKeys.authenticate(firstKey.hash)).toBeNull();
    expect((await roll(firstKey, 3_600)).rolled).toBeNull();
  });
}

function limiting(of: Of): void {
  const limits = { scopes: ["events:read", "sandbox"], allowedIps: ["203.0.113.0/24", "::1"] } as const;
  const successor = () => ({ id: newId("key"), hash: freshHash(), prefix: "ipk_sandbox_zzzzzz" });

  it("keeps what a key is limited to, changes its addresses alone, and hands all of it on", async () => {
    const { id } = await aMerchant(of());
    const validUntilMs = Date.now() + 3_600_000;
    const given = aKey(id, { ...limits, validUntilMs });
    const made = await of().keyRegistry.create(given, many);
    expect(made).toMatchObject({ ...limits, validUntilMs, expiresAtMs: validUntilMs });
    expect(await of().apiKeys.authenticate(given.hash)).toMatchObject({
      key: { ...limits, expiresAtMs: validUntilMs },
    });
    const own = { merchantId: id, id: given.id };
    expect(await of().keyRegistry.change(own, { allowedIps: [] })).toEqual({ ...made, allowedIps: [] });
    const rolled = await of().keyRegistry.roll(own, successor(), { graceSeconds: 604_800, mostLive: many });
    const ends = { expiresAtMs: validUntilMs, validUntilMs };
    expect(rolled).toMatchObject({ successor: { scopes: limits.scopes, allowedIps: [], ...ends }, replaced: ends });
  });

  it("does not hand on the end of a grace", async () => {
    const { id, firstKey } = await aMerchant(of());
    const own = { merchantId: id, id: firstKey.id };
    await of().keyRegistry.roll(own, successor(), hour);
    const rolled = await of().keyRegistry.roll(own, successor(), hour);
    expect(rolled).toMatchObject({ successor: { expiresAtMs: null, validUntilMs: null } });
  });

  it("takes an expired key for dead", async () => {
    const { id } = await aMerchant(of());
    const given = aKey(id, { validUntilMs: Date.now() - 1 });
    await of().keyRegistry.create(given, many);
    expect(await of().apiKeys.authenticate(given.hash)).toBeNull();
    expect(await of().keyRegistry.roll({ merchantId: id, id: given.id }, successor(), hour)).toBeNull();
  });

  it("lets no more keys live than are allowed, however many are made at once", async () => {
    const { id, firstKey } = await aMerchant(of());
    const mostLive = 3;
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => of().keyRegistry.create(aKey(id), mostLive)));
    expect(made.filter((key) => key !== null)).toHaveLength(2);
    const own = { merchantId: id, id: firstKey.id };
    expect(await of().keyRegistry.roll(own, successor(), { graceSeconds: 60, mostLive })).toBe("too_many");
    const rolled = await of().keyRegistry.roll(own, successor(), { graceSeconds: 0, mostLive });
    expect(rolled).toMatchObject({ replaced: { id: firstKey.id } });
    expect(await of().keyRegistry.roll(own, successor(), { graceSeconds: 0, mostLive })).toBeNull();
    await of().keyRegistry.revoke({ merchantId: id, id: made.find((key) => key !== null)?.id ?? "key_none" });
    expect(await of().keyRegistry.create(aKey(id), mostLive)).not.toBeNull();
  });
}

function ending(of: Of): void {
  it("revokes for good, and again with the same answer", async () => {
    const { id, firstKey } = await aMerchant(of());
    const own = { merchantId: id, id: firstKey.id };
    const revoked = await of().keyRegistry.revoke(own);
    expect(revoked?.revokedAtMs).toEqual(expect.any(Number));
    expect(await of().keyRegistry.revoke(own)).toEqual(revoked);
    expect(await of().apiKeys.authenticate(firstKey.hash)).toBeNull();
    expect(await of().keyRegistry.list(id)).toEqual([revoked]);
    const successor = { id: newId("key"), hash: freshHash(), prefix: "ipk_sandbox_zzzzzz" };
    expect(await of().keyRegistry.roll(own, successor, hour)).toBeNull();
  });

  it("cuts a grace short, and leaves one that is over as it ended", async () => {
    const { id, firstKey } = await aMerchant(of());
    const own = { merchantId: id, id: firstKey.id };
    const successors = [1, 2].map(() => ({ id: newId("key"), hash: freshHash(), prefix: "ipk_sandbox_zzzzzz" }));
    const [first, second] = successors as [(typeof successors)[0], (typeof successors)[0]];
    await of().keyRegistry.roll(own, first, hour);
    const revoked = await of().keyRegistry.revoke(own);
    expect(revoked?.revokedAtMs).toBeLessThan(revoked?.expiresAtMs ?? 0);
    expect(await of().apiKeys.authenticate(firstKey.hash)).toBeNull();
    const rolled = await of().keyRegistry.roll({ merchantId: id, id: first.id }, second, { ...hour, graceSeconds: 0 });
    if (rolled === "too_many") throw new Error("far from it");
    const ended = await of().keyRegistry.revoke({ merchantId: id, id: first.id });
    expect(ended?.revokedAtMs).toBe(rolled?.replaced.expiresAtMs);
  });
}

function suspending(of: Of): void {
  it("suspends a merchant with all its keys, and restores it", async () => {
    const { id, firstKey } = await aMerchant(of());
    const bystander = await aMerchant(of());
    expect(await of().suspension.suspend(id)).toBe(true);
    expect(await of().apiKeys.authenticate(firstKey.hash)).toBe("suspended");
    expect(await of().apiKeys.authenticate(bystander.firstKey.hash)).toMatchObject({ merchant: { id: bystander.id } });
    const { suspendedAtMs } = (await of().merchants.findById(id)) ?? {};
    expect(suspendedAtMs).toEqual(expect.any(Number));
    expect(await of().suspension.suspend(id)).toBe(true);
    expect((await of().merchants.findById(id))?.suspendedAtMs).toBe(suspendedAtMs);
    expect(await of().suspension.restore(id)).toBe(true);
    expect(await of().suspension.restore(id)).toBe(true);
    expect(await of().apiKeys.authenticate(firstKey.hash)).toMatchObject({ key: { id: firstKey.id } });
  });

  it("says of a revoked key that it is none, whatever its merchant is", async () => {
    const { id, firstKey } = await aMerchant(of());
    await of().keyRegistry.revoke({ merchantId: id, id: firstKey.id });
    await of().suspension.suspend(id);
    expect(await of().apiKeys.authenticate(firstKey.hash)).toBeNull();
  });

  it("knows no merchant that is not there", async () => {
    expect(await of().suspension.suspend(newId("mer"))).toBe(false);
    expect(await of().suspension.restore(newId("mer"))).toBe(false);
  });
}
