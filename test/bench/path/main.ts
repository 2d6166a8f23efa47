import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { until } from "@lunas/testkit/time/until";
import { type Arena, openArena } from "../settle/arena";
import { runLoad } from "../settle/load";
import { bodyOf } from "../settle/sign-payments";
import { type Message, type Path, readPath } from "./read-path";
import { spans, steps } from "./steps";

export interface PathPlan {
  readonly payments: number;
  /** Takes what the services note. */
  readonly folder: string;
}

export const hook = join(__dirname, "hook.cjs");
const watched = ["gateway", "settler"] as const;
const warmUp = { clients: 64, seconds: 12, perSecond: 300 };

/** Follows payments that come alone through the services: the time of each message from the request to the answer. */
export async function measurePath(plan: PathPlan, show: (line: string) => void): Promise<Path> {
  mkdirSync(plan.folder, { recursive: true });
  const env = { NODE_OPTIONS: `--require ${hook}`, BENCH_PATH_FOLDER: plan.folder };
  const arena = await openArena({ log: show, env, withoutPeer: true });
  try {
    show("warming up");
    await pay(arena, warmUp);
    await takeMessages(arena, plan);
    await pay(arena, { clients: 1, seconds: 60, payments: plan.payments });
    return readPath(await takeMessages(arena, plan), { steps, spans });
  } finally {
    await arena.stop();
  }
}

interface Load {
  readonly clients: number;
  readonly seconds: number;
  readonly perSecond?: number;
  readonly payments?: number;
}

async function pay(arena: Arena, { clients, seconds, perSecond = 0, payments = seconds * perSecond }: Load) {
  const bodies = arena.payments.sign(payments, arena.payTo).map(bodyOf);
  await runLoad(arena.asks.lunas, { clients, seconds, bodies });
  await arena.quiet();
}

/** What the services noted since the last call. */
export async function takeMessages(
  { stack }: Arena,
  { folder }: Pick<PathPlan, "folder">,
): Promise<readonly Message[]> {
  const files = watched.map((service) => join(folder, `${service}.messages.json`));
  for (const file of files) rmSync(file, { force: true });
  for (const service of watched) await stack.supervisor.signal(service, "SIGUSR2");
  return Promise.all(files.map(readWhenThere)).then((lists) => lists.flat());
}

async function readWhenThere(file: string): Promise<readonly Message[]> {
  await until(() => existsSync(file), { timeoutMs: 30_000, what: file });
  return JSON.parse(readFileSync(file, "utf8"));
}
