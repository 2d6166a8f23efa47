import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Address, Chain } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { connectRpc, type RpcConnection } from "@lunas/chain/connect";
import { fund } from "@lunas/contracts/fund";
import { fundEther } from "@lunas/contracts/fund-ether";
import { prepareLocalChain } from "@lunas/contracts/prepare-local-chain";
import { rpc as callRpc } from "@lunas/contracts/rpc";
import type { Hex } from "@lunas/domain/shared/hex";
import { anvilBinary } from "@lunas/stack/chains/anvil-binary";
import { freePort } from "@lunas/stack/free-port";
import { until } from "@lunas/stack/until";
import { createPayer, type Payer } from "@lunas/testkit/payer/create-payer";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { Interface } from "ethers";

export const token: Address = "0x18Bc5bcC660cf2B9cE3cd51a404aFe1a0cBD3C22";
export const chain: Chain = { ...sandbox, tokens: { IDRX: token } };
export const clock = { now: () => Date.now() };
export const owner: Address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";

export const tokenAbi = new Interface([
  "function approve(address,uint256)",
  "function transfer(address,uint256)",
  "function pause()",
  "function unpause()",
  "function addBlackList(address)",
  "function removeBlackList(address)",
]);
export const permit2Abi = new Interface(["function invalidateUnorderedNonces(uint256,uint256)"]);

/** A real anvil with Permit2, the proxy, Multicall3 and IDRX in place. */
export interface ChainFixture {
  readonly rpcUrl: string;
  readonly port: number;
  readonly rpc: RpcConnection;
  /** Any method of anvil's. */
  cheat(method: string, ...params: readonly unknown[]): Promise<unknown>;
  /** Sent from any account, without a key, and mined. */
  sendAs(from: string, to: string, data: string): Promise<Hex>;
  mine(): Promise<void>;
  /** Until they are mined: a node accepts a transaction before the block exists, also when it mines at once. */
  mined(...hashes: readonly string[]): Promise<void>;
  /** A wallet with IDRX and, unless told otherwise, an unlimited allowance for Permit2. */
  payer(payerFunds?: { amount?: bigint; isApproved?: boolean }): Promise<Payer>;
  stop(): Promise<void>;
}

export async function startScenario(): Promise<ChainFixture> {
  const folder = mkdtempSync(join(tmpdir(), "lunas-chain-"));
  const port = await freePort();
  const rpcUrl = `http://127.0.0.1:${port}`;
  const flags = ["--quiet", "--host", "127.0.0.1", "--port", `${port}`, "--chain-id", `${chain.chainId}`];
  const anvil = spawn(anvilBinary(), [...flags, "--cache-path", folder], { env: { HOME: folder }, stdio: "ignore" });
  const cheat = (method: string, ...params: readonly unknown[]) => callRpc(rpcUrl, method, params);
  const stop = async () => {
    const gone = once(anvil, "exit");
    anvil.kill("SIGKILL");
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const isUp = await until(async () => (await cheat("eth_chainId")) === "0x539", { timeoutMs: 20_000 });
  if (!isUp) throw new Error("anvil does not answer");
  await prepareLocalChain({ rpcUrl, tokenAddress: token, owner, deployToken: "set-code" });
  const mined = async (...hashes: readonly string[]) => {
    const receipts = () => Promise.all(hashes.map((hash) => cheat("eth_getTransactionReceipt", hash)));
    const isMined = await until(async () => !(await receipts()).includes(null), { timeoutMs: 20_000 });
    if (!isMined) throw new Error("a transaction was not mined");
  };
  const sendAs = async (from: string, to: string, data: string) => {
    await fundEther({ rpcUrl, to: from, amountWei: 10n ** 18n });
    await cheat("anvil_impersonateAccount", from);
    const hash = await cheat("eth_sendTransaction", { from, to, data, gas: "0x7a120" });
    await mined(hash as Hex);
    return hash as Hex;
  };
  return {
    rpcUrl,
    port,
    rpc: connectRpc({ network: chain.network, urls: [rpcUrl], clock }),
    cheat,
    sendAs,
    mine: async () => void (await cheat("evm_mine")),
    mined,
    payer: async ({ amount = 1_000_000n, isApproved = true } = {}) => {
      const payer = createPayer({ chain });
      if (amount > 0n) await fund({ rpcUrl, token, to: payer.address, amount });
      const approval = tokenAbi.encodeFunctionData("approve", [chain.contracts.permit2, 2n ** 256n - 1n]);
      if (isApproved) await sendAs(payer.address, token, approval);
      return payer;
    },
    stop,
  };
}

export function newAddress(): Address {
  return freshWallet().address as Address;
}
