/**
 * The import law. Each package may open what is named here and nothing else of ours; npm packages named under `CONFINED`
 * may be opened where they are confined to. `biome.law.json` carries the same law for lint and the editor; a test compares.
 */
export interface PackageLaw {
  /** Packages of ours that may be opened. */
  readonly opens: readonly string[];
  /** Doors inside those that stay shut. */
  readonly never?: readonly string[];
}

const L0 = ["catalog", "protocol", "runtime"];

export const LAW: Readonly<Record<string, PackageLaw>> = {
  // L0: what exists, what is said, what every process needs.
  "packages/catalog": { opens: [] },
  "packages/batcher": { opens: [] },
  "packages/protocol": { opens: [] },
  "packages/runtime": { opens: [] },
  "packages/command-line": { opens: [] },
  // L1: what we promise, pure.
  "packages/domain": { opens: ["catalog"] },
  // L2: adapters to the world; never one to another.
  "packages/chain": { opens: ["batcher", "catalog", "domain"] },
  "packages/database": { opens: ["batcher", "catalog", "domain"] },
  "packages/queue": { opens: ["batcher"] },
  // For local chains, tests and `npm start`; nothing that runs in production opens them.
  "packages/contracts": { opens: ["catalog"] },
  "packages/stack/bootstrap": { opens: [] },
  "packages/stack": { opens: ["catalog", "contracts", "database", "protocol", "runtime"] },
  "packages/testkit": { opens: ["catalog", "contracts", "domain", "protocol", "runtime"] },
  "packages/simulation": { opens: ["catalog", "domain", "testkit"] },
  // For operators, beside the services.
  "packages/ops": {
    opens: ["catalog", "command-line", "domain", "chain", "database", "runtime"],
    never: ["chain/send"],
  },
  // For others: they speak the protocol and know nothing of how it is kept.
  "packages/server-sdk": { opens: ["protocol"] },
  // By its own name it opens the files of agents, when they are needed: a page that holds an agent never loads them.
  "packages/client-sdk": { opens: ["protocol", "client"] },
  // By the names that others know them by: it pays and sells as they do.
  "packages/cli": { opens: ["command-line", "protocol", "client", "server"] },
  "packages/mcp": { opens: ["protocol", "client"] },
  // Processes; never one to another. The public face holds no key and cannot spend: it never opens chain/send.
  "services/gateway": { opens: [...L0, "domain", "chain", "database", "queue"], never: ["chain/send"] },
  "services/settler": { opens: [...L0, "domain", "chain", "database", "queue"] },
  "services/dispatcher": { opens: [...L0, "domain", "database", "queue"] },
  // The operators' console makes its changes by the functions of lunas-ops, and holds no key.
  "services/console": { opens: ["catalog", "runtime", "domain", "database", "queue", "ops"] },
  // The merchant's web app is a client of the public API alone; its test payer pays by the library that others use.
  "services/dashboard": { opens: ["client"] },
  // Pages for people, written in advance: files only.
  "services/site": { opens: [] },
};

/** Unit tests may open, besides, what only tests need. */
export const OPEN_TO_TESTS: readonly string[] = ["testkit"];

/** npm packages that only some of our packages may name (`@scope/*` for a whole scope). Tests and examples may name any. */
export const CONFINED: Readonly<Record<string, readonly string[]>> = {
  ethers: ["packages/chain", "packages/testkit", "services/gateway"], // in the gateway only as the peer that siwe needs
  "@prisma/*": ["packages/database"],
  pg: ["packages/database", "packages/stack"],
  bullmq: ["packages/queue"],
  "@bull-board/*": ["services/console"],
  ioredis: ["packages/queue", "services/gateway"],
  winston: ["packages/runtime"],
  envalid: ["packages/runtime"],
  "prom-client": ["packages/runtime"],
  "@opentelemetry/*": ["packages/runtime"],
  ajv: ["packages/protocol", "services/gateway"],
  solc: ["packages/contracts"],
  "@aws-sdk/*": ["services/settler"],
  "google-auth-library": ["services/settler"],
  commander: ["packages/command-line"],
  "@modelcontextprotocol/sdk": ["packages/mcp"],
  ox: ["packages/cli", "packages/mcp"],
  "proper-lockfile": ["packages/client-sdk"],
  express: ["services/gateway", "services/console", "packages/server-sdk", "packages/testkit"],
};

/** The only places that may name `process.env`, besides tests and examples. */
export const READS_ENVIRONMENT: readonly string[] = [
  "packages/runtime/src/env.ts",
  "packages/cli/src/main.ts", // the user's own: their keys, their colours
  "packages/mcp/src/main.ts", // the owner's settings
  "packages/database/src/migrate-cli.ts", // the database that it migrates
  "packages/stack/", // hands its own environment on to the processes that it starts
  "prisma.config.ts", // read by Prisma's command line alone
];

/** What must not be reachable from where, over any number of files in between. */
export const UNREACHABLE: readonly { readonly from: string; readonly to: string; readonly because: string }[] = [
  {
    from: "services/gateway/src/",
    to: "packages/chain/src/send/",
    because: "the public face holds no key and cannot spend",
  },
  { from: "packages/ops/src/", to: "packages/chain/src/send/", because: "an operator's command holds no key" },
  { from: "services/console/src/", to: "packages/chain/src/send/", because: "the operators' console holds no key" },
  { from: "services/dispatcher/src/", to: "packages/chain/", because: "who tells merchants needs no chain" },
  { from: "packages/domain/src/", to: "packages/chain/", because: "a decision is pure" },
  { from: "packages/domain/src/", to: "packages/database/", because: "a decision is pure" },
];

/** Where a module must be named in full, and not be computed or fetched by a way that cannot be followed: all that runs in production. */
export const FOLLOWED: readonly string[] = Object.keys(LAW).filter(
  (folder) =>
    !["packages/contracts", "packages/stack", "packages/testkit", "packages/simulation", "packages/cli"].includes(
      folder,
    ),
);
export const WAYS_AROUND: readonly string[] = ["node:module", "node:vm"];

/** Declared without being imported, each with its reason. */
export const DECLARED_ONLY: Readonly<Record<string, readonly string[]>> = {
  "packages/database": ["@prisma/client"], // opened by the generated client, which is not under version control
  "services/gateway": ["ethers"], // siwe's peer
};
