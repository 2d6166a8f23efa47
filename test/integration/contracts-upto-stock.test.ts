import { canonicalContracts } from "@lunas/catalog/contracts";
import { artifact } from "@lunas/contracts/artifact";
import { canonical } from "@lunas/protocol/wire/networks";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { x402Client } from "@x402/core/client";
import { x402Facilitator } from "@x402/core/facilitator";
import type { PaymentPayload, PaymentRequirements } from "@x402/core/types";
import { uptoPermit2WitnessTypes, x402UptoPermit2ProxyABI, x402UptoPermit2ProxyAddress } from "@x402/evm";
import { UptoEvmScheme as StockPayer } from "@x402/evm/upto/client";
import { UptoEvmScheme as StockFacilitator } from "@x402/evm/upto/facilitator";
import { ethers } from "ethers";
import { hashTypedData } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { stockSigner } from "../harness/stock-signer";
import { contractAt, idrx, newPayer, permitDomain, startPreparedChain, type TestChain } from "./contracts-chain";
import { uptoMessage, uptoTypes } from "./contracts-upto";

/** The proxy of `upto` on local chains against the x402 libraries, which know the one on production chains. */
const { x402UptoProxy } = canonicalContracts;
const ours = new ethers.Interface(artifact("X402UptoPermit2Proxy").abi as ethers.InterfaceAbi);
const theirs = new ethers.Interface(x402UptoPermit2ProxyABI as unknown as ethers.InterfaceAbi);

const textsOf = ({ fragments }: ethers.Interface) =>
  fragments.filter(({ type }) => type !== "constructor").map((each) => each.format("full"));

let chain: TestChain;
beforeAll(async () => {
  const owner = freshWallet().address;
  chain = await startPreparedChain(owner);
}, 30_000);
afterAll(() => chain?.stop());

test("the address is theirs", () => {
  expect([x402UptoProxy, canonical.x402UptoPermit2Proxy]).toEqual(Array(2).fill(x402UptoPermit2ProxyAddress));
});

test("the interface is theirs, and what theirs leaves out", () => {
  const [known, all] = [textsOf(theirs), textsOf(ours)];
  expect(known.filter((text) => !all.includes(text))).toEqual([]);
  expect(all.filter((text) => !known.includes(text)).sort()).toEqual([
    "error InvalidAmount()",
    "event EIP2612PermitFailedWithData(address indexed token, address indexed owner, bytes data)",
    "event EIP2612PermitFailedWithPanic(address indexed token, address indexed owner, uint256 errorCode)",
    "event EIP2612PermitFailedWithReason(address indexed token, address indexed owner, string reason)",
  ]);
});

test("selectors and topics are those of production chains", () => {
  const functions = ["settle", "settleWithPermit", "PERMIT2", "WITNESS_TYPEHASH", "WITNESS_TYPE_STRING"];
  expect(functions.map((name) => ours.getFunction(name)?.selector)).toEqual([
    ...["0xff11e7b4", "0x016c1748", "0x6afdd850", "0x2c03ae6a", "0x156e2152"],
  ]);
  const errors: string[] = [];
  ours.forEachError(({ name, selector }) => errors.push(`${name} ${selector}`));
  expect(errors.sort()).toEqual([
    "AmountExceedsPermitted 0xfe64b4c7",
    "InvalidAmount 0x2c5211c6",
    "InvalidDestination 0xac6b05f5",
    "InvalidOwner 0x49e27cff",
    "InvalidPermit2Address 0x59106c89",
    "PaymentTooEarly 0xa65539fa",
    "Permit2612AmountMismatch 0x050cda49",
    "ReentrancyGuardReentrantCall 0x3ee5aeb5",
    "UnauthorizedFacilitator 0x0f6fae87",
  ]);
  const topics: string[] = [];
  ours.forEachEvent(({ name, topicHash }) => topics.push(`${name} ${topicHash}`));
  expect(topics.sort()).toEqual([
    "EIP2612PermitFailedWithData 0x41d715076dfd9c1fd3135fbb7675020aab7fb8e82349a0cd5aaa970dcfb816fe",
    "EIP2612PermitFailedWithPanic 0x278207c426558a8c6ef49e9a3c6f87d257ca5c1852f0c988ad5caf894d197623",
    "EIP2612PermitFailedWithReason 0x0fea7e5a0e14e9f700b9b0666ffd524bacb9ceb9e6234ea2bfb8e1d0ee2365e7",
    "Settled 0x97088ec3606cfe8cc112180570d03fcde05f9b8e1bfef8e27784eaf5dd5691b6",
    "SettledWithPermit 0xde5b89d10fc800c459329c382fabfcad0be0ed7e5328e01fae04e507b09ef5d8",
  ]);
});

