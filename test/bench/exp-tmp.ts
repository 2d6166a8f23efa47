import { startStack } from "@lunas/stack/start-stack";
import { query } from "@lunas/stack/postgres/query";
import { insertPayments } from "/srv/wt/parts/test/bench/insert-payments";
async function main() {
  const stack = await startStack({ parts: ["postgres"] });
  try {
    const url = stack.databaseUrl;
    const run = (sql: string) => query(url, sql) as Promise<any[]>;
    await run(`insert into merchants (id, email, wallet_address, name, default_token, default_network) values ('mer_1','a@b.c','0xabc','K','IDRX','base')`);
    await insertPayments(url, { merchantId: "mer_1", environment: "sandbox", count: 180_000, days: 1080, payers: 2000, inBulk: true });
    await run("vacuum analyze payments");
    await run(`create table pm (like payments including all excluding indexes) partition by range (created_at)`);
    await run(`do $$ declare m int; a timestamptz; begin for m in 0..37 loop a := date_trunc('month', now()) - (36 - m) * interval '1 month';
      execute format('create table pm_%s partition of pm for values from (%L) to (%L)', m, a, a + interval '1 month'); end loop; end $$`);
    await run("insert into pm select * from payments");
    await run(`do $$ declare d text; n int := 0; begin for d in select pg_get_indexdef(indexrelid) from pg_index where indrelid = 'payments'::regclass loop n := n + 1;
      d := replace(replace(d, 'CREATE UNIQUE INDEX', 'CREATE INDEX'), ' ON public.payments ', ' ON pm ');
      d := regexp_replace(d, 'INDEX \\S+ ON', 'INDEX pm_i' || n || ' ON'); execute d; end loop; end $$`);
    await run(`create table authorizations (payer text, nonce numeric(78,0), permit2 text, chain_id int, payment_id text, primary key (payer, nonce, permit2, chain_id))`);
    await run("insert into authorizations select payer, nonce, permit2, chain_id, id from payments");
    await run("vacuum analyze");
    const [one] = await run("select id, payer, nonce::text, tx_hash from payments where status='confirmed' order by id offset 77777 limit 1");
    const explain = async (name: string, flat: string, month: string) => {
      for (const [where, sql] of [["flat", flat], ["months", month]] as const) {
        const times: number[] = []; let buffers = 0; let planMs = 0;
        for (let i = 0; i < 15; i++) {
          const rows = await run("begin; set local enable_seqscan=off; explain (analyze, buffers, format json) " + sql + "; rollback").catch((e) => { throw e; });
          const r: any = rows as any;
          void r;
        }
        void times; void buffers; void planMs; void name; void where;
      }
    };
    void explain;
    const { Client } = require("/srv/wt/parts/packages/stack/node_modules/pg");
    const c = new Client({ connectionString: url }); await c.connect();
    const measure = async (name: string, sqls: [string, string]) => {
      const out: string[] = [];
      for (const sql of sqls) {
        const t: number[] = []; const p: number[] = []; let b = 0;
        for (let i = 0; i < 21; i++) {
          await c.query("begin; set local enable_seqscan = off");
          const r = await c.query("explain (analyze, buffers, format json) " + sql);
          await c.query("rollback");
          const e = r.rows[0]["QUERY PLAN"][0];
          t.push(e["Execution Time"]); p.push(e["Planning Time"]);
          b = e.Plan["Shared Hit Blocks"] + e.Plan["Shared Read Blocks"];
        }
        const med = (x: number[]) => [...x].sort((q, w) => q - w)[10]!.toFixed(3);
        out.push(`${b} buffers, ${med(t)} ms + plan ${med(p)} ms`);
      }
      console.log(`${name}: flat ${out[0]} | 38 months ${out[1]}`);
    };
    const both = (f: (t: string) => string): [string, string] => [f("payments"), f("pm")];
    await measure("by id", both((t) => `select * from ${t} where id = '${one.id}'`));
    await measure("by authorization", [`select * from payments where payer='${one.payer}' and nonce=${one.nonce} and permit2='0x'||repeat('1',40) and chain_id=1337`,
      `select p.* from authorizations a join pm p on p.id = a.payment_id where a.payer='${one.payer}' and a.nonce=${one.nonce} and a.permit2='0x'||repeat('1',40) and a.chain_id=1337`]);
    await measure("by tx_hash", both((t) => `select * from ${t} where tx_hash = '${one.tx_hash}'`));
    await measure("in flight of a payer", both((t) => `select sum(amount) from ${t} where payer = '${one.payer}' and asset='0x'||repeat('2',40) and chain_id=1337 and status='pending'`));
    await measure("page 1", both((t) => `select id from ${t} where merchant_id='mer_1' and environment='sandbox' order by created_at desc, id desc limit 20`));
    await measure("page 1 of a payer", both((t) => `select id from ${t} where merchant_id='mer_1' and environment='sandbox' and payer='${one.payer}' order by created_at desc, id desc limit 20`));
    const cols = (await run("select string_agg(column_name, ',' order by ordinal_position) as c from information_schema.columns where table_name='payments'"))[0].c as string;
    const sel = cols.split(",").map((k) => k === "id" ? "'pay_new'" : k === "nonce" ? "1" : k === "created_at" ? "now()" : k === "tx_hash" || k === "log_index" ? "null" : k).join(",");
    await run("alter table payments disable trigger user");
    const ins = (t: string) => `insert into ${t} (${cols}) select ${sel.replace(/\bstatus\b/, "'pending'").replace(/\b(block_number|block_hash|block_time|ended_at)\b/g, "null")} from payments where id = '${one.id}'`;
    await measure("insert (with its source row; months: + authorization)", [ins("payments"), `with a as (insert into authorizations values ('${one.payer}', 1, '0x', 1, 'pay_new')) ${ins("pm")}`]);
    await c.end();
  } finally { await stack.stop(); }
}
main().catch((e) => { console.error(e); process.exit(1); });
