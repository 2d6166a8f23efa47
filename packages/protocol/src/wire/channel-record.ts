import type { knownNetworks } from "./networks";
import type { Hex } from "./x402";

/** A channel of a payer. Amounts in base units. */
export interface ChannelRecord {
  channelId: Hex;
  environment: "sandbox" | "production";
  network: (typeof knownNetworks)[number]["network"];
  token: string;
  payer: Hex;
  /** Whose signature a voucher has. */
  payerAuthorizer: Hex;
  receiver: Hex;
  receiverAuthorizer: Hex;
  /** Seconds between the payer's request to withdraw and the withdrawal. */
  withdrawDelay: number;
  salt: Hex;
  managedBy: "lunas" | "shop";
  status: "open" | "withdrawing" | "short" | "closed";
  /** What was deposited and not given back. Claims are not taken off it. */
  balance: string;
  charged: string;
  claimed: string;
  /** What can still be charged. */
  available: string;
  withdrawableAt: string | null;
  openedAt: string;
  lastChargeAt: string | null;
}
