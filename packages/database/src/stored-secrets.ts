import type { Actor } from "@lunas/domain/operations/audit-entry";
import { newId } from "@lunas/domain/shared/id";
import type { Database } from "./connect";
import { createEncryption, type Encryption, type EncryptionKeys } from "./encryption";
import { Prisma } from "./generated/client";
import { asJson } from "./rows/json";

/** The result of one pass over secrets, or of a part of it. */
export interface Reencrypted {
  /** Secrets that the first key now encrypts. */
  readonly rewritten: number;
  /** Former secrets whose time was over: nothing reads them any more. */
  readonly erased: number;
  /** Merchants with a secret that none of the keys decrypts; they are not changed. */
  readonly unreadable: readonly string[];
}

export interface SecretsReport {
  /** Key id → the number of secrets that it encrypts; those whose time is over are counted apart. */
  readonly byKey: readonly { readonly keyId: string; readonly live: number; readonly over: number }[];
  /** Merchants with a live secret that none of the keys decrypts. */
  readonly unreadable: readonly string[];
}

export interface StoredSecrets {
  /** Decrypts every stored secret, batch by batch. */
  inspect(): Promise<SecretsReport>;
  /**
   * Encrypts with the first key every secret that another one encrypts. Each batch commits with its audit entry:
   * finished batches stay finished, and the next run continues with the rest.
   */
  reencrypt(actor: Actor): Promise<Reencrypted>;
}

export interface StoredSecretsOptions {
  readonly keys: EncryptionKeys;
  /** Merchants in a batch; default 200. */
  readonly batch?: number;
}

const columns = ["webhookSecret", "previousWebhookSecret", "olderWebhookSecrets"] as const;

interface SecretRow {
  readonly id: string;
  readonly webhookSecret: string | null;
  readonly previousWebhookSecret: string | null;
  readonly olderWebhookSecrets: string | null;
  readonly isOver: boolean;
}

/** Every secret that is encrypted at rest: the merchants' webhook secrets. Needs the owner of the tables. */
export function createStoredSecrets(database: Database, { keys, batch = 200 }: StoredSecretsOptions): StoredSecrets {
  const encryption = createEncryption(keys);
  const currentKey = keys[0]?.id ?? "";
  return {
    inspect: () => inspect(database, encryption, batch),
    async reencrypt(actor) {
      const total = { rewritten: 0, erased: 0, unreadable: [] as string[] };
      const old = Prisma.sql`(split_part(webhook_secret, '.', 1) <> ${currentKey}
        or split_part(previous_webhook_secret, '.', 1) <> ${currentKey}
        or split_part(older_webhook_secrets, '.', 1) <> ${currentKey})`;
      for await (const rows of batches(database, old, batch)) {
        const changes = rows.map((row) => changeOf(encryption, currentKey, row));
        total.unreadable.push(...changes.filter(({ isReadable }) => !isReadable).map(({ id }) => id));
        const done = await write(database, { changes, actor, currentKey });
        total.rewritten += done.rewritten;
        total.erased += done.erased;
      }
      return total;
    },
  };
}

/** Merchants with secrets, in the order of their ids, batch by batch. */
async function* batches(database: Database, which: Prisma.Sql, batch: number): AsyncGenerator<readonly SecretRow[]> {
  let after = "";
  for (;;) {
    const rows = await database.query<SecretRow>(Prisma.sql`
      select id, webhook_secret as "webhookSecret", previous_webhook_secret as "previousWebhookSecret",
        older_webhook_secrets as "olderWebhookSecrets", coalesce(previous_secret_expires_at <= now(), false) as "isOver"
      from merchants where id > ${after} and ${which}
      order by id limit ${batch}::integer`);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.id;
  }
}

async function inspect(database: Database, encryption: Encryption, batch: number): Promise<SecretsReport> {
  const byKey = new Map<string, { live: number; over: number }>();
  const unreadable = new Set<string>();
  const stored = Prisma.sql`(webhook_secret is not null or previous_webhook_secret is not null or older_webhook_secrets is not null)`;
  for await (const rows of batches(database, stored, batch)) {
    for (const { row, column, keyId, isOver } of rows.flatMap(secretsOf)) {
      const { live, over } = byKey.get(keyId) ?? { live: 0, over: 0 };
      byKey.set(keyId, isOver ? { live, over: over + 1 } : { live: live + 1, over });
      if (!isOver && opened(encryption, row, column) === null) unreadable.add(row.id);
    }
  }
  const sorted = [...byKey].sort(([one], [other]) => (one < other ? -1 : 1));
  return { byKey: sorted.map(([keyId, counts]) => ({ keyId, ...counts })), unreadable: [...unreadable] };
}

