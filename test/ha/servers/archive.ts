import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";
import { until } from "@lunas/testkit/time/until";
import { copyDatabase, makeFolder, startCopy } from "./database-copy";

/** A base backup of the stack's PostgreSQL, and the write-ahead log since then in another folder. */
export interface Archive {
  /** Archives what is written until now. */
  complete(): Promise<void>;
  /** A new server with all that is archived. Answers its database, as its owner. */
  restore(): Promise<string>;
}

const limit = { timeoutMs: 30_000, intervalMs: 50 };

/** Restarts PostgreSQL, which archives from then on. */
export async function startArchive(stack: Stack): Promise<Archive> {
  const { databaseUrl, supervisor } = stack;
  const folder = makeFolder(stack, "archive");
  await query(databaseUrl, "alter system set archive_mode = on");
  await query(databaseUrl, `alter system set archive_command = 'test ! -f ${folder}/%f && cp %p ${folder}/%f'`);
  await supervisor.stop("postgres");
  await supervisor.startAgain("postgres");
  await until(() => answers(databaseUrl), { ...limit, what: "PostgreSQL with an archive" });
  const backup = await copyDatabase(stack, "restored");
  return {
    complete: async () => {
      const [row] = (await query(databaseUrl, "select pg_walfile_name(pg_switch_wal()) as file")) as { file: string }[];
      const isThere = "select 1 from pg_stat_archiver where last_archived_wal >= $1";
      const archived = async () => (await query(databaseUrl, isThere, [row?.file ?? ""])).length === 1;
      await until(archived, { ...limit, what: "the archive" });
    },
    restore: async () => {
      const conf = `restore_command = 'cp ${folder}/%f %p'`;
      const url = await startCopy(stack, backup, { signal: "recovery.signal", conf });
      const isOpen = async () => (await query(url, "select 1 where not pg_is_in_recovery()")).length === 1;
      await until(isOpen, { ...limit, what: "the end of the recovery" });
      return url;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return await query(url, "select 1").then(
    () => true,
    () => false,
  );
}
