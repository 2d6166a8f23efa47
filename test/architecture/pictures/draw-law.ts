import type { PackageLaw } from "../law";

/** In this order from top to bottom; what is in no group has the last one. */
const groups: readonly (readonly [title: string, names: readonly string[]])[] = [
  ["processes and pages", ["gateway", "settler", "dispatcher", "console", "dashboard", "site"]],
  ["operators, merchants, payers", ["ops", "cli", "mcp", "server-sdk", "client-sdk"]],
  ["adapters", ["chain", "database", "queue"]],
  ["rules", ["domain"]],
  ["what everything needs", ["catalog", "protocol", "runtime", "command-line", "batcher"]],
  ["local chains, tests, npm start", []],
];

/** By the names that they have outside. */
const folders: Readonly<Record<string, string>> = { client: "client-sdk", server: "server-sdk" };

/**
 * The import law as a flowchart. An arrow that follows from two others is left out, so that the picture can be read: `law.ts` has all of
 * them. An arrow that may not lead to a part of a package says so.
 */
export function drawLaw(law: Readonly<Record<string, PackageLaw>>): string {
  const opens = new Map(
    Object.entries(law)
      .filter(([folder]) => folder.split("/").length === 2)
      .map(([folder, { opens: names, never = [] }]) => {
        const name = folder.replace(/^[^/]+\//, "");
        const own = names.map((each) => folders[each] ?? each).filter((each) => each !== name);
        return [name, { names: own, never }] as const;
      }),
  );
  const names = [...opens.keys()];
  const placed = groups.flatMap(([, own]) => own);
  const nodes = groups.flatMap(([title, own], index) => {
    const all = own.length > 0 ? own.filter((name) => opens.has(name)) : names.filter((name) => !placed.includes(name));
    return [`  subgraph g${index + 1}["${title}"]`, ...all.map((name) => `    ${name}`), "  end"];
  });
  const arrows = names.flatMap((from) => {
    const { names: direct = [], never = [] } = opens.get(from) ?? {};
    return direct
      .filter((to) => !direct.some((between) => between !== to && reaches(opens, between, to)))
      .map((to) => {
        const shut = never.filter((door) => door.startsWith(`${to}/`));
        return shut.length === 0 ? `  ${from} --> ${to}` : `  ${from} -- "never ${shut.join(", ")}" --> ${to}`;
      });
  });
  return ["flowchart TD", ...nodes, ...arrows].join("\n");
}

function reaches(opens: ReadonlyMap<string, { readonly names: readonly string[] }>, from: string, to: string): boolean {
  const names = opens.get(from)?.names ?? [];
  return names.includes(to) || names.some((name) => reaches(opens, name, to));
}
