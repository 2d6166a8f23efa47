import type { Setting } from "./settings";

/** A given duration under a second, at most a twentieth of the default, was probably meant in seconds. */
export function secondsForMilliseconds(
  settings: readonly Setting[],
  values: Readonly<Record<string, unknown>>,
): readonly string[] {
  return settings.flatMap(({ name, default: usual }) => {
    const [value, usualMs] = [values[name], Number(usual)];
    const isDoubtful =
      name.endsWith("_MS") && typeof value === "number" && value > 0 && value < 1_000 && value * 20 <= usualMs;
    return isDoubtful ? [`${name}=${value} is in milliseconds and looks like seconds: is ${value}000 meant?`] : [];
  });
}
