import { Problem } from "../api/problem";
import type { ChainConfig, RefundPreparation } from "../api/schemas";
import { accountOf, ask, type Provider } from "../session/wallets";
import { approveData, typedDataText } from "./permit2";

const receiptEveryMs = 1_000;
const receiptTimes = 180;

/** What a refund asks of a wallet. Each method throws `Problem`. */
export interface RefundWallet {
  /** Selects the account and the chain. */
  prepare(account: string, chain: ChainConfig): Promise<void>;
  /** Sends ERC-20's `approve` and returns once it is mined. */
  approve(approval: Approval): Promise<void>;
  sign(typedData: RefundPreparation["typedData"]): Promise<string>;
}

export interface Approval {
  readonly token: string;
  readonly spender: string;
  /** Base units. */
  readonly amount: bigint;
}

export function refundWallet(provider: Provider, pause: (ms: number) => Promise<void> = wait): RefundWallet {
  let account = "";
  return {
    async prepare(wanted, chain) {
      account = await accountOf(provider, wanted);
      await useChain(provider, chain);
    },
    async approve({ token, spender, amount }) {
      const transaction = { from: account, to: token, data: approveData(spender, amount) };
      const txHash = String(await ask(provider, "eth_sendTransaction", [transaction]));
      await untilMined(provider, txHash, pause);
    },
    sign: async (typedData) => String(await ask(provider, "eth_signTypedData_v4", [account, typedDataText(typedData)])),
  };
}

/** Wallets refuse typed data of another chain than their own. */
async function useChain(provider: Provider, chain: ChainConfig): Promise<void> {
  if (await isOn(provider, chain)) return;
  const chainId = `0x${chain.chainId.toString(16)}`;
  try {
    await ask(provider, "wallet_switchEthereumChain", [{ chainId }]);
  } catch (error) {
    if ((error as Problem).code !== "wallet_unknown_chain") throw wrongChain(chain);
    const { network: chainName, rpcUrl, nativeCurrency } = chain;
    const added = { chainId, chainName: `Lunas ${chainName}`, rpcUrls: [rpcUrl], nativeCurrency };
    await ask(provider, "wallet_addEthereumChain", [added]).catch(() => {
      throw wrongChain(chain);
    });
  }
  // Some wallets answer before they switch, or add a chain without switching.
  if (!(await isOn(provider, chain))) throw wrongChain(chain);
}

async function isOn(provider: Provider, { chainId }: ChainConfig): Promise<boolean> {
  return Number(await ask(provider, "eth_chainId")) === chainId;
}

function wrongChain({ network, chainId }: ChainConfig): Problem {
  const details = { network, chainId: String(chainId) };
  return new Problem({ code: "wallet_wrong_chain", status: 0, message: "The wallet is on another network.", details });
}

async function untilMined(provider: Provider, txHash: string, pause: (ms: number) => Promise<void>): Promise<void> {
  for (let attempt = 0; attempt < receiptTimes; attempt += 1) {
    const receipt = (await ask(provider, "eth_getTransactionReceipt", [txHash])) as { status?: string } | null;
    if (receipt?.status !== undefined) {
      if (Number(receipt.status) === 1) return;
      throw new Problem({ code: "approval_failed", status: 0, message: "The approval failed on the chain." });
    }
    await pause(receiptEveryMs);
  }
  throw new Problem({ code: "approval_pending", status: 0, message: "The approval is not mined yet." });
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
