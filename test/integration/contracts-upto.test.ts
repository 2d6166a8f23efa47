import { canonicalContracts } from "@lunas/catalog/contracts";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { ethers } from "ethers";
import {
  contractAt,
  deploy,
  errorsOf,
  idrx,
  mined,
  newPayer,
  permitDomain,
  permitTypes,
  revertOf,
  startPreparedChain,
  type TestChain,
} from "./contracts-chain";
import { captureArguments, signUpto, tokenPermit, type UptoAuthorization } from "./contracts-upto";

const { permit2, x402UptoProxy } = canonicalContracts;
const owner = freshWallet().address;
const far = 4_102_444_800n;
const maximum = 500_000n;

let chain: TestChain;
let facilitator: ethers.Signer;
let other: ethers.Signer;
let payer: ethers.Wallet;
let proxy: ethers.Contract;
let payee: string;
let nonce = 0n;
beforeAll(async () => {
  chain = await startPreparedChain(owner);
  [facilitator, other] = await Promise.all([chain.provider.getSigner(0), chain.provider.getSigner(1)]);
  payer = await newPayer(chain, idrx, 1_000_000_000n);
  proxy = contractAt("X402UptoPermit2Proxy", x402UptoProxy, facilitator);
}, 30_000);
afterAll(() => chain?.stop());
beforeEach(() => {
  payee = freshWallet().address;
});

const authorize = async (changes: Partial<UptoAuthorization> = {}): Promise<UptoAuthorization> => {
  nonce += 1n;
  const named = await facilitator.getAddress();
  const terms = { token: idrx, amount: maximum, nonce, deadline: far, to: payee, facilitator: named, validAfter: 0n };
  return { ...terms, ...changes };
};
const signed = async (authorization: UptoAuthorization) => ({
  owner: payer.address,
  signature: await signUpto(payer, authorization),
});
const capture = async (authorization: UptoAuthorization, amount: bigint) =>
  mined(proxy, "settle", captureArguments(authorization, amount, await signed(authorization)));
const balanceOf = (account: string, token = idrx): Promise<bigint> =>
  contractAt("SandboxIdrx", token, chain.provider).getFunction("balanceOf")(account);

const errors = errorsOf("X402UptoPermit2Proxy");
const refusalOf = (method: string, args: readonly unknown[], by = proxy) =>
  revertOf(by.getFunction(method).staticCall(...args, { gasLimit: 400_000n }), errors);
const refusal = async (
  authorization: UptoAuthorization,
  amount = maximum,
  proof?: { owner: string; signature: string },
) => refusalOf("settle", captureArguments(authorization, amount, proof ?? (await signed(authorization))));

describe("what moves", () => {
  it.each([123_456n, 1n, maximum])("%s of the maximum, from the payer straight to the payee", async (amount) => {
    const before = await balanceOf(payer.address);
    const { logs, gasUsed } = await capture(await authorize(), amount);
    expect(await balanceOf(payee)).toBe(amount);
    expect(await balanceOf(payer.address)).toBe(before - amount);
    expect(await balanceOf(x402UptoProxy)).toBe(0n);
    expect(logs).toHaveLength(2);
    const transfer = contractAt("SandboxIdrx", idrx, facilitator).interface.parseLog(logs[0] as ethers.Log);
    expect(transfer?.args.toArray()).toEqual([payer.address, payee, amount]);
    expect(logs[1]).toMatchObject({ address: x402UptoProxy, topics: [ethers.id("Settled()")], data: "0x" });
    expect(gasUsed).toBeLessThan(130_000n);
  });

  it("once: the rest of the maximum is never charged later", async () => {
    const authorization = await authorize();
    await capture(authorization, 1n);
    expect(await refusal(authorization, 1n)).toBe("InvalidNonce()");
    expect(await refusal(authorization, maximum - 1n)).toBe("InvalidNonce()");
  });

  it("nothing for zero, which uses up no nonce", async () => {
    const authorization = await authorize();
    expect(await refusal(authorization, 0n)).toBe("InvalidAmount()");
    await expect(capture(authorization, 0n)).rejects.toThrow();
    await capture(authorization, 2n);
    expect(await balanceOf(payee)).toBe(2n);
  });

  it("by a contract, where the payer named it", async () => {
    const wallet = await deploy("GoodWallet", [payer.address], facilitator);
    const authorization = await authorize({ facilitator: await wallet.getAddress() });
    expect(await refusal(authorization)).toBe("UnauthorizedFacilitator()");
    const args = captureArguments(authorization, 7n, await signed(authorization));
    await mined(wallet, "execute", [x402UptoProxy, proxy.interface.encodeFunctionData("settle", args)]);
    expect(await balanceOf(payee)).toBe(7n);
  });
});

