import { takeBootWarnings } from "./boot-warnings";
import { checkAndExit, requestedCheck } from "./check-and-exit";
import { profileOnSignal } from "./cpu-profile";
import { readSettings } from "./env";
import { limitHeapGrowth } from "./limit-heap-growth";
import { createLogger, type Logger } from "./logger";
import { createMetrics, type Metrics } from "./metrics";
import { inOrder, type Part, type RunningParts } from "./parts";
import { type Build, noteCommit, thisBuild } from "./process-build";
import { processSettings } from "./process-settings";
import { redactErrorText } from "./redact-text";
import { strikeOutput } from "./secrets/strike-output";
import { SettingsError } from "./settings-error";
import { openTracing } from "./tracing/open-tracing";
import type { Tracer } from "./tracing/tracer";
import { tracesUrlOf } from "./tracing/tracing-settings";

/** The shell's tools for a service's `compose`. */
export interface ProcessTools {
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Only where traces are exported. */
  readonly tracer?: Tracer | undefined;
}

export type Compose<Config> = (config: Config, tools: ProcessTools) => readonly Part[] | Promise<readonly Part[]>;

/**
 * A whole process: reads the settings, builds the parts, starts them in order, and stops them in reverse on SIGTERM or
 * SIGINT. Exit codes: 0 after a clean stop; 1 for wrong settings, a failed start, a failed or slow stop, a second
 * signal, and every uncaught error (after a broken invariant the process must not continue).
 */
export async function runService<Config>(
  name: string,
  readConfig: () => Config,
  compose: Compose<Config>,
): Promise<void> {
  limitHeapGrowth();
  strikeOutput(process.stderr);
  try {
    const [shell, config] = readTogether(() => readSettings(processSettings), readConfig);
    const logger = createLogger({
      service: name,
      level: shell.logLevel,
      format: shell.logFormat,
      isTraced: tracesUrlOf(shell.tracing) !== null,
    });
    crashOnUncaught(logger);
    for (const problem of takeBootWarnings()) logger.warn("setting_doubtful", { problem });
    profileOnSignal({ service: name, folder: shell.profileFolder, durationMs: shell.profileMs }, logger);
    const metrics = createMetrics(name);
    if (shell.commit !== undefined) noteCommit(shell.commit);
    const build = thisBuild();
    showBuild(metrics, build);
    const tracing = openTracing({ service: name, settings: shell.tracing, logger, metrics });
    const composed = await compose(config, { logger, metrics, tracer: tracing.tracer });
    const check = requestedCheck(process.argv);
    if (check !== null) return await checkAndExit(name, check === "all" ? composed : []);
    const parts = inOrder([...tracing.parts, ...composed], logger);
    const bound = { logger, timeoutMs: shell.shutdownTimeoutMs, build };
    stopOnSignal(parts, bound);
    await startOrStop(parts, bound);
  } catch (error) {
    const words = error instanceof SettingsError ? error.message : redactErrorText(stackOf(error));
    process.stderr.write(`${name} cannot start.\n${words}\n`);
    process.exit(1);
  }
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The values of both, or the problems of both. */
function readTogether<A, B>(readFirst: () => A, readSecond: () => B): [A, B] {
  const problems: string[] = [];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const both = [attempt(readFirst), attempt(readSecond)];
  if (problems.length > 0) throw new SettingsError(problems);
  return both as [A, B];
}

/** 1 always: its labels show which versions run. */
function showBuild(metrics: Metrics, build: Build): void {
  const gauge = metrics.gauge({
    name: "lunas_build_info",
    help: "1; the labels are what the process was built from.",
    labels: ["version", "commit", "node"],
  });
  gauge.set({ ...build }, 1);
}

interface Bound {
  readonly build: Build;
  readonly logger: Logger;
  readonly timeoutMs: number;
}

async function startOrStop(parts: RunningParts, bound: Bound): Promise<void> {
  const startedAt = performance.now();
  try {
    const running = await parts.start();
    if (running)
      bound.logger.info("started", {
        pid: process.pid,
        version: bound.build.version,
        commit: bound.build.commit,
        durationMs: Math.round(performance.now() - startedAt),
      });
  } catch (error) {
    if (!(error instanceof SettingsError)) bound.logger.error("start_failed", { error });
    await stopWithin(parts, bound);
    if (error instanceof SettingsError) throw error;
    process.exit(1);
  }
}

function stopOnSignal(parts: RunningParts, bound: Bound): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    bound.logger.info("stopping", { signal, timeoutMs: bound.timeoutMs });
    const clean = await stopWithin(parts, bound);
    bound.logger.info("stopped", { clean });
    process.exit(clean ? 0 : 1);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Stops the parts, or exits with 1 when that takes longer than the limit. True when all stopped cleanly. */
async function stopWithin(parts: RunningParts, { logger, timeoutMs }: Bound): Promise<boolean> {
  const timer = setTimeout(() => {
    logger.error("stop_timed_out", { timeoutMs });
    process.exit(1);
  }, timeoutMs);
  const clean = await parts.stop();
  clearTimeout(timer);
  return clean;
}

function crashOnUncaught(logger: Logger): void {
  const crash = (event: string) => (error: unknown) => {
    logger.error(event, { error });
    process.exit(1);
  };
  process.on("uncaughtException", crash("uncaught_exception"));
  process.on("unhandledRejection", crash("unhandled_rejection"));
}
