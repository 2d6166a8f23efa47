import { createPaymentLinks } from "@lunas/database/payment-link-store";
import { gasTermsRow } from "@lunas/database/rows/gas";
import { newPaymentRow } from "@lunas/database/rows/payment";
import { sponsorshipRow } from "@lunas/database/rows/sponsorship";
import type { GasTerms } from "@lunas/domain/payment/gas";
import type { AcceptOutcome, NewPayment, Reservation } from "@lunas/domain/payment/ports";
import { newId } from "@lunas/domain/shared/id";
import type { Stack } from "@lunas/stack/stack";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anApproval } from "@lunas/testkit/build/an-approval";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { aConfirmation, freshAddress, freshChainId, freshHash } from "@lunas/testkit/contracts/fresh";
import { until } from "@lunas/testkit/time/until";
import { Client } from "pg";
import { connectTo } from "../harness/connect-to";
import { type OpenStores, openStores, registered, rowsOf, startPostgresOnly, testAuthor } from "./database-postgres";

jest.setTimeout(60_000);

let stack: Stack;
let stores: OpenStores;
let other: Client;
let merchantId: NewPayment["merchantId"];
beforeAll(async () => {
  stack = await startPostgresOnly();
  stores = openStores(stack.databaseUrl);
  other = await connectTo(stack.databaseUrl);
  merchantId = await registered(stores);
});
afterAll(async () => {
  await other.end();
  await stores.close();
  await stack.stop();
});

const rich: Reservation = { balance: 10n ** 30n, allowance: null, readAtBlock: 100 };

function aPayment(overrides: Partial<NewPayment> = {}, from = freshAddress()): NewPayment {
  const authorization = anAuthorization({ from, nonce: BigInt(freshHash()) });
  return aNewPayment({ merchantId, authorization, chainId: freshChainId(), bodyHash: freshHash(), ...overrides });
}

const accept = (payment: NewPayment, reservation = rich) =>
  stores.payments.accept(payment, reservation, { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 });

