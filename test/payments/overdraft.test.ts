import { sandbox } from "@lunas/catalog/chains/sandbox";
import { freePort } from "@lunas/stack/free-port";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { Interface } from "ethers";
import { fundedPayer, idrx } from "../harness/funded-payer";
import { type Answer, facilitate, signedBody } from "../harness/pay";
import { type PaymentScenario, startPaymentScenario } from "../harness/payment-scenario";

jest.setTimeout(180_000);

const amount = 10_000n;
const token = new Interface(["function approve(address,uint256)"]);

let scenario: PaymentScenario;
let gateways: readonly string[];
beforeAll(async () => {
  // Slow blocks: all ten are checked before the first of them is settled.
  scenario = await startPaymentScenario({ blockSeconds: 1 });
  const port = await freePort();
  await scenario.harness.services.start("gateway", { as: "gateway-2", env: { PORT: String(port) } });
  gateways = [scenario.harness.url, `http://localhost:${port}`];
});
afterAll(() => scenario?.stop());

const sign = (payer: Payer) => signedBody(payer, { to: scenario.merchant.walletAddress, amount });

/** Signed beforehand, sent in one breath, half to each gateway. */
async function payTogether(payer: Payer, count: number): Promise<Answer[]> {
  const bodies = await Promise.all(Array.from({ length: count }, () => sign(payer)));
  return Promise.all(
    bodies.map((body, index) =>
      facilitate(gateways[index % gateways.length] as string, scenario.merchant.apiKey, body),
    ),
  );
}

async function expectThreePaid(answers: readonly Answer[], payer: Payer, refusal: object) {
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const answer of refused) expect(answer).toMatchObject({ status: 400, body: { error: refusal } });
  const rows = await scenario.query<{ status: string; hash: string }>(
    "select p.status, a.hash from payments p join transactions t on t.payment_id = p.id join attempts a on a.lane_id = t.lane_id and a.nonce = t.nonce where p.payer = $1",
    [payer.address],
  );
  expect(rows.map(({ status }) => status)).toEqual(["confirmed", "confirmed", "confirmed"]);
  for (const { hash } of rows) expect(await scenario.chain.receipt(hash)).toMatchObject({ status: "0x1" });
}

test("ten payments signed against a balance for three: three are made, seven refused, nothing reverts", async () => {
  const payer = await scenario.payer(3n * amount + 7n);
  const answers = await payTogether(payer, 10);
  await expectThreePaid(answers, payer, {
    code: "insufficient_balance",
    details: { required: "10000", available: "7" },
  });
});

test("ten payments signed against an allowance for three: three are made, seven refused, nothing reverts", async () => {
  const payer = await fundedPayer(scenario.harness.rpcUrl, 100n * amount, { approved: false });
  const { permit2 } = sandbox.contracts;
  const data = token.encodeFunctionData("approve", [permit2, 3n * amount + 7n]);
  const approval = await scenario.chain.send({ from: payer.address, to: idrx, data });
  await until(() => scenario.chain.receipt(approval), { what: "the approval" });
  const answers = await payTogether(payer, 10);
  await expectThreePaid(answers, payer, {
    code: "no_permit2_approval",
    details: { required: "10000", allowance: "7", spender: permit2 },
  });
});

test("a payment that left the balance a moment ago is counted once, though no settler has written that yet", async () => {
  const payer = await scenario.payer(2n * amount);
  const [first, second, third] = [await sign(payer), await sign(payer), await sign(payer)];
  await scenario.chain.hold();
  const paid = facilitate(gateways[0] as string, scenario.merchant.apiKey, first);
  const { hash } = await scenario.chain.untilWaiting(payer.address);
  await scenario.harness.stack.supervisor.signal("settler", "SIGSTOP");
  await scenario.chain.mine();
  await until(() => scenario.chain.receipt(hash), { what: "the first one's block" });

  const alsoPaid = facilitate(gateways[1] as string, scenario.merchant.apiKey, second);
  await until(
    async () => (await scenario.query("select 1 from payments where payer = $1", [payer.address])).length === 2,
    {
      what: "the second one to be stored",
    },
  );
  const statuses = await scenario.query<{ status: string }>("select status from payments where payer = $1", [
    payer.address,
  ]);
  expect(statuses.map(({ status }) => status)).toEqual(["pending", "pending"]);
  expect(await facilitate(gateways[1] as string, scenario.merchant.apiKey, third)).toMatchObject({
    status: 400,
    body: { error: { code: "insufficient_balance", details: { required: "10000", available: "0" } } },
  });
  await scenario.harness.stack.supervisor.signal("settler", "SIGCONT");
  await scenario.chain.release();
  expect((await Promise.all([paid, alsoPaid])).map(({ status }) => status)).toEqual([200, 200]);
});
