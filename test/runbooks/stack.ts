import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cloneFolder } from "@lunas/stack/folders";
import { freePort } from "@lunas/stack/free-port";
import { copyClone } from "../docs/copy-clone";
import type { Folders } from "../docs/terminals";
import { openOutsideStores } from "./outside-stores";

/** The ports that the pages name, with the settings that choose others. */
const portSettings = {
  ...{ GATEWAY_PORT: 3402, EDGE_PORT: 3400, CONSOLE_PORT: 3404, SHOP_PORT: 3000, SANDBOX_RPC_PORT: 8545 },
  ...{ BASE_RPC_PORT: 8546, PROMETHEUS_PORT: 9090, ALERTMANAGER_PORT: 9093, GRAFANA_PORT: 3001 },
};

/** A fresh clone for a page, whose commands make a stack of their own beside all others of the machine. */
export interface Stack {
  readonly folders: Folders;
  /** What stands in the page for an address, and where it is in this run. */
  readonly addresses: ReadonlyMap<string, string>;
  close(): void;
}

export async function openStack(name: string, needsStores: boolean): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), "lunas-runbooks-"));
  const clone = join(folder, "lunas");
  const folders = { clone, shop: clone, home: join(folder, "home") };
  mkdirSync(folders.home);
  copyClone(cloneFolder, clone);
  const ports = await Promise.all(
    Object.entries(portSettings).map(async ([setting, port]) => ({ setting, port, free: await freePort() })),
  );
  writeFileSync(join(clone, ".env"), settings(name, ports));
  const stores = needsStores ? await openOutsideStores(name, folder) : null;
  return {
    folders,
    addresses: new Map([
      ...ports.map(({ port, free }) => [`localhost:${port}`, `localhost:${free}`] as const),
      ...(stores?.addresses ?? []),
    ]),
    close() {
      const down = ["compose", "--profile", "*", "down", "--volumes", "--remove-orphans"];
      execFileSync("docker", down, { cwd: clone, stdio: "ignore" });
      stores?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As an operator of a machine with other stacks has them. */
function settings(name: string, ports: readonly { readonly setting: string; readonly free: number }[]): string {
  const files = ["docker-compose.yml", ...(process.env.LUNAS_COMPOSE_FILES ?? "").split(",").filter(Boolean)];
  return [
    `COMPOSE_PROJECT_NAME=${name}`,
    `COMPOSE_FILE=${files.join(":")}`,
    `EDGE_IMAGE=${process.env.EDGE_IMAGE ?? "haproxy:2.6"}`,
    ...ports.map(({ setting, free }) => `${setting}=${free}`),
    "",
  ].join("\n");
}