describe("what the proxy refuses itself, in this order", () => {
  const wrong = { to: ethers.ZeroAddress, validAfter: far, deadline: 1n };
  const zeroOwner = { owner: ethers.ZeroAddress, signature: "0x" };
  const someone = freshWallet().address;

  it.each<[string, (others: string) => Partial<UptoAuthorization>, bigint, typeof zeroOwner | undefined]>([
    ["AmountExceedsPermitted()", (others) => ({ ...wrong, facilitator: others }), maximum + 1n, zeroOwner],
    ["UnauthorizedFacilitator()", (others) => ({ ...wrong, facilitator: others }), 0n, zeroOwner],
    ["InvalidAmount()", () => wrong, 0n, zeroOwner],
    ["InvalidOwner()", () => wrong, 1n, zeroOwner],
    ["InvalidDestination()", () => wrong, 1n, undefined],
    ["PaymentTooEarly()", () => ({ validAfter: far, deadline: 1n }), 1n, undefined],
    ["SignatureExpired(1)", () => ({ deadline: 1n }), 1n, { owner: someone, signature: "0x" }],
  ])("%s", async (name, changes, amount, proof) => {
    const authorization = await authorize(changes(await other.getAddress()));
    expect(await refusal(authorization, amount, proof)).toBe(name);
  });

  it("takes a payment in the very second of its validAfter", async () => {
    const now = BigInt((await chain.provider.getBlock("latest"))?.timestamp ?? 0);
    expect(await refusal(await authorize({ validAfter: now }))).toBe("none");
  });

  it("a sender that the payer did not name, and the payment stays possible", async () => {
    const authorization = await authorize();
    const args = captureArguments(authorization, 5n, await signed(authorization));
    const foreign = contractAt("X402UptoPermit2Proxy", x402UptoProxy, other);
    expect(await refusalOf("settle", args, foreign)).toBe("UnauthorizedFacilitator()");
    await mined(proxy, "settle", args);
  });

  it("ReentrancyGuardReentrantCall() before all, to a wallet that calls back", async () => {
    const wallet = await deploy("ReenteringWallet", [x402UptoProxy], facilitator);
    const proof = { owner: payer.address, signature: "0x" };
    const inner = captureArguments(await authorize(wrong), maximum + 1n, proof);
    for (const data of [
      proxy.interface.encodeFunctionData("settle", inner),
      proxy.interface.encodeFunctionData("settleWithPermit", [tokenPermit(0n), ...inner]),
    ]) {
      const outer = { owner: await wallet.getAddress(), signature: data };
      expect(await refusal(await authorize(), 1n, outer)).toBe("ReentrancyGuardReentrantCall()");
    }
  });

  it("a deployment without Permit2", async () => {
    await expect(deploy("X402UptoPermit2Proxy", [ethers.ZeroAddress], facilitator)).rejects.toMatchObject({
      data: ethers.id("InvalidPermit2Address()").slice(0, 10),
    });
  });
});

