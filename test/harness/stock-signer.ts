import { fundEther } from "@lunas/contracts/fund-ether";
import { toFacilitatorEvmSigner } from "@x402/evm";
import { type Account, createWalletClient, defineChain, http, publicActions } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";

/** A stock facilitator's signer on the sandbox chain: a new account with ether. */
export async function stockSigner(rpcUrl: string) {
  const account = privateKeyToAccount(generatePrivateKey());
  await fundEther({ rpcUrl, to: account.address, amountWei: 10n ** 18n });
  return signerOf(rpcUrl, account);
}

/** The same for an account without its key: it judges and simulates, and sends nothing. */
export function stockJudge(rpcUrl: string, address: `0x${string}`) {
  return signerOf(rpcUrl, { address, type: "json-rpc" });
}

function signerOf(rpcUrl: string, account: Account) {
  const chain = defineChain({
    id: 1337,
    name: "sandbox",
    nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });
  // One client for both, as the library's manual has it: simulations come from the signer, as its transactions do.
  const options = { account, chain, transport: http(rpcUrl), pollingInterval: 50 };
  const client = createWalletClient(options).extend(publicActions);
  // viem's generics are finer than the facilitator's own words for the same calls.
  return toFacilitatorEvmSigner({
    address: account.address,
    getCode: (args) => client.getCode(args),
    readContract: (args) => client.readContract({ ...args, args: args.args ?? [] } as never),
    verifyTypedData: (args) => client.verifyTypedData(args as never),
    writeContract: (args) => client.writeContract(args as never),
    sendTransaction: (args) => client.sendTransaction(args as never),
    waitForTransactionReceipt: (args) => client.waitForTransactionReceipt(args),
  });
}
