import { ethers } from "ethers";
import { deploy, mined } from "./contracts-chain";
import { batchSettlement, type ChannelConfig, channelIdOf, signRefund } from "./contracts-channels";
import { channels, useChannels } from "./opened-channels";

jest.setTimeout(30_000);

/** How money goes back to the payer: refunds by the receiver, withdrawals by the payer. */
let config: ChannelConfig;
let id: string;
let relayer: string;
useChannels();
beforeAll(async () => {
  relayer = await channels.relayer.getAddress();
});
beforeEach(async () => {
  config = channels.config();
  id = channelIdOf(config);
  await channels.deposit(config, 1_000n);
});

const whole = () => Object.values(config);
const namesOf = (receipt: ethers.TransactionReceipt) => channels.events(receipt).map((event) => event.split("(")[0]);
const payerGets = async (send: () => Promise<unknown>) => {
  const before = await channels.tokens(config.payer);
  await send();
  return (await channels.tokens(config.payer)) - before;
};

describe("refund", () => {
  const refund = (amount: bigint) => mined(channels.by(channels.receiver), "refund", [...[whole(), amount]]);

  it("gives back what is asked for", async () => {
    const sender = await channels.receiver.getAddress();
    const moved = await payerGets(async () =>
      expect(channels.events(await refund(400n))).toEqual([`Refunded(${id},${sender},400)`]),
    );
    expect(moved).toBe(400n);
    expect(await channels.state(config)).toEqual([600n, 0n]);
  });

  it("gives back no more than what is not claimed, and keeps the channel where something was", async () => {
    await channels.claim(await channels.row(config, 300n));
    const moved = await payerGets(async () => expect(namesOf(await refund(5_000n))).toEqual(["Refunded"]));
    expect(moved).toBe(700n);
    expect(await channels.state(config)).toEqual([300n, 300n]);
  });

  it("closes a channel of which nothing was claimed", async () => {
    expect(namesOf(await refund(1_000n))).toEqual(["Refunded", "ChannelClosed"]);
    expect(await channels.state(config)).toEqual([0n, 0n]);
  });

  it("counts its nonce first: also where nothing moves, and not where zero is asked for", async () => {
    expect(await channels.refusal("refund", [whole(), 0n], channels.receiver)).toBe("ZeroRefund()");
    await refund(1_000n);
    expect(await channels.refundNonce(config)).toBe(1n);
    const moved = await payerGets(async () => expect((await refund(1n)).logs).toEqual([]));
    expect([moved, await channels.refundNonce(config)]).toEqual([0n, 2n]);
  });

  it("is open to the receiver and its authorizer", async () => {
    for (const who of [channels.payer, channels.payerAuthorizer, channels.relayer])
      expect(await channels.refusal("refund", [whole(), 0n], who)).toBe("NotAuthorizedToRefund()");
    expect(await channels.refusal("refund", [whole(), 1n], channels.receiverAuthorizer)).toBe("none");
  });
});

