import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { query } from "@lunas/stack/postgres/query";
import { serverUser } from "@lunas/stack/postgres/server-user";
import type { Stack } from "@lunas/stack/stack";
import { until } from "@lunas/testkit/time/until";
import { certificateAuthority } from "../../harness/self-signed";
import type { PoolerTls } from "./pgbouncer";

/** PostgreSQL and PgBouncer with certificates of one CA, both for `localhost`. */
export interface DatabaseTls {
  /** The CA's certificate, and one of another CA that has signed nothing here. */
  readonly ca: string;
  readonly otherCa: string;
  /** A PgBouncer that checks PostgreSQL by this CA, and reaches it by this name. */
  pooler(trust?: { readonly ca?: string; readonly databaseHost?: string }): PoolerTls;
  /** A URL that checks the server by a CA, under a host name. */
  urlOf(url: string, trust?: { readonly ca?: string; readonly host?: string }): string;
}

/** Switches TLS on in the stack's PostgreSQL. */
export async function secureDatabase(stack: Stack): Promise<DatabaseTls> {
  const folder = join(dirname(stack.logFolder), "database-tls");
  mkdirSync(folder, { mode: 0o700 });
  const write = (name: string, contents: string) => {
    const file = join(folder, name);
    writeFileSync(file, contents, { mode: 0o600 });
    const user = serverUser();
    if (user !== undefined) for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
    return file;
  };
  const authority = certificateAuthority("Lunas test CA");
  const ca = write("ca.pem", authority.cert);
  const otherCa = write("other-ca.pem", certificateAuthority("Another CA").cert);
  const [database, pooler] = ["postgres", "pgbouncer"].map((name) => {
    const { key, cert } = authority.issue("localhost");
    return { cert: write(`${name}.pem`, cert), key: write(`${name}.key`, key) };
  }) as [Files, Files];
  await switchOn(stack.databaseUrl, database);
  const urlOf: DatabaseTls["urlOf"] = (url, trust = {}) => {
    const secured = new URL(url);
    secured.hostname = trust.host ?? "localhost";
    secured.search = `?sslmode=verify-full&sslrootcert=${trust.ca ?? ca}`;
    return secured.href;
  };
  return {
    ...{ ca, otherCa, urlOf },
    pooler: (trust = {}) => ({
      databaseHost: trust.databaseHost ?? "localhost",
      verified: (url) => urlOf(url),
      lines: [
        ...["client_tls_sslmode = require", `client_tls_cert_file = ${pooler.cert}`],
        ...[`client_tls_key_file = ${pooler.key}`, "server_tls_sslmode = verify-full"],
        `server_tls_ca_file = ${trust.ca ?? ca}`,
      ],
    }),
  };
}

interface Files {
  readonly cert: string;
  readonly key: string;
}

async function switchOn(databaseUrl: string, { cert, key }: Files): Promise<void> {
  for (const [name, value] of [
    ["ssl_cert_file", cert],
    ["ssl_key_file", key],
    ["ssl", "on"],
  ] as const)
    await query(databaseUrl, `alter system set ${name} = '${value}'`);
  await query(databaseUrl, "select pg_reload_conf()");
  const isOn = async () => JSON.stringify(await query(databaseUrl, "show ssl")).includes("on");
  await until(isOn, { timeoutMs: 10_000, intervalMs: 100, what: "TLS of PostgreSQL" });
}
