import type { Address } from "@lunas/catalog/chain";
import {
  defaultProvedChain,
  type ProvedBy,
  type ProvedWallet,
  type WalletProofs,
} from "@lunas/domain/merchant/wallet-proof";
import { noting } from "./audit-log";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { only } from "./rows/only";
import { provedWalletColumns } from "./rows/payee";

/** How merchants' wallets signed. The gateway's role may call the function, and cannot write a wallet itself. */
export function createWalletProofs(database: Database): WalletProofs {
  return {
    note: async (wallet, provedBy) => {
      const rows = await database.query<{ readonly fits: boolean }>(noteProof(wallet, provedBy, null));
      return only(rows).fits;
    },
    add: async (wallet, provedBy, entry) => {
      await database.query(noting(noteProof(wallet, provedBy, defaultProvedChain.chainId), entry));
      return only(
        await database.query<ProvedWallet>(
          Prisma.sql`select ${provedWalletColumns} from merchant_wallets w where w.address = ${wallet}`,
        ),
      );
    },
  };
}

function noteProof(wallet: Address, provedBy: ProvedBy, beside: number | null): Prisma.Sql {
  const chain = provedBy.kind === "key" ? null : provedBy.chainId;
  return Prisma.sql`select note_wallet_proof(${wallet}, ${chain}::integer, ${beside}::integer) as fits`;
}
