import type { Address } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { artifact, type ContractName } from "@lunas/contracts/artifact";
import { fund } from "@lunas/contracts/fund";
import { rpc, rpcHex } from "@lunas/contracts/rpc";
import { freshAccount, sendUnsigned } from "@lunas/contracts/send-unsigned";
import { word } from "@lunas/contracts/word";
import type { Payer, PayerOptions } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { getAddress, Interface, JsonRpcProvider, Wallet, ZeroAddress } from "ethers";
import { idrx } from "./funded-payer";

const walletAbi = new Interface(["function execute(address,bytes)"]);
const tokenAbi = new Interface(["function approve(address,uint256)"]);
const approval = tokenAbi.encodeFunctionData("approve", [sandbox.contracts.permit2, 2n ** 256n - 1n]);

/** Deploys one of the test contracts, with at most one word as its constructor's argument. */
export async function deployContract(rpcUrl: string, name: ContractName, argument?: string): Promise<Address> {
  const from = await freshAccount(rpcUrl);
  await rpc(rpcUrl, "anvil_impersonateAccount", [from]);
  const data = artifact(name).bytecode + (argument === undefined ? "" : word(argument).slice(2));
  const hash = await rpcHex(rpcUrl, "eth_sendTransaction", [{ from, data }]);
  const receipt = await until(
    async () =>
      (await rpc(rpcUrl, "eth_getTransactionReceipt", [hash])) as { status: string; contractAddress: Address } | null,
    { timeoutMs: 10_000, intervalMs: 25, what: `the deployment of ${name}` },
  );
  if (receipt.status !== "0x1") throw new Error(`${name} was not deployed`);
  return getAddress(receipt.contractAddress) as Address;
}

/** A contract wallet with IDRX that has approved Permit2. */
export async function walletWithMoney(rpcUrl: string, name: ContractName, signer?: string): Promise<Address> {
  const wallet = await deployContract(rpcUrl, name, signer);
  await fund({ rpcUrl, token: idrx, to: wallet, amount: 1_000_000n });
  const from = await freshAccount(rpcUrl);
  await sendUnsigned({ rpcUrl, from, to: wallet, data: walletAbi.encodeFunctionData("execute", [idrx, approval]) });
  return wallet;
}

/** What `signer` signs in the name of `wallet`: Permit2's terms do not name the payer, so this is a true signature. */
export async function authorizeFor(wallet: Address, signer: Payer, options: PayerOptions) {
  return { ...(await signer.authorize(options)), from: wallet };
}

/**
 * Delegates the payer's own account to the code at `target` by a real type-4 transaction (EIP-7702), sent and paid by
 * another. The zero address takes the delegation back.
 */
export async function delegateAccount(rpcUrl: string, payer: Payer, target: Address): Promise<void> {
  const provider = new JsonRpcProvider(rpcUrl, sandbox.chainId, { staticNetwork: true, cacheTimeout: -1 });
  try {
    const sponsor = Wallet.createRandom(provider);
    await rpc(rpcUrl, "anvil_setBalance", [sponsor.address, "0xde0b6b3a7640000"]);
    const nonce = await provider.getTransactionCount(payer.address);
    const permission = await new Wallet(payer.privateKey).authorize({
      address: target,
      nonce,
      chainId: sandbox.chainId,
    });
    const sent = await sponsor.sendTransaction({
      type: 4,
      to: sponsor.address,
      authorizationList: [permission],
      gasLimit: 100_000n,
    });
    await sent.wait();
  } finally {
    provider.destroy();
  }
  const code = await rpcHex(rpcUrl, "eth_getCode", [payer.address, "latest"]);
  const expected = target === ZeroAddress ? "0x" : `0xef0100${target.slice(2).toLowerCase()}`;
  if (code !== expected) throw new Error(`the account was not delegated: ${code}`);
}
