import type { ChannelId, ChannelManager } from "@lunas/domain/channel/channel";
import type { ChannelManagers } from "@lunas/domain/channel/shop/ports";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";

/** Who keeps the books of channels, in Postgres: one read by key. */
export function createChannelManagers(database: Database): ChannelManagers {
  return {
    async managersOf(ids) {
      const rows = await database.query<{ readonly id: ChannelId; readonly managedBy: ChannelManager }>(Prisma.sql`
        select id, managed_by as "managedBy" from channels where id = any(${[...ids]}::text[])`);
      return new Map(rows.map(({ id, managedBy }) => [id, managedBy]));
    },
  };
}
