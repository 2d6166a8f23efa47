import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { completionCommand } from "@lunas/command-line/completion";

async function scriptFor(shell: string): Promise<string> {
  const said: string[] = [];
  const place = { say: (line: string) => void said.push(line) };
  await completionCommand<typeof place>("shop").run({ words: [shell], options: {} }, place);
  return said.join("\n");
}

test("bash asks the command, and offers its answers", async () => {
  const folder = mkdtempSync(join(tmpdir(), "completion-"));
  try {
    writeFileSync(join(folder, "shop"), '#!/bin/sh\nprintf "%s\\n" "$# $1 [$2] [$3]"\n', { mode: 0o755 });
    const typed = `COMP_WORDS=(shop keys ""); COMP_CWORD=2; _shop; printf '%s' "\${COMPREPLY[0]}"`;
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    const answer = execFileSync("bash", ["-c", `${await scriptFor("bash")}\n${typed}`], { env, encoding: "utf8" });
    expect(answer).toBe("3 __complete [keys] []");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each(["zsh", "fish"])("the script for %s asks the command", async (shell) => {
  expect(await scriptFor(shell)).toContain("shop __complete ");
});
