import { Command as Built, Option as BuiltOption, Argument as Word } from "commander";
import type { Argument, Command, LeafCommand, Option, ParsedWords, Program } from "./command";
import { isGroup } from "./command";

/** The same in every terminal, because the documents show the same text. */
const helpWidth = 110;

/** Runs a command with what was typed. */
export type Start<Place> = (command: LeafCommand<Place>, given: ParsedWords, path: string) => void;

/** The parser of a program. It throws `CommanderError` and writes nothing by itself. */
export function buildProgram<Place>(program: Program<Place>, start: Start<Place>): Built {
  const built = quiet(new Built(program.typed))
    .description(sentence(program.summary))
    .helpCommand(false)
    .version(program.version, "-v, --version", "the version of this command")
    .helpOption("-h, --help", "this text; after a command: its usage, options and examples");
  // Options of the program are understood before and after the command's name.
  for (const [name, option] of Object.entries(program.everywhere)) built.addOption(optionOf(name, option));
  for (const command of program.commands) built.addCommand(build(command, start));
  return built.addHelpText("after", `\n${program.notes}`);
}

function build<Place>(command: Command<Place>, start: Start<Place>): Built {
  const built = quiet(new Built(command.name)).summary(command.summary).description(descriptionOf(command));
  built
    .helpCommand(false)
    .allowExcessArguments(false)
    .helpOption("-h, --help", `this text; the program's own has the options of every command`);
  if (isGroup(command)) {
    for (const each of command.commands) built.addCommand(build(each, start));
  } else {
    addWords(built, command, start);
  }
  const { examples = [] } = command;
  if (examples.length > 0) {
    const title = examples.length > 1 ? "Examples" : "Example";
    built.addHelpText("after", `\n${title}:\n${examples.map((example) => `  ${example}`).join("\n")}`);
  }
  return built;
}

function addWords<Place>(built: Built, command: LeafCommand<Place>, start: Start<Place>): void {
  const { arguments: words = [], options = {} } = command;
  for (const word of words) built.addArgument(wordOf(word));
  for (const [name, option] of Object.entries(options)) built.addOption(optionOf(name, option));
  built.action(() => start(command, wordsOf(built), pathOf(built)));
}

function wordOf({ name, summary, isOptional, isRepeated, choices }: Argument): Word {
  const shown = `${name}${isRepeated ? "..." : ""}`;
  const word = new Word(isOptional ? `[${shown}]` : `<${shown}>`, summary);
  return choices === undefined ? word : word.choices(choices);
}

function optionOf(name: string, { summary, value, short, isRepeated, choices }: Option): BuiltOption {
  const flags = `${short === undefined ? "" : `-${short}, `}--${name}${value === undefined ? "" : ` <${value}>`}`;
  const option = new BuiltOption(flags, summary);
  if (choices !== undefined) option.choices(choices);
  // Each use takes one value: the words after it are not its values.
  if (isRepeated) option.argParser((text: string, all: readonly string[] = []) => [...all, text]);
  return option;
}

function wordsOf(built: Built): ParsedWords {
  const values = built.optsWithGlobals<Record<string, string | readonly string[] | boolean | undefined>>();
  const known = [...built.options, ...rootOf(built).options];
  const options = Object.fromEntries(known.map((option) => [option.name(), values[option.attributeName()]]));
  return { words: built.args, options } as ParsedWords;
}

/** The words that lead to a command, without the program's name. */
function pathOf(built: Built): string {
  const { parent } = built;
  if (parent === null) return "";
  return `${pathOf(parent)} ${built.name()}`.trim();
}

function descriptionOf({ summary, details }: Command<unknown>): string {
  return details === undefined ? sentence(summary) : `${sentence(summary)}\n\n${paragraphs(details)}`;
}

/** Line breaks inside a paragraph are those of the source. */
function paragraphs(details: string): string {
  return details.replace(/([^\n])\n(?!\n)/g, "$1 ");
}

function sentence(summary: string): string {
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
}

function quiet(built: Built): Built {
  built.exitOverride().configureHelp({
    helpWidth,
    commandUsage: usageOf,
    subcommandTerm: (command) => command.name(),
    // The summaries name the choices in words.
    optionDescription: ({ description }) => description,
    argumentDescription: ({ description }) => description,
  });
  return built.configureOutput({ writeOut: () => undefined, writeErr: () => undefined, outputError: () => undefined });
}

/** As commander's, with the options after the words: people type them there. */
function usageOf(built: Built): string {
  const words = built.registeredArguments.map((word) => {
    const name = `${word.name()}${word.variadic ? "..." : ""}`;
    return word.required ? `<${name}>` : `[${name}]`;
  });
  const own = built.commands.length > 0 ? ["<command>"] : words;
  const program = built.parent === null ? built.name() : `${rootOf(built).name()} ${pathOf(built)}`;
  return [program, ...own, "[options]"].join(" ");
}

function rootOf(built: Built): Built {
  return built.parent === null ? built : rootOf(built.parent);
}
