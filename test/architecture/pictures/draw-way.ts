import { basename, dirname } from "node:path";
import type { Module } from "../modules";
import { type Calls, readCalls } from "./read-calls";
import type { WayFile } from "./ways";

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly names: readonly string[];
  /** The caller imports the file; `port`: it has the function from its caller; `queue`: a job goes through Redis. */
  readonly by: "import" | "port" | "queue";
}

const mostNames = 3;

/** The calls between the files of a way, as the code makes them. An import leads to a later file only. */
export function arrowsOf(way: readonly WayFile[], modules: ReadonlyMap<string, Module>): readonly Arrow[] {
  const called = new Map(way.map(({ file }) => [file, callsOf(file, modules)]));
  return way.flatMap((from, index) =>
    way.flatMap((to, at) => (to === from ? [] : arrowsBetween({ from, to, isLater: at > index }, called))),
  );
}

interface Pair {
  readonly from: WayFile;
  readonly to: WayFile;
  readonly isLater: boolean;
}

type Called = Calls & { readonly opens: readonly string[] };

function callsOf(file: string, modules: ReadonlyMap<string, Module>): Called {
  const module = modules.get(file);
  if (module === undefined) throw new Error(`${file} of a way does not exist`);
  return { ...readCalls(module), opens: module.opens.flatMap((each) => each.file ?? []) };
}

function arrowsBetween({ from, to, isLater }: Pair, called: ReadonlyMap<string, Called>): readonly Arrow[] {
  const [caller, callee] = [called.get(from.file), called.get(to.file)];
  const arrow = (names: readonly string[], by: Arrow["by"]): readonly Arrow[] =>
    names.length === 0 ? [] : [{ from: from.file, to: to.file, names, by }];
  const imports = arrow(isLater ? (caller?.imported.get(to.file) ?? []) : [], "import");
  const { calledAs = [], onlyBy = from.file } = to;
  const ports = arrow(onlyBy === from.file ? calledAs.filter((name) => caller?.others.has(name)) : [], "port");
  const shared = isLater ? (callee?.opens ?? []).filter((file) => caller?.opens.includes(file)) : [];
  const jobs = calledAs.filter((name) => shared.some((file) => file.endsWith(`/${name}.ts`)));
  return [imports, ports, arrow(jobs, "queue")].find((each) => each.length > 0) ?? [];
}

/** Files that no arrow leads to, the first one excepted. */
export function unreached(way: readonly WayFile[], arrows: readonly Arrow[]): readonly string[] {
  return way.slice(1).flatMap(({ file }) => (arrows.some(({ to }) => to === file) ? [] : [file]));
}

/** A flowchart of the files, grouped by the service or package that they are in. */
export function drawWay(way: readonly WayFile[], arrows: readonly Arrow[]): string {
  const idOf = (file: string) => `s${way.findIndex((each) => each.file === file) + 1}`;
  const groups = new Map<string, string[]>();
  for (const { file } of way) {
    const group = groupOf(file);
    groups.set(group, [...(groups.get(group) ?? []), `    ${idOf(file)}["${shortName(file)}"]`]);
  }
  return [
    "flowchart TD",
    ...[...groups].flatMap(([group, nodes], index) => [`  subgraph g${index + 1}["${group}"]`, ...nodes, "  end"]),
    ...arrows.map(({ from, to, names, by }) => `  ${idOf(from)} ${lines[by](labelOf(names, by))} ${idOf(to)}`),
  ].join("\n");
}

const lines = {
  import: (label: string) => `-- "${label}" -->`,
  port: (label: string) => `-. "${label}" .->`,
  queue: (label: string) => `== "${label}" ==>`,
} as const;

function labelOf(names: readonly string[], by: Arrow["by"]): string {
  if (by === "queue") return "Redis";
  return names.length <= mostNames ? names.join(", ") : `${names.slice(0, mostNames).join(", ")}, …`;
}

/** The service or package; of the domain, its noun too. */
function groupOf(file: string): string {
  const [, name = "", noun = ""] = /^(?:services|packages)\/([^/]+)\/src\/([^/]+)\//.exec(file) ?? [];
  const [, own = name] = /^(?:services|packages)\/([^/]+)\//.exec(file) ?? [];
  return own === "domain" ? `domain: ${noun}` : own;
}

/** The file's name, with its folder where that says more. */
function shortName(file: string): string {
  const name = basename(file);
  return name === "index.ts" || /\/routes\//.test(file) ? `${basename(dirname(file))}/${name}` : name;
}
