import type { ReportSource } from "@lunas/ops/support/report-source";

export interface PartHealth {
  readonly name: string;
  readonly status: "ok" | "degraded" | "down";
  /** The process's own report; null: no answer that can be read. */
  readonly report: unknown;
}

const waitLimitMs = 2_000;
const longestReport = 64_000;

/** The health of each process, by its own report. Never throws: a process that does not answer is down. */
export async function readParts(sources: readonly ReportSource[]): Promise<readonly PartHealth[]> {
  return await Promise.all(sources.map(readPart));
}

async function readPart({ name, url }: ReportSource): Promise<PartHealth> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(waitLimitMs), redirect: "error" });
    const text = await response.text();
    const report = text.length > longestReport ? null : (JSON.parse(text) as unknown);
    return { name, status: response.ok ? statusOf(report) : "down", report };
  } catch {
    return { name, status: "down", report: null };
  }
}

function statusOf(report: unknown): PartHealth["status"] {
  const { status } = (report ?? {}) as { readonly status?: unknown };
  return status === "ok" || status === "degraded" ? status : "down";
}
