import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { Hex } from "@lunas/protocol/wire/hex";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { knownNetworks } from "@lunas/protocol/wire/networks";
import { timeOf } from "../pay/deadline";
import { erc20, UNLIMITED } from "../pay/erc20";
import type { ApprovalTerms, Payer } from "../payer";
import { approvalGas, signedApproval } from "./approval";
import { askWallet, type Eip1193Provider, walletErrorCode } from "./eip1193";
import { permitDataOf, typedDataOf } from "./typed-data";

export interface WalletPayerDeps {
  readonly provider: () => Eip1193Provider | undefined;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** Called before the wallet is asked to change its chain. */
  readonly onSwitch?: () => void;
}

const UNKNOWN_CHAIN = 4_902;
const RECEIPT_EVERY_MS = 1_000;
const RECEIPT_TIMES = 120;

/** A payer with a browser's wallet. */
export function walletPayer({ provider: find, sleep, onSwitch }: WalletPayerDeps): Payer {
  let account: Hex | undefined;
  const wallet = (): Eip1193Provider => {
    const provider = find();
    if (provider !== undefined) return provider;
    throw new LunasError("There is no wallet in this browser: install one.", {
      code: "wallet_missing",
    });
  };
  const ask = (method: string, ...params: readonly unknown[]) => askWallet(wallet(), method, params);

  const transact = async (to: Hex, data: Hex) => {
    const hash = (await ask("eth_sendTransaction", { from: account, to, data })) as Hex;
    await untilMined(() => ask("eth_getTransactionReceipt", hash), sleep);
    return hash;
  };

  return {
    async connect() {
      const accounts = (await ask("eth_requestAccounts")) as readonly Hex[];
      account = accounts[0];
      if (account === undefined)
        throw new LunasError("The wallet does not share an account with this page.", { code: "wallet_error" });
      return account;
    },
    useChain: (chain) => useChain(wallet(), chain, onSwitch),
    read: async (to, data) => (await ask("eth_call", { to, data }, "latest")) as Hex,
    blockTime: async () => timeOf(await ask("eth_getBlockByNumber", "latest", false)),
    sign: async (chain, authorization) =>
      (await ask("eth_signTypedData_v4", authorization.from, typedDataOf(chain, authorization))) as Hex,
    signDeposit: async (chain, deposit, types) =>
      (await ask("eth_signTypedData_v4", deposit.from, permitDataOf(chain, deposit, types))) as Hex,
    transact,
    approve: async ({ token, spender }: ApprovalTerms) => {
      await transact(token, erc20.approve(spender, UNLIMITED));
    },
    async signApproval(terms) {
      const gas = await approvalGas(ask, account);
      // The usual way: the wallet has ether and sends its own approval.
      if (gas === null || gas.availableWei >= gas.requiredWei || account === undefined) return null;
      return signedApproval(ask, account, terms);
    },
    approvalGas: () => approvalGas(ask, account),
  };
}

async function useChain(provider: Eip1193Provider, chain: ChainConfig, onSwitch?: () => void): Promise<void> {
  const chainId = `0x${chain.chainId.toString(16)}`;
  if (BigInt(String(await askWallet(provider, "eth_chainId"))) === BigInt(chain.chainId)) return;
  onSwitch?.();
  try {
    await askWallet(provider, "wallet_switchEthereumChain", [{ chainId }]);
  } catch (error) {
    if (!(error instanceof LunasError) || walletErrorCode(error.cause) !== UNKNOWN_CHAIN) throw error;
    await askWallet(provider, "wallet_addEthereumChain", [added(chain, chainId)]);
  }
  // Some wallets answer before they switch, or add a chain without switching. A signature for another chain is useless.
  if (BigInt(String(await askWallet(provider, "eth_chainId"))) === BigInt(chain.chainId)) return;
  await askWallet(provider, "wallet_switchEthereumChain", [{ chainId }]);
}

function added({ network, rpcUrl, nativeCurrency }: ChainConfig, chainId: string) {
  const chainName = knownNetworks.find((each) => each.network === network)?.displayName ?? network;
  return { chainId, chainName, rpcUrls: [rpcUrl], nativeCurrency };
}

async function untilMined(receiptOf: () => Promise<unknown>, sleep: WalletPayerDeps["sleep"]): Promise<void> {
  for (let attempt = 0; attempt < RECEIPT_TIMES; attempt += 1) {
    const receipt = (await receiptOf()) as { status?: string } | null;
    if (receipt?.status !== undefined) {
      if (BigInt(receipt.status) === 1n) return;
      throw new LunasError("The wallet's transaction failed on the chain.", { code: "approval_failed" });
    }
    await sleep(RECEIPT_EVERY_MS);
  }
  throw new LunasError("The wallet's transaction is not mined yet: try again later.", {
    code: "approval_pending",
  });
}
