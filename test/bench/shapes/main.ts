import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cloneFolder } from "@lunas/stack/folders";
import { serviceEntry } from "@lunas/stack/service-entry";
import { openVoucherSource } from "../channels/vouchers";
import { type Arena, openArena } from "../settle/arena";
import { type Loaded, runLoad } from "../settle/load";
import { endlessly, refusedRequests } from "../settle/refusals";
import { signInPortions } from "../settle/scenario";
import { readNewShapes, type Site } from "./read-log";

const services = ["settler", "dispatcher", "gateway"] as const;
const clients = 16;
const seconds = 4;
const mostPerSecond = 3_000;
/** A place that gives fewer of the requests' objects a shape is a branch that few of them take, or the start of the service. */
const leastShare = 0.3;

/** Of one load: the places of a service that give an object of each request a shape of its own. */
export interface OwnShapes {
  readonly load: string;
  readonly service: string;
  readonly requests: number;
  readonly sites: readonly Site[];
}

/** Makes what a load needs, and returns what runs it. */
const loads: Readonly<Record<string, (arena: Arena) => Promise<() => Promise<Loaded>>>> = {
  payments: async (arena) => {
    const bodies = await signInPortions(arena, seconds * 600);
    return () => runLoad(arena.asks.lunas, { clients, seconds, bodies });
  },
  "bad signatures": async (arena) => {
    const bodies = (await refusedRequests(arena)).badSignature;
    return () => runLoad(arena.refused, { clients, seconds, bodies: endlessly(bodies) });
  },
  repeats: async (arena) => {
    const bodies = (await refusedRequests(arena)).replay;
    return () => runLoad(arena.refused, { clients, seconds, bodies: endlessly(bodies) });
  },
  charges: async (arena) => {
    const bodies = (await openVoucherSource(arena, clients * 2)).sign(seconds * mostPerSecond);
    return () => runLoad(arena.asks.lunas, { clients, seconds, bodies });
  },
};

/**
 * Objects of one kind should share a shape: V8 reads their properties fast only then, and a new shape costs two microseconds and
 * half a kilobyte. Node 20 gives an object a shape of its own whenever it gets a property after a spread that it does not have yet.
 */
export async function measureShapes(folder: string, show: (line: string) => void): Promise<readonly OwnShapes[]> {
  mkdirSync(folder, { recursive: true });
  const arena = await openArena({ log: show, withoutPeer: true });
  const found: OwnShapes[] = [];
  try {
    for (const [load, prepare] of Object.entries(loads)) {
      show(load);
      const run = await prepare(arena);
      await restart(arena, folder);
      const { settled } = await run();
      await arena.quiet();
      // A process that ends has written its whole log.
      for (const service of services) await arena.services.stop(service);
      for (const service of services) {
        const sites = await readNewShapes(logOf(folder, service), serviceEntry(cloneFolder, service));
        const own = sites.filter(({ count }) => count >= leastShare * settled.count);
        found.push({ load, service, requests: settled.count, sites: own });
      }
      for (const service of services) await arena.services.start(service);
    }
    return found;
  } finally {
    await arena.stop();
  }
}

async function restart(arena: Arena, folder: string): Promise<void> {
  for (const service of services) {
    await arena.services.stop(service);
    const logFile = logOf(folder, service);
    rmSync(logFile, { force: true });
    const nodeArguments = ["--log-maps", `--logfile=${logFile}`, "--no-logfile-per-isolate"];
    await arena.services.start(service, { nodeArguments });
  }
}

const logOf = (folder: string, service: string) => join(folder, `${service}.maps.log`);

/** Returns whether no object of a request has a shape of its own. */
export function printShapes(measured: readonly OwnShapes[]): boolean {
  for (const { load, service, requests, sites } of measured) {
    console.log(`\n${load}, ${service}: ${requests} requests, ${sites.length} places give objects shapes of their own`);
    for (const { property, text, count } of sites)
      console.log(`  ${(count / requests).toFixed(2)} for each: ${property}, at …${text}…`);
  }
  return measured.every(({ requests, sites }) => requests > 0 && sites.length === 0);
}
