import { canonicalContracts } from "@lunas/catalog/contracts";
import type { ContractName } from "@lunas/contracts/artifact";
import { fund } from "@lunas/contracts/fund";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { ethers } from "ethers";
import {
  type Authorization,
  contractAt,
  deploy,
  errorsOf,
  idrx,
  mined,
  newPayer,
  revertOf,
  settleArguments,
  signPermit,
  startPreparedChain,
  type TestChain,
} from "./contracts-chain";

const { permit2, x402Proxy } = canonicalContracts;
const payee = freshWallet().address;
const amount = 1_000n;

const errors = errorsOf("X402ExactPermit2Proxy");

let chain: TestChain;
let relayer: ethers.Signer;
let tokenOwner: ethers.Signer;
let payer: ethers.Wallet;
let proxy: ethers.Contract;
let nonce = 0n;
beforeAll(async () => {
  const owner = new ethers.Wallet(ethers.id("owner of the token"));
  chain = await startPreparedChain(owner.address);
  await chain.provider.send("anvil_setBalance", [owner.address, "0xde0b6b3a7640000"]);
  relayer = await chain.provider.getSigner(0);
  tokenOwner = owner.connect(chain.provider);
  payer = await newPayer(chain, idrx, 1_000_000n);
  proxy = contractAt("X402ExactPermit2Proxy", x402Proxy, relayer);
}, 30_000);
afterAll(() => chain.stop());

const authorize = (changes: Partial<Authorization> = {}): Authorization => {
  nonce += 1n;
  return { token: idrx, amount, nonce, deadline: 4_102_444_800n, to: payee, validAfter: 0n, ...changes };
};
const sign = (authorization: Authorization, by: ethers.Signer = payer) => signPermit(by, authorization);

/** Simulates `settle` as the relayer would; answers the revert's name and arguments, or "none". */
async function refusal(authorization: Authorization, signature?: string, owner = payer.address): Promise<string> {
  const args = settleArguments(authorization, owner, signature ?? (await sign(authorization)));
  return revertOf(proxy.getFunction("settle").staticCall(...args, { gasLimit: 300_000n }), errors);
}

describe("what the proxy refuses itself, in this order", () => {
  const far = 4_000_000_000n;

  it.each<[string, Partial<Authorization>, string]>([
    ["InvalidAmount()", { amount: 0n, to: ethers.ZeroAddress, validAfter: far }, ethers.ZeroAddress],
    ["InvalidOwner()", { to: ethers.ZeroAddress, validAfter: far }, ethers.ZeroAddress],
    ["InvalidDestination()", { to: ethers.ZeroAddress, validAfter: far }, payee],
    ["PaymentTooEarly()", { validAfter: far, deadline: 1n }, payee],
  ])("%s", async (name, changes, owner) => {
    expect(await refusal(authorize(changes), undefined, owner)).toBe(name);
  });

  it("takes a payment in the very second of its validAfter", async () => {
    const head = await chain.provider.getBlock("latest");
    expect(await refusal(authorize({ validAfter: BigInt(head?.timestamp ?? 0) }))).toBe("none");
  });

  it("ReentrancyGuardReentrantCall(), to a wallet that calls back while it is asked for its signature", async () => {
    const wallet = await deploy("ReenteringWallet", [x402Proxy], relayer);
    const inner = proxy.interface.encodeFunctionData("settle", settleArguments(authorize(), payer.address, "0x"));
    expect(await refusal(authorize(), inner, await wallet.getAddress())).toBe("ReentrancyGuardReentrantCall()");
  });
});

