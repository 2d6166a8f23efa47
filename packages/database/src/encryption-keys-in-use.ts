import type { Database } from "./connect";
import { Prisma } from "./generated/client";

export interface KeyInUse {
  readonly id: string;
  /** The number of live secrets that it encrypts. */
  readonly secrets: number;
}

/** The ids of the encryption keys that some live secret needs. */
export async function encryptionKeysInUse(database: Database): Promise<readonly KeyInUse[]> {
  return await database.query<KeyInUse>(Prisma.sql`
    select split_part(secret, '.', 1) as id, count(*)::integer as secrets
    from (
      select webhook_secret as secret from merchants where webhook_secret is not null
      union all
      select previous_webhook_secret from merchants
      where previous_webhook_secret is not null and previous_secret_expires_at > now()
      union all
      select older_webhook_secrets from merchants where older_webhook_secrets is not null and previous_secret_expires_at > now()
    ) as live
    group by 1 order by 1`);
}
