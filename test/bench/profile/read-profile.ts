/** What V8 writes: a tree of calls, and which of its nodes was running at each sample. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
}

/** Milliseconds of a process's main thread. */
export interface ProfileSummary {
  readonly busyMs: number;
  readonly idleMs: number;
  /** Shares of the busy time: V8's garbage collection, and time without a known function. */
  readonly garbageMs: number;
  readonly programMs: number;
  /** Each package, with its calls in Node and in the engine. */
  readonly packages: ReadonlyMap<string, number>;
  /** A function's own time, by `package function`; for Node and the engine also by the caller. */
  readonly functions: ReadonlyMap<string, OwnTime>;
  /** Of our own functions alone: with everything that they call before they first await. */
  readonly withCallees: ReadonlyMap<string, number>;
}

export interface OwnTime {
  readonly ms: number;
  readonly callers: ReadonlyMap<string, number>;
}

const engine = "node";

export function summarise(profile: CpuProfile): ProfileSummary {
  const pathOf = openPaths(profile);
  const packages = new Map<string, number>();
  const functions = new Map<string, { ms: number; callers: Map<string, number> }>();
  const withCallees = new Map<string, number>();
  const named = new Map<string, number>();
  for (const [id, ms] of selfTimes(profile)) {
    const path = pathOf(id);
    const [own] = path;
    if (own === undefined) continue;
    // Idle, the collector of garbage and the like are written as functions in brackets.
    const isNamed = own.functionName.startsWith("(");
    if (isNamed) add(named, own.functionName, ms);
    if (own.functionName === "(idle)") continue;
    const owner = path.map(packageOf).find((name) => name !== engine) ?? engine;
    if (!isNamed) add(packages, owner, ms);
    const entry = functions.get(nameOf(own)) ?? { ms: 0, callers: new Map<string, number>() };
    functions.set(nameOf(own), entry);
    entry.ms += ms;
    if (packageOf(own) === engine) add(entry.callers, owner, ms);
    for (const name of new Set(path.filter(isOurs).map(nameOf))) add(withCallees, name, ms);
  }
  const of = (name: string) => named.get(name) ?? 0;
  const busyMs = [...functions.values()].reduce((sum, { ms }) => sum + ms, 0);
  return {
    busyMs,
    idleMs: of("(idle)"),
    garbageMs: of("(garbage collector)"),
    programMs: of("(program)"),
    packages,
    functions,
    withCallees,
  };
}

/** What a process spends on handing bytes to the kernel. */
export function writingMs({ functions }: ProfileSummary): number {
  const writes = /^node (?:writev|writeUtf8String|writeBuffer|writeLatin1String)$/;
  return [...functions].reduce((sum, [name, { ms }]) => sum + (writes.test(name) ? ms : 0), 0);
}

function selfTimes({ samples, timeDeltas }: CpuProfile): ReadonlyMap<number, number> {
  const selfMs = new Map<number, number>();
  // A delta is the time since the previous sample: it belongs to the function of that sample.
  for (let index = 0; index + 1 < samples.length; index += 1) {
    const id = samples[index] as number;
    add(selfMs, id, Math.max(0, timeDeltas[index + 1] ?? 0) / 1_000);
  }
  return selfMs;
}

type Frame = ProfileNode["callFrame"];

/** From a node up to the root. */
function openPaths({ nodes }: CpuProfile): (id: number) => readonly Frame[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  return (id) => {
    const path: Frame[] = [];
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const frame = byId.get(at)?.callFrame;
      if (frame !== undefined && frame.functionName !== "(root)") path.push(frame);
    }
    return path;
  };
}

export function packageOf({ url }: Pick<Frame, "url">): string {
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (installed !== undefined) return installed;
  const ours = /\/(?:packages|services)\/([^/]+)\/(?:dist|generated)\//.exec(url)?.[1];
  return ours === undefined ? engine : `lunas/${ours}`;
}

const isOurs = (frame: Frame) => packageOf(frame).startsWith("lunas/");

function nameOf(frame: Frame): string {
  const { functionName, url, lineNumber } = frame;
  const place = isOurs(frame) ? ` ${url.split("/dist/")[1] ?? ""}:${lineNumber + 1}` : "";
  return `${packageOf(frame)} ${functionName || "(anonymous)"}${place}`;
}

function add<Key>(sums: Map<Key, number>, key: Key, ms: number): void {
  sums.set(key, (sums.get(key) ?? 0) + ms);
}
