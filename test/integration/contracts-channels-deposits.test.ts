import { fund } from "@lunas/contracts/fund";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { ethers } from "ethers";
import { contractAt, deploy, errorsOf, idrx, mined, revertOf } from "./contracts-chain";
import {
  argumentOf,
  batchSettlement,
  type ChannelConfig,
  channelIdOf,
  depositData,
  permit2DepositCollector,
} from "./contracts-channels";
import { tokenPermit } from "./contracts-upto";
import { channels, useChannels } from "./opened-channels";

useChannels();

const zero = ethers.ZeroAddress;
const largest = 2n ** 128n - 1n;
describe("deposit", () => {
  it("moves the tokens to the contract, opens the channel and says so", async () => {
    const { payer, relayer } = channels;
    const config = channels.config();
    const [held, had] = [await channels.tokens(batchSettlement), await channels.tokens(payer.address)];
    const receipt = await channels.deposit(config, 1_000n);
    const [id, sender] = [channelIdOf(config), await relayer.getAddress()];
    expect(channels.events(receipt)).toEqual([`ChannelCreated(${id})`, `Deposited(${id},${sender},1000,1000)`]);
    expect(await channels.state(config)).toEqual([1_000n, 0n]);
    expect(await channels.tokens(batchSettlement)).toBe(held + 1_000n);
    expect(await channels.tokens(payer.address)).toBe(had - 1_000n);
    expect(receipt.logs[0]?.address).toBe(idrx);
    expect(receipt.gasUsed).toBeLessThan(260_000n);
  });

  it("tops up, by anyone, without a new channel", async () => {
    const config = channels.config();
    await channels.deposit(config, 5n);
    const args = await channels.depositArguments(config, 7n);
    const receipt = await mined(channels.by(channels.thirdParty), "deposit", args);
    const sender = await channels.thirdParty.getAddress();
    expect(channels.events(receipt)).toEqual([`Deposited(${channelIdOf(config)},${sender},7,12)`]);
    expect(await channels.refusal("deposit", args)).toBe("InvalidNonce()");
  });

  it("opens an emptied channel again", async () => {
    const config = channels.config();
    await channels.deposit(config, 5n);
    await mined(channels.by(channels.receiver), "refund", [Object.values(config), 5n]);
    const id = channelIdOf(config);
    expect(channels.events(await channels.deposit(config, 6n))[0]).toBe(`ChannelCreated(${id})`);
  });

  it.each<[string, Partial<ChannelConfig>, bigint, string | undefined]>([
    ["InvalidChannel()", { payer: zero, withdrawDelay: 1n }, 0n, zero],
    ["InvalidChannel()", { receiver: zero, withdrawDelay: 1n }, 0n, zero],
    ["InvalidChannel()", { receiverAuthorizer: zero, withdrawDelay: 1n }, 0n, zero],
    ["InvalidChannel()", { token: zero, withdrawDelay: 1n }, 0n, zero],
    ["WithdrawDelayOutOfRange()", { withdrawDelay: 899n }, 0n, zero],
    ["WithdrawDelayOutOfRange()", { withdrawDelay: 2_592_001n }, 0n, zero],
    ["ZeroDeposit()", { withdrawDelay: 2_592_000n }, 0n, zero],
    ["InvalidCollector()", { payerAuthorizer: zero }, 1n, zero],
    ["no data", {}, 1n, freshWallet().address],
    ["none", {}, 1n, undefined],
    ["none", { payerAuthorizer: zero, withdrawDelay: 2_592_000n }, 1n, undefined],
  ])("refuses in its order: %s", async (name, changes, amount, collector) => {
    const [config, , given, data] = await channels.depositArguments(channels.config(changes), amount);
    expect(await channels.refusal("deposit", [config, amount, collector ?? given, data])).toBe(name);
  });

  it("refuses a sum beyond 128 bits before it collects", async () => {
    const token = await deploy("TokenWithPermit", [], channels.relayer);
    const collector = await deploy("MintingCollector", [], channels.relayer);
    const config = channels.config({ token: await token.getAddress() });
    const args = (amount: bigint) => [Object.values(config), amount, collector.target, "0x"];
    await mined(channels.contract, "deposit", args(largest));
    expect(await channels.refusal("deposit", args(1n))).toBe("DepositOverflow()");
    expect(await channels.state(config)).toEqual([largest, 0n]);
  });

  it.each([
    ["less", -1n],
    ["more", 1n],
  ])("takes any collector, and none that brings %s than the amount", async (_what, off) => {
    const token = await deploy("TokenWithPermit", [], channels.relayer);
    const collector = await deploy("MintingCollector", [], channels.relayer);
    const config = channels.config({ token: await token.getAddress() });
    const data = ethers.AbiCoder.defaultAbiCoder().encode(["int256"], [off]);
    const deposit = (bytes: string) => [Object.values(config), 10n, collector.target, bytes];
    expect(await channels.refusal("deposit", deposit(data))).toBe("DepositCollectionFailed()");
    expect(await channels.refusal("deposit", deposit("0x"))).toBe("none");
  });

  it("is closed to its own collector, as all other functions that change something", async () => {
    const config = channels.config();
    const collector = await deploy("ReenteringCollector", [], channels.relayer);
    const rows = [await channels.row(config, 1n)].map(argumentOf);
    const whole = Object.values(config);
    const inner: [string, unknown[]][] = [
      ["deposit", [whole, 1n, zero, "0x"]],
      ["claim", [rows]],
      ["claimWithSignature", [rows, "0x"]],
      ["settle", [config.receiver, idrx]],
      ["refund", [whole, 1n]],
      ["refundWithSignature", [whole, 1n, 0n, "0x"]],
      ["initiateWithdraw", [whole, 1n]],
      ["finalizeWithdraw", [whole]],
    ];
    for (const [method, args] of inner) {
      const call = channels.contract.interface.encodeFunctionData(method, args);
      const nested = channels.contract.interface.encodeFunctionData("multicall", [[call]]);
      for (const data of [call, nested]) {
        const refusal = await channels.refusal("deposit", [whole, 1n, collector.target, data]);
        expect([method, refusal]).toEqual([method, "ReentrancyGuardReentrantCall()"]);
      }
    }
  });
});

