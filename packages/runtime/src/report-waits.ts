import type { Clock } from "./clock";
import type { Logger } from "./logger";

/** Tells what a process waits for: one line at the loss, one every ten seconds, one when it is back. */
export interface WaitReports {
  /** `what`: as people call it, such as `Redis`. */
  failed(what: string, error: unknown): void;
  back(what: string): void;
}

const againEveryMs = 10_000;
/** Every part that waits tries again within a second or two: after this time without a failure it is back. */
const backAfterMs = 5_000;

interface Wait {
  readonly sinceMs: number;
  saidAtMs: number;
  failedAtMs: number;
  timer: NodeJS.Timeout;
}

/** The lines name the address and the kind of the failure, and nothing else of the error, which may hold a password. */
export function reportWaits({ logger, clock }: { readonly logger: Logger; readonly clock: Clock }): WaitReports {
  const waits = new Map<string, Wait>();
  const secondsSince = (ms: number) => Math.round((clock.now() - ms) / 1_000);
  const back = (what: string, wait: Wait) => {
    clearInterval(wait.timer);
    waits.delete(what);
    logger.info("wait_over", { message: `${what} is back after ${secondsSince(wait.sinceMs)} s` });
  };
  const begin = (what: string): Wait => {
    const nowMs = clock.now();
    const measure = () => {
      if (clock.now() - wait.failedAtMs >= backAfterMs) back(what, wait);
    };
    const timer = setInterval(measure, 1_000).unref();
    const wait: Wait = { sinceMs: nowMs, saidAtMs: Number.NEGATIVE_INFINITY, failedAtMs: nowMs, timer };
    waits.set(what, wait);
    return wait;
  };
  return {
    failed(what, error) {
      const wait = waits.get(what) ?? begin(what);
      wait.failedAtMs = clock.now();
      if (wait.failedAtMs - wait.saidAtMs < againEveryMs) return;
      wait.saidAtMs = wait.failedAtMs;
      const seconds = secondsSince(wait.sinceMs);
      const soFar = seconds === 0 ? "" : `, ${seconds} s so far`;
      logger.warn("waits", { message: `waits for ${what}${placeOf(error)}${soFar}` });
    },
    back(what) {
      const wait = waits.get(what);
      if (wait !== undefined) back(what, wait);
    },
  };
}

/** ` at host:port (ECONNREFUSED)`, as far as the error or its cause says so. */
function placeOf(error: unknown): string {
  for (const each of withCauses(error)) {
    const { address, port, code } = each as { address?: unknown; port?: unknown; code?: unknown };
    const at = typeof address === "string" && typeof port === "number" ? ` at ${address}:${port}` : "";
    const kind = typeof code === "string" ? code : /^[A-Z]{4,20}\b/.exec(each.message)?.[0];
    if (at !== "" || kind !== undefined) return `${at}${kind === undefined ? "" : ` (${kind})`}`;
  }
  return "";
}

function withCauses(error: unknown): readonly Error[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error.cause;
  return [...withCauses(inner), error];
}
