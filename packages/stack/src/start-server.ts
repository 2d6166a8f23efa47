import { freePort } from "./free-port";
import { logTail } from "./log-tail";
import type { Supervisor } from "./supervise/open-supervisor";
import type { ProcessSpec } from "./supervise/process-spec";
import { until } from "./until";

const mostAttempts = 3;
/** Four gateways at once on two shared cores have needed more than half of it. */
const answerTimeoutMs = 60_000;

export interface ServerPlan {
  /** Runs before each start of the process, also a later one. */
  readonly prepare?: () => void;
  readonly specAt: (port: number) => ProcessSpec;
  /** True once the server at `port` answers in its own protocol. */
  readonly answersAt: (port: number) => Promise<boolean>;
  /** Used if it is free, so that a server keeps its address. */
  readonly preferredPort?: number | undefined;
}

/**
 * Starts a server on a free loopback port and waits until it answers; resolves with the port. If another process takes
 * the port first, the start is repeated on another one.
 */
export async function startServer(supervisor: Supervisor, plan: ServerPlan): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort(attempt === 1 ? plan.preferredPort : undefined);
    const spec = plan.specAt(port);
    const outcome = await startAndWait(startOf(supervisor, plan), spec, () => plan.answersAt(port));
    if (outcome === "answers") return port;
    const tail = logTail(spec.logFile);
    const portTaken = /address (is )?already in use/i.test(tail);
    if (!portTaken || attempt === mostAttempts) {
      throw new Error(`${spec.name} ${outcome}. The end of ${spec.logFile}:\n${tail}`);
    }
  }
}

const startOf = (supervisor: Supervisor, { prepare }: ServerPlan): StartOnly => ({
  ...supervisor,
  start: (spec) => supervisor.start(spec, prepare),
});

type StartOnly = Pick<Supervisor, "start" | "stop" | "onExit">;

/** Starts a process and waits until `answers` returns true, the process ends, or the time is over. */
export async function startAndWait(
  supervisor: StartOnly,
  spec: ProcessSpec,
  answers: () => Promise<boolean>,
): Promise<"answers" | "ended at once" | "did not answer in time"> {
  // By number: the end of the process that had the name before may be reported after this start.
  const ended = new Set<number>();
  const stopListening = supervisor.onExit(({ pid }) => ended.add(pid));
  try {
    const pid = await supervisor.start(spec);
    await until(async () => ended.has(pid) || (await answers()), { timeoutMs: answerTimeoutMs });
    if (ended.has(pid)) return "ended at once";
    if (await answers().catch(() => false)) return "answers";
    await supervisor.stop(spec.name);
    return "did not answer in time";
  } finally {
    stopListening();
  }
}
