/** Thrown at boot with everything that is wrong with the settings; `problems` are whole sentences and carry no secret. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";

  constructor(readonly problems: readonly string[]) {
    super(`Wrong settings:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
  }
}
