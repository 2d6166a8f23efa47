import type { Command as Built, Option as BuiltOption } from "commander";
import { buildProgram } from "./build-program";
import type { LeafCommand, Program } from "./command";
import { exit } from "./exit-codes";

/** The hidden word by which a completion script asks for candidates. */
export const completeWord = "__complete";

const shells = ["bash", "zsh", "fish"] as const;

/** Candidates for the last word, which may be empty or unfinished. */
export function complete<Place>(program: Program<Place>, words: readonly string[]): readonly string[] {
  const root = buildProgram(program, () => undefined);
  const [last = "", previous = ""] = [...words].reverse();
  const { built, argumentsBefore } = positionOf(root, words.slice(0, -1));
  const options = [...built.options, ...root.options];
  const valued = options.find((option) => flagsOf(option).includes(previous) && !option.isBoolean());
  return candidates().filter((each) => each.startsWith(last));

  function candidates(): readonly string[] {
    if (valued !== undefined) return valued.argChoices ?? [];
    if (last.startsWith("-")) return [...options.flatMap(({ long }) => long ?? []), "--help"];
    if (built.commands.length > 0) return built.commands.map((each) => each.name());
    return built.registeredArguments[argumentsBefore]?.argChoices ?? [];
  }
}

/** The command that the finished words lead to, and how many words of its own follow. */
function positionOf(root: Built, words: readonly string[]): { built: Built; argumentsBefore: number } {
  let built = root;
  let argumentsBefore = 0;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    const option = [...built.options, ...root.options].find((each) => flagsOf(each).includes(word));
    if (option !== undefined && !option.isBoolean()) index += 1;
    if (word.startsWith("-")) continue;
    const next = built.commands.find((each) => each.name() === word);
    if (next === undefined) argumentsBefore += 1;
    else built = next;
  }
  return { built, argumentsBefore };
}

function flagsOf({ long, short }: BuiltOption): readonly string[] {
  return [long, short].filter((flag) => flag !== undefined);
}

interface Printing {
  say(line: string): void;
}

/** `completion bash|zsh|fish`: prints the script for a shell. */
export function completionCommand<Place extends Printing>(name: string): LeafCommand<Place> {
  return {
    name: "completion",
    summary: "print the script that lets your shell complete commands and options",
    details: `Needs \`${name}\` on your PATH.`,
    arguments: [{ name: "shell", choices: shells, summary: "bash, zsh or fish" }],
    examples: [
      `${name} completion bash >> ~/.bashrc`,
      `${name} completion zsh >> ~/.zshrc`,
      `${name} completion fish > ~/.config/fish/completions/${name}.fish`,
    ],
    async run({ words: [shell] }, place) {
      place.say(scripts[shell as (typeof shells)[number]](name, `_${name.replace("-", "_")}`));
      return exit.done;
    },
  };
}

const scripts: Readonly<Record<(typeof shells)[number], (name: string, own: string) => string>> = {
  bash: (name, own) => `${own}() {
  local IFS=$'\\n'
  COMPREPLY=($(${name} ${completeWord} "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F ${own} ${name}`,
  zsh: (name, own) => `${own}() {
  local -a found
  found=("\${(@f)$(${name} ${completeWord} "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  compadd -a found
}
compdef ${own} ${name}`,
  fish: (name) =>
    `complete -c ${name} -f -a '(${name} ${completeWord} (commandline -opc)[2..-1] "$(commandline -ct)" 2>/dev/null)'`,
};