/** The statement of a gateway, for `other`. */
function storing(payments: readonly NewPayment[], { balance, gas, sponsorship }: Reservation = rich) {
  const reservation = {
    ...{ balance: balance.toString(), allowance: null, read_at_block: 100, lease_ms: 60_000 },
    ...(gas && { gas_terms: gasTermsRow(gas) }),
    ...(sponsorship && { sponsorship: sponsorshipRow(sponsorship) }),
  };
  const rows = payments.map((payment) => newPaymentRow(payment, newId("ask")));
  return {
    text: "select kind from accept_together($1::jsonb, $2::jsonb)",
    values: [JSON.stringify(rows), JSON.stringify(rows.map(() => reservation))],
  };
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Another process has done this and not committed: `ask` waits for it, and then sees it. */
async function besides<T>({ text, values }: Statement, ask: () => Promise<T>): Promise<T> {
  await other.query("begin");
  try {
    await other.query(text, [...values]);
    const answer = ask();
    await untilWaiting();
    await other.query("commit");
    return await answer;
  } finally {
    // Nothing, where it is committed.
    await other.query("rollback");
  }
}

async function untilWaiting(): Promise<void> {
  const sql = "select from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'lunas-test'";
  const isWaiting = async () => (await rowsOf(stores, sql)).length === 1;
  await until(isWaiting, { timeoutMs: 5_000, what: "a statement that waits for the other process" });
}

interface Pair {
  readonly first: NewPayment;
  readonly second: NewPayment;
  readonly reservation?: Reservation;
}

const kindOf = (outcome: AcceptOutcome) => ("reason" in outcome ? outcome.reason : outcome.kind);

/** One more may cost 0.03 ether: there is room for one. */
const oneMore = { maxSettlementWei: 10n ** 21n, merchantDailyWei: 5n * 10n ** 16n, chainDailyWei: 10n ** 21n };
const counts = { payerRevertsPerHour: 100, payerInFlight: 1_000, merchantInFlight: 1_000, chainInFlight: 1_000 };
const gas: GasTerms = {
  ...{ bounds: { ...oneMore, ...counts }, gasLimit: 300_000n, feeCeilingWei: 10n ** 11n, unapproved: null },
};

async function aPair(what: "link" | "refund"): Promise<Pair> {
  if (what === "link") {
    const terms = { id: newId("lnk"), merchantId, environment: "sandbox", network: "sandbox", chainId: 1337 } as const;
    const link = await createPaymentLinks(stores.database, testAuthor).create({
      ...{ ...terms, tokenSymbol: "IDRX", title: "Kopi", description: null, minAmount: 500_000n, maxAmount: 500_000n },
      ...{ redirectUrl: null, maxPayments: 1, expiresAtMs: null, metadata: null },
    });
    const ofLink = () => aPayment({ apiKeyId: null, source: "link", linkId: link.id });
    return { first: ofLink(), second: ofLink() };
  }
  const paid = aPayment();
  await accept(paid);
  await stores.settlements.finish(null, [], [aConfirmation(paid.id)]);
  const { from, to, amount } = paid.authorization;
  const ofPaid = () =>
    aNewPayment({
      ...{ id: newId("ref"), refundOf: paid.id, merchantId, chainId: paid.chainId, apiKeyId: null, payTo: from },
      authorization: anAuthorization({ from: to, to: from, amount, nonce: BigInt(freshHash()) }),
    });
  return { first: ofPaid(), second: ofPaid() };
}

const twoOf = (overrides: Partial<NewPayment>, from?: NewPayment["authorization"]["from"]): Pair => ({
  first: aPayment(overrides, from),
  second: aPayment(overrides, from),
});

describe("two gateways at once, of which one has not committed: the other waits, and stores nothing", () => {
  it.each<[string, string, () => Pair | Promise<Pair>]>([
    [
      "above one payer's balance",
      "short",
      () => {
        const pair = twoOf({ chainId: freshChainId() }, freshAddress());
        return { ...pair, reservation: { ...rich, balance: pair.first.authorization.amount } };
      },
    ],
    [
      "with one nonce for two tokens, whose locks differ",
      "taken",
      () => {
        const first = aPayment();
        const authorization = { ...first.authorization, token: freshAddress() };
        return { first, second: { ...first, id: newId("pay"), authorization } };
      },
    ],
    ["under one Idempotency-Key", "key_taken", () => twoOf({ idempotency: { lineage: newId("key"), key: "order-1" } })],
    [
      "by one payment-identifier",
      "identified",
      () => twoOf({ identifier: `order-${freshHash().slice(2, 30)}`, chainId: freshChainId() }, freshAddress()),
    ],
    ["for the last place of a link", "used_up", () => aPair("link")],
    ["as a refund of what the other refunds", "exceeds_payment", () => aPair("refund")],
    [
      "above a merchant's budget of gas",
      "merchant_gas_budget",
      () => ({ ...twoOf({ chainId: freshChainId() }), reservation: { ...rich, gas } }),
    ],
    [
      "with a second grant from the last budget",
      "chain_budget",
      () => {
        const budgets = { merchantDailyWei: 10n ** 18n, chainDailyWei: 10_000n };
        const sponsorship = { approval: anApproval(), needWei: 7_000n, gasWei: 1_000n, budgets };
        return { ...twoOf({ chainId: freshChainId() }), reservation: { ...rich, sponsorship } };
      },
    ],
  ])("%s", async (_what, kind, make) => {
    const { first, second, reservation } = await make();
    const outcome = await besides(storing([first], reservation), () => accept(second, reservation));
    expect(kindOf(outcome)).toBe(kind);
    const ids = `('${first.id}', '${second.id}')`;
    expect(await rowsOf(stores, `select id from payments where id in ${ids}`)).toEqual([{ id: first.id }]);
  });
});

describe("two settlers at once, of which one has not committed: the other waits, and counts nothing", () => {
  /** Two payments and a settlement that both claim; `hasFailed`: both failed before. */
  async function claimed({ hasFailed = false } = {}) {
    const chainId = freshChainId();
    const pair = [aPayment({ chainId }), aPayment({ chainId })] as const;
    await Promise.all(pair.map((payment) => accept(payment)));
    const settlement = { txHash: freshHash(), logIndex: 3, blockNumber: 110, blockHash: freshHash() };
    const fails = pair.map(({ id }) => ({
      ...({ kind: "failed", paymentId: id, code: "tx_failed", message: "It reverted.", txHash: null } as const),
    }));
    if (hasFailed) await stores.settlements.finish(null, [], fails);
    return { pair, settlement };
  }
  const finishing = (paymentId: string, { txHash, logIndex, blockNumber, blockHash }: Record<string, unknown>) => ({
    text: "select finish_settlements(null, null, null, '[]', $1::jsonb)",
    values: [
      JSON.stringify([
        {
          ...{ payment_id: paymentId, status: "confirmed", event_id: newId("evt"), block_time: "2027-01-15T08:00:00Z" },
          ...{ tx_hash: txHash, log_index: logIndex, block_number: blockNumber, block_hash: blockHash },
        },
      ]),
    ],
  });
  const late = (paymentId: string, { txHash, logIndex, blockNumber }: Record<string, unknown>) => ({
    text: "select record_late_settlements($1::jsonb, '{}')",
    values: [
      JSON.stringify([
        {
          ...{ payment_id: paymentId, event_id: newId("evt") },
          ...{ tx_hash: txHash, log_index: logIndex, block_number: blockNumber },
        },
      ]),
    ],
  });

  it("one settlement for two payments in time", async () => {
    const { pair, settlement } = await claimed();
    const outcome = await besides(finishing(pair[0].id, settlement), () =>
      stores.settlements.finish(null, [], [aConfirmation(pair[1].id, settlement)]),
    );
    expect(outcome).toEqual({ ended: [] });
  });

  it("one settlement for two payments late", async () => {
    const { pair, settlement } = await claimed({ hasFailed: true });
    const { settled } = aConfirmation(pair[1].id, settlement);
    const outcome = await besides(late(pair[0].id, settlement), () =>
      stores.settlements.recordLate([{ paymentId: pair[1].id, settlement: settled }], []),
    );
    expect(outcome).toEqual({ reported: [] });
  });

  it("one late settlement twice for its payment", async () => {
    const { pair, settlement } = await claimed({ hasFailed: true });
    const { settled } = aConfirmation(pair[0].id, settlement);
    const again = () => stores.settlements.recordLate([{ paymentId: pair[0].id, settlement: settled }], []);
    expect(await besides(late(pair[0].id, settlement), again)).toEqual({ reported: [] });
    expect(await again()).toEqual({ reported: [] });
    const sql = `select type from events where payment_id = '${pair[0].id}' order by created_at`;
    expect(await rowsOf(stores, sql)).toEqual([{ type: "payment.failed" }, { type: "payment.settled_late" }]);
  });
});

it.each<[string, () => Partial<NewPayment>, string]>([
  ["payers", () => ({}), "format('payer %s %s %s', p.chain_id, p.asset, p.payer)"],
  [
    "Idempotency-Keys",
    () => ({ idempotency: { lineage: newId("key"), key: newId("ask") } }),
    "format('idempotency %s %s', p.key_lineage, p.idempotency_key)",
  ],
])("a statement takes the locks of its %s in one order, however its rows are ordered", async (_what, over, name) => {
  const group = Array.from({ length: 8 }, () => aPayment(over()));
  const rows = JSON.stringify(group.map((payment) => newPaymentRow(payment, newId("ask"))));
  const sql = `select p.id, hashtextextended(${name}, 0)::text as key
    from jsonb_populate_recordset(null::payments, $1::jsonb) p order by hashtextextended(${name}, 0)`;
  const sorted = (await other.query<{ id: string; key: string }>(sql, [rows])).rows;
  const first = sorted[0]?.key ?? "";
  const last = sorted.toReversed().map(({ id }) => group.find((payment) => payment.id === id) as NewPayment);
  const third = new Client({ connectionString: stack.databaseUrl, application_name: "lunas-test" });
  await third.connect();
  try {
    await other.query("begin");
    await other.query("select pg_advisory_xact_lock($1::bigint)", [first]);
    const { text, values } = storing(last);
    const stored = third.query<{ kind: string }>(text, values);
    await untilWaiting();
    // It waits for the first of all locks, and holds none that another statement may want before.
    const held = `select ((classid::bigint << 32) | objid::bigint)::text as key from pg_locks l
      join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.granted and a.wait_event_type = 'Lock' and a.application_name = 'lunas-test'`;
    const keys = (await rowsOf<{ key: string }>(stores, held)).map(({ key }) => key);
    expect(keys.filter((key) => sorted.some((each) => each.key === key))).toEqual([]);
    await other.query("rollback");
    expect((await stored).rows).toEqual(group.map(() => ({ kind: "stored" })));
  } finally {
    await other.query("rollback");
    await third.end();
  }
});
