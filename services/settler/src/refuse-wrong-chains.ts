import { scenarioProblems } from "@lunas/catalog/sandbox-scenario";
import { SettingsError } from "@lunas/runtime/settings-error";
import type { ChainWork } from "./settle-chain";

/**
 * Refuses to start if a chain answers and is not the configured one; reports all problems of all chains at once. A
 * chain that does not answer is checked again before its lanes are taken.
 */
export async function refuseWrongChains(works: readonly Pick<ChainWork, "inspect" | "chain">[]): Promise<void> {
  const found = await Promise.all(works.map(({ inspect }) => inspect()));
  const scenarios = scenarioProblems(works.map(({ chain }) => chain));
  const answered = found.flatMap((each) => (each.kind === "checked" ? each.problems : []));
  const problems = [...scenarios, ...answered];
  if (problems.length > 0) throw new SettingsError(problems);
}
