import type { Address } from "@lunas/catalog/chain";
import type { NewAuditEntry, RequestOrigin } from "../operations/audit-entry";
import type { MerchantId } from "../shared/id";

/** Identifies a wallet change completely, so that a proof cannot serve another change. */
export interface WalletChangeRequest {
  readonly merchantId: MerchantId;
  readonly oldWallet: Address;
  readonly newWallet: Address;
}

/** A change in the answer, the event and the audit log. Times are ISO 8601, by the database's clock. */
export interface WalletChange {
  readonly status: "announced" | "effective" | "cancelled";
  readonly oldWallet: Address;
  readonly newWallet: Address;
  readonly announcedAt: string;
  /** Null: it was cancelled. */
  readonly effectiveAt: string | null;
  /** Until when payments to the old wallet are accepted; null: the change was cancelled, and the old wallet stays. */
  readonly oldWalletAcceptedUntil: string | null;
}

export interface WalletChanges {
  /**
   * Applies the change at once for a merchant that never had a production key, else announces it for 24 hours later.
   * Nothing changes if the old wallet is not the current one (`not_current`), another change is announced (`pending`),
   * or the new wallet is, was or will be another merchant's (`taken`).
   */
  announce(
    wanted: WalletChangeRequest,
    origin: RequestOrigin,
  ): Promise<WalletChange | "not_current" | "same" | "pending" | "taken">;
  /** `effective`: it has taken effect. `none`: no such change is announced. */
  cancel(wanted: WalletChangeRequest, origin: RequestOrigin): Promise<WalletChange | "effective" | "none">;
}

/** Applies the changes whose time has come, with their events. Idempotent; returns how many there were. */
export interface DueWalletChanges {
  apply(): Promise<number>;
}

/** An operator's help for a merchant that has lost its wallet, written together with its audit entry. */
export interface MerchantWallets {
  set(id: MerchantId, wallet: Address, entry: NewAuditEntry): Promise<SetWalletOutcome>;
}

/** `cancelled`: the wallet is the current one, and the announced change is dropped. */
export type SetWalletOutcome = "set" | "cancelled" | "unchanged" | "taken" | "unknown";

const mention = (wanted: WalletChangeRequest) =>
  `the wallet of Lunas merchant ${wanted.merchantId} from ${wanted.oldWallet} to ${wanted.newWallet}.`;

/** The statement that both wallets sign for a change; EIP-4361's `statement`. */
export function changeStatement(wanted: WalletChangeRequest): string {
  return `Change ${mention(wanted)}`;
}

/** The statement that either wallet signs to cancel an announced change. */
export function cancelStatement(wanted: WalletChangeRequest): string {
  return `Cancel the change of ${mention(wanted)}`;
}

const cancelForm =
  /^Cancel the change of the wallet of Lunas merchant (mer_[0-9A-Za-z]{22}) from (0x[0-9a-fA-F]{40}) to (0x[0-9a-fA-F]{40})\.$/;

/** The change that a statement cancels; null for any other statement. Addresses as written in it. */
export function parseCancelStatement(statement: string | null): WalletChangeRequest | null {
  const [, merchantId, oldWallet, newWallet] = cancelForm.exec(statement ?? "") ?? [];
  if (merchantId === undefined) return null;
  return { merchantId, oldWallet, newWallet } as WalletChangeRequest;
}

/**
 * Whether a message was signed for a wallet change: such a message opens no session, so that the party that requested
 * it cannot use it to sign in.
 */
export function isAboutWallets(statement: string | null): boolean {
  return statement !== null && /\bwallet of Lunas merchant\b/.test(statement);
}
