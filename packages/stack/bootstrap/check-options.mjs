// Unknown options of the scripts in package.json: told before anything starts, with the option that was meant.
import { SetupError } from "./setup-error.mjs";

/**
 * Throws SetupError for an argument that is not one of `known`, and for a known option that npm kept for itself because
 * `--` was missing: npm passes that one on in the environment.
 */
export function checkOptions(script, given, known, env = process.env) {
  const command = (option) => `npm ${script} -- ${option}`;
  for (const option of known) {
    if (env[`npm_config_${option.slice(2).replaceAll("-", "_")}`] === undefined) continue;
    throw new SetupError(`npm kept ${option} for itself.`, `write two dashes before it: ${command(option)}`);
  }
  for (const argument of given) {
    if (known.includes(argument)) continue;
    const meant = known.find((option) => distance(argument, option) <= 2);
    const options = known.length === 0 ? "it takes none." : `the options are ${known.join(" and ")}.`;
    throw new SetupError(`npm ${script} has no option ${argument}.`, meant === undefined ? options : command(meant));
  }
}

/** The number of letters to insert, remove or change. */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const change = row[to - 1] + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(change, row[to] + 1, next[to - 1] + 1));
    }
    row = next;
  }
  return row[other.length];
}
