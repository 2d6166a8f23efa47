import { Contract, type ContractRunner, JsonRpcProvider } from "ethers";
import type { Lunas } from "./call-lunas";
import { Failure } from "./failure";
import { type ChainConfig, PublicConfig } from "./lunas-formats";
import { parse } from "./parse";

/** The sandbox section of `GET /config`, and the token that is paid in. */
export interface SandboxChain {
  readonly config: ChainConfig;
  readonly token: string;
  readonly decimals: number;
  readonly provider: JsonRpcProvider;
}

const symbol = "IDRX";

/** Everything that a client may know of the chain comes from `GET /config`; nothing is written down here. */
export async function readChain(lunas: Lunas): Promise<SandboxChain> {
  const { body } = await lunas.ask({ path: "/config" }, (value) => parse(PublicConfig, value));
  const config = body.sandbox;
  const token = config.tokens[symbol];
  const decimals = config.tokenDecimals[symbol];
  if (token === undefined || decimals === undefined) {
    throw new Failure(`The sandbox has no token ${symbol}.`, { request: "GET /config", code: "unexpected_answer" });
  }
  // A wallet that cannot reach the public address names its own way to the node.
  const provider = new JsonRpcProvider(process.env.LUNAS_RPC_URL ?? config.rpcUrl, config.chainId, {
    staticNetwork: true,
    batchStallTime: 0,
    cacheTimeout: -1,
    pollingInterval: 200,
  });
  return { config, token, decimals, provider };
}

/** The three functions of an ERC-20 token that a payer needs. */
export function tokenContract({ token, provider }: SandboxChain, runner: ContractRunner = provider): Contract {
  return new Contract(
    token,
    [
      "function balanceOf(address) view returns (uint256)",
      "function allowance(address owner, address spender) view returns (uint256)",
      "function approve(address spender, uint256 amount) returns (bool)",
    ],
    runner,
  );
}

/** A wallet's IDRX in base units, asked of the chain itself. */
export async function readBalance(chain: SandboxChain, wallet: string): Promise<bigint> {
  return (await tokenContract(chain).getFunction("balanceOf")(wallet)) as bigint;
}
