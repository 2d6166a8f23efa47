import { execFile } from "node:child_process";
import { knownNames } from "@lunas/runtime/known-names";
import { type ServiceName, serviceArguments, serviceNames } from "./services";
import { type Environment, namesOfTheStart, trialEnvironment } from "./trial-environment";

const limitMs = 30_000;

/** What one service says to the settings; `problems` is empty for one that would start. */
export interface Verdict {
  readonly service: ServiceName;
  readonly problems: readonly string[];
}

/**
 * Whether the caller's environment has a setting that a service would read; one that `npm start` chooses itself is none. Without any, the
 * settings are our own, and there is nothing to check.
 */
export function hasOwnSettings(given: Environment, fork: boolean): boolean {
  const chosen = namesOfTheStart(fork);
  const isGiven = (name: string) => Boolean(given[name]) || Boolean(given[`${name}_FILE`]);
  return knownNames.some((name) => !chosen.has(name) && isGiven(name));
}

/**
 * Lets each service read its settings as at its start, before anything else runs (`--check-settings`). Throws all problems of all
 * services at once.
 */
export async function checkSettings(given: Environment, fork: boolean): Promise<void> {
  const services: readonly ServiceName[] = [...serviceNames, "console"];
  const verdicts = await Promise.all(services.map((service) => ask(service, trialEnvironment(service, given, fork))));
  const text = problemText(verdicts);
  if (text !== null) throw new Error(text);
}

/** Each problem once, with the services that have it. Null: there is none. */
export function problemText(verdicts: readonly Verdict[]): string | null {
  const bySentence = new Map<string, ServiceName[]>();
  for (const { service, problems } of verdicts)
    for (const problem of problems) bySentence.set(problem, [...(bySentence.get(problem) ?? []), service]);
  if (bySentence.size === 0) return null;
  const lines = [...bySentence].map(([problem, services]) => `  - ${problem} [${services.join(", ")}]`);
  return `Wrong settings, so nothing was started:\n${lines.join("\n")}`;
}

function ask(service: ServiceName, env: Environment): Promise<Verdict> {
  return new Promise((resolve) => {
    const words = [...serviceArguments(service), "--check-settings"];
    execFile(process.execPath, words, { env: { ...env }, timeout: limitMs }, (error, _stdout, stderr) => {
      resolve({ service, problems: error === null ? [] : problemsIn(stderr || error.message) });
    });
  });
}

/** The sentences of a settings problem; of another fault its whole text. */
function problemsIn(text: string): readonly string[] {
  const sentences = text.split("\n").flatMap((line) => /^ {2}- (.+)$/.exec(line)?.[1] ?? []);
  return sentences.length > 0 ? sentences : [text.trim()];
}
