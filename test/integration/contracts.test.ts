import { base } from "@lunas/catalog/chains/base";
import { canonicalContracts } from "@lunas/catalog/contracts";
import { artifact, contractNames } from "@lunas/contracts/artifact";
import { fund } from "@lunas/contracts/fund";
import { fundEther } from "@lunas/contracts/fund-ether";
import { multicall3Code } from "@lunas/contracts/multicall3";
import { preinstall } from "@lunas/contracts/preinstall";
import { prepareLocalChain } from "@lunas/contracts/prepare-local-chain";
import { tokenDeployment } from "@lunas/contracts/token-deployment";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { ethers } from "ethers";
import {
  type Authorization,
  contractAt,
  idrx,
  mined,
  newPayer,
  permitDomain,
  permitMessage,
  permitTypes,
  settleArguments,
  signPermit,
  startChain,
  type TestChain,
} from "./contracts-chain";

jest.setTimeout(30_000);

const { permit2, multicall3, x402Proxy, x402UptoProxy, x402Channels } = canonicalContracts;
const chainId = 31_337;
const owner = freshWallet().address;
const farDeadline = 4_102_444_800n;

let chain: TestChain;
let relayer: ethers.Signer;
beforeAll(async () => {
  chain = await startChain(chainId);
  relayer = await chain.provider.getSigner(0);
  await prepareLocalChain({ rpcUrl: chain.rpcUrl, tokenAddress: idrx, owner, deployToken: "create2" });
}, 30_000);
afterAll(() => chain.stop());

const tokenBalance = (token: string, of: string): Promise<bigint> =>
  contractAt("SandboxIdrx", token, chain.provider).getFunction("balanceOf")(of);

describe("the proxy's interface", () => {
  const { interface: proxy } = new ethers.Contract(
    x402Proxy,
    artifact("X402ExactPermit2Proxy").abi as ethers.InterfaceAbi,
  );

  it("has the selectors of the one on production chains", () => {
    expect(proxy.getFunction("settle")?.selector).toBe("0x13cd3b53");
    const errors = [
      "InvalidAmount",
      "InvalidOwner",
      "InvalidDestination",
      "PaymentTooEarly",
      "ReentrancyGuardReentrantCall",
    ];
    expect(errors.map((name) => proxy.getError(name)?.selector)).toEqual([
      "0x2c5211c6",
      "0x49e27cff",
      "0xac6b05f5",
      "0xa65539fa",
      "0x3ee5aeb5",
    ]);
    expect(proxy.getEvent("Settled")?.format()).toBe("Settled()");
  });

  it("knows Permit2 and the witness that payers sign", async () => {
    const contract = contractAt("X402ExactPermit2Proxy", x402Proxy, chain.provider);
    expect(await contract.getFunction("PERMIT2")()).toBe(permit2);
    expect(await contract.getFunction("WITNESS_TYPEHASH")()).toBe(
      "0xd97b3239a7f32295517bd14cb074edfdd188dfe5eb42f802bb26d4fd1eb12c37",
    );
  });
});

describe("the code that is put on local chains", () => {
  it("is compiled for every contract that has a name here", () => {
    for (const name of contractNames) expect(artifact(name).deployedBytecode).toMatch(/^0x[0-9a-f]+$/);
  });

  it("is Multicall3 by the hash of its code on production chains", () => {
    const codeHash = "0xd5c15df687b16f2ff992fc8d767b4216323184a2bbc6ee2f9c398c318e770891";
    expect(ethers.keccak256(multicall3Code())).toBe(codeHash);
  });

  it("is refused when it is not what was expected", () => {
    expect(() => preinstall({ constant: "Permit2TemplateCode", sha256: "00" })).toThrow("has SHA-256");
    expect(() => preinstall({ constant: "Permit3", sha256: "00" })).toThrow("has no constant Permit3");
  });
});

