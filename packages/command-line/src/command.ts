/** One option of a command. The name is the key under which the command lists it. */
export interface Option {
  readonly summary: string;
  /** What help writes for the value: `<address>`. Without it the option is a flag. */
  readonly value?: string;
  readonly short?: string;
  /** The option may be given several times. */
  readonly isRepeated?: true;
  readonly choices?: readonly string[];
}

export type OptionTable = Readonly<Record<string, Option>>;

/** One word after a command's name. */
export interface Argument {
  readonly name: string;
  readonly summary: string;
  readonly isOptional?: true;
  /** It takes all words that are left; only the last argument may. */
  readonly isRepeated?: true;
  readonly choices?: readonly string[];
}

type OptionValue<O extends Option> = O extends { readonly value: string }
  ? O extends { readonly isRepeated: true }
    ? readonly string[]
    : O extends { readonly choices: readonly (infer Choice)[] }
      ? Choice
      : string
  : boolean;

/** A parsed command line: the words in order, and the options that were given. */
export interface ParsedWords<O extends OptionTable = OptionTable> {
  readonly words: readonly (string | undefined)[];
  readonly options: { readonly [Name in keyof O]?: OptionValue<O[Name]> | undefined };
}

interface Described {
  readonly name: string;
  /** Its line in the list of commands: begins with a small letter, has no full stop. */
  readonly summary: string;
  /** More about it, in whole sentences. Lines are wrapped where they are shown. */
  readonly details?: string;
  /** Command lines, complete as a user types them. */
  readonly examples?: readonly string[];
}

/** A command. `Place` is what it works with: its output and its surroundings. */
export interface LeafCommand<Place, O extends OptionTable = OptionTable> extends Described {
  readonly arguments?: readonly Argument[];
  readonly options?: O;
  /** The command handles an interruption itself, because it has to clean up first. */
  readonly endsItself?: true;
  /** Returns the exit code. Throws `Misuse` for a wrong command line. */
  run(given: ParsedWords<O>, place: Place): Promise<number>;
}

/** Several commands under one word, such as `keys list` and `keys create`. */
export interface CommandGroup<Place> extends Described {
  readonly commands: readonly Command<Place>[];
}

export type Command<Place> = LeafCommand<Place> | CommandGroup<Place>;

/** A whole program. */
export interface Program<Place> {
  readonly name: string;
  /** What people type for it, where that is more than the name. */
  readonly typed: string;
  readonly version: string;
  readonly summary: string;
  /** The end of the program's help, as it stands. */
  readonly notes: string;
  /** The options of every command. */
  readonly everywhere: OptionTable;
  /** In the order in which help lists them. */
  readonly commands: readonly Command<Place>[];
}

export function isGroup<Place>(command: Command<Place>): command is CommandGroup<Place> {
  return "commands" in command;
}
