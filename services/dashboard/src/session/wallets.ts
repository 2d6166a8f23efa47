import { walletErrorCode } from "@lunas/client/link";
import { Problem } from "../api/problem";
import { checksummed } from "./checksum";

/** EIP-1193. */
export interface Provider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>;
}

/** A wallet of this browser, as EIP-6963 announces it. */
export interface BrowserWallet {
  readonly id: string;
  /** Null: the one wallet of an older browser extension, which does not say its name. */
  readonly name: string | null;
  /** A `data:` address, or null. */
  readonly icon: string | null;
  readonly provider: Provider;
}

/** Signs texts as one address. */
export interface Signer {
  readonly address: string;
  /** Null where it has none, or does not say. */
  readonly chainId: number | null;
  sign(text: string): Promise<string>;
}

interface Announcement {
  readonly info: { readonly uuid: string; readonly name: string; readonly icon: string };
  readonly provider: Provider;
}

/** Tells of each list of wallets, the first at once: extensions announce themselves when they are ready. Returns how to stop. */
export function watchWallets(onChange: (wallets: readonly BrowserWallet[]) => void): () => void {
  const found = new Map<string, BrowserWallet>();
  const report = () => onChange(found.size > 0 ? [...found.values()] : olderWallet());
  const announced = (event: Event) => {
    const { info, provider } = (event as CustomEvent<Announcement>).detail;
    const icon = info.icon.startsWith("data:image/") ? info.icon : null;
    found.set(info.uuid, { id: info.uuid, name: info.name.slice(0, 60), icon, provider });
    report();
  };
  window.addEventListener("eip6963:announceProvider", announced);
  window.dispatchEvent(new Event("eip6963:requestProvider"));
  report();
  return () => window.removeEventListener("eip6963:announceProvider", announced);
}

function olderWallet(): readonly BrowserWallet[] {
  const provider = (window as { ethereum?: Provider }).ethereum;
  return provider === undefined ? [] : [{ id: "injected", name: null, icon: null, provider }];
}

/**
 * Asks the wallet for its account: the selected one, or `wanted` among all that it shares. Throws `wallet_refused`,
 * `wallet_busy`, `wallet_empty`, `wallet_failed`, and `wallet_other_account` if it does not share `wanted`.
 */
export async function connectWallet({ provider }: BrowserWallet, wanted?: string): Promise<Signer> {
  const account = await accountOf(provider, wanted);
  const chainId = Number(await ask(provider, "eth_chainId").catch(() => Number.NaN));
  return {
    address: checksummed(account),
    chainId: Number.isSafeInteger(chainId) ? chainId : null,
    sign: async (text) => String(await ask(provider, "personal_sign", [hexOf(text), account])),
  };
}

export async function accountOf(provider: Provider, wanted?: string): Promise<string> {
  const accounts = (await ask(provider, "eth_requestAccounts")) as readonly string[];
  const [selected] = accounts;
  if (selected === undefined) throw walletProblem("wallet_empty");
  if (wanted === undefined) return selected;
  const account = accounts.find((each) => each.toLowerCase() === wanted.toLowerCase());
  if (account !== undefined) return account;
  throw new Problem({ code: "wallet_other_account", status: 0, message: "", details: { expected: wanted } });
}

/** Sends one request to the wallet. Throws `Problem`. */
export async function ask(provider: Provider, method: string, params: readonly unknown[] = []): Promise<unknown> {
  try {
    return await provider.request({ method, params });
  } catch (error) {
    throw walletProblem(codeOf(error), (error as Error | undefined)?.message);
  }
}

/** EIP-1193's and EIP-1474's codes. */
function codeOf(error: unknown): string {
  const code = walletErrorCode(error);
  if (code === 4001) return "wallet_refused";
  if (code === -32_002) return "wallet_busy";
  if (code === 4902) return "wallet_unknown_chain";
  return code === 4900 || code === 4901 ? "wallet_disconnected" : "wallet_failed";
}

function walletProblem(code: string, message = ""): Problem {
  return new Problem({ code, status: 0, message });
}

function hexOf(text: string): string {
  return `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