/** The secrets of a row; `isOver`: its time is over, and nothing reads it any more. */
function secretsOf(row: SecretRow) {
  return columns.flatMap((column) => {
    const ciphertext = row[column];
    if (ciphertext === null) return [];
    const isOver = row.isOver && column !== "webhookSecret";
    return [{ row, column, keyId: ciphertext.split(".", 1)[0] ?? "", isOver }];
  });
}

type Column = (typeof columns)[number];

interface Change {
  readonly id: string;
  readonly isReadable: boolean;
  /** The values as read: a secret that is set meanwhile is not overwritten. */
  readonly before: Readonly<Record<Column, string | null>>;
  readonly after: Readonly<Record<Column, string | null>>;
  readonly rewritten: number;
  readonly erased: number;
}

function changeOf(encryption: Encryption, currentKey: string, row: SecretRow): Change {
  const { id, webhookSecret, previousWebhookSecret, olderWebhookSecrets } = row;
  const before = { webhookSecret, previousWebhookSecret, olderWebhookSecrets };
  const after: Record<Column, string | null> = { ...before };
  let [rewritten, erased, isReadable] = [0, 0, true];
  for (const { column, keyId, isOver } of secretsOf(row)) {
    const secret = isOver || keyId === currentKey ? null : opened(encryption, row, column);
    if (isOver) {
      after[column] = null;
      erased += 1;
    } else if (secret !== null) {
      after[column] = encryption.encrypt(secret, { owner: id, column });
      rewritten += 1;
    } else if (keyId !== currentKey) isReadable = false;
  }
  return { id, isReadable, before, after, rewritten, erased };
}

function opened(encryption: Encryption, row: SecretRow, column: Column): string | null {
  try {
    return encryption.decrypt(row[column] ?? "", { owner: row.id, column });
  } catch {
    return null;
  }
}

interface Written {
  readonly changes: readonly Change[];
  readonly actor: Actor;
  readonly currentKey: string;
}

/**
 * One statement for a batch, with its audit entry. Rows that changed since they were read are left for the next run.
 */
async function write(database: Database, { changes, actor, currentKey }: Written) {
  const due = changes.filter(({ rewritten, erased }) => rewritten + erased > 0).map(changeRow);
  const [done] = await database.query<{ readonly rewritten: number; readonly erased: number }>(Prisma.sql`
    with changed as (
      update merchants m set webhook_secret = row.webhook_secret, previous_webhook_secret = row.previous_webhook_secret,
        older_webhook_secrets = row.older_webhook_secrets, previous_secret_expires_at = case when row.previous_webhook_secret is null then null else m.previous_secret_expires_at end
      from jsonb_to_recordset(${asJson(due)}::jsonb) as row (
        id text, webhook_secret text, previous_webhook_secret text, webhook_secret_was text, previous_webhook_secret_was text,
        older_webhook_secrets text, older_webhook_secrets_was text,
        rewritten integer, erased integer
      )
      where m.id = row.id and m.webhook_secret is not distinct from row.webhook_secret_was
        and m.previous_webhook_secret is not distinct from row.previous_webhook_secret_was
        and m.older_webhook_secrets is not distinct from row.older_webhook_secrets_was
      returning row.rewritten, row.erased
    ), summed as (
      select coalesce(sum(rewritten), 0)::integer as rewritten, coalesce(sum(erased), 0)::integer as erased, count(*) as merchants
      from changed
    ), noted as (
      insert into audit_log (id, actor_kind, actor_id, action, target, details)
      select ${newId("aud")}, ${actor.kind}, ${actor.id}, 'secrets.reencrypt', ${`encryption_key:${currentKey}`},
        jsonb_build_object('rewritten', rewritten, 'erased', erased, 'merchants', merchants)
      from summed where merchants > 0
    )
    select rewritten, erased from summed`);
  return done ?? { rewritten: 0, erased: 0 };
}

function changeRow({ id, before, after, rewritten, erased }: Change): object {
  return {
    id,
    webhook_secret: after.webhookSecret,
    previous_webhook_secret: after.previousWebhookSecret,
    webhook_secret_was: before.webhookSecret,
    previous_webhook_secret_was: before.previousWebhookSecret,
    older_webhook_secrets: after.olderWebhookSecrets,
    older_webhook_secrets_was: before.olderWebhookSecrets,
    ...{ rewritten, erased },
  };
}
