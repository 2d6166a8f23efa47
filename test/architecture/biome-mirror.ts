import { CONFINED, LAW } from "./law";

/** What others may name without a path behind it, because they install it so. */
const NAMED_BARE: readonly string[] = ["client", "server"];

/** The law as Biome's `noRestrictedImports` wants it: one override per package, patterns as .gitignore has them. */
export function mirrorLaw() {
  return Object.entries(LAW).map(([folder, { opens, never = [] }]) => {
    const ours = [
      "@lunas/**",
      ...opens.map((name) => `!@lunas/${name}/**`),
      ...opens.filter((name) => NAMED_BARE.includes(name)).map((name) => `!@lunas/${name}`),
      ...never.map((door) => `@lunas/${door}/**`),
    ];
    const confined = Object.keys(CONFINED).filter((name) => !CONFINED[name]?.includes(folder));
    const npm = confined.map((name) => (name.endsWith("/*") ? `${name}*` : `${name}/**`));
    const message = "The import law: this package is confined to others (test/architecture/law.ts).";
    const patterns = [
      { group: ours, message: `The import law: ${folder} may open ${opens.join(", ") || "nothing of ours"}.` },
      { group: npm, message },
    ];
    // A pattern without a slash would match a file of that name in any folder: whole names go by `paths`, which compares exactly.
    const paths = Object.fromEntries(confined.filter((name) => !name.endsWith("/*")).map((name) => [name, message]));
    return {
      includes: [`${folder}/**`, "!**/*.test.ts", "!**/fixtures/**"],
      linter: { rules: { style: { noRestrictedImports: { level: "error", options: { paths, patterns } } } } },
    };
  });
}
