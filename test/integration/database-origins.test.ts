import { createApiKeyRegistry } from "@lunas/database/api-key-registry";
import { createOriginStore } from "@lunas/database/origin-store";
import { newId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { freshHash } from "@lunas/testkit/contracts/fresh";
import { aNewKey, testAuthor } from "./database-postgres";
import { gateway, merchant, stack, useStoresOfGateway } from "./stores-of-gateway";

jest.setTimeout(60_000);

const merchantId = merchant.id;
let registry: ReturnType<typeof createApiKeyRegistry>;
let origins: ReturnType<typeof createOriginStore>;

useStoresOfGateway();
beforeAll(() => {
  registry = createApiKeyRegistry(gateway.database, testAuthor);
  origins = createOriginStore(gateway.database);
});

let made = 0;
/** An unregistered origin. */
const newOrigin = () => {
  made += 1;
  return `https://shop-${made}.example`;
};
const create = async (allowedOrigins: readonly string[]) => {
  const created = await registry.create(aNewKey(merchantId, { type: "publishable", allowedOrigins }), 50);
  if (created === null) throw new Error("no key of fifty was made");
  return created;
};
const own = (id: Awaited<ReturnType<typeof create>>["id"]) => ({ merchantId, id });
const isRegistered = (origin: string) => origins.isRegisteredOrigin(origin);

test("an origin is registered for as long as a live key of a live merchant names it", async () => {
  const [one, other] = [newOrigin(), newOrigin()];
  const key = await create([one, one]);
  expect([await isRegistered(one), await isRegistered(other)]).toEqual([true, false]);
  await registry.change(own(key.id), { allowedOrigins: [other] });
  expect([await isRegistered(one), await isRegistered(other)]).toEqual([false, true]);
  await query(stack.databaseUrl, "update merchants set suspended_at = now() where id = $1", [merchantId]);
  expect(await isRegistered(other)).toBe(false);
  await query(stack.databaseUrl, "update merchants set suspended_at = null where id = $1", [merchantId]);
  const second = await create([other]);
  await registry.revoke(own(key.id));
  expect(await isRegistered(other)).toBe(true);
  await registry.revoke(own(second.id));
  expect(await isRegistered(other)).toBe(false);
});

test("a key that was rolled keeps its origins to the end of its grace, and its successor has them", async () => {
  const origin = newOrigin();
  const key = await create([origin]);
  const successor = { id: newId("key"), hash: freshHash(), prefix: "ipk_pub_sandbox_ab" };
  await registry.roll(own(key.id), successor, { graceSeconds: 3_600, mostLive: 50 });
  await registry.revoke(own(successor.id));
  expect(await isRegistered(origin)).toBe(true);
  await query(stack.databaseUrl, "update api_keys set expires_at = now() - interval '1 second' where id = $1", [
    key.id,
  ]);
  expect(await isRegistered(origin)).toBe(false);
});

test("a secret key registers no origin, and a revoked key removes its origins", async () => {
  const origin = newOrigin();
  const secret = aNewKey(merchantId, { allowedOrigins: [origin] });
  await registry.create(secret, 50);
  expect(await isRegistered(origin)).toBe(false);
  const key = await create([origin]);
  await query(stack.databaseUrl, "delete from api_keys where id = $1", [key.id]);
  expect(await isRegistered(origin)).toBe(false);
});

/** Blocks that a look-up reads, and rows that it passes by. */
async function costOf(origin: string): Promise<{ readonly blocks: number; readonly ms: number }> {
  const seen: string[] = [];
  const database = {
    query: async ({ text, values }: { readonly text: string; readonly values: unknown[] }) => {
      seen.push(text);
      const literal = text.replace("$1", `'{${(values.flat() as string[]).map((each) => `"${each}"`).join(",")}}'`);
      const [row] = (await query(stack.databaseUrl, `explain (analyze, buffers, format json) ${literal}`)) as {
        "QUERY PLAN": readonly { readonly Plan: Record<string, number>; readonly "Execution Time": number }[];
      }[];
      const [plan] = row?.["QUERY PLAN"] ?? [];
      cost = {
        blocks: (plan?.Plan["Shared Hit Blocks"] ?? 0) + (plan?.Plan["Shared Read Blocks"] ?? 0),
        ms: plan?.["Execution Time"] ?? 0,
      };
      return [];
    },
  };
  let cost = { blocks: Number.NaN, ms: Number.NaN };
  await createOriginStore(database as never).isRegisteredOrigin(origin);
  return cost;
}

test("among ten thousand keys a look-up reads a few blocks, also of an origin that a thousand have named", async () => {
  const crowded = newOrigin();
  await query(
    stack.databaseUrl,
    `insert into api_keys (id, merchant_id, hash, prefix, type, environment, allowed_origins, revoked_at)
     select 'key_many_' || n, $1, 'many_' || n, 'ipk_pub_sandbox_ab', 'publishable', 'sandbox',
       case when n <= 1000 then array[$2] else array['https://many-' || n || '.example', 'https://www.many-' || n || '.example'] end,
       case when n <= 1000 then now() end
     from generate_series(1, 10000) n`,
    [merchantId, crowded],
  );
  for (const analyzed of [false, true]) {
    if (analyzed) await query(stack.databaseUrl, "analyze");
    for (const origin of ["https://many-8000.example", "https://invented.example", crowded])
      expect((await costOf(origin)).blocks).toBeLessThan(30);
  }
  expect([await isRegistered("https://www.many-8000.example"), await isRegistered(crowded)]).toEqual([true, false]);
});
