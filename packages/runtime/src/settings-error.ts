import { strikeSecrets } from "./secrets/known-secrets";

/** Thrown at the start with all problems of the settings; `problems` are whole sentences and contain no secret. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  readonly problems: readonly string[];

  constructor(given: readonly string[]) {
    const problems = given.map(strikeSecrets);
    super(`Wrong settings:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}
