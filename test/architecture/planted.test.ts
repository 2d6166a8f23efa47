import { checkDependencies } from "./check-dependencies";
import { checkEnvironment } from "./check-environment";
import { checkImports } from "./check-imports";
import { checkReach } from "./check-reach";
import { readModules } from "./modules";
import type { Sources } from "./parse-sources";

/** The checker itself is checked: each planted violation must turn it red, each lawful twin must not. */
const imports = (sources: Sources) => checkImports(readModules(sources).values());
const reach = (sources: Sources) => checkReach(readModules(sources));
const environment = (sources: Sources) => checkEnvironment(readModules(sources).values());

const gateway = "services/gateway/src/compose.ts";
const send = { "packages/chain/src/send/sign.ts": "export const sign = 1;" };

describe("the gateway and chain/send", () => {
  test.each([
    ["an import", 'import { sign } from "@lunas/chain/send/sign";'],
    ["an import of a type", 'import type { Sign } from "@lunas/chain/send/sign";'],
    ["a re-export", 'export { sign } from "@lunas/chain/send/sign";'],
    ["a re-export of all", 'export * from "@lunas/chain/send/sign";'],
    ["import()", 'const later = () => import("@lunas/chain/send/sign");'],
    ["import() of a template", "const later = () => import(`@lunas/chain/send/sign`);"],
    ["require", 'const { sign } = require("@lunas/chain/send/sign");'],
    ["an import type", 'type Sign = import("@lunas/chain/send/sign").Sign;'],
    ["a relative path", 'import { sign } from "../../../packages/chain/src/send/sign";'],
    ["the built file", 'import { sign } from "@lunas/chain/dist/send/sign";'],
  ])("%s is red", (_, source) => {
    expect(imports({ [gateway]: source, ...send })).toHaveLength(1);
  });

  test.each([
    "const later = (name: string) => import(`@lunas/chain/${name}`);",
    "const later = (name: string) => require(name);",
    'import { createRequire } from "node:module";',
  ])("a way that cannot be followed is red, also behind the gateway: %s", (source) => {
    expect(imports({ [gateway]: source })).toHaveLength(1);
    expect(imports({ "packages/chain/src/read/facts.ts": source })).toHaveLength(1);
  });

  test("an import chain over files and packages is red, and is printed in full", () => {
    const sources = {
      [gateway]: 'import { read } from "@lunas/chain/read/facts";',
      "packages/chain/src/read/facts.ts": 'import { fees } from "../fees"; export const read = fees;',
      "packages/chain/src/fees.ts": 'export { sign as fees } from "./send/sign";',
      ...send,
    };
    expect(imports(sources)).toEqual([]);
    expect(reach(sources)).toEqual([
      "services/gateway/src/compose.ts → packages/chain/src/read/facts.ts → packages/chain/src/fees.ts → packages/chain/src/send/sign.ts: the public face holds no key and cannot spend",
    ]);
  });

  test("a circle of files does not hide the way, nor hang the search", () => {
    const sources = {
      [gateway]: 'import "./a";',
      "services/gateway/src/a.ts": 'import "./b";',
      "services/gateway/src/b.ts": 'import "./a"; import "@lunas/chain/connect";',
      "packages/chain/src/connect.ts": 'import "./send/sign";',
      ...send,
    };
    expect(reach(sources)).toHaveLength(3);
  });

  test("chain/read and chain/connect are lawful, and the settler may send", () => {
    const sources = {
      [gateway]: 'import "@lunas/chain/read/facts"; import "@lunas/chain/connect";',
      "services/settler/src/compose.ts": 'import { sign } from "@lunas/chain/send/sign";',
      "packages/chain/src/read/facts.ts": "export const facts = 1;",
      "packages/chain/src/connect.ts": "export const connect = 1;",
      ...send,
    };
    expect([...imports(sources), ...reach(sources)]).toEqual([]);
  });
});

test.each([
  ["L0 opens one of ours", "packages/runtime/src/a.ts", "@lunas/catalog/chains"],
  ["the domain opens an adapter", "packages/domain/src/a.ts", "@lunas/database/stores"],
  ["the domain opens runtime", "packages/domain/src/a.ts", "@lunas/runtime/logger"],
  ["an adapter opens another", "packages/chain/src/a.ts", "@lunas/database/stores"],
  ["the queue opens anything of ours", "packages/queue/src/a.ts", "@lunas/domain/payment/payment"],
  ["a service opens another", "services/gateway/src/a.ts", "@lunas/settler/compose"],
  ["the dispatcher opens chain", "services/dispatcher/src/a.ts", "@lunas/chain/read/facts"],
  ["an SDK opens the domain", "packages/client-sdk/src/a.ts", "@lunas/domain/payment/payment"],
  ["the dashboard opens the protocol", "services/dashboard/src/a.tsx", "@lunas/protocol/api/errors"],
  ["production opens the testkit", "services/settler/src/a.ts", "@lunas/testkit/payer"],
  ["ethers outside chain", "services/settler/src/a.ts", "ethers"],
  ["a part of ethers", "packages/domain/src/a.ts", "ethers/crypto"],
  ["Prisma outside database", "services/gateway/src/a.ts", "@prisma/client"],
  ["pg outside database", "services/gateway/src/a.ts", "pg"],
  ["bullmq outside queue", "services/settler/src/a.ts", "bullmq"],
  ["a package without a law", "packages/utilities/src/a.ts", "node:fs"],
])("%s: red", (_, path, specifier) => {
  expect(imports({ [path]: `import { x } from "${specifier}";` })).toHaveLength(1);
});

test("what the law allows is green", () => {
  const sources = {
    "packages/domain/src/a.ts": 'import "@lunas/catalog/chains"; import "node:crypto";',
    "packages/chain/src/a.ts": 'import "@lunas/domain/payment/payment"; import "ethers";',
    "packages/domain/src/a.test.ts": 'import "@lunas/testkit/payer"; import "fast-check"; import "ethers";',
    "test/integration/a.test.ts": 'import "@lunas/database/stores"; import "bullmq";',
    "examples/shop/src/a.ts": 'import "@lunas/testkit/payer"; import "ethers";',
  };
  expect(imports(sources)).toEqual([]);
});

test.each([
  "const a = process.env.A;",
  'const a = process["env"];',
  "const { env } = process;",
  "const a = globalThis.process.env;",
  'import { env } from "node:process";',
])("%s is red outside its one place", (source) => {
  expect(environment({ "services/gateway/src/a.ts": source })).toHaveLength(1);
  expect(environment({ "packages/runtime/src/env.ts": source })).toEqual([]);
});

test("`process.env` in a text or a comment is no reading", () => {
  expect(environment({ "packages/chain/src/a.ts": 'const a = "process.env"; // process.env' })).toEqual([]);
});

test("dependencies: used and not declared, declared and not used", () => {
  const modules = readModules({ "packages/chain/src/a.ts": 'import "ethers"; import "ws"; import "fs";' });
  const manifest = { name: "@lunas/chain", dependencies: { ethers: "6", viem: "2" } };
  expect(checkDependencies({ "packages/chain": manifest }, modules.values())).toEqual([
    "packages/chain/package.json declares viem, which nothing there uses",
    "packages/chain/src/a.ts:1 opens ws, which packages/chain/package.json does not declare",
    "packages/chain/src/a.ts:1 opens fs, which packages/chain/package.json does not declare",
  ]);
});
