import { parseArgs } from "node:util";
import { Misuse } from "./misuse";

export const text = { type: "string" } as const;
export const flag = { type: "boolean", default: false } as const;
export const texts = { type: "string", multiple: true } as const;

const everywhere = { url: text, profile: text, json: flag } as const;

interface Option {
  readonly type: "string" | "boolean";
  readonly multiple?: boolean;
  readonly short?: string;
  readonly default?: string | boolean;
}

type OptionValue<O extends Option> = O extends { readonly multiple: true }
  ? string[]
  : O["type"] extends "boolean"
    ? boolean
    : string;

export interface Options<T extends Readonly<Record<string, Option>>> {
  readonly values: { readonly [Name in keyof (typeof everywhere & T)]?: OptionValue<(typeof everywhere & T)[Name]> };
  readonly positionals: readonly string[];
}

/** Parses a command's own options and those of every command. Throws `Misuse`. */
export function readOptions<const T extends Readonly<Record<string, Option>>>(
  given: readonly string[],
  own: T,
): Options<T> {
  try {
    const options = { ...everywhere, ...own };
    return parseArgs({ args: [...given], options, allowPositionals: true, strict: true }) as Options<T>;
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error));
  }
}

/** The words of a command that accepts at most so many. Throws `Misuse`. */
export function atMost(count: number, words: readonly string[]): readonly (string | undefined)[] {
  if (words.length > count) throw new Misuse(`"${words[count]}" is one word too many`);
  return words;
}
