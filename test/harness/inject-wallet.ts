import type { Payer } from "@lunas/testkit/payer/create-payer";
import { Wallet } from "ethers";
import type { Page } from "playwright-core";

/** What the page asked of its wallet, by method, in order. */
export type WalletCalls = string[];

interface WalletRequest {
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** What a wallet answers: a value, or a refusal with its EIP-1193 code. */
type WalletAnswer = { readonly result: unknown } | { readonly code: number; readonly message: string };

interface InjectedWallet {
  readonly payer: Payer;
  readonly rpcUrl: string;
  /** The owner's answer to everything that is to be signed or sent. */
  readonly agrees?: () => boolean;
  /** Before the answer to each method: the owner of a wallet may answer late, or never. */
  readonly waits?: (method: string) => Promise<void>;
  /** The names under which it announces itself by EIP-6963; left out: it is `window.ethereum`. */
  readonly names?: readonly string[];
}

/** Puts a wallet into a page as extensions do: on another chain at first, and without the sandbox among its chains. */
export async function injectWallet(page: Page, { payer, rpcUrl, names, ...owner }: InjectedWallet) {
  const { agrees = () => true, waits = async () => undefined } = owner;
  const calls: WalletCalls = [];
  const wallet = new Wallet(payer.privateKey);
  let chainId = "0x1";
  const chains = new Set([chainId]);
  const rpc = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const response = await fetch(rpcUrl, { method: "POST", headers: { "content-type": "application/json" }, body });
    return ((await response.json()) as { result: unknown }).result;
  };
  const answers: Record<string, (params: readonly unknown[]) => Promise<unknown>> = {
    eth_requestAccounts: async () => [payer.address],
    eth_chainId: async () => chainId,
    wallet_switchEthereumChain: async ([wanted]) => {
      const { chainId: id } = wanted as { chainId: string };
      if (!chains.has(id)) throw Object.assign(new Error("Unrecognized chain"), { code: 4902 });
      chainId = id;
      return null;
    },
    wallet_addEthereumChain: async ([added]) => {
      chains.add((added as { chainId: string }).chainId);
      return null;
    },
    eth_signTypedData_v4: async ([, text]) => {
      const { domain, types, message } = JSON.parse(text as string);
      const { EIP712Domain: _, ...own } = types;
      return wallet.signTypedData(domain, own, message);
    },
    eth_sendTransaction: async ([transaction]) => rpc("eth_sendTransaction", [transaction]),
  };
  await page.exposeFunction("askWallet", async ({ method, params = [] }: WalletRequest): Promise<WalletAnswer> => {
    calls.push(method);
    await waits(method);
    if (/sign|send/i.test(method) && !agrees()) return { code: 4001, message: "User rejected the request." };
    try {
      return { result: await (answers[method] ?? ((given) => rpc(method, given)))(params) };
    } catch (error) {
      return { code: (error as { code?: number }).code ?? -32_000, message: String(error) };
    }
  });
  await page.addInitScript(`(() => {
    const provider = { async request(call) {
      const told = await window.askWallet(call);
      if ("result" in told) return told.result;
      throw Object.assign(new Error(told.message), { code: told.code });
    } };
    const names = ${JSON.stringify(names ?? null)};
    if (names === null) {
      window.ethereum = provider;
      return;
    }
    const icon = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Ccircle cx='4' cy='4' r='4' fill='%23f6851b'/%3E%3C/svg%3E";
    const announce = () => names.forEach((name) => window.dispatchEvent(new CustomEvent("eip6963:announceProvider", {
      detail: Object.freeze({ info: { uuid: name, name, icon, rdns: "test.wallet" }, provider }),
    })));
    window.addEventListener("eip6963:requestProvider", announce);
    announce();
  })();`);
  return calls;
}
