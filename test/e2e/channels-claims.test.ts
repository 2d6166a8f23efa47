import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { until } from "@lunas/testkit/time/until";
import { ethers } from "ethers";
import { balanceOf } from "../harness/balance-of";
import { type ActionRow, channelStory, type OpenedChannel } from "../harness/channel-story";
import { idrx } from "../harness/funded-payer";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";

jest.setTimeout(180_000);

describe("claims, payouts and refunds of channels", () => {
  let harness: Harness;
  let story: ReturnType<typeof channelStory>;

  beforeAll(async () => {
    harness = await startHarness();
    story = channelStory(harness);
  });
  afterAll(async () => {
    story?.close();
    await harness?.stop();
  });

  const merchantNow = () => registerMerchant(harness.url);
  const eventually = (check: () => Promise<boolean>, what: string) => until(check, { timeoutMs: 30_000, what });
  const isClaimed = (channel: OpenedChannel, sum: bigint) =>
    eventually(async () => {
      const row = await channel.row();
      return (await channel.onChain()).claimed === sum && row.claimed === sum.toString() && row.action_id === null;
    }, `a claim of ${sum}`);
  const ask = async (merchant: RegisteredMerchant, method: string, path: string, body?: object) => {
    const headers = { "x-api-key": merchant.apiKey, "content-type": "application/json" };
    const response = await fetch(`${harness.url}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, never> };
  };

  it("claims at the threshold, for two merchants in one transaction, and not what is below it", async () => {
    const [one, other] = [await merchantNow(), await merchantNow()];
    const channels = [await story.open(one, 20_000_000n), await story.open(other, 20_000_000n)] as const;
    const small = await story.open(one, 20_000_000n);
    await story.store(
      await channels[0].charge(5_000_000n),
      await channels[1].charge(6_000_000n),
      await small.charge(4_999_999n),
    );
    await isClaimed(channels[0], 5_000_000n);
    await isClaimed(channels[1], 6_000_000n);
    const [claim, ...more] = await story.actions("claim", channels[0].id);
    expect(more).toEqual([]);
    expect(claim).toMatchObject({
      status: "confirmed",
      cause: "schedule",
      channels: 2,
      urgent: false,
      amount: "11000000",
    });
    expect(await story.actions("claim", channels[1].id)).toEqual([claim]);
    expect(await small.onChain()).toMatchObject({ claimed: 0n });
    expect(await story.actions("claim", small.id)).toEqual([]);
  });

  it("claims what is charged before a payer can withdraw it, however little, and tells the merchant", async () => {
    const merchant = await merchantNow();
    const channel = await story.open(merchant, 1_000_000n, 900);
    await story.store(await channel.charge(100_000n));
    await channel.startWithdrawal(1_000_000n);
    await isClaimed(channel, 100_000n);
    const [claim] = await story.actions("claim", channel.id);
    expect(claim).toMatchObject({ status: "confirmed", cause: "withdrawal", urgent: true, channels: 1 });
    expect((await channel.row()).status).toBe("withdrawing");
    const [started, ...more] = await story.eventsOf(merchant, "channel.withdrawal_started");
    expect(more).toEqual([]);
    expect(started?.data).toMatchObject({ channelId: channel.id, status: "withdrawing", charged: "100000" });
    const events = await ask(merchant, "GET", "/events");
    expect(JSON.stringify(events.body)).toContain("channel.withdrawal_started");
  });

  it("leaves a row alone that would revert, and claims the others", async () => {
    const merchant = await merchantNow();
    const [good, forged] = [await story.open(merchant, 10_000_000n), await story.open(merchant, 10_000_000n)];
    await story.store(await good.charge(6_000_000n), await forged.charge(6_000_000n, freshWallet()));
    await isClaimed(good, 6_000_000n);
    expect(await story.actions("claim", forged.id)).toEqual([]);
    expect(await forged.onChain()).toMatchObject({ claimed: 0n });
  });

  it("pays out after the claim is mined, never in one breath, and gets the wallet's balance right", async () => {
    const merchant = await merchantNow();
    const channel = await story.open(merchant, 20_000_000n);
    await story.store(await channel.charge(12_000_000n));
    await isClaimed(channel, 12_000_000n);
    await eventually(async () => (await story.payoutsOf(merchant))[0]?.status === "confirmed", "a payout");
    const [claim] = await story.actions("claim", channel.id);
    const [payout, ...more] = await story.payoutsOf(merchant);
    expect(more).toEqual([]);
    expect(payout).toMatchObject({ cause: "schedule", amount: "12000000", channels: 1 });
    expect(blockOf(payout)).toBeGreaterThan(blockOf(claim));
    expect(await balanceOf(harness.rpcUrl, merchant.walletAddress)).toBe(12_000_000n);
    const listed = await ask(merchant, "GET", "/payouts");
    expect(listed.body).toMatchObject({
      payouts: [
        { payoutId: payout?.id, status: "confirmed", amount: "12000000", txHash: payout?.tx_hash, token: "IDRX" },
      ],
      waiting: { unclaimed: "0", unpaid: "0" },
      pagination: { total: 1 },
    });
    const [confirmed] = await story.eventsOf(merchant, "payout.confirmed");
    expect(confirmed?.data).toMatchObject({ payoutId: payout?.id, amount: "12000000" });
  });

  it("claims and pays out when the merchant asks, below every threshold", async () => {
    const merchant = await merchantNow();
    expect(await ask(merchant, "POST", "/payouts")).toMatchObject({
      status: 409,
      body: { error: { code: "payout_refused" } },
    });
    const channel = await story.open(merchant, 1_000_000n);
    await story.store(await channel.charge(1_234n));
    const requested = await ask(merchant, "POST", "/payouts");
    expect(requested).toMatchObject({
      status: 202,
      body: { status: "pending", amount: null, receiver: merchant.walletAddress },
    });
    await eventually(async () => (await story.payoutsOf(merchant))[0]?.status === "confirmed", "the payout");
    expect(await balanceOf(harness.rpcUrl, merchant.walletAddress)).toBe(1_234n);
    expect(await story.payoutsOf(merchant)).toMatchObject([
      { id: requested.body.payoutId, cause: "merchant", amount: "1234" },
    ]);
    await story.store(await channel.charge(2_000n));
    expect(await ask(merchant, "POST", "/channels/claim")).toMatchObject({ status: 202, body: { channels: 1 } });
    await isClaimed(channel, 2_000n);
  });

  it("gives back what is unused, after it has claimed what is charged", async () => {
    const merchant = await merchantNow();
    const channel = await story.open(merchant, 1_000_000n);
    await story.store(await channel.charge(300_000n));
    const refunded = await ask(merchant, "POST", `/channels/${channel.id}/refund`, {});
    expect(refunded).toMatchObject({
      status: 200,
      body: { settlement: { success: true, amount: "700000", payer: channel.payer.address } },
    });
    expect(await channel.onChain()).toEqual({ balance: 300_000n, claimed: 300_000n });
    expect(await balanceOf(harness.rpcUrl, channel.payer.address)).toBe(700_000n);
    await eventually(async () => (await channel.row()).status === "closed", "the channel's end");
    expect(await story.eventsOf(merchant, "channel.closed")).toHaveLength(1);
  });

  it("fails a payout that the token refuses, tells the merchant, and does not try again today", async () => {
    const merchant = await merchantNow();
    const channel = await story.open(merchant, 1_000_000n);
    await story.store(await channel.charge(50_000n));
    expect(await ask(merchant, "POST", "/channels/claim")).toMatchObject({ status: 202 });
    await isClaimed(channel, 50_000n);
    const token = await ownedToken();
    await (await token.getFunction("pause")()).wait();
    try {
      expect(await ask(merchant, "POST", "/payouts")).toMatchObject({ status: 202 });
      await eventually(async () => (await story.payoutsOf(merchant))[0]?.status === "failed", "the failure");
      expect(await story.payoutsOf(merchant)).toMatchObject([
        { status: "failed", failure_code: "token_refused", tx_hash: null },
      ]);
      expect(await story.eventsOf(merchant, "payout.failed")).toHaveLength(1);
    } finally {
      await (await token.getFunction("unpause")()).wait();
    }
    expect(await ask(merchant, "POST", "/payouts")).toMatchObject({ status: 202 });
    await eventually(async () => (await story.payoutsOf(merchant))[1]?.status === "confirmed", "the payout");
    expect(await balanceOf(harness.rpcUrl, merchant.walletAddress)).toBe(50_000n);
  });

  it("claims once when the settler dies after it has written a claim", async () => {
    const merchant = await merchantNow();
    const channel = await story.open(merchant, 10_000_000n);
    await story.store(await channel.charge(7_000_000n));
    await until(async () => (await story.actions("claim", channel.id)).length > 0, {
      ...{ timeoutMs: 20_000, intervalMs: 2, what: "a written claim" },
    });
    void harness.stack.supervisor.signal("settler", "SIGKILL");
    await harness.services.stop("settler");
    await harness.services.start("settler");
    await isClaimed(channel, 7_000_000n);
    expect(await story.actions("claim", channel.id)).toMatchObject([{ status: "confirmed" }]);
    expect((await channel.row()).claimed).toBe("7000000");
  });

  /** The treasury owns the local token. */
  async function ownedToken(): Promise<ethers.Contract> {
    const owner = new ethers.Wallet(harness.stack.secrets.treasuryKey);
    await story.provider.send("anvil_impersonateAccount", [owner.address]);
    const signer = await story.provider.getSigner(owner.address);
    return new ethers.Contract(idrx, ["function pause()", "function unpause()"], signer);
  }
});

function blockOf(action: ActionRow | undefined): number {
  return Number(action?.block_number ?? Number.NaN);
}
