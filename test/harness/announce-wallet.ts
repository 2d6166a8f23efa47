import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { JsonRpcProvider, type TypedDataDomain, type TypedDataField } from "ethers";
import type { Page } from "playwright-core";

export interface AnnouncedWallet {
  readonly address: string;
  /** What the page asked of it, by method, in order. */
  readonly calls: readonly string[];
  /** The owner's answer to the next signatures and transactions. */
  agree(agrees: boolean): void;
  /** Whether the owner answers at all. What came meanwhile is answered when the owner does again. */
  respond(responds: boolean): void;
  /** The owner selects an account of the wallet; returns its address. */
  useAccount(which: "first" | "other" | "third"): string;
}

interface TypedData {
  readonly domain: TypedDataDomain;
  readonly types: Record<string, TypedDataField[]>;
  readonly message: Record<string, unknown>;
}

const asksOwner = ["personal_sign", "eth_signTypedData_v4", "eth_sendTransaction"];
const needsOwner = [...asksOwner, "eth_requestAccounts"];

/**
 * Puts a wallet into a page as browser extensions do: it announces itself by EIP-6963, and signs with keys of its own. It
 * sends transactions to the chain at `rpcUrl`.
 */
export async function announceWallet(page: Page, name: string, rpcUrl: string): Promise<AnnouncedWallet> {
  const chain = new JsonRpcProvider(rpcUrl, 1337, { staticNetwork: true });
  const newAccount = () => freshWallet();
  const accounts = { first: newAccount(), other: newAccount(), third: newAccount() };
  let wallet = accounts.first;
  const calls: string[] = [];
  let agrees = true;
  let owner = Promise.resolve();
  let comeBack = () => {};
  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    // In lower case, as several wallets do: the page has to add the checksum.
    eth_requestAccounts: () => [wallet.address.toLowerCase()],
    eth_chainId: () => "0x539",
    eth_signTypedData_v4: ([, text]) => {
      const { domain, types, message } = JSON.parse(String(text)) as TypedData;
      const { EIP712Domain: _domain, ...own } = types;
      return wallet.signTypedData(domain, own, message);
    },
    eth_sendTransaction: async ([transaction]) => {
      const { to, data } = transaction as { to: string; data: string };
      return (await wallet.connect(chain).sendTransaction({ to, data })).hash;
    },
    eth_getTransactionReceipt: (params) => chain.send("eth_getTransactionReceipt", [...params]),
    personal_sign: ([text]) => wallet.signMessage(Buffer.from(String(text).slice(2), "hex")),
  };
  await page.exposeFunction("askAnnounced", async (method: string, params: readonly unknown[] = []) => {
    calls.push(method);
    if (needsOwner.includes(method)) await owner;
    if (asksOwner.includes(method) && !agrees) return { code: 4001, message: "User rejected the request." };
    return { result: await answers[method]?.(params) };
  });
  await page.addInitScript(`(() => {
    const provider = { async request({ method, params }) {
      const told = await window.askAnnounced(method, params);
      if ("result" in told) return told.result;
      throw Object.assign(new Error(told.message), { code: told.code });
    } };
    const info = { uuid: crypto.randomUUID(), name: ${JSON.stringify(name)}, icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Ccircle cx='4' cy='4' r='4' fill='%23f6851b'/%3E%3C/svg%3E", rdns: "test.wallet" };
    const announce = () => window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail: Object.freeze({ info, provider }) }));
    window.addEventListener("eip6963:requestProvider", announce);
    announce();
  })();`);
  return {
    address: accounts.first.address,
    calls,
    agree: (next) => {
      agrees = next;
    },
    respond(responds) {
      comeBack();
      owner = responds
        ? Promise.resolve()
        : new Promise((resolve) => {
            comeBack = resolve;
          });
    },
    useAccount(which) {
      wallet = accounts[which];
      return wallet.address;
    },
  };
}
