import vm from "node:vm";

const kept = Symbol.for("lunas.kept-by-a-worker");
type Kept = Map<string, unknown>;

/**
 * What all test files of a worker share: the first one makes it, and the others get the same. For what is expensive to make and
 * never changes. Each file has globals and modules of its own, but all of them have Node's modules in common.
 */
export function oncePerWorker<Value>(name: string, make: () => Value): Value {
  const shared = vm as { [kept]?: Kept };
  shared[kept] ??= new Map();
  if (!shared[kept].has(name)) shared[kept].set(name, make());
  return shared[kept].get(name) as Value;
}