describe("prepareLocalChain", () => {
  it("puts Multicall3 at its address", async () => {
    const contract = new ethers.Contract(multicall3, ["function getChainId() view returns (uint256)"], chain.provider);
    expect(await contract.getFunction("getChainId")()).toBe(BigInt(chainId));
  });

  it("deploys the token at the catalog's address, which follows from its code", async () => {
    const { to, data } = tokenDeployment();
    const creationCodeHash = ethers.keccak256(ethers.dataSlice(data, 32));
    expect(ethers.getCreate2Address(to, ethers.dataSlice(data, 0, 32), creationCodeHash)).toBe(idrx);
    expect(await chain.provider.getCode(idrx)).toBe(artifact("SandboxIdrx").deployedBytecode);
  });

  it("changes nothing when it runs again", async () => {
    const holder = freshWallet().address;
    await fund({ rpcUrl: chain.rpcUrl, token: idrx, to: holder, amount: 5n });
    const before = await chain.provider.getBlock("latest");
    await prepareLocalChain({ rpcUrl: chain.rpcUrl, tokenAddress: idrx, owner, deployToken: "create2" });
    expect((await chain.provider.getBlock("latest"))?.hash).toBe(before?.hash);
    expect(await tokenBalance(idrx, holder)).toBe(5n);
  });

  it("gives a chain of an older version the x402 contracts that it lacks, and keeps those that are there", async () => {
    const again = { rpcUrl: chain.rpcUrl, tokenAddress: idrx, owner, deployToken: "create2" } as const;
    const codeAt = (address: string) => chain.provider.getCode(address);
    for (const address of [x402Proxy, x402UptoProxy, ...Object.values(x402Channels)]) {
      const code = await codeAt(address);
      expect(code.length).toBeGreaterThan(1_000);
      for (const [present, expected] of [
        ["0x", code],
        ["0x60", "0x60"], // a fork has the real one
      ] as const) {
        await chain.provider.send("anvil_setCode", [address, present]);
        await prepareLocalChain(again);
        expect(await codeAt(address)).toBe(expected);
      }
      await chain.provider.send("anvil_setCode", [address, code]);
    }
  });

  it("names the right address when the catalog's is stale", async () => {
    const stale = freshWallet().address;
    await expect(
      prepareLocalChain({ rpcUrl: chain.rpcUrl, tokenAddress: stale, owner, deployToken: "create2" }),
    ).rejects.toThrow(new RegExp(`deploys to ${idrx}`, "i"));
  });

  it("stands in for a production chain at that chain's token address", async () => {
    const token = base.tokens.IDRX as string;
    await prepareLocalChain({ rpcUrl: chain.rpcUrl, tokenAddress: token, owner, deployToken: "set-code" });
    const contract = contractAt("SandboxIdrx", token, chain.provider);
    expect(await contract.getFunction("owner")()).toBe(owner);
    expect(await contract.getFunction("isMinter")(owner)).toBe(true);
    expect(await contract.getFunction("paused")()).toBe(false);
    await fund({ rpcUrl: chain.rpcUrl, token, to: owner, amount: 7n });
    expect(await tokenBalance(token, owner)).toBe(7n);
  });

  it("funds several at a time", async () => {
    const to = freshWallet().address;
    const funding = [1n, 2n, 3n, 4n].map((amount) => fund({ rpcUrl: chain.rpcUrl, token: idrx, to, amount }));
    await Promise.all(funding);
    expect(await tokenBalance(idrx, to)).toBe(10n);
  });

  it("funds ether on top of what is there", async () => {
    const to = freshWallet().address;
    await fundEther({ rpcUrl: chain.rpcUrl, to, amountWei: 3n });
    await fundEther({ rpcUrl: chain.rpcUrl, to, amountWei: 4n });
    expect(await chain.provider.getBalance(to)).toBe(7n);
  });
});