describe("what Permit2 refuses", () => {
  it("SignatureExpired, past the deadline and not in its second", async () => {
    const now = BigInt((await chain.provider.getBlock("latest"))?.timestamp ?? 0);
    expect(await refusal(authorize({ deadline: now - 1n }))).toBe(`SignatureExpired(${now - 1n})`);
    expect(await refusal(authorize({ deadline: now }))).toBe("none");
  });

  it("InvalidNonce, when a payment is settled again", async () => {
    const authorization = authorize();
    const args = settleArguments(authorization, payer.address, await sign(authorization));
    await mined(proxy, "settle", args);
    expect(await refusal(authorization)).toBe("InvalidNonce()");
    await expect(mined(proxy, "settle", [...args, { gasLimit: 300_000n }])).rejects.toMatchObject({
      receipt: { status: 0, logs: [] },
    });
  });

  it("InvalidNonce, when the payer cancelled it", async () => {
    const authorization = authorize({ nonce: 0x700n });
    const contract = new ethers.Contract(permit2, ["function invalidateUnorderedNonces(uint256,uint256)"], payer);
    await mined(contract, "invalidateUnorderedNonces", [7n, 1n]);
    expect(await refusal(authorization)).toBe("InvalidNonce()");
  });

  it("InvalidAmount(uint256), to a spender that asks for more than was signed", async () => {
    const transferFrom = "permitTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes)";
    const contract = new ethers.Contract(permit2, [`function ${transferFrom}`], relayer);
    const permit = [[idrx, amount], 1n, 4_102_444_800n];
    const call = contract.getFunction(transferFrom).staticCall(permit, [payee, amount + 1n], payer.address, "0x");
    expect(await revertOf(call, errors)).toBe(`InvalidAmount(${amount})`);
  });

  it("InvalidSigner, when someone else signed or a field differs", async () => {
    const authorization = authorize();
    const thirdParty = freshWallet();
    expect(await refusal(authorization, await sign(authorization, thirdParty))).toBe("InvalidSigner()");
    const signature = await sign(authorization);
    expect(await refusal({ ...authorization, to: thirdParty.address }, signature)).toBe("InvalidSigner()");
    expect(await refusal({ ...authorization, amount: amount + 1n }, signature)).toBe("InvalidSigner()");
  });

  it("InvalidSignature, when v is 0 or 1", async () => {
    const authorization = authorize();
    const { r, s, yParity } = ethers.Signature.from(await sign(authorization));
    expect(await refusal(authorization, ethers.concat([r, s, ethers.toBeHex(yParity, 1)]))).toBe("InvalidSignature()");
  });

  it.each([0, 63, 66])("InvalidSignatureLength, at %i bytes", async (length) => {
    expect(await refusal(authorize(), ethers.hexlify(new Uint8Array(length)))).toBe("InvalidSignatureLength()");
  });
});

describe("contract wallets", () => {
  const walletWithMoney = async (name: ContractName, args: readonly unknown[] = []) => {
    const wallet = await deploy(name, args, relayer);
    const address = await wallet.getAddress();
    await fund({ rpcUrl: chain.rpcUrl, token: idrx, to: address, amount });
    const { interface: token } = contractAt("SandboxIdrx", idrx, relayer);
    await mined(wallet, "execute", [idrx, token.encodeFunctionData("approve", [permit2, amount])]);
    return address;
  };

  it("a good one pays by its signer's signature, and only by that", async () => {
    const signer = freshWallet();
    const wallet = await walletWithMoney("GoodWallet", [signer.address]);
    const authorization = authorize();
    expect(await refusal(authorization, await sign(authorization), wallet)).toBe("InvalidContractSignature()");
    await mined(proxy, "settle", settleArguments(authorization, wallet, await sign(authorization, signer)));
    const balance = await contractAt("SandboxIdrx", idrx, relayer).getFunction("balanceOf")(wallet);
    expect(balance).toBe(0n);
  });

  it.each<[ContractName, string]>([
    ["RefusingWallet", "InvalidContractSignature()"],
    ["GasBurningWallet", "no data"],
    ["RubbishAnsweringWallet", "no data"],
  ])("a %s never pays", async (name, reason) => {
    expect(await refusal(authorize(), undefined, await walletWithMoney(name))).toBe(reason);
  });
});

describe("what the token refuses: TRANSFER_FROM_FAILED alike", () => {
  const failed = "Error(TRANSFER_FROM_FAILED)";
  const token = (method: string, ...args: unknown[]) =>
    mined(contractAt("SandboxIdrx", idrx, tokenOwner), method, args);

  it("short balance", async () => {
    expect(await refusal(authorize({ amount: 10_000_000n }))).toBe(failed);
  });

  it("short allowance", async () => {
    const other = await newPayer(chain, idrx, amount);
    await mined(contractAt("SandboxIdrx", idrx, other), "approve", [permit2, amount - 1n]);
    const authorization = authorize();
    expect(await refusal(authorization, await sign(authorization, other), other.address)).toBe(failed);
  });

  it("paused", async () => {
    await token("pause");
    expect(await refusal(authorize())).toBe(failed);
    await token("unpause");
    expect(await refusal(authorize())).toBe("none");
  });

  it("Permit2 on the block list; a payer or payee on it is not noticed, as with the production token", async () => {
    await token("addBlackList", permit2);
    expect(await refusal(authorize())).toBe(failed);
    await token("removeBlackList", permit2);
    await token("addBlackList", payer.address);
    await token("addBlackList", payee);
    expect(await refusal(authorize())).toBe("none");
    await token("removeBlackList", payer.address);
    await token("removeBlackList", payee);
  });
});

it("a token that lies settles, and logs no Transfer", async () => {
  const liar = await deploy("TokenThatLies", [], relayer);
  const authorization = authorize({ token: await liar.getAddress() });
  const receipt = await mined(
    proxy,
    "settle",
    settleArguments(authorization, payer.address, await sign(authorization)),
  );
  expect(receipt.logs.map((log) => log.address)).toEqual([x402Proxy]);
});
