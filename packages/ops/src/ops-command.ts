import type { Command as AnyCommand, Argument, LeafCommand, OptionTable } from "@lunas/command-line/command";
import { exit } from "@lunas/command-line/exit-codes";
import { Misuse } from "@lunas/command-line/misuse";
import type { Output } from "@lunas/command-line/run-program";
import { operatorName } from "./operator-name";
import { type Command, parseCommand } from "./parse-command";
import type { Result } from "./result";

export type OpsPlace = Output;
export type OpsCommand = AnyCommand<OpsPlace>;

/** Runs a parsed command in the database. `by`: the operator whom the command line names. */
export type Work = (command: Exclude<Command, { kind: "wrong" }>, by: string | null) => Promise<Result>;

export interface OpsDescription {
  /** The words of the command, without the program's name: `merchants approve`. */
  readonly path: string;
  readonly summary: string;
  readonly details?: string;
  readonly arguments?: readonly Argument[];
  readonly options?: OptionTable;
  readonly examples: readonly string[];
}

/** A command that prints its result, as text or with `--json` as data. Exit code 1 for a refusal or a problem. */
export function opsCommand(description: OpsDescription, work: Work): LeafCommand<OpsPlace> {
  const { path, examples, ...rest } = description;
  return {
    ...rest,
    name: path.split(" ").at(-1) ?? path,
    examples: examples.map((example) => `lunas-ops ${example}`),
    async run({ words, options }, place) {
      const given = Object.entries(options).filter(
        ([name, value]) => !everywhere.has(name) && typeof value === "string",
      );
      const parsed = parseCommand([...path.split(" "), ...defined(words), ...given.flatMap(asTyped)]);
      if (parsed.kind === "wrong") throw new Misuse(parsed.problem);
      const { text, isGood, data = { message: text } } = await work(parsed, operatorNamed(options.by));
      place.say(options.json === true ? jsonOf({ ok: isGood, result: data }) : text);
      return isGood ? exit.done : exit.failed;
    },
  };
}

/** Options of every command. */
const everywhere = new Set(["json", "by"]);

/** Throws for a name that would not stand in one line of the audit log. */
function operatorNamed(given: unknown): string | null {
  if (given === undefined) return null;
  const name = operatorName.parse(String(given));
  if (name === undefined) throw new Misuse(`--by wants ${operatorName.expected}`);
  return name;
}

function defined(words: readonly (string | undefined)[]): readonly string[] {
  return words.filter((word) => word !== undefined);
}

function asTyped([name, value]: readonly [string, unknown]): readonly string[] {
  return [`--${name}`, String(value)];
}

/** Merchants write names and labels: characters that control a terminal are escaped. */
function jsonOf(value: unknown): string {
  const escaped = (order: string) => `\\u${order.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value, plain, 2).replace(/(?!\n)\p{Cc}|\p{Bidi_Control}/gu, escaped);
}

/** Amounts as decimal strings. */
function plain(_name: string, value: unknown): unknown {
  return typeof value === "bigint" ? value.toString() : value;
}
