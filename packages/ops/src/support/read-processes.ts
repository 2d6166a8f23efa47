import type { ReportSource } from "./report-source";

const waitLimitMs = 5_000;
const longestReport = 1_000_000;

/** What each process reports: JSON as it is, other text by its lines. Never throws: a process that is down says so. */
export async function readProcesses(sources: readonly ReportSource[]): Promise<Readonly<Record<string, unknown>>> {
  const reports = sources.map(async ({ name, url }) => [name, await readReport(url)] as const);
  return Object.fromEntries(await Promise.all(reports));
}

async function readReport(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(waitLimitMs), redirect: "error" });
    const text = (await response.text()).slice(0, longestReport);
    return { status: response.status, report: parsed(text) };
  } catch (error) {
    return { failed: error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error) };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.split("\n").filter((line) => line !== "" && !line.startsWith("# "));
  }
}