describe("refundWithSignature", () => {
  const signed = async (terms: { nonce: bigint; amount: bigint }, by: ethers.Signer = channels.receiverAuthorizer) => [
    ...[whole(), terms.amount, terms.nonce, await signRefund(by, config, terms)],
  ];

  it("is for anyone, once", async () => {
    const args = await signed({ nonce: 0n, amount: 10n });
    const receipt = await mined(channels.contract, "refundWithSignature", args);
    expect(channels.events(receipt)).toEqual([`Refunded(${id},${relayer},10)`]);
    expect(await channels.refusal("refundWithSignature", args)).toBe("InvalidRefundNonce()");
  });

  it("loses its signature to any refund before it, of nothing too", async () => {
    const args = await signed({ nonce: 0n, amount: 10n });
    await channels.claim(await channels.row(config, 1_000n));
    await mined(channels.by(channels.receiverAuthorizer), "refund", [whole(), 1n]);
    expect(await channels.refusal("refundWithSignature", args)).toBe("InvalidRefundNonce()");
    const next = await signed({ nonce: 1n, amount: 10n });
    expect((await mined(channels.contract, "refundWithSignature", next)).logs).toEqual([]);
    expect(await channels.refundNonce(config)).toBe(2n);
  });

  it("refuses in its order: the nonce, the signature, a zero", async () => {
    const refusal = (args: unknown[]) => channels.refusal("refundWithSignature", args);
    expect(await refusal([whole(), 0n, 1n, "0x"])).toBe("InvalidRefundNonce()");
    expect(await refusal([whole(), 0n, 0n, "0x"])).toBe("InvalidSignature()");
    expect(await refusal(await signed({ nonce: 0n, amount: 1n }, channels.receiver))).toBe("InvalidSignature()");
    expect(await refusal(await signed({ nonce: 0n, amount: 0n }))).toBe("ZeroRefund()");
    const [, , nonce, signature] = await signed({ nonce: 0n, amount: 1n });
    expect(await refusal([whole(), 2n, nonce, signature])).toBe("InvalidSignature()");
  });

  it("asks an authorizer that is a contract", async () => {
    const wallet = await deploy("GoodWallet", [channels.payer.address], channels.relayer);
    config = channels.config({ receiverAuthorizer: await wallet.getAddress() });
    await channels.deposit(config, 10n);
    const refusal = async (by: ethers.Signer) =>
      channels.refusal("refundWithSignature", await signed({ nonce: 0n, amount: 1n }, by));
    expect(await refusal(channels.payer)).toBe("none");
    expect(await refusal(channels.receiverAuthorizer)).toBe("InvalidSignature()");
  });
});

