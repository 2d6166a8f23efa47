import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createMerchantErasure } from "@lunas/database/merchant-erasure";
import { createRetention } from "@lunas/database/retention";
import { newId, newMonthlyId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { aChannel } from "@lunas/testkit/contracts/channel-fixture";
import { aConfirmation, freshAddress } from "@lunas/testkit/contracts/fresh";
import { openChannelRow } from "../harness/open-channel-row";
import { registered } from "./database-postgres";
import { stores, url, useFreshStores } from "./opened-stores";

jest.setTimeout(60_000);

/** docs/privacy.md, "In which columns", compared with the database. */

useFreshStores();

interface Listed {
  readonly column: string;
  readonly whenErased: string;
  readonly byAge: string;
}

const document = readFileSync(join(__dirname, "../../docs/privacy.md"), "utf8");
const listed: readonly Listed[] = document
  .slice(document.indexOf("## In which columns"))
  .split("\n## ")[0]
  ?.split("\n")
  .filter((line) => line.startsWith("| `"))
  .flatMap((line) => {
    const [, columns = "", whenErased = "", byAge = ""] = line.split("|").map((cell) => cell.trim());
    return [...columns.matchAll(/`([a-z_]+\.[a-z_]+)`/g)].map(([, column = ""]) => ({ column, whenErased, byAge }));
  }) as readonly Listed[];
const columnsWhere = (matches: (each: Listed) => boolean) => listed.filter(matches).map(({ column }) => column);
const erased = columnsWhere(({ whenErased }) => whenErased === "removed");
const aged = columnsWhere(({ byAge }) => byAge === "removed");

/** Names of text columns without personal data, in any table. */
const notPersonal = new Set([
  // What Lunas counts by.
  ...[
    "id",
    "merchant_id",
    "api_key_id",
    "payment_id",
    "event_id",
    "delivery_id",
    "audit_id",
    "key_id",
    "lane_id",
    "link_id",
    "refund_id",
    "refund_of",
    "channel_id",
    "action_id",
    "charge_id",
    "last_charge_id",
  ],
  ...["asker_id", "second_waiter_id", "answer_id", "lineage", "key_lineage", "nonce", "owner", "prefix"],
  // One of a few words of Lunas' own.
  ...[
    "type",
    "status",
    "state",
    "method",
    "purpose",
    "source",
    "scope",
    "scopes",
    "kind",
    "reason",
    "action",
    "actor_kind",
    "cause",
    "managed_by",
  ],
  ...["environment", "network", "default_network", "default_token", "token", "token_symbol", "symbol"],
  ...["failure_code", "failure_message", "mined_status", "publish_outcome", "volumes", "refunded", "chain_resets.sums"],
  // Numbers.
  "proved_chain_ids",
  // Hashes.
  ...[
    "hash",
    "body_hash",
    "last_body_hash",
    "tx_hash",
    "late_tx_hash",
    "block_hash",
    "genesis_hash",
    "mined_hash",
    "approval_hash",
    "personal_hash",
  ],
  // Contracts and the operator's own accounts.
  ...["asset", "permit2", "spender", "recipient", "lanes.address", "chain_tokens.address", "chain_spenders.address"],
  // Of scheme batch-settlement: the operator's signers, random bytes, and the merchant's thresholds.
  ...["authorizer", "receiver_authorizer", "chain_authorizers.address", "channels.salt", "merchants.channel_settings"],
  // Of scheme upto: the signed maximum, and the lane of ours that the payer named.
  ...["payments.terms", "payments.only_sender"],
  // What a process was built from.
  ...["instances.service", "instances.version", "instances.commit"],
]);
/** Columns with personal data although their name is in the set above. */
const personalAllTheSame = new Set(["pauses.reason"]);

async function textColumns(databaseUrl: string): Promise<readonly string[]> {
  const rows = await query(
    databaseUrl,
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and table_name <> '_prisma_migrations'
       and table_name not in (select c.relname from pg_class c where c.relispartition)
       and data_type in ('text', 'character varying', 'ARRAY', 'json', 'jsonb', 'bytea', 'inet', 'cidr', 'xml') order by 1`,
  );
  return (rows as { name: string }[]).map(({ name }) => name);
}

async function unlisted(databaseUrl: string): Promise<readonly string[]> {
  const known = new Set(listed.map(({ column }) => column));
  const isPlain = (name: string) =>
    !personalAllTheSame.has(name) && (notPersonal.has(name) || notPersonal.has(name.split(".")[1] ?? ""));
  return (await textColumns(databaseUrl)).filter((name) => !known.has(name) && !isPlain(name));
}

test("every column of text is listed, or holds nothing of a person; a new one is found", async () => {
  expect(listed.length).toBeGreaterThan(30);
  expect(await unlisted(url)).toEqual([]);
  await query(
    url,
    "alter table merchants add phone text; alter table payments add payer_ip inet; alter table events add notes jsonb",
  );
  expect(await unlisted(url)).toEqual(["events.notes", "merchants.phone", "payments.payer_ip"]);
});

test("every column that is listed is there", async () => {
  const there = new Set(await textColumns(url));
  expect(listed.filter(({ column }) => !there.has(column))).toEqual([]);
});

const mark = "Budi-0812";

/** In which columns the mark stands. */
async function marked(): Promise<readonly string[]> {
  const each = (await textColumns(url)).map((name) => {
    const [table = "", column = ""] = name.split(".");
    return `select '${name}' as name where exists (select from ${table} where ${column}::text like '%${mark}%')`;
  });
  return ((await query(url, each.join(" union all "))) as { name: string }[]).map(({ name }) => name).sort();
}

/** A merchant that has written the mark wherever something is removed, all of it 200 days ago. */
async function aMarkedMerchant() {
  const id = await registered(stores);
  const authorization = anAuthorization({ from: freshAddress() });
  const payment = aNewPayment({ merchantId: id, authorization });
  const words = { metadata: { order: mark }, description: mark, resource: `https://shop.example/${mark}` };
  const lease = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 5_000 };
  await stores.payments.accept(
    { ...payment, ...words },
    { balance: 10n ** 9n, allowance: null, readAtBlock: 1 },
    lease,
  );
  await stores.settlements.finish(null, [], [aConfirmation(payment.id)]);
  const channel = aChannel(id);
  await openChannelRow(url, channel);
  const past = "now() - interval '200 days'";
  const statements = [
    `update merchants set email = '${mark}', name = '${mark}', website = '${mark}', webhook_url = '${mark}', webhook_secret = '${mark}',
       previous_webhook_secret = '${mark}', older_webhook_secrets = '${mark}', previous_secret_expires_at = now() + interval '1 day', next_wallet_address = '${mark}',
       next_wallet_announced_at = now(), next_wallet_at = now() + interval '1 day', suspended_at = now() - interval '1 hour' where id = '${id}'`,
    `insert into payment_links (id, merchant_id, environment, network, chain_id, token_symbol, title, description, min_amount,
       max_amount, redirect_url, metadata)
       values ('lnk_marked', '${id}', 'sandbox', 'sandbox', 1337, 'IDRX', '${mark}', '${mark}', 1, 1, 'https://${mark}.example',
       '{"order": "${mark}"}')`,
    `insert into listed_resources (id, merchant_id, environment, network, chain_id, token_symbol, host, url, method, description, amount)
       values ('res_marked', '${id}', 'sandbox', 'sandbox', 1337, 'IDRX', '${mark}', 'https://${mark}.example', 'GET', '${mark}', 1)`,
    `insert into charges (id, channel_id, merchant_id, environment, amount, cumulative, resource, description, metadata, created_at)
       values ('${newMonthlyId("chg", Date.now())}', '${channel.id}', '${id}', 'sandbox', 1, 1, 'https://shop.example/${mark}', '${mark}',
       '{"order": "${mark}"}', ${past})`,
    `insert into listing_hosts (merchant_id, host) values ('${id}', '${mark}')`,
    `insert into merchant_wallets (address, merchant_id) values ('${mark}', '${id}')`,
    `insert into api_keys (id, merchant_id, hash, prefix, type, environment, label, allowed_origins, allowed_ips)
       values ('key_marked', '${id}', 'x', 'ipk', 'publishable', 'sandbox', '${mark}', '{https://${mark}.example}', '{${mark}}')`,
    `insert into deliveries (id, event_id, merchant_id, url, status, next_attempt_at)
       select 'dlv_marked', id, '${id}', '${mark}', 'pending', now() from events where payment_id = '${payment.id}'`,
    `insert into delivery_attempts (delivery_id, number, started_at, duration_ms, response_excerpt, error)
       values ('dlv_marked', 1, ${past}, 1, '${mark}', '${mark}')`,
    `insert into audit_log (id, actor_kind, actor_id, action, target, merchant_id, personal_hash)
       values ('aud_marked', 'merchant', '${id}', 'sign_in', '${id}', '${id}', 'x')`,
    `insert into audit_personal (audit_id, salt, contents) values ('aud_marked', '${mark}', '${mark}')`,
    `update payments set created_at = ${past}`,
    `update events set created_at = ${past}, position = 1`,
    `set session_replication_role = replica; update audit_personal set at = ${past}`,
  ];
  await query(url, statements.join(";\n"));
  expect(await marked()).toEqual(expect.arrayContaining([...erased, ...aged]));
  return id;
}

/** What the merchant wrote beside that, and stays. */
const staying = (name: string) => columnsWhere(({ column }) => column === name).length === 1;

test("erasing a merchant removes what is listed as removed, and leaves its words in no other column", async () => {
  const id = await aMarkedMerchant();
  const stays = (await marked()).filter((name) => !erased.includes(name) && staying(name));
  await createMerchantErasure(stores.database, { kind: "operator", id: "siti" }).erase(id);
  // An announced wallet was paid nothing yet.
  expect(await marked()).toEqual(stays.filter((name) => name !== "merchant_wallets.address"));
  expect(stays).toEqual(["charges.resource", "merchant_wallets.address", "payments.resource"]);
  const key = "select allowed_ips, allowed_origins, label from api_keys where id = 'key_marked'";
  expect(await query(url, key)).toEqual([{ allowed_ips: [], allowed_origins: [], label: "" }]);
});

test("what is listed as removed by age is, and nothing else", async () => {
  await aMarkedMerchant();
  const before = await marked();
  await createRetention(stores.database).forget(Date.now() - 90 * 86_400_000, 250);
  expect(await marked()).toEqual(before.filter((name) => !aged.includes(name)));
});
