import type { Address } from "@lunas/catalog/chain";
import type { NewAuditEntry, RequestOrigin } from "../operations/audit-entry";
import type { MerchantId } from "../shared/id";

/** Which change of a wallet is meant: named in full, so that no proof can serve another one. */
export interface WalletChangeRequest {
  readonly merchantId: MerchantId;
  readonly oldWallet: Address;
  readonly newWallet: Address;
}

/** A change as the merchant is told of it: by the answer, by the event and in the audit log. Times are ISO 8601, by the database. */
export interface WalletChange {
  readonly status: "announced" | "effective" | "cancelled";
  readonly oldWallet: Address;
  readonly newWallet: Address;
  readonly announcedAt: string;
  /** Null: it was cancelled. */
  readonly effectiveAt: string | null;
  /** Until when payments to the old wallet are accepted; null: it was cancelled, and the old wallet stays. */
  readonly oldWalletAcceptedUntil: string | null;
}

export interface WalletChanges {
  /**
   * The whole act: at once for a merchant that never had a production key, else announced for 24 hours later. Nothing changes where
   * the old wallet is not the current one (`not_current`), another change is announced (`pending`), or the new wallet is, was or is to
   * become another merchant's (`taken`).
   */
  announce(
    wanted: WalletChangeRequest,
    origin: RequestOrigin,
  ): Promise<WalletChange | "not_current" | "same" | "pending" | "taken">;
  /** `effective`: its time has come. `none`: no such change is announced. */
  cancel(wanted: WalletChangeRequest, origin: RequestOrigin): Promise<WalletChange | "effective" | "none">;
}

/** Writes down the changes whose time has come, and tells of them. May run as often as anybody likes; answers how many there were. */
export interface DueWalletChanges {
  apply(): Promise<number>;
}

/** What an operator does for a merchant that has lost its wallet, noted in the audit log with it. */
export interface MerchantWallets {
  set(id: MerchantId, wallet: Address, entry: NewAuditEntry): Promise<SetWalletOutcome>;
}

/** `cancelled`: the wallet is the current one, and what was announced is dropped. */
export type SetWalletOutcome = "set" | "cancelled" | "unchanged" | "taken" | "unknown";

const mention = (wanted: WalletChangeRequest) =>
  `the wallet of Lunas merchant ${wanted.merchantId} from ${wanted.oldWallet} to ${wanted.newWallet}.`;

/** What both wallets sign for a change; EIP-4361's `statement`. */
export function changeStatement(wanted: WalletChangeRequest): string {
  return `Change ${mention(wanted)}`;
}

/** What either wallet signs to take an announced change back. */
export function cancelStatement(wanted: WalletChangeRequest): string {
  return `Cancel the change of ${mention(wanted)}`;
}

const cancelForm =
  /^Cancel the change of the wallet of Lunas merchant (mer_[0-9A-Za-z]{22}) from (0x[0-9a-fA-F]{40}) to (0x[0-9a-fA-F]{40})\.$/;

/** The change that a statement cancels; null for every other statement. Addresses as they stand there. */
export function parseCancelStatement(statement: string | null): WalletChangeRequest | null {
  const [, merchantId, oldWallet, newWallet] = cancelForm.exec(statement ?? "") ?? [];
  if (merchantId === undefined) return null;
  return { merchantId, oldWallet, newWallet } as WalletChangeRequest;
}

/** Whether a message was signed for a change of wallet: such a one opens no session, lest who asked for it signs in by it. */
export function isAboutWallets(statement: string | null): boolean {
  return statement !== null && /\bwallet of Lunas merchant\b/.test(statement);
}
