import type { Chain, Network } from "@lunas/catalog/chain";
import { chains, perChain } from "@lunas/catalog/chains";
import { base } from "@lunas/catalog/chains/base";
import { fund } from "@lunas/contracts/fund";
import { fundEther } from "@lunas/contracts/fund-ether";
import { sendUnsigned } from "@lunas/contracts/send-unsigned";
import { createPayer, type Payer } from "@lunas/testkit/payer/create-payer";
import { Interface } from "ethers";
import { fundedPayer } from "../harness/funded-payer";
import type { Scenario } from "../harness/start-scenario";
import { sizes } from "./sizes";

/** A bundle has each payer once. */
const count = sizes.bundleMax > 1 ? 16 : 8;
const funds = 1_000_000_000n;
const erc20 = new Interface(["function approve(address,uint256)"]);

/** Enough payers for each chain that none of them is at its bound of payments in flight. */
export async function manyPayers(
  scenario: Scenario,
  networks: readonly Network[],
): Promise<Readonly<Record<Network, readonly Payer[]>>> {
  const made = perChain(({ network }) => (networks.includes(network) ? morePayers(scenario, network, count) : []));
  const all = chains.map(async ({ network }) => [network, await made[network]] as const);
  return Object.fromEntries(await Promise.all(all)) as Readonly<Record<Network, readonly Payer[]>>;
}

/** So many new ones. */
export function morePayers(scenario: Scenario, network: Network, wanted: number): Promise<readonly Payer[]> {
  const rpcUrl = scenario.rpcUrl(network);
  const make = () => (network === "sandbox" ? fundedPayer(rpcUrl, funds) : livePayer(rpcUrl));
  return Promise.all(Array.from({ length: wanted }, make));
}

async function livePayer(rpcUrl: string): Promise<Payer> {
  const payer = createPayer({ chain: base });
  const token = base.tokens.IDRX as string;
  await fund({ rpcUrl, token, to: payer.address, amount: funds });
  await approvePermit2On(base, rpcUrl, payer.address);
  return payer;
}

/** Lets Permit2 move a wallet's tokens. */
export async function approvePermit2On(chain: Chain, rpcUrl: string, wallet: string): Promise<void> {
  await fundEther({ rpcUrl, to: wallet, amountWei: 10n ** 18n });
  const data = erc20.encodeFunctionData("approve", [chain.contracts.permit2, 2n ** 256n - 1n]);
  await sendUnsigned({ rpcUrl, from: wallet, to: chain.tokens.IDRX as string, data });
}
