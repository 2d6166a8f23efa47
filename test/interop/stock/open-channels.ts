import assert from "node:assert/strict";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { ethers } from "ethers";
import { fundedPayer } from "../../harness/funded-payer";
import { claiming, payingOut, shopChannel } from "../../harness/shop-channels";
import type { PayersChannels } from "./requests";
import type { StockFacilitator } from "./stock-facilitator";

/** Channels that both facilitators find on the chain; the stock one opened them. */
export async function openChannels({
  rpcUrl,
  authorizerKey,
  payTo,
  stock,
}: {
  readonly rpcUrl: string;
  readonly authorizerKey: string;
  readonly payTo: string;
  readonly stock: StockFacilitator;
}): Promise<PayersChannels> {
  const authorizer = new ethers.Wallet(authorizerKey).address;
  const otherWallet = freshWallet().address;
  const settled = async (body: object) => assert.equal((await stock.settle(body)).success, true);
  const open = async (receiver: string, by = authorizer) => {
    const payer = await fundedPayer(rpcUrl, 100_000n);
    const channel = shopChannel(payer, { receiver, authorizer: by });
    await settled(await channel.deposits(100_000n));
    return channel;
  };
  const [own, foreign] = [await open(payTo), await open(otherWallet)];
  await settled(await claiming(payTo, [await own.row(500n)]));
  await settled(payingOut(payTo));
  return { authorizer, open: own, ownSigner: await open(payTo, freshWallet().address), foreign, otherWallet };
}
