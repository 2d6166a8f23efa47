import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Packed } from "../http/packed";

export interface DashboardFile extends Packed {
  readonly type: string;
}

export interface DashboardFiles {
  readonly page: Buffer;
  /** By name; each name carries a hash of what is in it. */
  readonly assets: ReadonlyMap<string, DashboardFile>;
}

/** Where `services/dashboard` is built to, seen from the sources and from `dist` alike. */
export const builtFolder = join(__dirname, "..", "..", "..", "dashboard", "dist", "web");

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** The built dashboard in memory, or null where it was not built. Nothing is read from disk for a request. */
export function readDashboard(folder: string = builtFolder): DashboardFiles | null {
  const page = join(folder, "index.html");
  const assets = join(folder, "assets");
  if (!existsSync(page) || !existsSync(assets)) return null;
  const names = readdirSync(assets).filter((name) => types[extname(name)] !== undefined);
  return { page: readFileSync(page), assets: new Map(names.map((name) => [name, readAsset(assets, name)])) };
}

function readAsset(folder: string, name: string): DashboardFile {
  const path = join(folder, name);
  const packed = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : null);
  return {
    type: types[extname(name)] ?? "application/octet-stream",
    plain: readFileSync(path),
    brotli: packed(".br"),
    gzip: packed(".gz"),
  };
}
