import type { Command as Built } from "commander";
import { buildProgram } from "./build-program";
import type { Program } from "./command";

/** A command's whole help, as `--help` prints it. */
export function helpOf(built: Built): string {
  const written: string[] = [];
  const before = built.configureOutput();
  built.configureOutput({ writeOut: (text) => void written.push(text) });
  built.outputHelp();
  built.configureOutput(before);
  return written.join("").trimEnd();
}

export interface HelpText {
  /** As typed: `lunas keys create`. */
  readonly path: string;
  readonly text: string;
}

/** The help of the program and of each of its commands, in their order. */
export function allHelp<Place>(program: Program<Place>): readonly HelpText[] {
  const root = buildProgram(program, () => undefined);
  const walk = (built: Built, path: string): HelpText[] => [
    { path, text: helpOf(built) },
    ...built.commands.flatMap((each) => walk(each, `${path} ${each.name()}`)),
  ];
  return walk(root, program.typed);
}
