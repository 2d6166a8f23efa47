import { type Clock, systemClock } from "./clock";
import { redactErrorText } from "./redact-text";

export type HealthStatus = "ok" | "degraded" | "down";

export interface HealthCheck {
  readonly name: string;
  /** Whether the service is down without it; otherwise it is only degraded. */
  readonly critical: boolean;
  /** Returns a status; a throw or a timeout means down. */
  readonly check: () => Promise<HealthStatus>;
}

export interface CheckResult {
  readonly status: HealthStatus;
  readonly durationMs: number;
  readonly reason?: string;
}

export interface HealthReport {
  readonly status: HealthStatus;
  readonly checks: Readonly<Record<string, CheckResult>>;
}

export interface HealthOptions {
  /** The time limit of each check. */
  readonly timeoutMs?: number;
  readonly clock?: Clock;
}

/** Runs all checks in parallel, each within its limit, and combines them. Never throws. */
export async function checkHealth(checks: readonly HealthCheck[], options: HealthOptions = {}): Promise<HealthReport> {
  const results = await Promise.all(
    checks.map(async (check) => ({ ...check, result: await runCheck(check, options) })),
  );
  const summed = results.map(({ critical, result }) => weigh(critical, result.status));
  const status = summed.includes("down") ? "down" : summed.includes("degraded") ? "degraded" : "ok";
  return { status, checks: Object.fromEntries(results.map(({ name, result }) => [name, result])) };
}

function weigh(critical: boolean, status: HealthStatus): HealthStatus {
  return status === "down" && !critical ? "degraded" : status;
}

async function runCheck(check: HealthCheck, options: HealthOptions): Promise<CheckResult> {
  const { timeoutMs = 2_000, clock = systemClock } = options;
  const startedAt = clock.now();
  const took = () => clock.now() - startedAt;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    const status = await Promise.race([check.check(), tooLate]);
    return { status, durationMs: took() };
  } catch (error) {
    const reason = redactErrorText(error instanceof Error ? error.message : String(error)).slice(0, 300);
    return { status: "down", durationMs: took(), reason };
  } finally {
    clearTimeout(timer);
  }
}
