/** Where a process reports its health or its metrics. */
export interface ReportSource {
  readonly name: string;
  readonly url: string;
}

/** Reads `name=URL`; undefined for anything else. */
export function parseReportSource(pair: string): ReportSource | undefined {
  const [, name, url = ""] = /^([a-z0-9][a-z0-9-]{0,31})=(https?:\/\/.+)$/.exec(pair) ?? [];
  return name !== undefined && URL.canParse(url) ? { name, url } : undefined;
}
