import type { Stack } from "@lunas/stack/stack";

/** Text that no answer may contain, because it shows internals. */
const inside: Readonly<Record<string, RegExp>> = {
  "a stack trace": /\bat (?:async )?[\w.<>]+ \([^)]*:\d+:\d+\)|\.(?:js|ts):\d+:\d+/,
  "a module's path": /node_modules|\/dist\/|file:\/\//,
  SQL: /\b(?:select [^"]+ from|insert into|delete from|update \w+ set) |\bPrisma|\bpg_|SQLSTATE|relation "/i,
  "a connection": /postgres(?:ql)?:\/\/|redis:\/\/|ECONN|ENOTFOUND|EAI_AGAIN|127\.0\.0\.1:/,
};

/** Finds what must not leave the building in an answer: forms of it, and this stack's very secrets and addresses. */
export function leakFinder(stack: Stack, keys: readonly string[]): (text: string) => readonly string[] {
  const { databaseUrl, redisUrl, chains, secrets } = stack;
  const own = {
    "the database's address": [databaseUrl, redisUrl].map((url) => new URL(url).host),
    "a private RPC URL": Object.values(chains).flatMap(({ rpcUrl, wsUrl }) => [rpcUrl, wsUrl, new URL(rpcUrl).host]),
    "a secret": [secrets.encryptionKeys, secrets.treasuryKey, ...Object.values(secrets.signerKeys).flat()],
    "an API key": keys,
  };
  return (answer) => {
    // Health names RPC endpoints by host and port, which is no path, query, user or key.
    const text = answer.replace(/"endpoint":"[\w.-]+:\d+"/g, "");
    return [
      // The API's own description is written for everybody, and speaks of much.
      ...Object.entries(text.startsWith('{"openapi":') ? {} : inside).flatMap(([name, pattern]) =>
        pattern.test(text) ? [name] : [],
      ),
      ...Object.entries(own).flatMap(([name, values]) => (values.some((each) => text.includes(each)) ? [name] : [])),
    ];
  };
}
