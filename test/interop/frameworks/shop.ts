import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cloneFolder } from "@lunas/stack/folders";
import { until } from "@lunas/testkit/time/until";

/** A program that serves the files of a page. */
export interface Shop {
  readonly url: string;
  output(): string;
  stop(): Promise<void>;
}

export interface ShopProgram {
  readonly path: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
}

export const frameworksFolder = join(cloneFolder, "test", "interop", "frameworks");

/** The blocks of code of a page in one language, as they stand. */
export function blocksOf(page: string, language: string): readonly string[] {
  const text = readFileSync(join(cloneFolder, page), "utf8");
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, "gm"))].map(([, code = ""]) => code);
}

/** The one block in which the words stand. */
export function blockWith(blocks: readonly string[], words: string): string {
  const [block, ...more] = blocks.filter((each) => each.includes(words));
  if (block === undefined || more.length > 0) throw new Error(`not one block of the page has: ${words}`);
  return block;
}

/** A new folder with these files. */
export function writeFiles(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "lunas-shop-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Starts the program, and waits until its port is open. Its folder is removed when it stops. */
export async function startShop({ path, args, env, folder }: ShopProgram, port: number): Promise<Shop> {
  let output = "";
  const child = spawn(path, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own: PHP's server leaves its workers behind when it alone is ended.
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part: Buffer) => {
      output += part.toString();
    });
  }
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/work`).then(
      ({ ok }) => ok || child.exitCode !== null,
      () => child.exitCode !== null,
    );
  await until(answers, { timeoutMs: 30_000, what: `${path}: ${output}` });
  if (child.exitCode !== null) throw new Error(`${path} ended: ${output}`);
  return { url, output: () => output, stop: () => stopShop(child, folder) };
}

async function stopShop(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null) {
    const ended = new Promise((resolve) => child.once("close", resolve));
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}
