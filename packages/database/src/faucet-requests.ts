import type { Address } from "@lunas/catalog/chain";
import type {
  FaucetBook,
  FaucetOutcome,
  FaucetRefusal,
  FaucetRequestId,
  FaucetRequests,
} from "@lunas/domain/settlement/sandbox/faucet-request";
import type { Hex } from "@lunas/domain/shared/hex";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { Database } from "./connect";
import { countDeleted } from "./count-deleted";
import { Prisma } from "./generated/client";
import { only } from "./rows/only";

interface OutcomeRow {
  readonly status: "asked" | "taken" | "funded" | "refused";
  readonly reason: FaucetRefusal | null;
  readonly txHash: Hex | null;
  readonly balance: string | null;
}

/** The gateway's access to the faucet's requests. */
export function createFaucetRequests(database: Database): FaucetRequests {
  return {
    async ask({ id, merchantId, chainId, token, address, amount }, daily) {
      const inserted = await database.query(Prisma.sql`
        insert into faucet_requests (id, merchant_id, chain_id, token, address, amount, daily_limit)
        select ${id}, ${merchantId}, ${chainId}::integer, ${token}, ${address}, ${amount.toString()}::numeric,
          ${daily.toString()}::numeric
        where faucet_given_today(${merchantId}, ${token}) + ${amount.toString()}::numeric <= ${daily.toString()}::numeric
        returning 1`);
      return inserted.length === 1;
    },
    async outcomeOf(id) {
      const [row] = await database.query<OutcomeRow>(Prisma.sql`
        select status, reason, tx_hash as "txHash", balance::text as balance from faucet_requests where id = ${id}`);
      return row === undefined ? null : readOutcome(row);
    },
  };
}

function readOutcome({ status, reason, txHash, balance }: OutcomeRow): FaucetOutcome | null {
  if (status === "funded" && txHash !== null && balance !== null)
    return { kind: status, txHash, balance: BigInt(balance) };
  return status === "refused" && reason !== null ? { kind: status, reason } : null;
}

interface RequestRow {
  readonly id: FaucetRequestId;
  readonly merchantId: MerchantId;
  readonly chainId: number;
  readonly token: string;
  readonly address: Address;
  readonly amount: string;
}

/** The settler's access to the faucet's requests. */
export function createFaucetBook(database: Database): FaucetBook {
  return {
    async find(id) {
      const [row] = await database.query<RequestRow>(Prisma.sql`
        select id, merchant_id as "merchantId", chain_id as "chainId", token, address, amount::text as amount
        from faucet_requests where id = ${id}`);
      return row === undefined ? null : { ...row, amount: BigInt(row.amount) };
    },
    async take(id, daily) {
      const rows = await database.query<{ readonly taken: boolean }>(Prisma.sql`
        select take_faucet_request(${id}, ${daily.toString()}::numeric) = 'taken' as taken`);
      return only(rows).taken;
    },
    async end(id, outcome) {
      const txHash = outcome.kind === "funded" ? outcome.txHash : null;
      const balance = outcome.kind === "funded" ? outcome.balance.toString() : null;
      const reason = outcome.kind === "refused" ? outcome.reason : null;
      await database.query(Prisma.sql`
        update faucet_requests
        set status = ${outcome.kind}, reason = ${reason}, tx_hash = ${txHash}, balance = ${balance}::numeric
        where id = ${id} and status = 'taken'`);
    },
    forgetOld: (limit) =>
      countDeleted(
        database,
        Prisma.sql`delete from faucet_requests where id in (
          select id from faucet_requests where created_at < now() - interval '3 days'
          order by created_at limit ${limit}::integer
        )`,
      ),
  };
}
