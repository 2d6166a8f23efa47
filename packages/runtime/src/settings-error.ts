/** Thrown at the start with all problems of the settings; `problems` are whole sentences and contain no secret. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";

  constructor(readonly problems: readonly string[]) {
    super(`Wrong settings:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
  }
}
