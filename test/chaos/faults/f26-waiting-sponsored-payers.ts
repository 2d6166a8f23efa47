import { rpc } from "@lunas/contracts/rpc";
import { createPayer, type Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { penniless, signApproval, sponsoredBody } from "../../harness/sponsored-payer";
import { paymentAmount } from "../company";
import type { Fault, Fixture } from "../fault";
import { type Body, nonceOf } from "../like-pairs";
import { sizes } from "../sizes";
import { type StoredRow, stateOf, storeUnasked } from "../stored-rows";

/** So many ask for their grants; what merchants and payers may cost a day allows no more. */
const asking = 4;
/** The rest share so many payers. */
const payerCount = 32;
let payers: readonly Payer[] = [];
let waiting: readonly string[] = [];

/**
 * The payers use their accounts' nonces for something else than their approvals, which can never be mined then: after the
 * grant, or before it. Nothing can be done for their payments until the deadline.
 */
export const waitingSponsoredPayers: Fault = {
  id: "F26",
  title: "hundreds of sponsored payments that their payers keep waiting",
  at: "waiting",
  isLong: true,
  felt: "struck",
  mayFail: ["expired"],
  mayAnswer: [500],
  setUp: async ({ company }) => {
    await company.chainControl.release();
    payers = await Promise.all(Array.from({ length: asking }, () => penniless(company.rpcUrl)));
    await company.chainControl.hold();
  },
  strike: async (fixture) => {
    await untilGranted(fixture);
    await Promise.all(payers.map(({ address }) => rpc(fixture.company.rpcUrl, "anvil_setNonce", [address, "0x1"])));
    const stored = await storeSponsored(fixture, sizes.sponsored - asking);
    const rows = await fixture.scenario.query<{ id: string }>("select id from payments where payer = any($1)", [
      payers.map(({ address }) => address),
    ]);
    waiting = [...rows, ...stored].map(({ id }) => id);
    await fixture.company.chainControl.release();
    await untilPaid(fixture);
  },
  proves: async (fixture) => {
    expect(await stateOf(fixture, waiting)).toEqual({ expired: sizes.sponsored });
    const grants = await fixture.scenario.query(
      "select 1 from sponsorships where payment_id = any($1) and granted_wei is not null",
      [waiting],
    );
    expect(grants).toHaveLength(asking);
  },
};

const deadlineSeconds = () => Math.floor(Date.now() / 1_000) + sizes.sponsoredSeconds;

/** Some are asked for as all are; their grants wait in the pool then. */
async function untilGranted({ scenario, company }: Fixture): Promise<void> {
  for (const payer of payers) {
    const options = { to: company.merchant.walletAddress, amount: paymentAmount };
    const body = await sponsoredBody(company.rpcUrl, payer, { ...options, deadlineSeconds: BigInt(deadlineSeconds()) });
    company.sent.push({ body, answer: company.post(0, body).catch(() => null) });
  }
  const sql = `select count(*)::int as n from sponsorships s join transactions t on t.payment_id = s.payment_id and t.purpose = 'funding'
    where s.payer = any($1)`;
  await until(
    async () => (await scenario.query<{ n: number }>(sql, [payers.map(({ address }) => address)]))[0]?.n === asking,
    { timeoutMs: 30_000, intervalMs: 20, what: `${asking} grants` },
  );
}

/** The same for payers that did it before their grants. */
async function storeSponsored(fixture: Fixture, count: number): Promise<readonly StoredRow[]> {
  const { scenario, company } = fixture;
  const early = Array.from({ length: payerCount }, () => createPayer());
  const approvals = await Promise.all(early.map((payer) => signApproval(company.rpcUrl, payer)));
  await Promise.all(early.map(({ address }) => rpc(company.rpcUrl, "anvil_setNonce", [address, "0x1"])));
  const [like, sponsored] = [company.sent[0], company.sent.at(-1)].map((sent) => sent?.body) as [Body, Body];
  const checkedAtBlock = await company.chainControl.height();
  const rows = await storeUnasked(
    fixture,
    like,
    Array.from({ length: count }, (_, index) => ({
      payer: early[index % payerCount] as Payer,
      nonce: BigInt(createPayer().privateKey),
      deadlineSeconds: deadlineSeconds(),
      checkedAtBlock,
    })),
  );
  const sponsorships = rows.map(({ id, payer }) => ({
    ...{ payment_id: id, payer: payer.address, granted_wei: null, granted_at: null },
    raw_approval: approvals[early.indexOf(payer)],
  }));
  await scenario.query(
    `insert into sponsorships select r.* from sponsorships s join payments p on p.id = s.payment_id,
       jsonb_array_elements($2::jsonb) e, jsonb_populate_record(s, e) r where p.nonce = $1::numeric`,
    [nonceOf(sponsored).toString(), JSON.stringify(sponsorships)],
  );
  return rows;
}

/** What was in flight when they came. */
async function untilPaid({ company, size }: Fixture): Promise<void> {
  await until(async () => (await company.count("confirmed")) >= size, {
    timeoutMs: 20_000,
    intervalMs: 50,
    what: `the end of ${size} payments in flight`,
  });
}
