import type { Proof } from "../api/calls";
import type { Merchant } from "../api/schemas";
import { checksummed } from "./checksum";
import { prove } from "./sign-in";
import { type BrowserWallet, connectWallet } from "./wallets";

/** The wallets of a change, with their checksums. */
export interface Change {
  readonly merchantId: string;
  readonly oldWallet: string;
  readonly newWallet: string;
}

export function changeOf({ merchantId, walletAddress }: Merchant, newWallet: string): Change {
  return { merchantId, oldWallet: checksummed(walletAddress), newWallet: checksummed(newWallet) };
}

const mention = ({ merchantId, oldWallet, newWallet }: Change) =>
  `the wallet of Lunas merchant ${merchantId} from ${oldWallet} to ${newWallet}.`;

/** The signature of one of the two wallets; `signer` is its address. Throws `Problem`. */
export async function proveChange(change: Change, signer: string, wallet: BrowserWallet): Promise<Proof> {
  return prove(await connectWallet(wallet, signer), `Change ${mention(change)}`);
}

/** The signature that cancels an announced change: of the first of its two wallets that this wallet shares. Throws `Problem`. */
export async function proveCancel(change: Change, wallet: BrowserWallet): Promise<Proof> {
  const { oldWallet, newWallet } = change;
  const signer = await connectWallet(wallet, oldWallet).catch(() => connectWallet(wallet, newWallet));
  return prove(signer, `Cancel the change of ${mention(change)}`);
}
