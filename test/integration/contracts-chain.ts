import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { canonicalContracts } from "@lunas/catalog/contracts";
import { artifact, type ContractName } from "@lunas/contracts/artifact";
import { fund } from "@lunas/contracts/fund";
import { prepareLocalChain } from "@lunas/contracts/prepare-local-chain";
import { permit2WitnessTypes } from "@lunas/protocol/x402/permit2";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { ethers } from "ethers";

/** Of the prepared chain: its id, and the address of its token. */
export const chainId = 1337;
export const idrx = sandbox.tokens.IDRX as string;

const root = join(__dirname, "..", "..");

/** A running anvil with an ethers provider on it. */
export interface TestChain {
  readonly rpcUrl: string;
  readonly provider: ethers.JsonRpcProvider;
  stop(): Promise<void>;
}

/** Starts an anvil of its own on a port that the system chooses, mining each transaction at once. */
export async function startChain(chainId: number): Promise<TestChain> {
  const child = spawn(anvilPath(), ["--port", "0", "--chain-id", String(chainId)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const rpcUrl = `http://${await listeningAddress(child)}`;
  const options = { staticNetwork: true, batchStallTime: 0, cacheTimeout: -1 } as const;
  const provider = new ethers.JsonRpcProvider(rpcUrl, chainId, { ...options, pollingInterval: 20 });
  const stop = async () => {
    provider.destroy();
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill();
    await ended;
  };
  return { rpcUrl, provider, stop };
}

/** The binary itself: a signal to npm's launcher would leave it running. */
function anvilPath(): string {
  const launcher = createRequire(join(root, "packages/stack/package.json")).resolve("@foundry-rs/anvil/package.json");
  const architecture = process.arch === "x64" ? "amd64" : process.arch;
  return createRequire(launcher).resolve(`@foundry-rs/anvil-${process.platform}-${architecture}/bin/anvil`);
}

function listeningAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`anvil ended with ${code}`)));
    child.stdout?.on("data", (chunk: Buffer) => {
      const address = /Listening on (\S+)/.exec(chunk.toString())?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}

/** A prepared chain whose token `owner` owns. */
export async function startPreparedChain(owner: string): Promise<TestChain> {
  const chain = await startChain(chainId);
  await prepareLocalChain({ rpcUrl: chain.rpcUrl, tokenAddress: idrx, owner, deployToken: "set-code" });
  return chain;
}

/** A contract of ours as ethers knows it. */
export function contractAt(name: ContractName, address: string, runner: ethers.ContractRunner): ethers.Contract {
  return new ethers.Contract(address, artifact(name).abi as ethers.InterfaceAbi, runner);
}

/** Deploys one of the test contracts by `from`. */
export async function deploy(name: ContractName, args: readonly unknown[], from: ethers.Signer) {
  const { abi, bytecode } = artifact(name);
  const contract = await new ethers.ContractFactory(abi as ethers.InterfaceAbi, bytecode, from).deploy(...args);
  await contract.waitForDeployment();
  return contractAt(name, await contract.getAddress(), from);
}

/** What the payer signs, as the proxy's `settle` takes it. */
export interface Authorization {
  readonly token: string;
  readonly amount: bigint;
  readonly nonce: bigint;
  readonly deadline: bigint;
  readonly to: string;
  readonly validAfter: bigint;
}

/** As the libraries sign them; ethers takes no constants. */
export const permitTypes = Object.fromEntries(
  Object.entries(permit2WitnessTypes).map(([name, fields]) => [name, [...fields]]),
);

export function permitDomain(of = chainId): ethers.TypedDataDomain {
  return { name: "Permit2", chainId: of, verifyingContract: canonicalContracts.permit2 };
}

export function permitMessage({ token, amount, nonce, deadline, to, validAfter }: Authorization) {
  const spender = canonicalContracts.x402Proxy;
  return { permitted: { token, amount }, spender, nonce, deadline, witness: { to, validAfter } };
}

export function signPermit(by: ethers.Signer, authorization: Authorization, of = chainId): Promise<string> {
  return by.signTypedData(permitDomain(of), permitTypes, permitMessage(authorization));
}

/** The arguments of `settle`. */
export function settleArguments(authorization: Authorization, owner: string, signature: string): unknown[] {
  const { token, amount, nonce, deadline, to, validAfter } = authorization;
  return [[[token, amount], nonce, deadline], owner, [to, validAfter], signature];
}

/** A fresh account with ether, IDRX and an unlimited allowance for Permit2. */
export async function newPayer(chain: TestChain, token: string, amount: bigint): Promise<ethers.Wallet> {
  const payer = freshWallet().connect(chain.provider);
  await chain.provider.send("anvil_setBalance", [payer.address, "0xde0b6b3a7640000"]);
  await fund({ rpcUrl: chain.rpcUrl, token, to: payer.address, amount });
  await mined(contractAt("SandboxIdrx", token, payer), "approve", [canonicalContracts.permit2, ethers.MaxUint256]);
  return payer;
}

/** Sends a contract call and resolves with its receipt once it is mined. */
export async function mined(contract: ethers.Contract, method: string, args: readonly unknown[]) {
  const transaction: ethers.ContractTransactionResponse = await contract.getFunction(method)(...args);
  const receipt = await transaction.wait();
  if (receipt === null) throw new Error(`${method} was not mined`);
  return receipt;
}

/** The errors of a contract of ours, of Permit2, and of a plain `require`. */
export function errorsOf(name: ContractName): ethers.Interface {
  return new ethers.Interface([
    ...(artifact(name).abi.filter((item) => item.type === "error") as ethers.JsonFragment[]),
    "error SignatureExpired(uint256 signatureDeadline)",
    "error InvalidNonce()",
    "error InvalidAmount(uint256 maxAmount)",
    "error InvalidSigner()",
    "error InvalidSignature()",
    "error InvalidSignatureLength()",
    "error InvalidContractSignature()",
    "error Error(string reason)",
  ]);
}

/** The name and arguments of the error by which a simulated call reverts, or "none". */
export async function revertOf(call: Promise<unknown>, errors: ethers.Interface): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (!ethers.isError(error, "CALL_EXCEPTION")) throw error;
    if (error.data === null || error.data === "0x") return "no data";
    const known = errors.parseError(error.data);
    return known === null ? error.data : `${known.name}(${known.args.join()})`;
  }
  return "none";
}
