import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { query } from "@lunas/stack/postgres/query";
import { oldestVersion, unpackVersion } from "../upgrade/unpack-version";
import { stack, useStores } from "./opened-stores";

jest.setTimeout(120_000);

useStores();

const run = promisify(execFile);
const root = join(__dirname, "../..");

test("the files of the image that migrates bring a database of the last release to this version", async () => {
  const scratch = await mkdtemp(join(tmpdir(), "lunas-image-"));
  try {
    const image = join(scratch, "image");
    await run(process.execPath, [join(root, "infra/docker/collect-image.mjs"), "packages/database", image]);
    unpackVersion(oldestVersion, join(scratch, "release"), "prisma");
    const grow = [
      join(__dirname, "fixtures/grow-chain.cjs"),
      stack.databaseUrl,
      join(scratch, "release/prisma/migrations"),
    ];
    const [url = ""] = JSON.parse((await run(process.execPath, grow)).stdout);
    await run(process.execPath, [join(image, "packages/database/dist/migrate-cli.js"), url]);
    const baselines =
      "SELECT migration_name FROM _prisma_migrations WHERE migration_name LIKE '%_baseline' AND finished_at IS NULL";
    expect(await query(url, baselines)).toEqual([]);
  } finally {
    await rm(scratch, { recursive: true });
  }
});
