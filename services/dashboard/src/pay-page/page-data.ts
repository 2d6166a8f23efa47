/** What the gateway writes into the page, as JSON in `data-link`. */
export interface PageData {
  readonly linkId: string;
  /** The address of the page. */
  readonly url: string;
  readonly environment: "sandbox" | "production";
  /** CAIP-2. */
  readonly network: `${string}:${string}`;
  readonly asset: `0x${string}`;
  readonly payTo: `0x${string}`;
  /** Base units; equal where the price is fixed. */
  readonly minAmount: string;
  readonly maxAmount: string;
  readonly redirectUrl: string | null;
  /** Whether the page can make a wallet of play money: in the sandbox only. */
  readonly hasTestWallet: boolean;
  /** Whether the page takes a new payment now. */
  readonly isOpen: boolean;
}
