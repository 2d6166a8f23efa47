import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packagePages } from "./package-pages";

test("each tarball has a page with and without its version; other files have none", () => {
  const folder = mkdtempSync(join(tmpdir(), "packages-"));
  try {
    for (const file of ["lunas-server-0.1.0.tgz", "lunas-cli-1.0.0-beta.1.tgz", "notes.txt", ".env", "x.tgz"]) {
      writeFileSync(join(folder, file), file);
    }
    const pages = packagePages(folder);
    expect(pages.map(({ path }) => path).sort()).toEqual([
      "/packages/lunas-cli-1.0.0-beta.1.tgz",
      "/packages/lunas-cli.tgz",
      "/packages/lunas-server-0.1.0.tgz",
      "/packages/lunas-server.tgz",
    ]);
    const [page] = pages.filter(({ path }) => path === "/packages/lunas-server.tgz");
    expect(typeof page?.body === "function" && page.body().toString()).toBe("lunas-server-0.1.0.tgz");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each([undefined, "/nowhere/at/all"])("without a folder (%s) there is no page", (folder) => {
  expect(packagePages(folder)).toEqual([]);
});
