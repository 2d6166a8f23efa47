import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { Interface } from "ethers";
import { cancelNonce } from "../../harness/cancel-nonce";
import { fundedPayer, idrx } from "../../harness/funded-payer";
import type { Fault, Fixture } from "../fault";

const token = new Interface(["function transfer(address,uint256)", "function approve(address,uint256)"]);
const elsewhere = "0x3333333333333333333333333333333333333333";
const funds = 10_000_000n;
let payers: Payer[] = [];

/** One moves its money, one lowers its allowance, one cancels its nonces, all in the block before ours; one is honest. */
export const payerChangesItsMind: Fault = {
  id: "F15",
  title: "balance, allowance and nonces change between check and send",
  at: "waiting",
  mayFail: ["tx_failed", "nonce_cancelled"],
  mayAnswer: [500],
  options: (index) => ({ payer: payers[index % payers.length] as Payer }),
  setUp: async ({ company }) => {
    await company.chainControl.release();
    payers = await Promise.all([1, 2, 3, 4].map(() => fundedPayer(company.rpcUrl, funds)));
    await company.chainControl.hold();
  },
  strike: async (fixture) => {
    const [moves, lowers, cancels] = payers.map(({ address }) => address) as [string, string, string];
    const { chainControl, sent, rpcUrl } = fixture.company;
    await chainControl.send({ from: moves, to: idrx, data: token.encodeFunctionData("transfer", [elsewhere, funds]) });
    const lowered = token.encodeFunctionData("approve", [sandbox.contracts.permit2, 0]);
    await chainControl.send({ from: lowers, to: idrx, data: lowered });
    for (const { body } of sent) {
      const { from, nonce } = authorizationOf(body);
      if (from === cancels) await cancelNonce(rpcUrl, from, nonce);
    }
  },
  proves: async (fixture) => {
    const counts = await Promise.all(payers.map(({ address }) => endings(fixture, address)));
    expect(counts).toEqual([["tx_failed"], ["tx_failed"], ["nonce_cancelled"], ["confirmed"]]);
  },
};

async function endings({ scenario, company }: Fixture, payer: string): Promise<string[]> {
  const rows = await scenario.query<{ end: string }>(
    "select distinct coalesce(failure_code, status) as end from payments where pay_to = $1 and payer = $2",
    [company.merchant.walletAddress, payer],
  );
  return rows.map(({ end }) => end);
}

function authorizationOf(body: Fixture["company"]["sent"][number]["body"]) {
  const { permit2Authorization } = body.paymentPayload.payload;
  return permit2Authorization;
}
