import { sandbox } from "@lunas/catalog/chains/sandbox";
import { query } from "@lunas/stack/postgres/query";
import request from "supertest";
import { insertPayments } from "../bench/insert-payments";
import { storeKey } from "../harness/store-key";
import { registerMerchant, signIn, type TestMerchant } from "./gateway-fixture";
import { cookie, gateway, merchant, stack, useGateway } from "./opened-gateway";

jest.setTimeout(120_000);

const publicRpc = "https://rpc.sandbox.example/public";
/** With letters: their case is the reader's own affair. */
const knownPayer = "0x52908400098527886E0F7030069857D2E4169EE7";

let thirdParty: TestMerchant;
let liveKey: string;

useGateway({ SANDBOX_PUBLIC_RPC_URL: publicRpc });
beforeAll(async () => {
  thirdParty = await registerMerchant(gateway.url);
  const { merchantId } = merchant;
  liveKey = await storeKey(stack.databaseUrl, { merchantId, type: "secret", environment: "production" });
  const insert = (of: TestMerchant, environment: "sandbox" | "production", count: number) =>
    insertPayments(stack.databaseUrl, { merchantId: of.merchantId, environment, count, days: 40, payers: 9 });
  await insert(merchant, "sandbox", 130);
  await insert(merchant, "production", 21);
  await insert(thirdParty, "sandbox", 5);
  await query(
    stack.databaseUrl,
    `update payments set payer = $1 where merchant_id = $2 and environment = 'sandbox' and block_number in (7, 8)`,
    [knownPayer, merchantId],
  );
  await query(
    stack.databaseUrl,
    "update payments set ended_at = created_at + (block_number * 37 % 4001) * interval '1 ms' where status = 'confirmed' and merchant_id = $1",
    [merchantId],
  );
});

interface Listed {
  readonly payments: readonly {
    readonly paymentId: string;
    readonly status: string;
    readonly from: string;
    readonly resource: string | null;
    readonly environment: string;
    readonly createdAt: string;
  }[];
  readonly pagination: Readonly<Record<"page" | "limit" | "total" | "totalPages", number>>;
}

async function list(search = "", key = merchant.sandboxApiKey): Promise<Listed> {
  const { body } = await request(gateway.url).get(`/payments${search}`).set("X-API-Key", key).expect(200);
  return body;
}

