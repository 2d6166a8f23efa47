/**
 * Follows the operators' pages as an operator does, in a fresh clone, with compose on the Docker engine of `DOCKER_HOST`:
 * `npm run test:runbooks` starts one where there is none. Exits by its table.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cloneFolder } from "@lunas/stack/folders";
import { freePort } from "@lunas/stack/free-port";
import { copyClone } from "../docs/copy-clone";
import { followPage } from "../docs/follow-page";
import { readSteps } from "../docs/read-steps";
import { openTerminals } from "../docs/terminals";
import { runbookPages } from "./pages";

const project = `lunas-runbooks-${process.pid}`;
const portSettings = [
  ...["GATEWAY_PORT", "EDGE_PORT", "CONSOLE_PORT", "SHOP_PORT", "SANDBOX_RPC_PORT", "BASE_RPC_PORT"],
  ...["PROMETHEUS_PORT", "ALERTMANAGER_PORT", "GRAFANA_PORT"],
];

/** The page's `lunas-ops` is the one of the image; it is on the operator's PATH, as the page says. */
function addLunasOps(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const program = '#!/bin/sh\nexec docker compose run --rm -T --no-deps --quiet-pull ops "$@"\n';
  writeFileSync(join(folder, "lunas-ops"), program, { mode: 0o755 });
}

async function settings(folder: string): Promise<void> {
  const ports = await Promise.all(portSettings.map(async (name) => [name, String(await freePort())] as const));
  const files = ["docker-compose.yml", ...(process.env.LUNAS_COMPOSE_FILES ?? "").split(",").filter(Boolean)];
  Object.assign(process.env, Object.fromEntries(ports), {
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_FILE: files.join(":"),
    EDGE_IMAGE: process.env.EDGE_IMAGE ?? "haproxy:2.6",
    PATH: `${folder}:${process.env.PATH}`,
  });
}

async function main(): Promise<number> {
  const pages = runbookPages.map((page) => ({
    ...{ page, isKept: false },
    steps: readSteps(page, readFileSync(join(cloneFolder, page), "utf8")),
  }));
  const folder = mkdtempSync(join(tmpdir(), "lunas-runbooks-"));
  const folders = { clone: join(folder, "lunas"), shop: join(folder, "lunas"), home: join(folder, "home") };
  mkdirSync(folders.home);
  copyClone(cloneFolder, folders.clone);
  addLunasOps(join(folder, "bin"));
  await settings(join(folder, "bin"));
  const terminals = openTerminals(folders);
  const startedAt = performance.now();
  let isGood = true;
  try {
    for (const page of pages) isGood = isGood && (await followPage(terminals, page));
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
    console.log(`\n${isGood ? "every runbook works as it is written" : "a runbook does not work"}; ${seconds} s`);
    return isGood ? 0 : 1;
  } finally {
    await terminals.close("all");
    const down = ["compose", "--profile", "*", "down", "--volumes", "--remove-orphans"];
    execFileSync("docker", down, { cwd: folders.clone, stdio: "ignore" });
    rmSync(folder, { recursive: true, force: true });
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
