import { knownNames } from "./known-names";

/** Names that libraries and Node read; docs/operations.md names them. */
const foreignNames: readonly string[] = [
  "AWS_REGION",
  "AWS_PROFILE",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
  "AWS_SESSION_TOKEN",
  "AWS_ROLE_ARN",
  "AWS_WEB_IDENTITY_TOKEN_FILE",
  "AWS_ENDPOINT_URL_KMS",
  "GOOGLE_APPLICATION_CREDENTIALS",
  "NODE_EXTRA_CA_CERTS",
  "NODE_OPTIONS",
];
const known: ReadonlySet<string> = new Set([
  ...knownNames,
  ...knownNames.map((name) => `${name}_FILE`),
  ...foreignNames,
]);
/** Shorter names (PORT, HOST) resemble too many others. */
const shortest = 6;
const longName = 10;

/** A sentence for each variable that no service reads and whose name nearly is one that a service reads. */
export function misspelledNames(source: Readonly<Record<string, string | undefined>>): readonly string[] {
  const given = Object.keys(source).filter(
    (name) => source[name] && /^[A-Z][A-Z0-9_]*$/.test(name) && !known.has(name),
  );
  return given.flatMap((name) => {
    const meant = nearest(name);
    return meant === undefined ? [] : [`${name} is read by no service: is ${meant} meant?`];
  });
}

function nearest(name: string): string | undefined {
  if (name.length < shortest) return undefined;
  const most = name.length < longName ? 1 : 2;
  return [...known]
    .map((each) => ({ each, edits: Math.abs(each.length - name.length) > most ? most + 1 : distance(name, each) }))
    .filter(({ each, edits }) => each.length >= shortest && edits <= most)
    .toSorted((a, b) => a.edits - b.edits)[0]?.each;
}

/** The edit distance of Levenshtein. */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const change = (above[at - 1] ?? 0) + (a[row - 1] === b[at - 1] ? 0 : 1);
      current.push(Math.min(change, (above[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1));
    }
    above = current;
  }
  return above[b.length] ?? 0;
}