describe("GET /payments", () => {
  it("page, limit: 20 by default, a hundred at most, newest first, with the exact total", async () => {
    const { payments, pagination } = await list();
    expect(pagination).toEqual({ page: 1, limit: 20, total: 130, totalPages: 7 });
    expect(payments).toHaveLength(20);
    const times = payments.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    const all = [await list("?limit=100"), await list("?limit=100&page=2")];
    const ids = all.flatMap((page) => page.payments.map(({ paymentId }) => paymentId));
    expect(new Set(ids).size).toBe(130);
    expect((await list("?page=7")).payments.map(({ paymentId }) => paymentId)).toEqual(ids.slice(120));
  });

  it("a page beyond the end is empty", async () => {
    const { payments, pagination } = await list("?page=8");
    expect([payments, pagination]).toEqual([[], { page: 8, limit: 20, total: 130, totalPages: 7 }]);
    const none = await list("?status=pending");
    expect(none).toEqual({ payments: [], pagination: { page: 1, limit: 20, total: 0, totalPages: 0 } });
  });

  it("status", async () => {
    const failed = await list("?status=failed&limit=100");
    expect(failed.pagination.total).toBe(6);
    expect(new Set(failed.payments.map(({ status }) => status))).toEqual(new Set(["failed"]));
    expect((await list("?status=confirmed")).pagination.total).toBe(124);
  });

  it("from, in any letter case", async () => {
    for (const from of [knownPayer, knownPayer.toLowerCase()]) {
      const { payments, pagination } = await list(`?from=${from}`);
      expect([payments.map((each) => each.from), pagination.total]).toEqual([[knownPayer, knownPayer], 2]);
    }
  });

  it("resource: the whole URL, with every other filter", async () => {
    const { payments } = await list("?status=failed&limit=1");
    const resource = encodeURIComponent(payments[0]?.resource ?? "");
    expect(resource).toMatch(/^https/);
    expect((await list(`?resource=${resource}`)).payments).toEqual(payments);
    expect((await list(`?resource=${resource}&status=failed&from=${payments[0]?.from}`)).payments).toEqual(payments);
    for (const search of [
      `resource=${resource}&status=confirmed`,
      "resource=https://shop.example/",
      `resource=${resource}0`,
    ])
      expect(await list(`?${search}`)).toMatchObject({ payments: [], pagination: { total: 0 } });
  });

  it("since, until: exclusive, by createdAt", async () => {
    const { payments } = await list("?limit=100");
    const [newer, older] = [payments[10]?.createdAt ?? "", payments[40]?.createdAt ?? ""];
    const between = payments.filter(({ createdAt }) => createdAt < newer && createdAt > older);
    const found = await list(`?since=${older}&until=${newer}&limit=100`);
    expect(found.payments).toEqual(between);
    expect(found.pagination.total).toBe(between.length);
    const failed = await list(`?since=${older}&until=${newer}&status=failed`);
    expect(failed.payments).toEqual(between.filter(({ status }) => status === "failed"));
  });

  it("shows what a look-up shows", async () => {
    for (const listed of (await list("?limit=3")).payments) {
      const { body } = await request(gateway.url)
        .get(`/payments/${listed.paymentId}`)
        .set("X-API-Key", merchant.sandboxApiKey)
        .expect(200);
      expect(listed).toEqual(body);
    }
  });

  it("shows the key's environment and merchant alone", async () => {
    const live = await list("?limit=100", liveKey);
    expect(live.pagination.total).toBe(21);
    expect(new Set(live.payments.map(({ environment }) => environment))).toEqual(new Set(["production"]));
    const others = await list("?limit=100", thirdParty.sandboxApiKey);
    expect(others.pagination.total).toBe(5);
    const own = new Set((await list("?limit=100")).payments.map(({ paymentId }) => paymentId));
    expect(others.payments.filter(({ paymentId }) => own.has(paymentId))).toEqual([]);
  });

  it.each([
    ["page=0", "page"],
    ["page=1.5", "page"],
    ["page=x", "page"],
    ["page=", "page"],
    ["limit=0", "limit"],
    ["limit=101", "limit"],
    ["status=done", "status"],
    ["from=0x12", "from"],
    ["resource=article", "resource"],
    [`resource=https://shop.example/${"a".repeat(2_048)}`, "resource"],
    ["since=yesterday", "since"],
    ["until=2026-13-01", "until"],
  ])("a bad filter value is refused by its name: %s", async (search, name) => {
    const refused = await request(gateway.url).get(`/payments?${search}`).set("X-API-Key", merchant.sandboxApiKey);
    expect([refused.status, refused.body.error.code]).toEqual([400, "invalid_request"]);
    expect(Object.keys(refused.body.error.details)).toEqual([name]);
  });
});

describe("GET /merchant/stats", () => {
  const stats = async (search = "") =>
    (await request(gateway.url).get(`/merchant/stats${search}`).set("Cookie", cookie).expect(200)).body;

  /** The same from the table. */
  async function fromTheTable(environment: string) {
    const [row] = (await query(
      stack.databaseUrl,
      `with own as (
         select *, created_at > now() - interval '30 days' as lately from payments
         where merchant_id = $1 and environment = $2 and status = 'confirmed'
       )
       select count(*)::int as n, sum(amount)::text as units, count(*) filter (where lately)::int as lately,
         sum(amount) filter (where lately)::text as "latelyUnits",
         count(distinct payer) filter (where lately)::int as payers from own`,
      [merchant.merchantId, environment],
    )) as Record<string, number | string>[];
    return row;
  }

  async function timesFromTheTable(environment: string) {
    const rows = (await query(
      stack.databaseUrl,
      `select (extract(epoch from ended_at - created_at) * 1000)::int as ms from payments
       where merchant_id = $1 and environment = $2 and status = 'confirmed' and created_at > now() - interval '30 days'
       order by created_at desc, id desc limit 1000`,
      [merchant.merchantId, environment],
    )) as { ms: number }[];
    const sorted = rows.map(({ ms }) => ms).sort((one, other) => one - other);
    const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1];
    return sorted.length === 0 ? undefined : { payments: sorted.length, p50Ms: at(0.5), p95Ms: at(0.95) };
  }

  const noCharges = { count: 0, amount: "0" };
  const noRefunds = { IDRX: "0", formatted: { IDRX: "Rp\u00a00,00" } };

  it.each(["sandbox", "production"])(
    "environment=%s: what the table says, confirmed payments alone",
    async (environment) => {
      const row = await fromTheTable(environment);
      const { totalVolume, settlementTime, ...body } = await stats(`?environment=${environment}`);
      expect(body).toEqual({
        environment,
        totalPayments: row?.n,
        refunded: noRefunds,
        last30Days: {
          ...{ payments: row?.lately, volume: { IDRX: row?.latelyUnits }, uniquePayers: row?.payers },
          refunded: { IDRX: "0" },
        },
        charges: noCharges,
      });
      expect(settlementTime).toEqual(await timesFromTheTable(environment));
      expect(settlementTime.p95Ms).toBeGreaterThan(settlementTime.p50Ms);
      expect(totalVolume.IDRX).toBe(row?.units);
      const rupiahs = Number(row?.units) / 100;
      const money = new Intl.NumberFormat("id-ID", { style: "currency", currency: "IDR", minimumFractionDigits: 2 });
      expect(totalVolume.formatted.IDRX).toBe(money.format(rupiahs));
    },
  );

  it("is of production once there is a confirmed payment, else of the sandbox", async () => {
    expect((await stats()).environment).toBe("production");
    const theirs = await request(gateway.url)
      .get("/merchant/stats")
      .set("Cookie", await signIn(gateway.url, thirdParty))
      .expect(200);
    expect(theirs.body).toMatchObject({ environment: "sandbox", totalPayments: 5 });
    const newcomer = await registerMerchant(gateway.url);
    const nothing = await request(gateway.url)
      .get("/merchant/stats")
      .set("Cookie", await signIn(gateway.url, newcomer));
    expect(nothing.body).toEqual({
      environment: "sandbox",
      totalPayments: 0,
      totalVolume: { IDRX: "0", formatted: { IDRX: "Rp\u00a00,00" } },
      refunded: noRefunds,
      last30Days: { payments: 0, volume: { IDRX: "0" }, refunded: { IDRX: "0" }, uniquePayers: 0 },
      charges: noCharges,
    });
  });
});

