import { Unavailable } from "@lunas/domain/shared/unavailable";
import type { Random } from "./random";
import type { Process, Scheduler } from "./scheduler";

export interface GateParts {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly process: Process;
  /** What is behind the gate. */
  readonly to: "chain" | "database";
  /** The share of calls that fail, before or after their work is done. */
  readonly failures: () => number;
  /** Methods that answer at once: they ask nothing of the world. */
  readonly immediate?: readonly string[];
  /** Methods that never throw: what is lost on the way is answered by this. */
  readonly lostAs?: Readonly<Record<string, (all: readonly unknown[]) => unknown>>;
}

type CallOutcome = "answered" | "lost_before" | "lost_after" | "dies_before" | "dies_after";

/**
 * A port as a process reaches it over a wire: each call takes its time, so that calls overtake one another; some are
 * lost before their work is done or after; and the process may die at any of them. What was on its way when it died is
 * done all the same, as it is in a database.
 */
export function gated<P extends object>(port: P, parts: GateParts): P {
  return new Proxy(port, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function" || typeof name !== "string" || parts.immediate?.includes(name)) return member;
      return (...all: unknown[]) => call(parts, { name, all }, () => Reflect.apply(member, target, all));
    },
  });
}

interface Called {
  readonly name: string;
  readonly all: readonly unknown[];
}

function call(parts: GateParts, { name, all }: Called, work: () => unknown): Promise<unknown> {
  const { scheduler, process } = parts;
  if (process.isDead) return new Promise(() => undefined);
  const outcome = outcomeOf(parts);
  return new Promise((resolve, reject) => {
    const lose = () => {
      const lostAs = parts.lostAs?.[name];
      if (lostAs === undefined) reject(new Unavailable(parts.to, "the connection broke"));
      else resolve(lostAs(all));
    };
    const answer = (finish: () => void) => scheduler.after(latencyMs(parts), process, finish);
    scheduler.after(latencyMs(parts), null, () => {
      if (outcome === "dies_before") return die(process);
      if (outcome === "lost_before") return answer(lose);
      Promise.resolve()
        .then(work)
        .then(
          (value) => {
            if (outcome === "dies_after") die(process);
            else answer(outcome === "lost_after" ? lose : () => resolve(value));
          },
          (error: unknown) => answer(() => reject(error)),
        );
    });
  });
}

function outcomeOf({ random, process, failures }: GateParts): CallOutcome {
  if (process.callsToLive !== null) {
    process.callsToLive -= 1;
    if (process.callsToLive <= 0) return random.chance(0.5) ? "dies_before" : "dies_after";
  }
  if (!random.chance(failures())) return "answered";
  return random.chance(0.5) ? "lost_before" : "lost_after";
}

function die(process: Process): void {
  process.isDead = true;
}

/** Mostly a few milliseconds; now and then long enough for anything to happen in between. */
function latencyMs({ random, to }: GateParts): number {
  if (random.chance(0.01)) return random.between(200, 3_000);
  return to === "database" ? random.between(0, 8) : random.between(1, 60);
}