test("what the payer signs has their digest, and the contract's own hashes agree", async () => {
  const [facilitator, to] = [freshWallet().address, freshWallet().address];
  const terms = { token: idrx, amount: 500_000n, nonce: 7n, deadline: 1_800_000_000n, validAfter: 0n };
  const message = uptoMessage({ ...terms, to, facilitator });
  const ourDigest = ethers.TypedDataEncoder.hash(permitDomain(), uptoTypes, message);
  const theirDigest = hashTypedData({
    domain: permitDomain() as { name: string; chainId: number; verifyingContract: `0x${string}` },
    types: uptoPermit2WitnessTypes,
    primaryType: "PermitWitnessTransferFrom",
    message: message as never,
  });
  expect(ourDigest).toBe(theirDigest);

  const encoder = ethers.TypedDataEncoder.from({ ...uptoPermit2WitnessTypes } as never);
  const primary = encoder.encodeType("PermitWitnessTransferFrom");
  expect(ethers.id(primary)).toBe("0x51dff6974ad4388c499e7fcfe838d2bd767162553a144098ce20ea661d70c2ee");
  const proxy = contractAt("X402UptoPermit2Proxy", x402UptoProxy, chain.provider);
  expect(await proxy.getFunction("WITNESS_TYPEHASH")()).toBe(ethers.id(encoder.encodeType("Witness")));
  const stub = "PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,";
  expect(stub + (await proxy.getFunction("WITNESS_TYPE_STRING")())).toBe(primary);
});

describe("the stock payer and the stock facilitator", () => {
  const payTo = freshWallet().address;
  const maximum = "500000";
  let required: PaymentRequirements;
  let payload: PaymentPayload;
  let facilitator: x402Facilitator;
  beforeEach(async () => {
    const signer = await stockSigner(chain.rpcUrl);
    facilitator = new x402Facilitator().register("eip155:1337", new StockFacilitator(signer));
    const [kind] = facilitator.getSupported().kinds;
    required = {
      ...{ scheme: "upto", network: "eip155:1337", asset: idrx, amount: maximum, payTo, maxTimeoutSeconds: 60 },
      extra: { assetTransferMethod: "permit2", name: "IDRX", version: "1", ...kind?.extra },
    };
    const payer = await newPayer(chain, idrx, BigInt(maximum));
    const account = privateKeyToAccount(payer.privateKey as `0x${string}`);
    const client = new x402Client().register("eip155:*", new StockPayer(account));
    client.setSpendControls({ allowedAssets: true });
    const resource = { url: "https://shop.example/words", description: "words", mimeType: "text/plain" };
    payload = await client.createPaymentPayload({ x402Version: 2, resource, accepts: [required] });
  });
  const settle = (amount: string) => facilitator.settle(payload, { ...required, amount });
  const paid = (): Promise<bigint> => contractAt("SandboxIdrx", idrx, chain.provider).getFunction("balanceOf")(payTo);

  it("verify the maximum and settle a part of it", async () => {
    expect(await facilitator.verify(payload, required)).toMatchObject({ isValid: true });
    const before = await paid();
    expect(await settle("123456")).toMatchObject({ success: true, amount: "123456" });
    expect((await paid()) - before).toBe(123_456n);
  });

  it("settle no more than the maximum, and nothing twice", async () => {
    const exceeds = "invalid_upto_evm_payload_settlement_exceeds_amount";
    expect(await settle("500001")).toMatchObject({ success: false, errorReason: exceeds });
    expect(await settle("0")).toMatchObject({ success: true, transaction: "", amount: "0" });
    expect(await settle(maximum)).toMatchObject({ success: true });
    expect(await settle("1")).toMatchObject({ success: false });
  });
});
