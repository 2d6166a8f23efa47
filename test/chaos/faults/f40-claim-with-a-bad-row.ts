import { readFileSync } from "node:fs";
import { canonicalContracts } from "@lunas/catalog/contracts";
import { artifact } from "@lunas/contracts/artifact";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { until } from "@lunas/testkit/time/until";
import { ethers } from "ethers";
import type { OpenedChannel } from "../../harness/channel-story";
import { channelFault, type ShopFixture } from "../channels/channel-fault";
import { chargeAmount } from "../channels/shop";

const { batchSettlement } = canonicalContracts.x402Channels;
const contract = new ethers.Interface(artifact("X402BatchSettlement").abi as ethers.InterfaceAbi);

/**
 * One channel has a voucher of a key that was never its payer's. The merchant claims a second one itself and gives a third one
 * back itself, in the block that has our claim of all of them: the third row reverts that.
 */
export const claimWithABadRow = channelFault({
  id: "F40",
  title: "a claim of many channels has rows that revert, and others did some of it",
  strike: async (fixture) => {
    const { company, shop, scenario, channels, lost } = fixture;
    const [forged, claimed, returned] = channels as [OpenedChannel, OpenedChannel, OpenedChannel];
    const { signature } = await forged.charge(await chargedOf(fixture, forged), freshWallet());
    await scenario.query("update channels set voucher_signature = $2 where id = $1", [forged.id, signature]);
    lost.add(forged.id).add(returned.id);
    await company.chainControl.hold();
    expect((await shop.ask("/channels/claim")).status).toBe(202);
    const isWaiting = async () =>
      (await company.chainControl.pool()).some(({ to }) => to?.toLowerCase() === batchSettlement.toLowerCase());
    await until(isWaiting, { timeoutMs: 20_000, intervalMs: 20, what: "our claim in the pool" });
    const own = [claimed, await chargedOf(fixture, claimed)] as const;
    const sent = [
      await sendAsMerchant(fixture, contract.encodeFunctionData("claim", [[await rowOf(...own)]])),
      await sendAsMerchant(
        fixture,
        contract.encodeFunctionData("refund", [Object.values(returned.config), "10000000"]),
      ),
    ];
    await company.chainControl.mine();
    for (const hash of sent) expect((await company.chainControl.receipt(hash))?.status).toBe("0x1");
  },
  proves: async ({ shop, channels, scenario }) => {
    const [forged, , , good] = channels as OpenedChannel[];
    const [reverted, claim, ...more] = await shop.story.actions("claim", good?.id);
    expect(more).toEqual([]);
    expect(reverted).toMatchObject({ status: "failed", failure_code: "tx_failed" });
    expect(claim?.status).toBe("confirmed");
    // The other shop's channels may be in it, too.
    const own = "select from channel_claims where action_id = $1 and channel_id = any ($2)";
    expect(await scenario.query(own, [claim?.id, channels.map(({ id }) => id)])).toHaveLength(3);
    // The round after the block that reverted writes it, and the next block has it.
    expect(Number(claim?.block_number) - Number(reverted?.block_number)).toBeLessThanOrEqual(4);
    expect(await shop.story.actions("claim", forged?.id)).toEqual([]);
    const lines = [1, 2].flatMap((settler) =>
      readFileSync(scenario.harness.services.logFile(`settler-${settler}`), "utf8").split("\n"),
    );
    const alarms = lines.filter((line) => line.includes("a channel is left out of a claim"));
    expect(alarms.filter((line) => line.includes(forged?.id ?? ""))[0]).toMatch(/its voucher does not cover it/);
  },
});

async function chargedOf({ scenario }: ShopFixture, { id }: OpenedChannel): Promise<bigint> {
  const [row] = await scenario.query<{ charged: string }>("select charged::text from channels where id = $1", [id]);
  return BigInt(row?.charged ?? 0n) || chargeAmount;
}

async function rowOf(channel: OpenedChannel, sum: bigint): Promise<unknown[]> {
  const { signature } = await channel.charge(sum);
  return [[Object.values(channel.config), sum], signature, sum];
}

function sendAsMerchant({ company, shop }: ShopFixture, data: string): Promise<string> {
  return company.chainControl.send({ from: shop.merchant.walletAddress, to: batchSettlement, data });
}
