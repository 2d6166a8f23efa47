// The API reference of a package, out of the declarations that it ships: every exported name with its comment and its type.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Lies beside the package's README. */
export const referenceFile = ["REFERENCE", "md"].join(".");

const EXPORTED = /^export (?:declare )?(?:class|function|interface|type|const) (\w+)/;
const LISTED = /export (?:type )?\{([^}]*)\}/g;

/** Writes the reference beside the package's manifest: a section for each entry, in the order of its exports. */
export function writeReference(folder, { name, entries }) {
  const declarations = readDeclarations(join(folder, "types"));
  const sections = entries.map((entry) => {
    const title = entry === "index" ? name : `${name}/${entry}`;
    const text = readFileSync(join(folder, "types", `${entry}.d.ts`), "utf8");
    const blocks = namesOf(text).map((each) => {
      const found = declarations.get(each);
      if (found === undefined) throw new Error(`${title} exports ${each}, which is declared nowhere`);
      return `### ${each}\n\n\`\`\`ts\n${found}\n\`\`\`\n`;
    });
    return `## \`${title}\`\n\n${blocks.join("\n")}`;
  });
  writeFileSync(join(folder, referenceFile), `# ${name}: every exported name\n\n${sections.join("\n")}`);
}

function namesOf(text) {
  const own = text.split("\n").flatMap((line) => EXPORTED.exec(line)?.[1] ?? []);
  const listed = [...text.matchAll(LISTED)].flatMap(([, names]) => names.split(","));
  const named = listed.map((each) => each.replace(/^\s*type /, "").trim()).filter(Boolean);
  return [...new Set([...named, ...own])];
}

/** Each declaration with the comment above it; it ends where the next one, or its comment, begins. */
function readDeclarations(types) {
  const found = new Map();
  for (const file of readdirSync(types, { recursive: true }).filter((path) => path.endsWith(".d.ts"))) {
    const text = readFileSync(join(types, file), "utf8").replace(/^(?:import|export (?:type )?\{|\/\/\/) .*$/gm, "");
    let comment = "";
    for (const block of text.split(/^(?=\/\*\*|export )/m).map((each) => each.trim())) {
      const [name] = block.split("\n").flatMap((line) => EXPORTED.exec(line)?.[1] ?? []);
      if (name !== undefined && !found.has(name)) found.set(name, `${comment}${block}`);
      comment = name === undefined && block.startsWith("/**") ? `${block}\n` : "";
    }
  }
  return found;
}
