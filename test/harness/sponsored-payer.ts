import type { Chain } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { rpcHex } from "@lunas/contracts/rpc";
import type { Payer, PayerOptions } from "@lunas/testkit/payer/create-payer";
import { Transaction, type TransactionLike, Wallet } from "ethers";
import { fundedPayer } from "./funded-payer";
import { signedBody } from "./pay";

export const unlimited = 2n ** 256n - 1n;
const approveSelector = "0x095ea7b3"; // approve(address,uint256)

/** A new wallet with IDRX, without an approval and without any native currency. */
export function penniless(rpcUrl: string, amount = 1_000_000n): Promise<Payer> {
  return fundedPayer(rpcUrl, amount, { approved: false });
}

export function approveData(spender: string, amount: bigint): string {
  return `${approveSelector}${spender.slice(2).toLowerCase().padStart(64, "0")}${amount.toString(16).padStart(64, "0")}`;
}

/** A payer's signed `approve(Permit2, 2^256-1)` as stock clients create it; `odd` changes the signed fields. */
export async function signApproval(rpcUrl: string, payer: Payer, odd: TransactionLike = {}, chain: Chain = sandbox) {
  const ask = async (method: string, ...params: unknown[]) => BigInt(await rpcHex(rpcUrl, method, params));
  const tip = await ask("eth_maxPriorityFeePerGas");
  const price = await ask("eth_gasPrice");
  const transaction = Transaction.from({
    type: 2,
    chainId: chain.chainId,
    to: chain.tokens.IDRX as string,
    data: approveData(chain.contracts.permit2, unlimited),
    nonce: Number(await ask("eth_getTransactionCount", payer.address, "latest")),
    gasLimit: 70_000n,
    ...(odd.type !== 0 && odd.type !== 1 && { maxFeePerGas: price * 2n, maxPriorityFeePerGas: tip }),
    ...((odd.type === 0 || odd.type === 1) && { gasPrice: price * 2n }),
    ...odd,
  });
  return new Wallet(payer.privateKey).signTransaction(transaction);
}

/** What a body says about the approval that it offers. */
export function offer(payer: Payer, signedTransaction: string, chain: Chain = sandbox) {
  const info = {
    from: payer.address,
    asset: chain.tokens.IDRX as string,
    spender: chain.contracts.permit2 as string,
    amount: unlimited.toString(),
    signedTransaction,
    version: "1",
  };
  return { erc20ApprovalGasSponsoring: { info } };
}

/** A body for `POST /facilitate` that offers an approval to be paid for. */
export async function sponsoredBody(rpcUrl: string, payer: Payer, options: PayerOptions, odd: TransactionLike = {}) {
  const body = await signedBody(payer, options);
  const extensions = offer(payer, await signApproval(rpcUrl, payer, odd));
  return { ...body, paymentPayload: { ...body.paymentPayload, extensions } };
}
