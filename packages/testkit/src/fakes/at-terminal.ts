import { join } from "node:path";

type FakeTerminal = ReturnType<typeof terminalIn>;
type Lines = Readonly<Record<"out" | "err", string[]>>;

/** Runs a command as at the terminal of a user whose files are in `home`: its exit code, and what it wrote. */
export async function atTerminal(
  home: string,
  run: (terminal: FakeTerminal) => Promise<number>,
  changes: Partial<FakeTerminal> = {},
) {
  const lines: Lines = { out: [], err: [] };
  const code = await run({ ...terminalIn(home, lines), ...changes });
  return { code, out: lines.out.join("\n"), err: lines.err.join("\n") };
}

/** As packages/cli has it, which the testkit does not open. */
function terminalIn(home: string, { out, err }: Lines) {
  const env: Readonly<Record<string, string | undefined>> = {};
  return {
    say: (line: string): void => void out.push(line),
    complain: (line: string): void => void err.push(line),
    stateFile: join(home, "listen.json"),
    profileFile: join(home, "profile.json"),
    env,
    hasColours: false as boolean,
    signal: new AbortController().signal,
  };
}
