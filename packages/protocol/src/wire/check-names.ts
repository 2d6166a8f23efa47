import { LunasError } from "./lunas-error";

/** Throws `invalid_option` for an unknown option: a limit with a typo in its name would have no effect. */
export function checkNames(what: string, given: unknown, names: readonly string[]): void {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new LunasError(`${what} must be an object of options.`, { code: "invalid_option" });
  }
  for (const name of Object.keys(given)) {
    if (names.includes(name)) continue;
    const meant = closest(name, names);
    const remedy = meant === undefined ? `The options are ${names.join(", ")}.` : `Did you mean ${meant}?`;
    throw new LunasError(`${what} has no option "${name}". ${remedy}`, {
      code: "invalid_option",
      details: { option: name, ...(meant === undefined ? {} : { meant }) },
    });
  }
}

/**
 * Throws `invalid_option` for an option called `amount`: callers give whole rupiah, and records have base units in fields of that name.
 * `instead` is the option to give.
 */
export function refuseAmount(what: string, given: unknown, instead: "price" | "rupiah" | "upTo"): void {
  if (typeof given !== "object" || given === null || !("amount" in given)) return;
  const message = `${what} has no option "amount". Give whole rupiah: ${instead}: "2500" (with sen: "25.50"). Fields called amount have base units: "250000".`;
  throw new LunasError(message, { code: "invalid_option", details: { option: "amount", meant: instead } });
}

/** The name that was probably meant: the same in other letter case, or one with a similar start. */
function closest(name: string, names: readonly string[]): string | undefined {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, "");
  const alike = (other: string) => {
    const known = other.toLowerCase();
    return known === plain || (plain.length > 2 && (known.startsWith(plain) || plain.startsWith(known)));
  };
  return names.find(alike) ?? names.find((other) => distance(plain, other.toLowerCase()) <= 2);
}

/** The number of letters to insert, remove or change. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const change = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(change, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
