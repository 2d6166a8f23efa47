import type { WrongCommand } from "../parse-payments";
import { parseReportSource, type ReportSource } from "./report-source";

export interface SupportCommand {
  readonly kind: "support_bundle";
  readonly file: string;
  readonly sources: readonly ReportSource[];
}

/** `support-bundle <file> [--processes <name=URL,…>]`. */
export function parseSupport([file, option, pairs = "", ...more]: readonly string[]): SupportCommand | WrongCommand {
  if (file === undefined) return wrong("support-bundle wants the name of a new file");
  if (option === undefined) return { kind: "support_bundle", file, sources: [] };
  const sources = pairs.split(",").map(parseReportSource);
  if (option !== "--processes" || more.length > 0 || sources.includes(undefined))
    return wrong("--processes wants name=URL, comma-separated: gateway=http://localhost:3402/health");
  return { kind: "support_bundle", file, sources: sources.filter((source) => source !== undefined) };
}

function wrong(problem: string): WrongCommand {
  return { kind: "wrong", problem };
}
