import { query } from "@lunas/stack/postgres/query";
import request from "supertest";
import { insertPayments } from "../bench/insert-payments";
import { registerMerchant, signIn, type TestMerchant } from "./gateway-fixture";
import { gateway, merchant, stack, useGateway } from "./opened-gateway";

jest.setTimeout(120_000);

const count = 1_730;
useGateway();
beforeAll(async () => {
  const other = await registerMerchant(gateway.url);
  const insert = (of: TestMerchant, environment: "sandbox" | "production", rows: number) =>
    insertPayments(stack.databaseUrl, { merchantId: of.merchantId, environment, count: rows, days: 20, payers: 9 });
  await Promise.all([
    insert(merchant, "sandbox", count),
    insert(merchant, "production", 7),
    insert(other, "sandbox", 30),
  ]);
});

const ask = (path: string) => request(gateway.url).get(path).set("X-API-Key", merchant.sandboxApiKey);
const csv = async (search = "") => (await ask(`/payments.csv${search}`).expect(200)).text;
const rowsOf = (text: string) => {
  const [head = "", ...lines] = text.trimEnd().split("\r\n");
  return lines.map((line) => Object.fromEntries(line.split(",").map((cell, at) => [head.split(",")[at], cell])));
};

interface Listed {
  readonly paymentId: string;
  readonly createdAt: string;
  readonly status: string;
  readonly amount: string;
  readonly from: string;
  readonly resource: string | null;
}

/** All pages of the list. */
async function listed(search: string): Promise<readonly Listed[]> {
  const found: Listed[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await ask(`/payments?limit=100&page=${page}${search}`).expect(200);
    found.push(...body.payments);
    if (page >= body.pagination.totalPages) return found;
  }
}

