import { rpc } from "@lunas/contracts/rpc";
import { until } from "@lunas/testkit/time/until";
import { fundedPayer } from "../../harness/funded-payer";
import { askHolds, captureHold, facilitatorsOf, type HoldAnswer } from "../../harness/holds";
import { signedBody } from "../../harness/pay";
import { registerMerchant } from "../../harness/register-merchant";
import type { Fault, Fixture } from "../fault";

const maximum = 10_000n;
const settlers = [1, 2];
const richWei = `0x${(100n * 10n ** 18n).toString(16)}`;
const wait = { timeoutMs: 60_000, intervalMs: 100 };

interface OpenHolds {
  readonly lane: string;
  readonly capture: () => Promise<HoldAnswer>;
}

let holds: OpenHolds | undefined;
const captured: string[] = [];

/** Payers named one lane. It loses its gas, its settler and its key in turn: captures wait or are refused, and each is paid once it is back. */
export const namedLaneLost: Fault = {
  id: "F46",
  title: "a lane named by open holds loses its gas, its settler, its key",
  at: "sent",
  isLong: true,
  setUp: async ({ scenario, company }) => {
    captured.length = 0;
    holds = await openHolds(scenario.gateway(0), company.rpcUrl, 4);
  },
  strike: async (fixture) => {
    const { lane, capture } = holds as OpenHolds;
    const { scenario, company } = fixture;
    await rpc(company.rpcUrl, "anvil_setBalance", [lane, "0x0"]);
    await untilAnnounced(scenario, lane, false);
    expect((await capture()).body.error?.code).toBe("chain_unavailable");
    await rpc(company.rpcUrl, "anvil_setBalance", [lane, richWei]);
    await untilAnnounced(scenario, lane, true);
    noteCapture(await capture());

    const holder = await holderOf(fixture, lane);
    await company.chainControl.hold();
    const underWay = capture();
    await untilOpen(fixture, lane);
    await scenario.kill(holder);
    await company.chainControl.release();
    noteCapture(await underWay);

    await restart(scenario, scenario.signerKeys.filter((_, at) => scenario.signers[at] !== lane).join(","));
    await untilAnnounced(scenario, lane, false);
    expect((await capture()).body.error?.code).toBe("chain_unavailable");
    await restart(scenario, scenario.signerKeys.join(","));
    await untilAnnounced(scenario, lane, true);
    noteCapture(await capture());
  },
  proves: async ({ scenario }) => {
    const rows = await scenario.query<{ readonly status: string; readonly address: string }>(
      `select p.status, l.address from payments p join transactions t on t.payment_id = p.id
       join lanes l on l.id = t.lane_id where p.id = any($1)`,
      [captured],
    );
    const { lane } = holds as OpenHolds;
    expect(rows).toEqual(captured.map(() => ({ status: "confirmed", address: lane })));
    expect(captured).toHaveLength(3);
  },
};

/** Holds of a merchant of their own that name the same lane; each capture takes the next of them, or tries the one before again. */
async function openHolds(url: string, rpcUrl: string, count: number): Promise<OpenHolds> {
  const merchant = await registerMerchant(url);
  const [lane = "0x"] = await facilitatorsOf(url);
  const open: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const payer = await fundedPayer(rpcUrl, maximum);
    const deadlineSeconds = BigInt(Math.floor(Date.now() / 1_000) + 900);
    const signed = { to: merchant.walletAddress, amount: maximum, facilitator: lane, deadlineSeconds } as const;
    const { status, body } = await askHolds(url, merchant.apiKey, { body: await signedBody(payer, signed) });
    expect(status).toBe(201);
    open.push(body.holdId);
  }
  return {
    lane,
    capture: async () => {
      const answer = await captureHold(url, merchant.apiKey, open[0] ?? "", maximum);
      if (answer.status === 200 || answer.status === 504) open.shift();
      return answer;
    },
  };
}

function noteCapture({ status, body }: HoldAnswer): void {
  expect([200, 504]).toContain(status);
  captured.push(body.paymentId as string);
}

/** Until the gateway has read of the lane that payers may, or may not, name it. */
async function untilAnnounced({ gateway }: Fixture["scenario"], lane: string, isSo: boolean): Promise<void> {
  const isAnnounced = async () => (await facilitatorsOf(gateway(0))).some((each) => each === lane);
  await until(async () => (await isAnnounced()) === isSo, { ...wait, what: `the lane to be announced: ${isSo}` });
}

async function untilOpen({ scenario }: Fixture, lane: string): Promise<void> {
  const sql = "select 1 from transactions t join lanes l on l.id = t.lane_id where l.address = $1 and t.state = 'open'";
  await until(async () => (await scenario.query(sql, [lane])).length > 0, { ...wait, what: "the capture to be sent" });
}

async function holderOf({ scenario, company }: Fixture, lane: string): Promise<string> {
  const sql = "select owner from lanes where chain_id = $1 and address = $2";
  const [row] = await scenario.query<{ readonly owner: string }>(sql, [company.chain.chainId, lane]);
  return settlers.map((settler) => `settler-${settler}`).find((name) => row?.owner.startsWith(name)) ?? "settler-1";
}

/** All settlers anew, with these keys. */
async function restart(scenario: Fixture["scenario"], keys: string): Promise<void> {
  for (const settler of settlers) {
    if (scenario.running().includes(`settler-${settler}`)) await scenario.stop(`settler-${settler}`);
    await scenario.startSettler(settler, { SANDBOX_SIGNER_KEYS: keys });
  }
}
