import type { DepositChannel, DepositChannels } from "@lunas/domain/channel/deposit/ports";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { type ChannelRow, channelColumns, parseChannel } from "./channel-row";

/** The channels of deposits in Postgres, by the primary key. */
export function createDepositChannels(database: Database): DepositChannels {
  return {
    async find(id) {
      const [row] = await database.query<DepositRow>(Prisma.sql`select ${columns} from channels c where c.id = ${id}`);
      return row === undefined ? null : parse(row);
    },
    async deposited(id, charge) {
      const [row] = await database.query<DepositRow & { readonly isCharged: boolean }>(Prisma.sql`
        select ${columns}, exists (select from charges g where g.id = ${charge}) as "isCharged" from channels c where c.id = ${id}`);
      return row === undefined ? null : { channel: parse(row), isCharged: row.isCharged };
    },
  };
}

interface DepositRow extends ChannelRow {
  readonly reservedUntil: Date | null;
  readonly reservedSignature: string | null;
}

const columns = Prisma.sql`${channelColumns}, c.reserved_until as "reservedUntil", c.reserved_signature as "reservedSignature"`;

function parse(row: DepositRow): DepositChannel {
  const { reservedSignature: signature, reservedUntil } = row;
  return {
    ...parseChannel(row),
    reserved: reservedUntil === null ? null : { signature, untilMs: reservedUntil.getTime() },
  };
}