describe("GET /payments.csv", () => {
  it("has every payment of the list once, in its order, over several pages of the database", async () => {
    const response = await ask("/payments.csv").expect(200);
    expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(response.headers["content-disposition"]).toMatch(
      /^attachment; filename="lunas-sandbox-payments-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const rows = rowsOf(response.text);
    const list = await listed("");
    expect(rows).toHaveLength(count);
    expect(rows.map(({ paymentId }) => paymentId)).toEqual(list.map(({ paymentId }) => paymentId));
    expect(rows.map(({ baseUnits }) => baseUnits)).toEqual(list.map(({ amount }) => amount));
    expect(rows.every(({ rupiah, baseUnits }) => rupiah?.replace(".", "").replace(/^0+/, "") === baseUnits)).toBe(true);
  });

  it("takes the filters of the list", async () => {
    const [newest] = await listed("");
    const list = await listed("");
    const [newer, older] = [list[100]?.createdAt, list[900]?.createdAt];
    for (const search of [
      "status=failed",
      `from=${newest?.from}`,
      `resource=${newest?.resource}`,
      `since=${older}&until=${newer}`,
      "network=sandbox",
    ]) {
      const rows = rowsOf(await csv(`?${search}`));
      expect([search, rows.map(({ paymentId }) => paymentId)]).toEqual([
        search,
        (await listed(`&${search}`)).map(({ paymentId }) => paymentId),
      ]);
    }
    expect(rowsOf(await csv("?status=pending"))).toEqual([]);
  });

  it("begins with a byte order mark where asked, and by session names its environment", async () => {
    expect((await csv("?status=pending&bom=true")).charCodeAt(0)).toBe(0xfeff);
    expect((await csv("?status=pending")).startsWith("paymentId,")).toBe(true);
    const cookie = await signIn(gateway.url, merchant);
    const session = (search: string) => request(gateway.url).get(`/payments.csv${search}`).set("Cookie", cookie);
    expect(rowsOf((await session("?environment=production").expect(200)).text)).toHaveLength(7);
    await session("").expect(400);
    await request(gateway.url).get("/payments.csv").expect(401);
    await request(gateway.url).head("/payments.csv").set("X-API-Key", merchant.sandboxApiKey).expect(200);
  });

  it.each([
    ["since=2024-01-01", "since"],
    ["since=2024-01-01&until=2025-02-01", "since"],
    ["status=done", "status"],
  ])("refuses %s", async (search, name) => {
    const { body } = await ask(`/payments.csv?${search}`).expect(400);
    expect([body.error.code, Object.keys(body.error.details)]).toEqual(["invalid_request", [name]]);
  });
});

describe("GET /merchant/reports/daily", () => {
  it("the sums of any period are those of the list, by the days of Jakarta", async () => {
    const all = await listed("&status=confirmed");
    const dayOf = (at: string) => new Date(Date.parse(at) + 7 * 3_600_000).toISOString().slice(0, 10);
    const today = dayOf(new Date().toISOString());
    const back = (days: number) => dayOf(new Date(Date.now() - days * 86_400_000).toISOString());
    for (const [from, to] of [
      [back(25), today],
      [back(11), back(3)],
      [back(7), back(7)],
      [back(300), back(200)],
    ] as const) {
      const { body } = await ask(`/merchant/reports/daily?from=${from}&to=${to}`).expect(200);
      const within = all.filter(({ createdAt }) => dayOf(createdAt) >= from && dayOf(createdAt) <= to);
      expect(body.total).toEqual(sumsOf(within));
      expect([body.timeZone, body.days[0].date, body.days.at(-1).date]).toEqual(["Asia/Jakarta", from, to]);
      for (const { date, ...sums } of body.days) {
        expect([date, sums]).toEqual([date, sumsOf(within.filter(({ createdAt }) => dayOf(createdAt) === date))]);
      }
    }
  });

  function sumsOf(payments: readonly Listed[]) {
    const gross = payments.reduce((sum, { amount }) => sum + BigInt(amount), 0n).toString();
    const uniquePayers = new Set(payments.map(({ from }) => from)).size;
    const charges = { count: 0, amount: "0" };
    return { count: payments.length, gross, refunded: "0", net: gross, uniquePayers, charges };
  }

  it("the days sum to the list of payments and to the list of refunds", async () => {
    const shop = await registerMerchant(gateway.url);
    const { merchantId } = shop;
    await insertPayments(stack.databaseUrl, { merchantId, environment: "sandbox", count: 120, days: 8, payers: 5 });
    await insertRefunds(merchantId);
    const of = async (path: string) =>
      (await request(gateway.url).get(path).set("X-API-Key", shop.sandboxApiKey).expect(200)).body;
    const dayOf = (at: string) => new Date(Date.parse(at) + 7 * 3_600_000).toISOString().slice(0, 10);
    const day = (back: number) => dayOf(new Date(Date.now() - back * 86_400_000).toISOString());
    const payments: Listed[] = (await pagesOf(of, "payments")).filter(({ status }) => status === "confirmed");
    const refunds = (await pagesOf(of, "refunds")).filter(
      ({ status, lateSettlement }) => status === "confirmed" || lateSettlement,
    );
    const { days, total } = await of(`/merchant/reports/daily?from=${day(10)}&to=${day(0)}`);
    const sum = (rows: readonly Listed[]) => rows.reduce((all, { amount }) => all + BigInt(amount), 0n);
    const figures = (isIn: (row: Listed) => boolean) => {
      const [gross, refunded] = [sum(payments.filter(isIn)), sum(refunds.filter(isIn))];
      return { gross: `${gross}`, refunded: `${refunded}`, net: `${gross - refunded}` };
    };
    expect(refunds).toHaveLength(36);
    expect(total).toMatchObject({ count: payments.length, ...figures(() => true) });
    for (const { date, ...of } of days)
      expect([date, of]).toMatchObject([date, figures(({ createdAt }) => dayOf(createdAt) === date)]);
  });

  it("a day that gives more back than it takes has a negative net", async () => {
    const shop = await registerMerchant(gateway.url);
    const { merchantId } = shop;
    await insertPayments(stack.databaseUrl, { merchantId, environment: "sandbox", count: 12, days: 1, payers: 2 });
    const early = "update payments set created_at = created_at - interval '4 days' where merchant_id = $1";
    await query(stack.databaseUrl, early, [merchantId]);
    await insertRefunds(merchantId);
    const response = await request(gateway.url).get("/merchant/reports/daily").set("X-API-Key", shop.sandboxApiKey);
    const { days } = response.body as { days: { gross: string; refunded: string; net: string }[] };
    const negative = days.filter(({ gross, refunded }) => BigInt(refunded) > BigInt(gross));
    expect(negative.length).toBeGreaterThan(0);
    for (const { gross, refunded, net } of negative) expect(BigInt(net)).toBe(BigInt(gross) - BigInt(refunded));
  });

  /** Refunds of some confirmed payments a day later or now: 24 confirmed, 12 failed and settled late, 12 failed. */
  const insertRefunds = (merchantId: string) =>
    query(
      stack.databaseUrl,
      `insert into payments select refund.* from (
         select p.*, row_number() over (order by id) as place from payments p
         where merchant_id = $1 and status = 'confirmed' order by id limit 48
       ) paid, payments p, jsonb_populate_record(p, jsonb_build_object(
         'id', 'ref_' || substr(p.id, 5), 'refund_of', p.id, 'payer', p.pay_to, 'pay_to', p.payer,
         'nonce', p.nonce + 1, 'amount', greatest(p.amount / 2, 1),
         'created_at', least(now(), p.created_at + interval '1 day'), 'ended_at', least(now(), p.created_at + interval '1 day'),
         'log_index', case when place % 4 < 2 then p.log_index + 1 end
       ) || case when place % 4 < 2 then '{}'::jsonb else jsonb_build_object(
         'status', 'failed', 'failure_code', 'tx_failed', 'failure_message', 'It reverted.', 'tx_hash', null,
         'block_number', null, 'block_hash', null, 'block_time', null) end
         || case when place % 4 = 2 then jsonb_build_object('late_tx_hash', p.tx_hash, 'late_log_index', 9,
         'late_block_number', p.block_number, 'late_block_hash', p.block_hash, 'late_block_time', p.block_time) else '{}'::jsonb end
       ) refund where paid.id = p.id`,
      [merchantId],
    );

  async function pagesOf(of: (path: string) => Promise<Record<string, unknown>>, kind: "payments" | "refunds") {
    const found: (Listed & { readonly lateSettlement?: object | null })[] = [];
    for (let page = 1; ; page += 1) {
      const body = await of(`/${kind}?limit=50&page=${page}`);
      found.push(...(body[kind] as Listed[]));
      if (page >= (body.pagination as { totalPages: number }).totalPages) return found;
    }
  }

  it("a payment at midnight belongs to the new day, a millisecond before to the old one", async () => {
    const ids = (await query(
      stack.databaseUrl,
      "select id from payments where merchant_id = $1 and environment = 'production' and status = 'confirmed' limit 2",
      [merchant.merchantId],
    )) as { id: string }[];
    await query(stack.databaseUrl, "alter table payments disable trigger user");
    const move = (id: string | undefined, at: string) =>
      query(stack.databaseUrl, "update payments set created_at = $2 where id = $1", [id ?? "", at]);
    await move(ids[0]?.id, "2026-03-09T17:00:00.000Z");
    await move(ids[1]?.id, "2026-03-09T16:59:59.999Z");
    const { body } = await request(gateway.url)
      .get("/merchant/reports/daily?from=2026-03-09&to=2026-03-10&environment=production")
      .set("Cookie", await signIn(gateway.url, merchant))
      .expect(200);
    expect(body.days.map(({ date, count: n }: { date: string; count: number }) => [date, n])).toEqual([
      ["2026-03-09", 1],
      ["2026-03-10", 1],
    ]);
  });

  it.each([
    ["from=2026-02-30", "from"],
    ["from=2026-11-22T00:00:00Z", "from"],
    ["from=2026-11-22&to=2026-11-21", "from"],
    ["from=2024-01-01&to=2026-11-21", "from"],
    ["environment=production", "environment"],
  ])("refuses %s", async (search, name) => {
    const { body } = await ask(`/merchant/reports/daily?${search}`).expect(400);
    expect([body.error.code, Object.keys(body.error.details)]).toEqual(["invalid_request", [name]]);
  });
});
