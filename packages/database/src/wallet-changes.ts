import type {
  DueWalletChanges,
  MerchantWallets,
  SetWalletOutcome,
  WalletChange,
  WalletChangeRequest,
  WalletChanges,
} from "@lunas/domain/merchant/wallet-change";
import type { RequestOrigin } from "@lunas/domain/operations/audit-entry";
import type { MerchantId } from "@lunas/domain/shared/id";
import { auditEntryJson, erasableOf } from "./audit-log";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { asJson } from "./rows/json";
import { only } from "./rows/only";

interface Answer<Outcome> {
  readonly outcome: Outcome | "changed" | "cancelled";
  readonly change?: WalletChange;
}

/**
 * Merchants' wallet changes. Each is one call of a function that does everything under a lock on the merchant: rows,
 * event and audit entry. The gateway's role may call these, and cannot write a wallet itself.
 */
export function createWalletChanges(database: Database): WalletChanges {
  const call = async <Outcome>(statement: Prisma.Sql) =>
    only(await database.query<{ readonly answer: Answer<Outcome> }>(statement)).answer;
  return {
    announce: async (requested, origin) => {
      const { outcome, change } = await call<"not_current" | "same" | "pending" | "taken">(
        Prisma.sql`select announce_wallet_change(${inFull(requested, origin)}) as answer`,
      );
      return outcome === "changed" || outcome === "cancelled" ? requireChange(change) : outcome;
    },
    cancel: async (requested, origin) => {
      const { outcome, change } = await call<"effective" | "none">(
        Prisma.sql`select cancel_wallet_change(${inFull(requested, origin)}) as answer`,
      );
      return outcome === "changed" || outcome === "cancelled" ? requireChange(change) : outcome;
    },
  };
}

const inFull = ({ merchantId, oldWallet, newWallet }: WalletChangeRequest, origin: RequestOrigin) =>
  Prisma.sql`${merchantId}, ${oldWallet}, ${newWallet}, ${asJson(erasableOf(origin))}::jsonb`;

function requireChange(change: WalletChange | undefined): WalletChange {
  if (change === undefined) throw new Error("a wallet change without its values");
  return change;
}

export function createDueWalletChanges(database: Database): DueWalletChanges {
  return { apply: () => applyDue(database, null) };
}

/** Null: for all merchants. Returns the number of changes. */
export async function applyDue(database: Database, merchantId: MerchantId | null): Promise<number> {
  const rows = await database.query<{ readonly applied: number }>(
    Prisma.sql`select apply_wallet_changes(${merchantId}::text) as applied`,
  );
  return only(rows).applied;
}

/** Runs as the owner of the tables: no service may do it. */
export function createMerchantWallets(database: Database): MerchantWallets {
  return {
    set: async (id, wallet, entry) => {
      const rows = await database.query<{ readonly outcome: SetWalletOutcome }>(
        Prisma.sql`select set_merchant_wallet(${id}, ${wallet}, ${auditEntryJson(entry)}) as outcome`,
      );
      return only(rows).outcome;
    },
  };
}
