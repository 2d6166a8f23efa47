import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { ethers } from "ethers";
import { deploy, idrx, mined } from "./contracts-chain";
import { argumentOf, batchSettlement, type ChannelConfig, type Channels, channelIdOf } from "./contracts-channels";
import { channels, useChannels } from "./opened-channels";

// A hundred deposits, beside other tests.
jest.setTimeout(60_000);

useChannels();

const zero = ethers.ZeroAddress;
const receiverSums = async (receiver: string, token = idrx) => [
  ...((await channels.read("receivers", receiver, token)) as Iterable<bigint>),
];

describe("claim", () => {
  let config: ChannelConfig;
  beforeEach(async () => {
    config = channels.config({ receiver: freshWallet().address });
    await channels.deposit(config, 1_000n);
  });

  it("records the difference, and moves nothing", async () => {
    const held = await channels.tokens(batchSettlement);
    const sender = await channels.relayer.getAddress();
    const id = channelIdOf(config);
    const first = await channels.claim(await channels.row(config, 400n, 300n));
    expect(channels.events(first)).toEqual([`Claimed(${id},${sender},300,300)`]);
    const second = await channels.claim(await channels.row(config, 450n));
    expect(channels.events(second)).toEqual([`Claimed(${id},${sender},150,450)`]);
    expect(await channels.state(config)).toEqual([1_000n, 450n]);
    expect(await receiverSums(config.receiver)).toEqual([450n, 0n]);
    expect(await channels.tokens(batchSettlement)).toBe(held);
    expect(first.logs).toHaveLength(1);
  });

  it.each([1, 100])("takes at most 100 gas a charge where each of %i channels has had a thousand", async (count) => {
    const rows: Awaited<ReturnType<Channels["row"]>>[] = [];
    for (let index = 0; index < count; index += 1) {
      const each = channels.config({ receiver: config.receiver });
      await channels.deposit(each, 1_000n);
      rows.push(await channels.row(each, 1_000n));
    }
    // The first sums of a receiver, and the first claim of each channel: both write where nothing was.
    const { gasUsed } = await channels.claim(...rows);
    console.log(`a claim of ${count} channels: ${gasUsed} gas, ${gasUsed / BigInt(count)} a channel`);
    expect(Number(gasUsed) / (count * 1_000)).toBeLessThanOrEqual(100);
  });

  it("skips a row that claims nothing new, whatever its signature and its ceiling", async () => {
    await channels.claim(await channels.row(config, 400n));
    const other = channels.config({ receiver: config.receiver });
    await channels.deposit(other, 50n);
    const dead = { config, maximum: 1n, claimed: 400n, signature: "0x1234" };
    const receipt = await channels.claim({ ...dead, claimed: 0n }, dead, await channels.row(other, 50n));
    expect(channels.events(receipt)).toHaveLength(1);
    expect(await channels.state(other)).toEqual([50n, 50n]);
    expect(channels.events(await channels.claim(dead))).toEqual([]);
  });

  it.each<[string, bigint, bigint]>([
    ["ClaimExceedsCeiling()", 1_000n, 1_001n],
    ["ClaimExceedsBalance()", 1_001n, 1_001n],
    ["InvalidSignature()", 1_000n, 1_000n],
  ])("refuses in its order: %s, and the other rows with it", async (name, maximum, claimed) => {
    const wrong = await channels.row(config, maximum, claimed, channels.receiverAuthorizer);
    const good = channels.config();
    await channels.deposit(good, 10n);
    const args = await channels.claimArguments([await channels.row(good, 10n), wrong]);
    expect(await channels.refusal("claimWithSignature", args)).toBe(name);
    await expect(mined(channels.contract, "claimWithSignature", args)).rejects.toThrow();
    expect(await channels.state(good)).toEqual([10n, 0n]);
  });

  it("refuses a signature of another sum or of a bad form", async () => {
    const row = await channels.row(config, 400n);
    const refusal = async (changes: Partial<typeof row>) =>
      channels.refusal("claimWithSignature", await channels.claimArguments([{ ...row, ...changes }]));
    expect(await refusal({ maximum: 401n })).toBe("InvalidSignature()");
    const { compactSerialized } = ethers.Signature.from(row.signature);
    expect(await refusal({ signature: compactSerialized })).toBe("ECDSAInvalidSignatureLength(64)");
    expect(await refusal({ signature: `0x${"00".repeat(65)}` })).toBe("ECDSAInvalidSignature()");
  });

  it("takes the payer's own signature only where there is no authorizer", async () => {
    const own = channels.config({ payerAuthorizer: zero });
    await channels.deposit(own, 10n);
    const refusal = async (of: ChannelConfig, signer: ethers.Signer) =>
      channels.refusal("claimWithSignature", await channels.claimArguments([await channels.row(of, 10n, 10n, signer)]));
    expect(await refusal(own, channels.payerAuthorizer)).toBe("InvalidSignature()");
    expect(await refusal(own, channels.payer)).toBe("none");
    expect(await refusal(config, channels.payer)).toBe("InvalidSignature()");
  });

  it("asks a payer that is a contract, and no authorizer that is one", async () => {
    const wallet = await deploy("GoodWallet", [channels.payerAuthorizer.address], channels.relayer);
    const address = await wallet.getAddress();
    const minter = await deploy("MintingCollector", [], channels.relayer);
    const token = await (await deploy("TokenWithPermit", [], channels.relayer)).getAddress();
    const refusal = async (changes: Partial<ChannelConfig>, signer: ethers.Signer) => {
      const of = channels.config({ token, ...changes });
      await mined(channels.contract, "deposit", [Object.values(of), 10n, minter.target, "0x"]);
      const args = await channels.claimArguments([await channels.row(of, 10n, 10n, signer)]);
      return channels.refusal("claimWithSignature", args);
    };
    expect(await refusal({ payer: address, payerAuthorizer: zero }, channels.payerAuthorizer)).toBe("none");
    expect(await refusal({ payer: address, payerAuthorizer: zero }, channels.payer)).toBe("InvalidSignature()");
    expect(await refusal({ payerAuthorizer: address }, channels.payerAuthorizer)).toBe("InvalidSignature()");
  });

  it("is open to the receiver and to the authorizer of every row, and to no one else without a signature", async () => {
    const mine = channels.config();
    await channels.deposit(mine, 10n);
    const [own, foreign] = [await channels.row(mine, 10n), await channels.row(config, 10n)];
    const refusal = (who: ethers.Signer, ...rows: (typeof own)[]) =>
      channels.refusal("claim", [rows.map(argumentOf)], who);
    expect(await refusal(channels.relayer, own)).toBe("NotAuthorizedToClaim()");
    expect(await refusal(channels.payer, own)).toBe("NotAuthorizedToClaim()");
    expect(await refusal(channels.receiver, own)).toBe("none");
    expect(await refusal(channels.receiver, own, foreign)).toBe("NotAuthorizedToClaim()");
    expect(await refusal(channels.receiverAuthorizer, own, foreign)).toBe("none");
    // Of a row that does nothing too.
    expect(await refusal(channels.relayer, { ...own, claimed: 0n })).toBe("NotAuthorizedToClaim()");
    expect(await refusal(channels.receiver)).toBe("EmptyBatch()");
  });

  it("by signature is for the rows of one authorizer, and for exactly these rows", async () => {
    const row = await channels.row(config, 10n);
    const [rows, signature] = await channels.claimArguments([row]);
    const refusal = (args: unknown[]) => channels.refusal("claimWithSignature", args, channels.thirdParty);
    expect(await refusal([[], "0x"])).toBe("EmptyBatch()");
    expect(await refusal([rows, "0x"])).toBe("InvalidSignature()");
    expect(await refusal([[{ ...row, claimed: 9n }].map(argumentOf), signature])).toBe("InvalidSignature()");
    expect(await refusal([rows, signature])).toBe("none");
    const other = await channels.row(channels.config({ receiverAuthorizer: channels.payer.address }), 1n);
    expect(await refusal(await channels.claimArguments([row, other]))).toBe("NotReceiverAuthorizer()");
    expect(await refusal(await channels.claimArguments([{ ...row, signature: "0x" }, other]))).toBe(
      "ECDSAInvalidSignatureLength(0)",
    );
  });

  it("by signature asks an authorizer that is a contract", async () => {
    const wallet = await deploy("GoodWallet", [channels.receiverAuthorizer.address], channels.relayer);
    const of = channels.config({ receiverAuthorizer: await wallet.getAddress() });
    await channels.deposit(of, 10n);
    const row = await channels.row(of, 10n);
    const refusal = async (signer: ethers.Signer) =>
      channels.refusal("claimWithSignature", await channels.claimArguments([row], signer));
    expect(await refusal(channels.receiverAuthorizer)).toBe("none");
    expect(await refusal(channels.payer)).toBe("InvalidSignature()");
  });
});