describe("a withdrawal", () => {
  const initiate = (amount: bigint, by: ethers.Signer = channels.payer) =>
    mined(channels.by(by), "initiateWithdraw", [whole(), amount]);
  const finalize = (by: ethers.Signer = channels.payer) => mined(channels.by(by), "finalizeWithdraw", [whole()]);
  const refund = (amount: bigint) => mined(channels.by(channels.receiver), "refund", [whole(), amount]);

  it("waits for the delay, and pays what was asked for", async () => {
    const receipt = await initiate(400n);
    const { timestamp } = (await receipt.getBlock()) as ethers.Block;
    expect(channels.events(receipt)).toEqual([`WithdrawInitiated(${id},400,${timestamp + 900})`]);
    expect(await channels.pending(config)).toEqual([400n, BigInt(timestamp)]);
    await channels.chain.provider.send("evm_setNextBlockTimestamp", [timestamp + 899]);
    await channels.chain.provider.send("evm_mine", []);
    expect(await refusalAt(timestamp + 899)).toBe("WithdrawDelayNotElapsed()");
    expect(await refusalAt(timestamp + 900)).toBe("none");
    await channels.pass(1);
    const moved = await payerGets(async () =>
      expect(channels.events(await finalize())).toEqual([`WithdrawFinalized(${id},${config.payer},400)`]),
    );
    expect(moved).toBe(400n);
    expect(await channels.state(config)).toEqual([600n, 0n]);
    expect(await channels.pending(config)).toEqual([0n, 0n]);
  });

  /** The refusal of `finalizeWithdraw` in a block of this time. */
  async function refusalAt(time: number): Promise<string> {
    const data = channels.contract.interface.encodeFunctionData("finalizeWithdraw", [whole()]);
    const call = { from: config.payer, to: batchSettlement, data };
    const { provider } = channels.chain;
    const at = { time: ethers.toQuantity(time) };
    try {
      await provider.send("eth_call", [call, "latest", {}, at]);
    } catch (error) {
      const found = /0x[0-9a-f]{8}/.exec(JSON.stringify(error))?.[0];
      return `${channels.contract.interface.getError(found ?? "")?.name}()`;
    }
    return "none";
  }

  it("closes a channel of which nothing was claimed", async () => {
    await initiate(1_000n);
    await channels.pass(900);
    expect(namesOf(await finalize())).toEqual(["WithdrawFinalized", "ChannelClosed"]);
  });

  it("gives way to claims: it pays what they leave, nothing too", async () => {
    await initiate(800n);
    await channels.claim(await channels.row(config, 300n));
    await channels.pass(900);
    expect(await payerGets(finalize)).toBe(700n);
    expect(await channels.state(config)).toEqual([300n, 300n]);

    config = channels.config();
    id = channelIdOf(config);
    await channels.deposit(config, 10n);
    await initiate(10n);
    await channels.claim(await channels.row(config, 10n));
    await channels.pass(900);
    const receipt = await finalize();
    expect(channels.events(receipt)).toEqual([`WithdrawFinalized(${id},${config.payer},0)`]);
    expect(receipt.logs).toHaveLength(1);
  });

  it("takes from vouchers that were not claimed in time", async () => {
    const late = await channels.row(config, 300n);
    await initiate(1_000n);
    await channels.pass(900);
    await finalize();
    const args = await channels.claimArguments([late]);
    expect(await channels.refusal("claimWithSignature", args)).toBe("ClaimExceedsBalance()");
  });

  it("shrinks by a refund, and ends by one of its size or more", async () => {
    await initiate(400n);
    await refund(100n);
    expect((await channels.pending(config))[0]).toBe(300n);
    await refund(300n);
    expect(await channels.pending(config)).toEqual([0n, 0n]);
    expect(await channels.refusal("finalizeWithdraw", [whole()], channels.payer)).toBe("WithdrawalNotPending()");
    await initiate(600n);
    await refund(10_000n);
    expect(await channels.pending(config)).toEqual([0n, 0n]);
  });

  it("stays as it is beside a refund of nothing", async () => {
    await channels.claim(await channels.row(config, 900n));
    await initiate(100n);
    await channels.claim(await channels.row(config, 1_000n));
    const before = await channels.pending(config);
    expect((await refund(50n)).logs).toEqual([]);
    expect(await channels.pending(config)).toEqual(before);
  });

  it("keeps its amount over a later deposit", async () => {
    await initiate(1_000n);
    await channels.deposit(config, 5n);
    await channels.pass(900);
    expect(await payerGets(finalize)).toBe(1_000n);
    expect(await channels.state(config)).toEqual([5n, 0n]);
  });

  it("is the payer's and its authorizer's alone", async () => {
    for (const who of [channels.receiver, channels.receiverAuthorizer, channels.relayer]) {
      expect(await channels.refusal("initiateWithdraw", [whole(), 0n], who)).toBe("InvalidChannel()");
      expect(await channels.refusal("finalizeWithdraw", [whole()], who)).toBe("NotAuthorizedToFinalizeWithdraw()");
    }
    await initiate(1n, channels.payerAuthorizer);
    await channels.pass(900);
    expect(await payerGets(() => finalize(channels.payerAuthorizer))).toBe(1n);
  });

  it("refuses in its order", async () => {
    const refusal = (method: string, ...args: unknown[]) => channels.refusal(method, args, channels.payer);
    expect(await refusal("initiateWithdraw", whole(), 0n)).toBe("NothingToWithdraw()");
    expect(await refusal("initiateWithdraw", whole(), 1_001n)).toBe("WithdrawAmountExceedsAvailable()");
    expect(await refusal("finalizeWithdraw", whole())).toBe("WithdrawalNotPending()");
    await channels.claim(await channels.row(config, 1n));
    expect(await refusal("initiateWithdraw", whole(), 1_000n)).toBe("WithdrawAmountExceedsAvailable()");
    await initiate(999n);
    expect(await refusal("initiateWithdraw", whole(), 0n)).toBe("NothingToWithdraw()");
    expect(await refusal("initiateWithdraw", whole(), 1_001n)).toBe("WithdrawalAlreadyPending()");
    expect(await refusal("finalizeWithdraw", whole())).toBe("WithdrawDelayNotElapsed()");
    await channels.pass(900);
    await finalize();
    expect(await refusal("finalizeWithdraw", whole())).toBe("WithdrawalNotPending()");
  });

  it("of a channel without a deposit is refused", async () => {
    config = channels.config();
    const refusal = await channels.refusal("initiateWithdraw", [whole(), 1n], channels.payer);
    expect(refusal).toBe("WithdrawAmountExceedsAvailable()");
  });
});
