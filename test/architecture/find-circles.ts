import type { Module } from "./modules";
import { isTest } from "./repository";

/** Groups of files that import each other, types included; each as its files in order, the smallest name first. */
export function findCircles(modules: ReadonlyMap<string, Module>): readonly (readonly string[])[] {
  const neighbours = new Map(
    [...modules]
      .filter(([path]) => !isTest(path))
      .map(([path, { opens }]) => [path, opens.flatMap(({ file }) => file ?? []).filter((file) => file !== path)]),
  );
  const circles: string[][] = [];
  const seen = new Map<string, { index: number; low: number; open: boolean }>();
  const stack: string[] = [];

  // Tarjan's strongly connected components.
  const visit = (path: string) => {
    const own = { index: seen.size, low: seen.size, open: true };
    seen.set(path, own);
    stack.push(path);
    for (const next of neighbours.get(path) ?? []) {
      const known = seen.get(next);
      if (known === undefined) own.low = Math.min(own.low, visit(next).low);
      else if (known.open) own.low = Math.min(own.low, known.index);
    }
    if (own.low === own.index) closeCircle(path);
    return own;
  };
  const closeCircle = (root: string) => {
    const members = stack.splice(stack.indexOf(root));
    for (const member of members) {
      const state = seen.get(member);
      if (state !== undefined) state.open = false;
    }
    if (members.length > 1) circles.push(members.sort());
  };

  for (const path of neighbours.keys()) if (!seen.has(path)) visit(path);
  return circles;
}
