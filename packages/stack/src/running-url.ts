import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lunasFolder } from "./folders";

/** What `npm run demo` reads beside `npm start`: `packages/stack/bootstrap/running-url.mjs` has the same name. */
const fileIn = (folder: string) => join(folder, "running-url");

export function writeRunningUrl(url: string, folder = lunasFolder()): void {
  writeFileSync(fileIn(folder), `${url}\n`);
}

export function removeRunningUrl(folder = lunasFolder()): void {
  rmSync(fileIn(folder), { force: true });
}