describe("a hosted deployment", () => {
  it("belongs to its signer, from its first block", async () => {
    const hosted = await startChain(1337);
    try {
      const deployer = await hosted.provider.getSigner(3);
      await (await deployer.sendTransaction(tokenDeployment())).wait();
      const token = contractAt("SandboxIdrx", idrx, deployer);
      expect(await token.getFunction("owner")()).toBe(deployer.address);
      await mined(token, "mint", [deployer.address, 9n]);
      expect(await token.getFunction("totalSupply")()).toBe(9n);
    } finally {
      await hosted.stop();
    }
  }, 20_000);
});

describe("settle against the real Permit2", () => {
  const sign = (payer: ethers.Signer, authorization: Authorization) => signPermit(payer, authorization, chainId);

  it("moves the signed amount to the signed payee, and costs what is expected", async () => {
    const payer = await newPayer(chain, idrx, 1_000_000n);
    const to = freshWallet().address;
    const proxy = contractAt("X402ExactPermit2Proxy", x402Proxy, relayer);
    const pay = async (nonce: bigint) => {
      const authorization = { token: idrx, amount: 250_000n, nonce, deadline: farDeadline, to, validAfter: 0n };
      const signature = await sign(payer, authorization);
      return mined(proxy, "settle", settleArguments(authorization, payer.address, signature));
    };

    // Stock clients draw nonces at random, so that each opens a word of Permit2's bitmap.
    const first = await pay(0x1_00n);
    const second = await pay(0x2_00n);

    expect(await tokenBalance(idrx, payer.address)).toBe(500_000n);
    expect(await tokenBalance(idrx, to)).toBe(500_000n);
    const transfer = contractAt("SandboxIdrx", idrx, relayer).interface.parseLog(first.logs[0] as ethers.Log);
    expect(transfer?.name).toBe("Transfer");
    expect(transfer?.args.toArray()).toEqual([payer.address, to, 250_000n]);
    expect(first.logs[1]).toMatchObject({ address: x402Proxy, topics: [ethers.id("Settled()")], data: "0x" });
    expect(first.logs).toHaveLength(2);
    console.info(`settle: ${first.gasUsed} gas for a payee's first payment, ${second.gasUsed} for the next`);
    expect(first.gasUsed).toBeLessThan(130_000n);
    expect(second.gasUsed).toBeLessThan(first.gasUsed);
  });

  it("takes 64-byte signatures as EIP-2098 has them", async () => {
    const payer = await newPayer(chain, idrx, 100n);
    const authorization = { token: idrx, amount: 100n, nonce: 1n, deadline: farDeadline, to: owner, validAfter: 0n };
    const { compactSerialized } = ethers.Signature.from(await sign(payer, authorization));
    const proxy = contractAt("X402ExactPermit2Proxy", x402Proxy, relayer);
    await mined(proxy, "settle", settleArguments(authorization, payer.address, compactSerialized));
    expect(await tokenBalance(idrx, payer.address)).toBe(0n);
  });

  it("agrees with the published test vector of the typed-data digest", async () => {
    const token = "0x1111111111111111111111111111111111111111";
    const to = "0x2222222222222222222222222222222222222222";
    const authorization = { token, amount: 1_000_000n, nonce: 1n, deadline: farDeadline, to, validAfter: 0n };
    const digest = "0xddaea386d4c37d80849f6d8c323a529207ced6d5fe764b9674aecce2edb9e09c";
    expect(ethers.TypedDataEncoder.hash(permitDomain(chainId), permitTypes, permitMessage(authorization))).toBe(digest);

    // Permit2 hashes for itself: that it takes a signature of the bare digest is the proof.
    const key = new ethers.SigningKey("0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d");
    await chain.provider.send("anvil_setCode", [token, artifact("TokenThatLies").deployedBytecode]);
    const proxy = contractAt("X402ExactPermit2Proxy", x402Proxy, relayer);
    const payer = ethers.computeAddress(key);
    const receipt = await mined(proxy, "settle", settleArguments(authorization, payer, key.sign(digest).serialized));
    expect(receipt.logs.map((log) => log.address)).toEqual([x402Proxy]);
  });
});
