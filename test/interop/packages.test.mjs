// The libraries as others get them: packed, installed into empty projects, and opened there. Nothing is fetched: they depend on
// nothing. `npm run test:interop`
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { buildSdks, mostPageBytes, packSdks } from "../../infra/sdk/build-sdk.mjs";

const clone = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const tool = (name) => join(clone, "node_modules", ".bin", name);
const folder = mkdtempSync(join(tmpdir(), "lunas-interop-"));
let sdks;
let tarballs;

const run = (command, args, cwd) => {
  try {
    return execFileSync(command, args, { cwd, stdio: "pipe", encoding: "utf8" });
  } catch (error) {
    throw new Error(`${command} ${args.join(" ")}\n${error.stdout}\n${error.stderr}`);
  }
};

before(async () => {
  sdks = await buildSdks();
  tarballs = packSdks(sdks, folder);
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** An empty project with both libraries installed from their tarballs. */
function project(name, manifest, files) {
  const home = join(folder, name);
  mkdirSync(home);
  writeFileSync(join(home, "package.json"), JSON.stringify({ name, private: true, ...manifest }));
  run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", ...tarballs], home);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
  return home;
}

/** What is done with the libraries, whatever the kind of module. */
const usage = `
  const code = (work) => { try { work(); } catch (error) { return error instanceof LunasError ? error.code : String(error); } };
  const results = [
    code(() => new Lunas("ipk_live_x", { environment: "local" })),
    code(() => createClient({ environment: "local", privateKey: "0x1" })),
    typeof requirePayment, typeof withPayment, typeof hono.requirePayment, typeof fastify.requirePayment,
    typeof browser.createClient, formatRupiah("500000"), parseRupiah("Rp 5.000"),
    createClient({ environment: "local", privateKey: "0x" + "1".repeat(64) }).address,
  ];
  console.log(JSON.stringify(results));
`;
const expected = [
  "key_environment_mismatch",
  "Error: privateKey",
  ...Array.from({ length: 5 }, () => "function"),
  "Rp\u00a05.000,00",
  "5000",
  "0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A",
];

function judge(output) {
  const results = JSON.parse(output);
  // Within CommonJS each entry carries its own classes: decide by code, not by class, across entries.
  assert.match(results[1], /invalid_option|privateKey/);
  assert.deepEqual(results.toSpliced(1, 1), expected.toSpliced(1, 1));
}

test("an ES module project", () => {
  const home = project(
    "esm",
    { type: "module" },
    {
      "main.js": `import { Lunas, LunasError, formatRupiah, parseRupiah } from "@lunas/server";
      import { requirePayment } from "@lunas/server/express";
      import * as fastify from "@lunas/server/fastify";
      import * as hono from "@lunas/server/hono";
      import { withPayment } from "@lunas/server/next";
      import { createClient } from "@lunas/client/agent";
      import * as browser from "@lunas/client/browser";
      import "@lunas/client";
      ${usage}`,
    },
  );
  judge(run(process.execPath, ["main.js"], home));
});

test("a CommonJS project", () => {
  const home = project(
    "cjs",
    {},
    {
      "main.js": `const { Lunas, LunasError, formatRupiah, parseRupiah } = require("@lunas/server");
      const { requirePayment } = require("@lunas/server/express");
      const fastify = require("@lunas/server/fastify");
      const hono = require("@lunas/server/hono");
      const { withPayment } = require("@lunas/server/next");
      const { createClient } = require("@lunas/client/agent");
      const browser = require("@lunas/client/browser");
      require("@lunas/client");
      ${usage}`,
    },
  );
  judge(run(process.execPath, ["main.js"], home));
});

const typed = `
import { Lunas, LunasError, type GateResult, type WebhookEvent } from "@lunas/server";
import { requirePayment } from "@lunas/server/express";
import { createClient, type AgentClient } from "@lunas/client/agent";
import { createClient as inBrowser } from "@lunas/client/browser";
import type { PaymentRequired, Payer } from "@lunas/client";

export const lunas = new Lunas("ipk_sandbox_x", { environment: "local", payTo: "0x" });
export const gate = requirePayment(lunas, { price: "5000" });
export async function answer(headers: Headers): Promise<number> {
  const result: GateResult = await lunas.payments.processGate({ headers, price: "5000", resource: "https://shop.example" });
  if (result.result === "settled") return result.payment.blockNumber ?? 0;
  return result.status;
}
export const agent: AgentClient = createClient({ environment: "local", privateKey: "0x1", onPaymentError: ({ code }) => void code });
export const page = inBrowser({ environment: "local" });
export const event: WebhookEvent = lunas.webhooks.verify("", {}, { secret: "", environment: "sandbox" });
export const amount = (demand: PaymentRequired): string | undefined => demand.accepts[0]?.amount;
export type Address = Awaited<ReturnType<Payer["connect"]>>;
export const isOurs = (error: unknown): boolean => error instanceof LunasError && error.details.required !== undefined;
// @ts-expect-error a price is a string, never a number
requirePayment(lunas, { price: 5000 });
// @ts-expect-error token and network are no options of a client
createClient({ environment: "local", privateKey: "0x1", network: "base" });
// @ts-expect-error the amount must be said
void lunas.payments.verify("0x", {});
`;

for (const { name, module, moduleResolution, files } of [
  { name: "ts-node", module: "nodenext", moduleResolution: "nodenext", files: ["main.mts", "main.cts"] },
  { name: "ts-bundler", module: "esnext", moduleResolution: "bundler", files: ["main.ts"] },
]) {
  test(`a TypeScript project (${moduleResolution}), at its strictest and without skipping declarations`, () => {
    const strict = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
    };
    const compilerOptions = {
      ...strict,
      module,
      moduleResolution,
      target: "es2022",
      lib: ["es2022", "dom"],
      noEmit: true,
      types: [],
    };
    const home = project(
      name,
      {},
      {
        "tsconfig.json": JSON.stringify({ compilerOptions, files }),
        ...Object.fromEntries(files.map((file) => [file, typed])),
      },
    );
    run(tool("tsc"), ["-p", "."], home);
  });
}

test("a Vite project: nothing of Node, of schemas or of an agent's keys reaches the page", () => {
  const home = project(
    "vite",
    { type: "module" },
    {
      "index.html": `<!doctype html><script type="module" src="/main.js"></script>`,
      "main.js": `import { createClient, formatRupiah } from "@lunas/client/browser";
      const client = createClient({ environment: "local" });
      document.body.textContent = formatRupiah("500000");
      addEventListener("click", () => client.fetch("/article"));`,
    },
  );
  run(tool("vite"), ["build", "--logLevel", "warn"], home);
  const assets = join(home, "dist", "assets");
  const built = readdirSync(assets)
    .map((file) => readFileSync(join(assets, file), "utf8"))
    .join("\n");
  assert.doesNotMatch(built, /node:|require\(|secp256k1|\bajv\b|typebox/i);
  assert.ok(gzipSync(built).length < 20_000, `${gzipSync(built).length} bytes`);
});

test("the file for pages is small", () => {
  const script = readFileSync(join(sdks.client, "dist", "lunas.min.js"));
  assert.ok(gzipSync(script).length <= mostPageBytes);
});

test("packages and types are in order (publint, arethetypeswrong)", () => {
  for (const sdk of Object.values(sdks)) {
    run(tool("publint"), ["--strict", "--pack", "npm"], sdk);
  }
  for (const tarball of tarballs) {
    run(tool("attw"), [tarball, "--profile", "node16", "--exclude-entrypoints", "dist/lunas.min.js"], folder);
  }
});

test("nothing is installed besides them, and nothing of ours that is not published is named", () => {
  for (const sdk of Object.values(sdks)) {
    const manifest = JSON.parse(readFileSync(join(sdk, "package.json"), "utf8"));
    assert.equal(manifest.dependencies, undefined);
    const files = readdirSync(sdk, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { parentPath, path, name } of files) {
      const text = readFileSync(join(parentPath ?? path, name), "utf8");
      assert.doesNotMatch(text, /@lunas\/protocol/, name);
    }
  }
});
