import type { Chain, Network } from "@lunas/catalog/chain";
import { chainOfNetwork, chainsOf } from "@lunas/catalog/chains";
import { fund } from "@lunas/contracts/fund";
import { prepareLocalChain } from "@lunas/contracts/prepare-local-chain";
import { rpc, rpcHex } from "@lunas/contracts/rpc";
import { word } from "@lunas/contracts/word";

/** Gas for some hundred thousand settlements. */
const signerFloatWei = 100n * 10n ** 18n;
/** The faucet's funds: 100,000 ether, and a billion IDRX in base units. */
const treasuryFloatWei = 100_000n * 10n ** 18n;
const treasuryFloatBaseUnits = 1_000_000_000n * 100n;

const balanceOfSelector = "0x70a08231"; // balanceOf(address)

export interface ChainPreparation {
  readonly network: Network;
  readonly rpcUrl: string;
  /** The chain of which this one is a fork: it carries that one's token. */
  readonly forkOf?: Chain;
  /** Becomes the token's owner; on the sandbox it is also the faucet. */
  readonly treasury: string;
  /** Accounts that need ether for gas. */
  readonly signers: readonly string[];
}

/** Gives a local chain its contracts, and the services' accounts their funds. Another run restores the funds. */
export async function prepareChain(preparation: ChainPreparation): Promise<void> {
  const { network, rpcUrl, treasury, signers, forkOf } = preparation;
  const chain = chainOfNetwork(network);
  const tokenAddress = (forkOf ?? chain).tokens.IDRX;
  if (tokenAddress === undefined) throw new Error(`the catalog has no IDRX on ${network}`);
  // The default sandbox is ours to deploy to; on the others the token has an address of its own.
  const isSandbox = chain.environment === "sandbox";
  const l1FeeOracle = chain.sponsorship?.l1FeeOracle ?? null;
  const deployToken = chain === chainsOf("sandbox")[0] && forkOf === undefined ? "create2" : "set-code";
  await prepareLocalChain({ rpcUrl, tokenAddress, owner: treasury, deployToken, l1FeeOracle });
  for (const signer of signers) await fillUpEther(rpcUrl, signer, signerFloatWei);
  if (!isSandbox) return;
  await fillUpEther(rpcUrl, treasury, treasuryFloatWei);
  await fillUpToken(rpcUrl, tokenAddress, treasury);
}

async function fillUpEther(rpcUrl: string, account: string, floatWei: bigint): Promise<void> {
  const balanceWei = BigInt(await rpcHex(rpcUrl, "eth_getBalance", [account, "latest"]));
  if (balanceWei < floatWei / 2n) await rpc(rpcUrl, "anvil_setBalance", [account, `0x${floatWei.toString(16)}`]);
}

async function fillUpToken(rpcUrl: string, token: string, account: string): Promise<void> {
  const data = balanceOfSelector + word(account).slice(2);
  const balance = BigInt(await rpcHex(rpcUrl, "eth_call", [{ to: token, data }, "latest"]));
  if (balance >= treasuryFloatBaseUnits / 2n) return;
  await fund({ rpcUrl, token, to: account, amount: treasuryFloatBaseUnits - balance });
}