describe("settle", () => {
  it("pays the sum of many channels once, whoever sends it", async () => {
    const receiver = freshWallet().address;
    const [one, two] = [channels.config({ receiver }), channels.config({ receiver })];
    await channels.deposit(one, 100n);
    await channels.deposit(two, 100n);
    await channels.claim(await channels.row(one, 60n), await channels.row(two, 5n));
    const sender = await channels.thirdParty.getAddress();
    const settle = () => mined(channels.by(channels.thirdParty), "settle", [receiver, idrx]);
    const receipt = await settle();
    expect(channels.events(receipt)).toEqual([`Settled(${receiver},${idrx},${sender},65)`]);
    expect(receipt.logs[0]?.address).toBe(idrx);
    expect(await channels.tokens(receiver)).toBe(65n);
    expect((await settle()).logs).toEqual([]);
    await channels.claim(await channels.row(one, 61n));
    expect(channels.events(await settle())).toEqual([`Settled(${receiver},${idrx},${sender},1)`]);
    expect(await receiverSums(receiver)).toEqual([66n, 66n]);
  });

  it("says nothing where nothing was claimed, of any token", async () => {
    expect((await mined(channels.contract, "settle", [freshWallet().address, zero])).logs).toEqual([]);
  });

  it("reverts where the token refuses, and pays later", async () => {
    const receiver = freshWallet().address;
    const config = channels.config({ receiver });
    await channels.deposit(config, 10n);
    await channels.claim(await channels.row(config, 10n));
    const { provider } = channels.chain;
    const code = await provider.getCode(idrx);
    // Answers each call with a word of zeros: false.
    await provider.send("anvil_setCode", [idrx, "0x5f5f5260205ff3"]);
    const refusal = await channels.refusal("settle", [receiver, idrx]);
    await provider.send("anvil_setCode", [idrx, code]);
    expect(refusal).toBe(`SafeERC20FailedOperation(${idrx})`);
    await mined(channels.contract, "settle", [receiver, idrx]);
    expect(await channels.tokens(receiver)).toBe(10n);
  });
});

describe("multicall", () => {
  it("does several things for one sender, all or none", async () => {
    const { interface: abi } = channels.contract;
    const config = channels.config();
    await channels.deposit(config, 100n);
    const claim = abi.encodeFunctionData("claim", [[argumentOf(await channels.row(config, 40n))]]);
    const settle = abi.encodeFunctionData("settle", [config.receiver, idrx]);
    const refund = abi.encodeFunctionData("refund", [Object.values(config), 0n]);
    expect(await channels.refusal("multicall", [[claim, settle, refund]], channels.receiver)).toBe("ZeroRefund()");
    expect(await channels.refusal("multicall", [[claim]])).toBe("NotAuthorizedToClaim()");
    const receipt = await mined(channels.by(channels.receiver), "multicall", [[claim, settle]]);
    expect(channels.events(receipt).map((event) => event.split("(")[0])).toEqual(["Claimed", "Settled"]);
  });
});
