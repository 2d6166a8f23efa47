import type { Command as AnyCommand, LeafCommand, OptionTable, ParsedWords } from "@lunas/command-line/command";
import type { Terminal } from "./terminal";

/** One word after `lunas`, or a group of several commands. */
export type Command = AnyCommand<Terminal>;

/** The options of every command. */
export const everywhere = {
  json: { summary: "the result as JSON, on standard output; progress and failures go to standard error" },
  url: {
    value: "url",
    summary: "the service (default: LUNAS_URL, else where you registered, else http://localhost:3402)",
  },
  profile: {
    value: "name",
    summary: "the merchant whose keys to use: a name, or a file (default: LUNAS_PROFILE, else ~/.lunas/profile.json)",
  },
  environment: {
    value: "name",
    summary: "whose key to use: sandbox (default; also local) or production (real money; also base or live)",
  },
} as const satisfies OptionTable;

export type CommandLine<O extends OptionTable> = ParsedWords<O & typeof everywhere>;

interface Definition<O extends OptionTable> extends Omit<LeafCommand<Terminal, O>, "run"> {
  run(given: CommandLine<O>, terminal: Terminal): Promise<number>;
}

/** A command whose `run` gets its own options, typed, and those of every command. */
export function defineCommand<const O extends OptionTable>(command: Definition<O>): LeafCommand<Terminal, O> {
  return command;
}
