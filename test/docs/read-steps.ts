import type { CommandStep, Readiness, Step } from "./step";

/**
 * Every block of code of a page as steps. Comments of the form `<!-- test: … -->` before a block say what its text does not:
 *
 * - `folder clone`: the command runs in the clone, not in the shop's folder
 * - `keeps running until it prints TEXT`, `keeps running until port 3000 is open`
 * - `prints TEXT`: the output contains it
 * - `writes FILE`: the file has content afterwards
 * - `pay_… is in the output of COMMAND`: the value of a placeholder
 * - `not run, because REASON`
 *
 * Throws for a block that is neither run nor skipped with a reason, and for a file that nothing uses.
 */
export function readSteps(page: string, text: string): readonly Step[] {
  const steps = readBlocks(page, text);
  const unused = steps.find(
    (step, at) => step.kind === "file" && !steps.some((other, to) => to !== at && uses(other, step.name)),
  );
  if (unused !== undefined) throw new Error(`${page}:${unused.line}: no command and no other file uses this file`);
  return steps;
}

function uses(step: Step, name: string): boolean {
  if (step.kind === "command") return step.command.includes(name);
  return step.kind === "file" && step.text.includes(name);
}

function readBlocks(page: string, text: string): readonly Step[] {
  const lines = text.split("\n");
  const steps: Step[] = [];
  let before: Before = { notes: [], paragraph: "", heading: "" };
  for (let at = 0; at < lines.length; at += 1) {
    const [, indent, language = ""] = /^( *)```(\w*)$/.exec(lines[at] ?? "") ?? [];
    if (indent === undefined) {
      if (/^ *(?:```|~~~)/.test(lines[at] ?? ""))
        throw new Error(`${page}:${at + 1}: a block begins with three backticks and a language`);
      before = readLine(before, lines[at] ?? "", `${page}:${at + 1}`);
      continue;
    }
    const end = lines.indexOf(`${indent}\`\`\``, at + 1);
    if (end === -1) throw new Error(`${page}:${at + 1}: the block does not end`);
    const code = lines.slice(at + 1, end).map((each) => each.slice(indent.length));
    steps.push(...stepsOf({ ...before, page, line: at + 1, language, code }));
    before = { ...before, notes: [] };
    at = end;
  }
  return steps;
}

/** What stands before a block. */
interface Before {
  readonly notes: readonly string[];
  /** The last line of text. */
  readonly paragraph: string;
  readonly heading: string;
}

function readLine(before: Before, line: string, place: string): Before {
  const [, note] = /^ *<!-- test: (.+) -->$/.exec(line) ?? [];
  if (note !== undefined) return { ...before, notes: [...before.notes, note] };
  if (line.trim() === "" || line.startsWith("<!--")) return before;
  if (before.notes.length > 0) throw new Error(`${place}: no block follows "${before.notes[0]}"`);
  const [, heading = before.heading] = /^#+ (.+)$/.exec(line) ?? [];
  return { notes: [], paragraph: line, heading };
}

interface Block extends Before {
  readonly page: string;
  readonly line: number;
  readonly language: string;
  readonly code: readonly string[];
}

function stepsOf(block: Block): readonly Step[] {
  const { page, line, language, code, notes, heading } = block;
  const place = { page, line };
  const text = `${code.join("\n")}\n`;
  const [reason] = notes.flatMap((note) => /^not run, because (.{10,})$/.exec(note)?.[1] ?? []);
  if (reason !== undefined) {
    if (notes.length > 1) throw new Error(`${page}:${line}: a block that is not run needs no other note`);
    return [{ ...place, kind: "skipped", title: code[0] ?? "", reason }];
  }
  if (language === "sh") return commandsOf(block);
  if (language === "text" && /^(?:npx |lunas-ops)/.test(heading)) {
    return [{ ...place, kind: "help", command: `${heading} --help`, text }];
  }
  const name = fileNameOf(block);
  if (name !== undefined && notes.length === 0) return [{ ...place, kind: "file", name, text }];
  throw new Error(`${page}:${line}: the block is not run, and the page does not say why`);
}

/** A file's name stands in its first line (`// shop.mjs`) or at the end of the text before it ("Write `shop.mjs`:"). */
function fileNameOf({ code, paragraph, language }: Block): string | undefined {
  if (language === "") return undefined;
  const [, inside] = /^(?:\/\/|#) ([\w./-]+\.\w+)$/.exec(code[0] ?? "") ?? [];
  const [, before] = /`([\w./-]+\.\w+)`:$/.exec(paragraph) ?? [];
  return inside ?? before;
}

/** One step for each command; a line that ends with a backslash goes on in the next one. Notes belong to the last command. */
function commandsOf({ page, line, code, notes }: Block): readonly CommandStep[] {
  const commands: { command: string; line: number }[] = [];
  let begun = "";
  for (const [at, each] of code.entries()) {
    if (begun === "" && (each.trim() === "" || each.startsWith("#"))) continue;
    const command = begun === "" ? each : `${begun}\n${each}`;
    const goesOn = /(?:\\|\|)$/.test(each);
    if (!goesOn) commands.push({ command, line: line + 1 + at });
    begun = goesOn ? command : "";
  }
  if (begun !== "" || commands.length === 0) throw new Error(`${page}:${line}: the block has no whole command`);
  const known = readNotes(notes, `${page}:${line}`);
  return commands.map(({ command, line: at }, index) => {
    const isLast = index === commands.length - 1;
    const { folder, values, ...ofLast } = known;
    const used = values.filter(({ placeholder }) => command.includes(placeholder));
    if (used.reduce((left, { placeholder }) => left.replaceAll(placeholder, ""), command).includes("…")) {
      throw new Error(`${page}:${at}: the page does not say where the value of the placeholder is: ${command}`);
    }
    return { page, line: at, kind: "command", command, folder, values: used, ...(isLast ? ofLast : {}) };
  });
}

type Notes = Pick<CommandStep, "folder" | "values" | "readyWhen" | "prints" | "writes">;

function readNotes(notes: readonly string[], place: string): Notes {
  let known: Notes = { folder: "shop", values: [] };
  for (const note of notes) {
    const [, effect, text] = /^(prints|writes) (.+)$/.exec(note) ?? [];
    const [, placeholder, command] = /^(\S*…) is in the output of (.+)$/.exec(note) ?? [];
    const readyWhen = readinessOf(note);
    if (note === "folder clone") known = { ...known, folder: "clone" };
    else if (effect !== undefined) known = { ...known, [effect]: text };
    else if (placeholder !== undefined && command !== undefined) {
      known = { ...known, values: [...known.values, { placeholder, command }] };
    } else if (readyWhen !== undefined) known = { ...known, readyWhen };
    else throw new Error(`${place}: the note is not known: ${note}`);
  }
  return known;
}

function readinessOf(note: string): Readiness | undefined {
  const [, prints] = /^keeps running until it prints (.+)$/.exec(note) ?? [];
  const [, port] = /^keeps running until port (\d+) is open$/.exec(note) ?? [];
  if (prints !== undefined) return { prints };
  return port === undefined ? undefined : { port: Number(port) };
}
