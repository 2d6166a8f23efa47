import { type HDNodeWallet, Wallet } from "ethers";
import { approvePermit2 } from "../approve-permit2";
import { formatGas, formatRupiah } from "../format-amount";
import { fundPayer } from "../fund-payer";
import type { DemoContext } from "./demo-context";

/** Whole IDRX; more than the article costs. */
const pocketMoney = "25000";
/** ETH for the approval. */
const gasMoney = "0.01";

/** A payer comes to be, gets play money and approves Permit2. */
export async function equipPayer({ lunas, story, chain }: DemoContext, apiKey: string): Promise<HDNodeWallet> {
  const payer = Wallet.createRandom();
  const { address } = payer;
  await story.step(
    "The faucet funds a fresh payer",
    () =>
      Promise.all([
        fundPayer(lunas, apiKey, { address, amount: pocketMoney, token: "IDRX" }),
        fundPayer(lunas, apiKey, { address, amount: gasMoney, token: "ETH" }),
      ]),
    ([idrx, eth]) => [
      ["payer", address],
      ["has", `${formatRupiah(BigInt(idrx.balance), chain.decimals)} and ${formatGas(BigInt(eth.balance))}`],
    ],
  );
  await story.step(
    "The payer approves Permit2, once",
    () => approvePermit2(chain, payer),
    ({ txHash, costWei }) => [
      ["transaction", txHash],
      ["gas", `${formatGas(costWei)}: the only gas that a payer ever pays`],
    ],
  );
  return payer;
}