describe("what the signature covers", () => {
  it.each<[string, Partial<UptoAuthorization>]>([
    ["the maximum", { amount: maximum + 1n }],
    ["the payee", { to: owner }],
    ["the earliest second", { validAfter: 1n }],
    ["the deadline", { deadline: far - 1n }],
  ])("%s", async (_what, changes) => {
    const authorization = await authorize();
    const proof = await signed(authorization);
    expect(await refusal({ ...authorization, ...changes }, 1n, proof)).toBe("InvalidSigner()");
  });

  it("the facilitator", async () => {
    const authorization = await authorize({ facilitator: await other.getAddress() });
    const proof = await signed(authorization);
    const named = await facilitator.getAddress();
    expect(await refusal({ ...authorization, facilitator: named }, 1n, proof)).toBe("InvalidSigner()");
  });

  it("the kind of payment: a signature for the exact witness is none", async () => {
    const authorization = await authorize();
    const { token, amount, deadline, to, validAfter } = authorization;
    const terms = { permitted: { token, amount }, nonce: authorization.nonce, deadline, witness: { to, validAfter } };
    const message = { ...terms, spender: x402UptoProxy };
    const signature = await payer.signTypedData(permitDomain(), permitTypes, message);
    expect(await refusal(authorization, 1n, { owner: payer.address, signature })).toBe("InvalidSigner()");
  });
});

describe("settleWithPermit", () => {
  const notSigned = errorsOf("TokenWithPermit").encodeErrorResult("NotSigned", [28]);
  let token: ethers.Contract;
  let address: string;
  beforeEach(async () => {
    token = await deploy("TokenWithPermit", [], facilitator);
    address = await token.getAddress();
    await mined(token, "mint", [payer.address, maximum]);
  });
  const withPermit = async (permit: unknown[], changes: Partial<UptoAuthorization> = {}, amount = 3n) => {
    const authorization = await authorize({ token: address, ...changes });
    return [permit, ...captureArguments(authorization, amount, await signed(authorization))];
  };

  it("allows Permit2 the maximum, moves the amount and says so", async () => {
    const { logs } = await mined(proxy, "settleWithPermit", await withPermit(tokenPermit(maximum)));
    expect(await balanceOf(payee, address)).toBe(3n);
    expect(await token.getFunction("allowance")(payer.address, permit2)).toBe(maximum - 3n);
    expect(logs.at(-1)).toMatchObject({ address: x402UptoProxy, topics: [ethers.id("SettledWithPermit()")] });
  });

  it("refuses a permit of another amount, after the maximum and the sender, before all else", async () => {
    const [amiss, wrong] = [tokenPermit(maximum - 1n), { to: ethers.ZeroAddress, validAfter: far }];
    const foreign = { ...wrong, facilitator: await other.getAddress() };
    const said = async (changes: Partial<UptoAuthorization>, amount: bigint) =>
      refusalOf("settleWithPermit", await withPermit(amiss, changes, amount));
    expect(await said(foreign, maximum + 1n)).toBe("AmountExceedsPermitted()");
    expect(await said(foreign, 0n)).toBe("UnauthorizedFacilitator()");
    expect(await said(wrong, 0n)).toBe("Permit2612AmountMismatch()");
    expect(await refusalOf("settleWithPermit", await withPermit(tokenPermit(maximum), wrong, 0n))).toBe(
      "InvalidAmount()",
    );
  });

  it.each<[string, Parameters<typeof tokenPermit>[1], unknown]>([
    ["EIP2612PermitFailedWithReason", { deadline: 1n }, "the permit expired"],
    ["EIP2612PermitFailedWithPanic", { deadline: 0n }, 1n],
    ["EIP2612PermitFailedWithData", { v: 28 }, notSigned],
  ])("goes on after a permit that fails, with %s", async (name, changes, cause) => {
    await mined(token.connect(payer) as ethers.Contract, "approve", [permit2, maximum]);
    const { logs } = await mined(proxy, "settleWithPermit", await withPermit(tokenPermit(maximum, changes)));
    const event = proxy.interface.parseLog(logs[0] as ethers.Log);
    expect(event?.name).toBe(name);
    expect(event?.args.slice(0, 2)).toEqual([address, payer.address]);
    expect(event?.args[2]).toBe(cause);
    expect(await balanceOf(payee, address)).toBe(3n);
  });
});
