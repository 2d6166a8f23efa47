import { connectDatabase, type Database } from "@lunas/database/connect";
import { isProductionProcess } from "@lunas/runtime/production/process-mode";
import type { NamedCheck } from "../chains/report-health";
import type { Config } from "../settings/read-config";

/** The database, and its replica where there is one. */
export interface Databases {
  readonly database: Database;
  /** The database itself where there is no replica. */
  readonly reads: Database;
  readonly checks: readonly NamedCheck[];
  /** Throws when statements would run without their limits. */
  verify(): Promise<void>;
  close(): Promise<void>;
}

/** Without its replica the gateway works: only lists, reports and statistics need it. */
export function openDatabases(config: Config): Databases {
  const rules = {
    poolSize: config.databasePoolSize,
    pooler: config.databasePooler,
    refuseOwner: isProductionProcess(),
  };
  const database = connectDatabase({ ...rules, url: config.databaseUrl.reveal(), applicationName: "lunas-gateway" });
  const replicaUrl = config.databaseReadUrl?.reveal();
  const replica =
    replicaUrl === undefined
      ? undefined
      : connectDatabase({ ...rules, url: replicaUrl, applicationName: "lunas-gateway-reads" });
  const all = replica === undefined ? [database] : [database, replica];
  return {
    database,
    reads: replica ?? database,
    checks: all.map((each) => ({
      name: each === database ? ("database" as const) : ("database_reads" as const),
      critical: each === database,
      check: () => each.ping().then(() => "ok" as const),
    })),
    verify: async () => void (await Promise.all(all.map((each) => each.verify()))),
    close: async () => void (await Promise.allSettled(all.map((each) => each.close()))),
  };
}
