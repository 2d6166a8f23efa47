import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { messages } from "./texts";

type Texts = { readonly [name: string]: string | Texts };

function flat(texts: Texts, path: readonly string[] = []): readonly string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === "string" ? [[...path, name].join(".")] : flat(text, [...path, name]),
  );
}

const known = new Set(flat(messages as unknown as Texts));
const code = readdirSync(__dirname, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx$/.test(name))
  .map((name) => readFileSync(join(__dirname, name), "utf8"));

test("every key that the console names exists", () => {
  const named = code.flatMap((text) =>
    [
      ...text.matchAll(
        /"((?:nav|ops|shell|health|instances|payment|refills|lanes|pending|pauses|merchants|gas|ledger|audit)\.\w+)"/g,
      ),
    ].map(([, key]) => key ?? ""),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});
