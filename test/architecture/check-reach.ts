import { UNREACHABLE } from "./law";
import type { Module } from "./modules";
import { isTest } from "./repository";

/** Every way, over any number of files, from where the law says there must be none; each as the chain of files. */
export function checkReach(modules: ReadonlyMap<string, Module>): string[] {
  return UNREACHABLE.flatMap(({ from, to, because }) =>
    [...modules.keys()]
      .filter((path) => path.startsWith(from) && !isTest(path))
      .flatMap((start) => {
        const way = findWay(start, to, modules);
        return way ? [`${way.join(" → ")}: ${because}`] : [];
      }),
  );
}

/** The shortest way from a file to any file under `to`. */
function findWay(start: string, to: string, modules: ReadonlyMap<string, Module>): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[start, undefined]]);
  for (const path of cameFrom.keys()) {
    // a Map's keys go on over what is added meanwhile: breadth first
    if (path.startsWith(to)) return wayBack(path, cameFrom);
    for (const { file } of modules.get(path)?.opens ?? []) if (file && !cameFrom.has(file)) cameFrom.set(file, path);
  }
  return undefined;
}

function wayBack(end: string, cameFrom: ReadonlyMap<string, string | undefined>): string[] {
  const way: string[] = [];
  for (let at: string | undefined = end; at; at = cameFrom.get(at)) way.unshift(at);
  return way;
}
