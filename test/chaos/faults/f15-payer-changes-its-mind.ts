import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { Interface } from "ethers";
import { cancelNonce } from "../../harness/cancel-nonce";
import { fundedPayer, idrx } from "../../harness/funded-payer";
import type { Fault, Stage } from "../fault";

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
  wishes: (index) => ({ payer: payers[index % payers.length] as Payer }),
  setUp: async ({ company }) => {
    await company.hand.release();
    payers = await Promise.all([1, 2, 3, 4].map(() => fundedPayer(company.rpcUrl, funds)));
    await company.hand.hold();
  },
  strike: async (stage) => {
    const [moves, lowers, cancels] = payers.map(({ address }) => address) as [string, string, string];
    const { hand, sent, rpcUrl } = stage.company;
    await hand.send({ from: moves, to: idrx, data: token.encodeFunctionData("transfer", [elsewhere, funds]) });
    const lowered = token.encodeFunctionData("approve", [sandbox.contracts.permit2, 0]);
    await hand.send({ from: lowers, to: idrx, data: lowered });
    for (const { body } of sent) {
      const { from, nonce } = authorizationOf(body);
      if (from === cancels) await cancelNonce(rpcUrl, from, nonce);
    }
  },
  proves: async (stage) => {
    const counts = await Promise.all(payers.map(({ address }) => endings(stage, address)));
    expect(counts).toEqual([["tx_failed"], ["tx_failed"], ["nonce_cancelled"], ["confirmed"]]);
  },
};

async function endings({ scene, company }: Stage, payer: string): Promise<string[]> {
  const rows = await scene.query<{ end: string }>(
    "select distinct coalesce(failure_code, status) as end from payments where pay_to = $1 and payer = $2",
    [company.merchant.walletAddress, payer],
  );
  return rows.map(({ end }) => end);
}

function authorizationOf(body: Stage["company"]["sent"][number]["body"]) {
  const { permit2Authorization } = body.paymentPayload.payload;
  return permit2Authorization;
}
