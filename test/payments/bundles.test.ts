import { rpc } from "@lunas/contracts/rpc";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { readBooks } from "../harness/invariants";
import type { Answer } from "../harness/pay";
import { movesItsBalance, type Trick, upgradesToBurnGas } from "../harness/payer-tricks";
import { type PaymentScenario, startPaymentScenario } from "../harness/payment-scenario";

jest.setTimeout(180_000);

const most = 25;
const waitLimit = { timeoutMs: 60_000, intervalMs: 25 };
const belowCeilingWei = 1_000_000_000n;
const aboveCeilingWei = 200_000_000_000n;
let scenario: PaymentScenario;

beforeAll(async () => {
  scenario = await startPaymentScenario({ env: { SETTLEMENT_BUNDLE_MAX: String(most) } });
});
afterAll(() => scenario?.stop());

async function many(count: number): Promise<Payer[]> {
  return Promise.all(Array.from({ length: count }, () => scenario.payer()));
}

interface Crowd {
  readonly payers: readonly Payer[];
  readonly answers: Promise<readonly Answer[]>;
}

/** Payments that are stored while no settler runs: the settler then finds them waiting together. */
async function gather(payers: readonly Payer[]): Promise<Crowd> {
  // While the settlers tell that gas is dear, as after the crowd before, the gateway takes nothing.
  await until(
    async () =>
      (await scenario.query(`select 1 from lanes where gas_price_wei > ${belowCeilingWei * 2n}`)).length === 0,
    {
      ...waitLimit,
      what: "a price below the ceiling",
    },
  );
  await scenario.harness.services.stop("settler");
  const bodies = await Promise.all(payers.map((payer) => scenario.sign(payer)));
  const answers = Promise.all(bodies.map((body) => scenario.pay(body)));
  const addresses = payers.map(({ address }) => address);
  await until(async () => (await count("payer = any($1)", addresses)) === payers.length, {
    ...waitLimit,
    what: "stored payments",
  });
  return { payers, answers };
}

/**
 * Starts the settler while a block costs more than it may offer, and makes blocks cheap again once it has found all that
 * waits: jobs notify it of them, and its sweeps, one a second, find payments older than three seconds. Then blocks are held.
 */
async function startTogether({ payers }: Crowd): Promise<void> {
  await scenario.chain.hold();
  await blockAt(aboveCeilingWei);
  await scenario.harness.services.start("settler");
  const young = "payer = any($1) and created_at > now() - interval '6 seconds'";
  const addresses = payers.map(({ address }) => address);
  await until(async () => (await count(young, addresses)) === 0, { ...waitLimit, what: "two sweeps" });
  await blockAt(belowCeilingWei);
}

async function blockAt(baseFeeWei: bigint): Promise<void> {
  await rpc(scenario.harness.rpcUrl, "anvil_setNextBlockBaseFeePerGas", [`0x${baseFeeWei.toString(16)}`]);
  await scenario.chain.mine();
}

async function count(where: string, addresses: readonly string[]): Promise<number> {
  const [row] = await scenario.query<{ n: number }>(`select count(*)::int as n from payments where ${where}`, [
    addresses,
  ]);
  return row?.n ?? 0;
}

async function untilEnded({ payers }: Crowd): Promise<void> {
  const addresses = payers.map(({ address }) => address);
  const isOver = async () => (await count("payer = any($1) and status = 'pending'", addresses)) === 0;
  await until(isOver, { ...waitLimit, what: "the end of every payment" });
}

interface BundledPayment {
  readonly id: string;
  readonly payer: string;
  readonly end: string;
  readonly hash: string;
  readonly logIndex: number | null;
  /** Of the bundle that it was in; null: it went alone from the start. */
  readonly bundle: string | null;
  readonly bundleSize: number;
  readonly share: number | null;
}

/** How the payments of a crowd ended, and in which bundle each was. */
async function made({ payers }: Crowd): Promise<readonly BundledPayment[]> {
  return scenario.query<BundledPayment>(
    `select p.id, p.payer, coalesce(p.failure_code, p.status) as end, p.tx_hash as hash, p.log_index as "logIndex",
            t.mined_hash as bundle, b.gas_used::int as share,
            (select count(*)::int from bundled_payments o where o.lane_id = b.lane_id and o.nonce = b.nonce) as "bundleSize"
     from payments p left join bundled_payments b on b.payment_id = p.id
       left join transactions t on t.lane_id = b.lane_id and t.nonce = b.nonce
     where p.payer = any($1)`,
    [payers.map(({ address }) => address)],
  );
}

