import { sandbox } from "@lunas/catalog/chains/sandbox";
import { freePort } from "@lunas/stack/free-port";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { Interface } from "ethers";
import { fundedPayer, idrx } from "../harness/funded-payer";
import { type Answer, facilitate, signedBody } from "../harness/pay";
import { startTale, type Tale } from "../harness/payment-scenario";

jest.setTimeout(180_000);

const amount = 10_000n;
const token = new Interface(["function approve(address,uint256)"]);

let tale: Tale;
let gateways: readonly string[];
beforeAll(async () => {
  tale = await startTale();
  const port = await freePort();
  await tale.world.services.start("gateway", { as: "gateway-2", env: { PORT: String(port) } });
  gateways = [tale.world.url, `http://localhost:${port}`];
});
afterAll(() => tale?.stop());

const sign = (payer: Payer) => signedBody(payer, { to: tale.merchant.walletAddress, amount });

/** Signed beforehand, sent in one breath, half to each gateway. */
async function payTogether(payer: Payer, count: number): Promise<Answer[]> {
  const bodies = await Promise.all(Array.from({ length: count }, () => sign(payer)));
  return Promise.all(
    bodies.map((body, index) => facilitate(gateways[index % gateways.length] as string, tale.merchant.apiKey, body)),
  );
}

async function expectThreePaid(answers: readonly Answer[], payer: Payer, refusal: object) {
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const answer of refused) expect(answer).toMatchObject({ status: 400, body: { error: refusal } });
  const rows = await tale.query<{ status: string; hash: string }>(
    "select p.status, a.hash from payments p join transactions t on t.payment_id = p.id join attempts a on a.lane_id = t.lane_id and a.nonce = t.nonce where p.payer = $1",
    [payer.address],
  );
  expect(rows.map(({ status }) => status)).toEqual(["confirmed", "confirmed", "confirmed"]);
  for (const { hash } of rows) expect(await tale.chain.receipt(hash)).toMatchObject({ status: "0x1" });
}

test("ten payments signed against a balance for three: three are made, seven refused, nothing reverts", async () => {
  const payer = await tale.payer(3n * amount + 7n);
  const answers = await payTogether(payer, 10);
  await expectThreePaid(answers, payer, {
    code: "insufficient_balance",
    details: { required: "10000", available: "7" },
  });
});

test("ten payments signed against an allowance for three: three are made, seven refused, nothing reverts", async () => {
  const payer = await fundedPayer(tale.world.rpcUrl, 100n * amount, { approved: false });
  const { permit2 } = sandbox.contracts;
  const data = token.encodeFunctionData("approve", [permit2, 3n * amount + 7n]);
  const approval = await tale.chain.send({ from: payer.address, to: idrx, data });
  await until(() => tale.chain.receipt(approval), { what: "the approval" });
  const answers = await payTogether(payer, 10);
  await expectThreePaid(answers, payer, {
    code: "no_permit2_approval",
    details: { required: "10000", allowance: "7", spender: permit2 },
  });
});

test("a payment that left the balance a moment ago is counted once, though no settler has written that yet", async () => {
  const payer = await tale.payer(2n * amount);
  const [first, second, third] = [await sign(payer), await sign(payer), await sign(payer)];
  await tale.chain.hold();
  const paid = facilitate(gateways[0] as string, tale.merchant.apiKey, first);
  const { hash } = await tale.chain.untilWaiting(payer.address);
  await tale.world.stack.supervisor.signal("settler", "SIGSTOP");
  await tale.chain.mine();
  await until(() => tale.chain.receipt(hash), { what: "the first one's block" });

  const alsoPaid = facilitate(gateways[1] as string, tale.merchant.apiKey, second);
  await until(async () => (await tale.query("select 1 from payments where payer = $1", [payer.address])).length === 2, {
    what: "the second one to be stored",
  });
  const statuses = await tale.query<{ status: string }>("select status from payments where payer = $1", [
    payer.address,
  ]);
  expect(statuses.map(({ status }) => status)).toEqual(["pending", "pending"]);
  expect(await facilitate(gateways[1] as string, tale.merchant.apiKey, third)).toMatchObject({
    status: 400,
    body: { error: { code: "insufficient_balance", details: { required: "10000", available: "0" } } },
  });
  await tale.world.stack.supervisor.signal("settler", "SIGCONT");
  await tale.chain.release();
  expect((await Promise.all([paid, alsoPaid])).map(({ status }) => status)).toEqual([200, 200]);
});