describe("what needs no key", () => {
  it("GET /tokens: each with the chains that carry it, at the addresses of /config", async () => {
    const { body } = await request(gateway.url).get("/tokens").expect(200);
    const config = (await request(gateway.url).get("/config")).body;
    const network = (environment: "sandbox" | "production") => {
      const { network: name, chainId, x402, tokens } = config[environment];
      const { caip2Network } = x402;
      return { environment, network: name, chainId, caip2Network, address: tokens.IDRX };
    };
    const idrx = { symbol: "IDRX", name: "IDRX", currency: "IDR", decimals: 2 };
    expect(body).toEqual({ tokens: [{ ...idrx, networks: [network("sandbox"), network("production")] }] });
  });

  it("GET /tokens/:symbol/price: pegged, the symbol compared exactly", async () => {
    const { body } = await request(gateway.url).get("/tokens/IDRX/price").expect(200);
    expect(body).toEqual({ symbol: "IDRX", currency: "IDR", rate: 1, lastUpdated: expect.any(String) });
    expect(new Date(body.lastUpdated).toISOString()).toBe(body.lastUpdated);
    for (const symbol of ["idrx", "IDRX%20", "USDC", "%F0%9F%92%B8"]) {
      const refused = await request(gateway.url).get(`/tokens/${symbol}/price`);
      expect([symbol, refused.status, refused.body.error.code]).toEqual([symbol, 400, "unsupported_token"]);
    }
  });

  it("GET /config: publishes the public endpoint, never the one that is used", async () => {
    const response = await request(gateway.url).get("/config").expect(200);
    expect(response.body.sandbox).toEqual({
      rpcUrl: publicRpc,
      chainId: 1337,
      network: "sandbox",
      tokens: { ...sandbox.tokens },
      tokenDecimals: { IDRX: 2 },
      permit2Address: sandbox.contracts.permit2,
      x402: {
        caip2Network: "eip155:1337",
        sponsorshipMode: expect.any(String),
        eip2612: false,
        minPayment: "1",
        x402Permit2ProxyAddress: sandbox.contracts.x402Proxy,
        upto: { proxyAddress: sandbox.contracts.x402UptoProxy, facilitators: expect.any(Array) },
      },
      nativeCurrency: { ...sandbox.nativeCurrency },
    });
    expect(response.text).not.toContain(new URL(stack.chains.sandbox.rpcUrl).port);
    const etag = response.headers.etag ?? "";
    for (const reported of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await request(gateway.url).get("/config").set("If-None-Match", reported);
      expect([again.status, again.text, again.headers.etag]).toEqual([304, "", etag]);
      expect(again.headers["cache-control"]).toContain("max-age=60");
      expect(again.headers["lunas-version"]).toBe("2026-11-20");
    }
    await request(gateway.url).get("/config").set("If-None-Match", '"other"').expect(200);
  });
});