const violations = async () =>
  (await readBooks(scenario.harness.stack.databaseUrl, scenario.harness.rpcUrl, scenario.merchant.walletAddress))
    .violations;

test("sixty waiting payments need few transactions, each has its own answer, and each costs its share", async () => {
  const crowd = await gather(await many(60));
  try {
    await startTogether(crowd);
  } finally {
    await scenario.chain.release();
  }
  await untilEnded(crowd);
  const payments = await made(crowd);
  expect(payments.map(({ end }) => end)).toEqual(payments.map(() => "confirmed"));
  // Three would do.
  expect(new Set(payments.map(({ hash }) => hash)).size).toBeLessThanOrEqual(6);
  expect(new Set(payments.map(({ hash, logIndex }) => `${hash} ${logIndex}`)).size).toBe(60);
  // A busy machine spreads them over smaller bundles: at ten a share is some 56,000.
  const large = payments.filter(({ bundleSize }) => bundleSize >= 10);
  expect(large.length).toBeGreaterThanOrEqual(40);
  for (const { share } of large) expect(share).toBeLessThanOrEqual(62_000);
  expect(await violations()).toEqual([]);

  const [{ id, hash }] = large as [BundledPayment];
  const [event] = await scenario.reported(id, 1);
  expect(event).toMatchObject({ type: "payment.confirmed", data: { paymentId: id, txHash: hash } });
  const found = await scenario.lookUp(hash);
  const together = payments.filter((each) => each.hash === hash).map((each) => each.id);
  const { alsoInTransaction } = found.body as unknown as { alsoInTransaction: string[] };
  expect([found.body.paymentId, ...alsoInTransaction].sort()).toEqual([...together].sort());
  for (const { status } of await crowd.answers) expect([200, 504]).toContain(status);
});

interface Spoiled {
  readonly spoiler: BundledPayment;
  /** Who shared the spoiler's bundle. */
  readonly company: readonly BundledPayment[];
  readonly others: readonly BundledPayment[];
}

/** A crowd of twelve that waits in the pool, most of it in bundles; the trick of one of those is mined before, in the same block. */
async function spoiled(trick: Trick): Promise<Spoiled> {
  const crowd = await gather(await many(12));
  let spoiler: string;
  try {
    await startTogether(crowd);
    for (const { address } of crowd.payers) await scenario.chain.untilWaiting(address);
    const bundled = (await made(crowd)).filter(({ bundleSize }) => bundleSize > 1);
    spoiler = bundled.sort((a, b) => b.bundleSize - a.bundleSize)[0]?.payer ?? "";
    await trick(scenario.harness.rpcUrl, spoiler as Payer["address"], []);
    await scenario.chain.mine();
  } finally {
    await scenario.chain.release();
  }
  await untilEnded(crowd);
  const payments = await made(crowd);
  const [own] = payments.filter(({ payer }) => payer === spoiler) as [BundledPayment];
  const others = payments.filter(({ payer }) => payer !== spoiler);
  return { spoiler: own, others, company: others.filter(({ bundle }) => bundle === own.bundle) };
}

test("who moves its money away in the last moment fails alone: the others in its bundle are paid by it", async () => {
  const { spoiler, company, others } = await spoiled(movesItsBalance);
  expect(spoiler).toMatchObject({ end: "tx_failed", hash: spoiler.bundle });
  expect(company.length).toBeGreaterThan(0);
  for (const each of company) expect(each).toMatchObject({ end: "confirmed", hash: spoiler.bundle });
  expect(others.map(({ end }) => end)).toEqual(others.map(() => "confirmed"));
  expect(await violations()).toEqual([]);
  const reverts = await scenario.query<{ payer: string }>("select payer from payer_reverts");
  expect(reverts).toEqual([{ payer: spoiler.payer }]);
});

test("a payer that wastes all gas of its bundle does not stop the others: they are paid alone", async () => {
  const { spoiler, company, others } = await spoiled(upgradesToBurnGas);
  expect(spoiler.end).toBe("tx_failed");
  expect(others.map(({ end }) => end)).toEqual(others.map(() => "confirmed"));
  expect(company.some(({ hash, bundle }) => hash !== bundle)).toBe(true);
  expect(await violations()).toEqual([]);
});
