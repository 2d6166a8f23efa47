import { Misuse } from "@lunas/command-line/misuse";
import { describeSection, type EnvironmentName, environmentOf, sectionOf } from "@lunas/protocol/wire/environment";

/** The environment of keys and records. */
export type Section = "sandbox" | "production";

/** Parses `--environment`, whatever name of the environment is typed. Throws `Misuse`. */
export function sectionNamed(name: string): Section {
  try {
    return sectionOf(environmentOf(name as EnvironmentName));
  } catch {
    const [sandbox, production] = [describeSection("sandbox"), describeSection("production")];
    throw new Misuse(
      `--environment must be sandbox, also local (${sandbox}), or production, also base or live (${production}), not "${name}"`,
    );
  }
}
