import { rpc } from "@lunas/contracts/rpc";
import type { Hex } from "@lunas/domain/shared/hex";
import { until } from "@lunas/testkit/time/until";
import { balanceInContract, postDeposit, readAuthorizer, stockChannel } from "../../harness/deposits";
import { fundedPayer } from "../../harness/funded-payer";
import { channelFault, type ShopFixture } from "../channels/channel-fault";
import { books } from "../channels/judge-shop";
import { type ChannelShop, chargeAmount, type ShopChannel } from "../channels/shop";

const deposit = 10_000_000n;
const channelCount = 6;
let before: unknown;

/** The blocks of the deposits go, with charges on all of them. */
export const depositTakenBack = channelFault({
  id: "F41",
  title: "a reorg takes deposits back on which there are charges",
  open: async ({ scenario, shop }) => {
    const [url, rpcUrl] = [scenario.gateway(0), scenario.rpcUrl("sandbox")];
    await readAuthorizer(url);
    const payers = await Promise.all(Array.from({ length: channelCount }, () => fundedPayer(rpcUrl, deposit)));
    before = await rpc(rpcUrl, "evm_snapshot", []);
    return (await Promise.all(payers.map((payer) => openByDeposit(url, shop, payer)))) as never;
  },
  strike: async (fixture) => {
    const rpcUrl = fixture.scenario.rpcUrl("sandbox");
    await rpc(rpcUrl, "evm_revert", [before]);
    for (const { id } of fixture.channels) expect(await balanceInContract(rpcUrl, id)).toBe(0n);
  },
  settle: async (fixture) => {
    await until(() => areBack(fixture), { timeoutMs: 45_000, intervalMs: 250, what: "the deposits in new blocks" });
    // The channels take charges as before.
    await fixture.shop.charge(fixture.channels, channelCount);
  },
});

async function areBack(fixture: ShopFixture): Promise<boolean> {
  const rpcUrl = fixture.scenario.rpcUrl("sandbox");
  const onChain = await Promise.all(fixture.channels.map(({ id }) => balanceInContract(rpcUrl, id)));
  const rows = await books(fixture);
  return onChain.every((each) => each === deposit) && rows.every(({ balance }) => BigInt(balance) === deposit);
}

/** Opens a channel as a stock client does; its first charge is the deposit's. */
async function openByDeposit(
  url: string,
  shop: ChannelShop,
  payer: Awaited<ReturnType<typeof fundedPayer>>,
): Promise<ShopChannel> {
  const channel = stockChannel(payer, shop.merchant.walletAddress);
  const id = channel.channelId as Hex;
  const answer = await postDeposit(url, shop.merchant.apiKey, await channel.deposit(deposit, { price: chargeAmount }));
  if (answer.status !== 200) throw new Error(`a deposit answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  shop.reported.push({ channelId: id, chargeId: answer.body.chargeId ?? "" });
  return {
    ...{ id, config: channel.config as ShopChannel["config"] },
    charge: async (sum) => ({ id, sum: sum.toString(), signature: (await channel.voucher(sum)).signature }),
  };
}
