import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "../http/page";

const tarball = /^(lunas-[a-z]+)-\d[\w.-]*\.tgz$/;

/**
 * `/packages/lunas-server.tgz` and the like, for `npm install` before the packages are published. No page where the
 * folder is not set: production refuses the setting.
 */
export function packagePages(folder: string | undefined): readonly Page[] {
  if (folder === undefined || !existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => {
    const [, name] = tarball.exec(file) ?? [];
    if (name === undefined) return [];
    const body = () => readFileSync(join(folder, file));
    return [name, file.slice(0, -".tgz".length)].map((path) => ({
      path: `/packages/${path}.tgz`,
      type: "application/gzip",
      body,
    }));
  });
}