describe("the collector by Permit2", () => {
  const collectorErrors = errorsOf("Permit2DepositCollector");

  it("serves the settlement contract alone", async () => {
    const collector = contractAt("Permit2DepositCollector", permit2DepositCollector, channels.relayer);
    const call = collector.getFunction("collect").staticCall(channels.payer.address, idrx, 1n, ethers.ZeroHash, "0x");
    expect(await revertOf(call, collectorErrors)).toBe("OnlyX402BatchSettlement()");
    expect(await collector.getFunction("x402BatchSettlement")()).toBe(batchSettlement);
  });

  it.each<[string, (config: ChannelConfig) => ChannelConfig, bigint]>([
    ["channel", (config) => ({ ...config, withdrawDelay: 901n }), 10n],
    ["receiver", (config) => ({ ...config, receiver: config.payer }), 10n],
    ["amount", (config) => config, 11n],
  ])("refuses a signature for another %s", async (_what, changed, amount) => {
    const config = channels.config();
    const [, , collector, data] = await channels.depositArguments(config, 10n);
    const args = [Object.values(changed(config)), amount, collector, data];
    expect(await channels.refusal("deposit", args)).toBe("InvalidSigner()");
  });

  it("refuses a passed deadline", async () => {
    const config = channels.config();
    const data = await depositData(channels.payer, config, { amount: 1n, nonce: 1n << 20n, deadline: 1n });
    const args = [Object.values(config), 1n, permit2DepositCollector, data];
    expect(await channels.refusal("deposit", args)).toBe("SignatureExpired(1)");
  });

  it("uses a permit of the token for exactly the amount, and goes on when it fails", async () => {
    const token = await deploy("TokenWithPermit", [], channels.relayer);
    const config = channels.config({ token: await token.getAddress() });
    await mined(token, "mint", [channels.payer.address, 100n]);
    const encoded = (value: bigint, v?: number) => {
      const [, deadline, r, s, parity] = tokenPermit(value, v === undefined ? {} : { v });
      const types = ["uint256", "uint256", "uint8", "bytes32", "bytes32"];
      return ethers.AbiCoder.defaultAbiCoder().encode(types, [value, deadline, parity, r, s]);
    };
    const args = async (nonce: bigint, permit: string) => {
      const terms = { amount: 10n, nonce: (1n << 21n) + nonce, tokenPermit: permit };
      return [Object.values(config), 10n, permit2DepositCollector, await depositData(channels.payer, config, terms)];
    };
    expect(await refusalWith(await args(0n, encoded(11n)))).toBe("Permit2612AmountMismatch()");
    expect(await refusalWith(await args(0n, encoded(10n, 28)))).toBe("Error(TRANSFER_FROM_FAILED)");
    await mined(channels.contract, "deposit", await args(0n, encoded(10n)));
    await mined(token.connect(channels.payer) as ethers.Contract, "approve", [await permit2(), 10n]);
    const { logs } = await mined(channels.contract, "deposit", await args(1n, encoded(10n, 28)));
    const failed = ethers.id("EIP2612PermitFailedWithData(address,address,bytes)");
    expect([logs[0]?.address, logs[0]?.topics[0]]).toEqual([permit2DepositCollector, failed]);
    expect(await channels.state(config)).toEqual([20n, 0n]);
  });

  const refusalWith = (args: readonly unknown[]) =>
    revertOf(channels.contract.getFunction("deposit").staticCall(...args), collectorErrors);
  const permit2 = () =>
    contractAt("Permit2DepositCollector", permit2DepositCollector, channels.relayer).getFunction("PERMIT2")();
});

test("tokens that were sent to the contract belong to no channel", async () => {
  const config = channels.config();
  await fund({ rpcUrl: channels.chain.rpcUrl, token: idrx, to: batchSettlement, amount: 77n });
  await channels.deposit(config, 10n);
  expect(await channels.state(config)).toEqual([10n, 0n]);
});
