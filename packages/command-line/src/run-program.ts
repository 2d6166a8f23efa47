import { type Command as Built, CommanderError } from "commander";
import { buildProgram } from "./build-program";
import type { LeafCommand, ParsedWords, Program } from "./command";
import { complete, completeWord } from "./completion";
import { exit } from "./exit-codes";
import { helpOf } from "./help-of";
import { Misuse } from "./misuse";

/** What the program writes, and what ends a command early. */
export interface Output {
  /** Results, on standard output. */
  say(line: string): void;
  /** Everything else, on standard error. */
  complain(line: string): void;
  /** Aborts when the user interrupts. */
  readonly signal: AbortSignal;
}

export interface Running<Place extends Output> {
  readonly program: Program<Place>;
  /** Reports a failure that is no misuse; returns the exit code. */
  failed(error: unknown, isJson: boolean): number;
}

interface Chosen<Place> {
  readonly command: LeafCommand<Place>;
  readonly given: ParsedWords;
  readonly path: string;
}

/** Runs a command line; returns the exit code. Never throws. */
export async function runProgram<Place extends Output>(
  typed: readonly string[],
  place: Place,
  { program, failed }: Running<Place>,
): Promise<number> {
  if (typed[0] === completeWord) return printCandidates(complete(program, typed.slice(1)), place);
  const words = typed[0] === "help" ? [...typed.slice(1), "--help"] : typed.length === 0 ? ["--help"] : typed;
  let chosen: Chosen<Place> | null = null;
  const built = buildProgram(program, (command, given, path) => {
    chosen = { command, given, path };
  });
  try {
    built.parse([...words], { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return answer(error, place, { built, words, program });
  }
  return chosen === null ? exit.misunderstood : run(chosen, place, { program, failed });
}

function printCandidates(candidates: readonly string[], place: Output): number {
  if (candidates.length > 0) place.say(candidates.join("\n"));
  return exit.done;
}

async function run<Place extends Output>(
  { command, given, path }: Chosen<Place>,
  place: Place,
  { program, failed }: Running<Place>,
): Promise<number> {
  try {
    const running = command.run(given, place);
    return await (command.endsItself ? running : Promise.race([running, interruption(place.signal)]));
  } catch (error) {
    if (error instanceof Misuse) return misunderstood(place, { program, path }, error.message);
    return failed(error, given.options.json === true);
  }
}

interface Parsed<Place> {
  readonly built: Built;
  readonly words: readonly string[];
  readonly program: Program<Place>;
}

/** Help and version are answers; the rest is a wrong command line. */
function answer<Place>(error: CommanderError, output: Output, { built, words, program }: Parsed<Place>): number {
  const at = deepest(built, words);
  const where = { program, path: at.path.join(" ") };
  if (error.code === "commander.version") output.say(program.version);
  else if (error.code === "commander.helpDisplayed") output.say(helpOf(at.built));
  else if (error.code === "commander.help") {
    const names = at.built.commands.map((each) => each.name());
    return misunderstood(output, where, `say what: ${inWords(names)}`);
  } else return misunderstood(output, where, textOf(error, at.built));
  return exit.done;
}

/** The command that the words lead to, as far as they name commands. */
function deepest(
  built: Built,
  [word, ...rest]: readonly string[],
  path: readonly string[] = [],
): { built: Built; path: readonly string[] } {
  const next = built.commands.find((each) => each.name() === word);
  return next === undefined ? { built, path } : deepest(next, rest, [...path, next.name()]);
}

/** `error: unknown option '--frsh'\n(Did you mean --fresh?)` as one sentence. An amount is never called that: the option names its unit. */
function textOf({ message }: CommanderError, built: Built): string {
  const unit = built.options.find(({ long }) => long === "--rupiah" || long === "--price")?.long;
  if (unit !== undefined && /unknown option '--amount/.test(message))
    return `there is no --amount: write whole rupiah, ${unit} 5000, or with sen ${unit} 25.50`;
  return message.replace(/^error: /, "").replace(/\n\((Did you mean [^)]*\?)\)$/, ". $1");
}

function inWords(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

interface Where {
  readonly program: { readonly name: string; readonly typed: string };
  readonly path: string;
}

function misunderstood(output: Output, { program: { name, typed }, path }: Where, problem: string): number {
  const [shown, help] = [`${name} ${path}`.trim(), `${typed} ${path}`.trim()];
  output.complain(`${shown}: ${problem}\nRun \`${help} --help\` for its usage.`);
  return exit.misunderstood;
}

function interruption(signal: AbortSignal): Promise<number> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(exit.interrupted), { once: true }));
}
