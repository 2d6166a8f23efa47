import type { BaseWallet } from "ethers";
import { askPrice, payForArticle } from "../buy-article";
import { formatRupiah } from "../format-amount";
import { readBalance } from "../read-chain";
import { readSettlement } from "../read-settlement";
import { type Demand, signPayment } from "../sign-payment";
import type { DemoContext } from "./demo-context";

export interface Purchase {
  readonly payer: BaseWallet;
  readonly merchantWallet: string;
  readonly articleUrl: string;
}

export interface Paid {
  readonly txHash: string;
  readonly requirements: Demand["requirements"];
}

/** What this payer would pay for an article at most, in base units. */
const mostBaseUnits = 1_000_000n;

/** 402, signature, 200: the payer gets the article and the merchant its money. */
export async function buy(context: DemoContext, { payer, merchantWallet, articleUrl }: Purchase): Promise<Paid> {
  const { story, chain } = context;
  const rupiah = (amount: string) => formatRupiah(BigInt(amount), chain.decimals);
  const network = chain.config.x402.caip2Network;
  const demand = await story.step(
    "The payer asks the merchant for the article",
    () => askPrice(articleUrl, network, mostBaseUnits),
    ({ requirements }) => [["402", `Payment Required: ${rupiah(requirements.amount)} to ${requirements.payTo}`]],
  );
  const payload = await story.step(
    "The payer signs: this amount, this payee, once; nothing is sent",
    () => signPayment(chain.config, payer, demand),
    ({ payload: { signature } }) => [["signature", `${signature.slice(0, 42)}…`]],
  );
  const before = await readBalances(context, [payer.address, merchantWallet]);
  const bought = await story.step(
    "The payer asks again, with PAYMENT-SIGNATURE",
    () => payForArticle(articleUrl, payload),
    ({ content }) => [["200", `OK: “${content.title}”`]],
  );
  const txHash = bought.settlement.transaction;
  const { blockNumber } = await readSettlement(chain, txHash);
  const after = await readBalances(context, [payer.address, merchantWallet]);
  story.table([
    ["", "before", "after"],
    ["payer", before[0] ?? "", after[0] ?? ""],
    ["merchant", before[1] ?? "", after[1] ?? ""],
  ]);
  story.say(`\nPAID ${txHash} block ${blockNumber} in ${bought.durationMs} ms\n`);
  return { txHash, requirements: demand.requirements };
}

async function readBalances({ chain }: DemoContext, wallets: readonly string[]): Promise<readonly string[]> {
  const balances = await Promise.all(wallets.map((wallet) => readBalance(chain, wallet)));
  return balances.map((balance) => formatRupiah(balance, chain.decimals));
}
