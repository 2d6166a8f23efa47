import type { WrongCommand } from "../parse-payments";
import type { ReportSource } from "./read-processes";

export interface SupportCommand {
  readonly kind: "support_bundle";
  readonly file: string;
  readonly sources: readonly ReportSource[];
}

/** `support-bundle <file> [--processes <name=URL,…>]`. */
export function parseSupport([file, option, pairs = "", ...more]: readonly string[]): SupportCommand | WrongCommand {
  if (file === undefined) return wrong("support-bundle wants the name of a new file");
  if (option === undefined) return { kind: "support_bundle", file, sources: [] };
  const sources = pairs.split(",").map(parseSource);
  if (option !== "--processes" || more.length > 0 || sources.includes(null))
    return wrong("--processes wants name=URL, comma-separated: gateway=http://localhost:3402/health");
  return { kind: "support_bundle", file, sources: sources.filter((source) => source !== null) };
}

function parseSource(pair: string): ReportSource | null {
  const [, name, url = ""] = /^([a-z0-9][a-z0-9-]{0,31})=(https?:\/\/.+)$/.exec(pair) ?? [];
  return name !== undefined && URL.canParse(url) ? { name, url } : null;
}

function wrong(problem: string): WrongCommand {
  return { kind: "wrong", problem };
}
