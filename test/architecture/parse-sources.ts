import { join } from "node:path";
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import { oncePerWorker } from "../harness/once-per-worker";

/** Files by their path in the repository. */
export type Sources = Readonly<Record<string, string>>;

/** A node of the ESTree: its type, its place in the text, and whatever belongs to it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export interface Parsed {
  readonly program: Node;
  readonly comments: readonly { readonly value: string; readonly start: number }[];
  readonly errors: readonly string[];
}

interface Parser {
  readonly port: MessagePort;
  /** 1 as soon as the answer is there. */
  readonly flag: Int32Array;
}

interface Answer {
  readonly trees?: string;
  readonly error?: unknown;
}

const longestMs = 120_000;

/** The syntax trees of all sources, by path. */
export function parseSources(sources: Sources): Readonly<Record<string, Parsed>> {
  const { port, flag } = oncePerWorker("parser", startParser);
  Atomics.store(flag, 0, 0);
  port.postMessage(JSON.stringify(sources));
  if (Atomics.wait(flag, 0, 0, longestMs) === "timed-out") throw new Error("the parser does not answer");
  const { trees, error }: Answer = receiveMessageOnPort(port)?.message ?? {};
  if (trees === undefined) throw error;
  return JSON.parse(trees);
}

/** A thread that several files use: a process for each planted source would load the parser a hundred times. */
function startParser(): Parser {
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const { port1, port2 } = new MessageChannel();
  const thread = new Worker(join(__dirname, "parse.mjs"), { workerData: { port: port2, flag }, transferList: [port2] });
  // Neither holds up the end of the tests.
  thread.unref();
  port1.unref();
  return { port: port1, flag };
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";
}

/** A tree's nodes, each with its parent, parents first. Kept, because each check visits them all. */
const visits = new WeakMap<Node, readonly (readonly [Node, Node | undefined])[]>();

/** Visits a node and all below it, parents first. */
export function walk(root: Node, visit: (node: Node, parent: Node | undefined) => void): void {
  let known = visits.get(root);
  if (known === undefined) {
    const found: [Node, Node | undefined][] = [];
    collect(root, undefined, found);
    visits.set(root, found);
    known = found;
  }
  for (const [node, parent] of known) visit(node, parent);
}

function collect(node: Node, parent: Node | undefined, found: [Node, Node | undefined][]): void {
  found.push([node, parent]);
  for (const name in node) {
    const value = node[name];
    if (typeof value !== "object" || value === null) continue;
    if (!Array.isArray(value)) {
      if (isNode(value)) collect(value, node, found);
      continue;
    }
    for (const child of value) if (isNode(child)) collect(child, node, found);
  }
}
