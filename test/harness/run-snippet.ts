import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cloneFolder } from "@lunas/stack/folders";
import { until } from "@lunas/testkit/time/until";

interface Snippet {
  /** The file's name, as the page gives it. */
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
}

export interface RunningSnippet {
  /** Its whole output, once it has ended. */
  readonly ended: Promise<string>;
  untilPrints(pattern: RegExp): Promise<RegExpExecArray>;
  stop(): Promise<void>;
}

/** The text of a whole file that a page shows. The text before its block ends with the name, or its first line has it. */
export function snippetOf(page: string, name: string): string {
  const text = readFileSync(join(cloneFolder, page), "utf8");
  const escaped = name.replaceAll(".", "\\.");
  const inside = new RegExp(`^\`\`\`\\w+\\n((?://|#) ${escaped}\\n[\\s\\S]*?)^\`\`\``, "m");
  const before = new RegExp(`\`${escaped}\`:\\n\\n(?:<!-- .*\\n\\n)?\`\`\`\\w+\\n([\\s\\S]*?)^\`\`\``, "m");
  const code = (inside.exec(text) ?? before.exec(text))?.[1];
  if (code === undefined) throw new Error(`${page} shows no file ${name}`);
  return code;
}

/** Writes a file of a page as it is shown. The clone's packages are those that the page says to install. */
export function writeSnippet(page: string, name: string): string {
  const folder = join(cloneFolder, ".lunas", "snippets");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}-${name}`);
  writeFileSync(file, snippetOf(page, name));
  return file;
}

export function runSnippet(page: string, { name, ...rest }: Snippet): RunningSnippet {
  return runFile(writeSnippet(page, name), rest);
}

/** Runs a file that `writeSnippet` has written, or one that lies beside it. */
export function runFile(file: string, { env, args = [] }: Omit<Snippet, "name">): RunningSnippet {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part: Buffer) => {
      output += part.toString();
    });
  }
  const ended = new Promise<string>((resolve) => child.once("close", () => resolve(output)));
  return {
    ended,
    async untilPrints(pattern) {
      await until(async () => pattern.test(output) || child.exitCode !== null, { timeoutMs: 20_000, what: file });
      const found = pattern.exec(output);
      if (found === null) throw new Error(`${file} ended: ${output}`);
      return found;
    },
    async stop() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
