import { join } from "node:path";

/** The terminal of packages/cli, which the testkit does not open. */
interface FakeTerminal {
  say(line: string): void;
  complain(line: string): void;
  readonly stateFile: string;
  readonly profileFile: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly hasColours: boolean;
  readonly signal: AbortSignal;
}

/** Runs a command as at the terminal of a user whose files are in `home`: its exit code, and what it wrote. */
export async function atTerminal(
  home: string,
  run: (terminal: FakeTerminal) => Promise<number>,
  changes: Partial<FakeTerminal> = {},
) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await run({
    say: (line) => void out.push(line),
    complain: (line) => void err.push(line),
    stateFile: join(home, "listen.json"),
    profileFile: join(home, "profile.json"),
    env: {},
    hasColours: false,
    signal: new AbortController().signal,
    ...changes,
  });
  return { code, out: out.join("\n"), err: err.join("\n") };
}
