import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { messages as en } from "./en";
import { messages as id } from "./id";

type Texts = { readonly [name: string]: string | Texts };

/** Every text by its path, with the plural forms of a text as one. */
function flat(texts: Texts, path: readonly string[] = []): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === "string"
        ? [[[...path, name.replace(/_(?:one|other)$/, "")].join("."), text] as const]
        : [...flat(text, [...path, name])],
    ),
  );
}

const english = flat(en as unknown as Texts);
const indonesian = flat(id as unknown as Texts);
const blanks = (text = "") => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

test("both languages have the same texts", () => {
  expect([...indonesian.keys()].sort()).toEqual([...english.keys()].sort());
});

test("no text is empty, and both languages fill in the same values", () => {
  for (const [key, text] of english) {
    expect([key, text.trim() !== "", indonesian.get(key)?.trim() !== ""]).toEqual([key, true, true]);
    expect([key, blanks(indonesian.get(key))]).toEqual([key, blanks(text)]);
  }
});

test("the signing secret's text names the part that the service shows: its end", () => {
  expect(english.get("webhooks.masked")).toMatch(/\bend\b/);
  expect(indonesian.get("webhooks.masked")).toMatch(/\bakhir/);
});

const sources = join(__dirname, "..");
const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((name) =>
  /(?<!\.test)\.tsx?$/.test(name),
);
const code = files
  // The operators' console has texts of its own: ops/texts.test.ts.
  .filter((name) => !name.startsWith("locales") && !name.startsWith("ops"))
  .map((name) => readFileSync(join(sources, name), "utf8"));

test("every key that the code names exists", () => {
  const named = code.flatMap((text) => [...text.matchAll(/\bt\(\s*"([\w.]+)"/g)].map(([, key]) => key ?? ""));
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((key) => !english.has(key))).toEqual([]);
});

test("every key that the code puts together has texts, and no text is left that nothing shows", () => {
  const patterns = code.flatMap((text) =>
    [...text.matchAll(/[`"]([a-z]\w*(?:\.(?:\w|\$\{[^}`]*\})+)+)[`"]/gi)].map(([, key]) => key ?? ""),
  );
  const asRule = (key: string) => new RegExp(`^${key.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "\\w+")}$`);
  const rules = [...new Set(patterns)].filter((key) => Object.hasOwn(en, key.split(".")[0] ?? "")).map(asRule);
  // A component that looks for the text of a problem gets the path of such texts.
  const paths = code.flatMap((text) => [...text.matchAll(/\btexts="([\w.]+)"/g)].map(([, path]) => path ?? ""));
  rules.push(...paths.map((path) => new RegExp(`^${path.replaceAll(".", "\\.")}\\.\\w+$`)));
  const byName = /^(?:home|payment|account|samples|signIn)\.\w+$|^keys\.scopeMeans\./;
  const unused = [...english.keys()].filter((key) => !byName.test(key) && !rules.some((rule) => rule.test(key)));
  expect(unused).toEqual([]);
});
