import { readFileSync } from "node:fs";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import * as glue from "@prisma/schema-engine-wasm/schema_engine_bg";
import type { Pool } from "pg";
import { runScript } from "./run-script";

/** Only the used part: Node has both, but their types are missing. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: { __wbindgen_start(): void } };
};
type Glue = typeof glue & { __wbg_set_wasm(exports: object): void };

/** Prisma's schema engine as WebAssembly on this pool of one connection: no download, no binary. */
export async function openSchemaEngine(pool: Pool): Promise<glue.SchemaEngine> {
  loadEngine();
  const silent = () => undefined;
  const factory = bindMigrationAwareSqlAdapterFactory(adapterOver(pool));
  return await glue.SchemaEngine.new({ datamodels: undefined }, silent, factory);
}

let isLoaded = false;

/**
 * The package's own entry imports its .wasm as an ES module, which Node 20 supports only with a flag. So it is loaded
 * here.
 */
function loadEngine(): void {
  if (isLoaded) return;
  const file = require.resolve("@prisma/schema-engine-wasm/schema_engine_bg").replace(/\.js$/, ".wasm");
  const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), {
    "./schema_engine_bg.js": withIdleTimers(glue),
  });
  (glue as Glue).__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  isLoaded = true;
}

/** The engine leaves its ten-second lock timer running: it must not keep a finished process alive. */
function withIdleTimers(imports: object): object {
  const idleTimer = (callback: () => void, ms: number) => setTimeout(callback, ms).unref();
  const entries = Object.entries(imports);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name.startsWith("__wbg_setTimeout") ? idleTimer : value]),
  );
}

/** The pool has one connection: what is set on it is in force for the scripts. */
function adapterOver(pool: Pool): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaPg(pool);
  const connect = async () => {
    const adapter = await factory.connect();
    // The adapter's own method splits a script at every ";", even inside a function's body. As one simple query, the
    // script is also one transaction: a migration is applied completely or not at all.
    const run = async (script: string) => void (await adapter.executeRaw({ sql: script, args: [], argTypes: [] }));
    adapter.executeScript = (script) => runScript(pool, script, run);
    return adapter;
  };
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect,
    // Only development commands compare with a shadow database; applying migrations needs none.
    connectToShadowDb: () => Promise.reject(new Error("there is no shadow database here")),
  };
}
