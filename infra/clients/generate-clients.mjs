// `npm run generate:clients`: writes the API classes of examples/python-client and examples/php-client from
// docs/openapi.json, with OpenAPI Generator (https://openapi-generator.tech) and the templates of this folder.
// It needs Java. The generator is taken from its npm package, which contains the whole program; it is no dependency of
// this repository, because nothing else needs its 24 MB.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { documentOf } from "./operations.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const clone = join(here, "..", "..");
const jar = join(clone, ".lunas", "openapi-generator", "openapi-generator.jar");

/** The newest release whose package contains the program; later packages download it from elsewhere. */
const release = "@openapitools/openapi-generator-cli@1.0.18-4.3.1";
const jarSha256 = "f438cd16bc1db28d3363e314cefb59384f252361db9cb1a04a322e7eb5b331c1";

/** Each language: the generator's name, the folder that it writes to below its output, and the folder of the example. */
const languages = [
  { name: "python", written: "lunas_client/api", example: "examples/python-client/lunas_client/api" },
  { name: "php", written: "lib/Api", example: "examples/php-client/src/Api" },
];
const settings = {
  python: "packageName=lunas_client",
  php: "invokerPackage=Lunas\\Client,variableNamingConvention=camelCase",
};

export function hasJava() {
  try {
    execFileSync("java", ["-version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** The generated files of all languages: path in the repository to text. */
export function generateClients() {
  fetchGenerator();
  const folder = mkdtempSync(join(tmpdir(), "lunas-clients-"));
  try {
    const input = join(folder, "openapi.json");
    const full = JSON.parse(readFileSync(join(clone, "docs", "openapi.json"), "utf8"));
    writeFileSync(input, JSON.stringify(documentOf(full)));
    return Object.fromEntries(languages.flatMap((language) => filesOf(language, { folder, input })));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The committed files of all languages, in the same form. */
export function committedClients() {
  return Object.fromEntries(languages.flatMap(({ example }) => textsOf(join(clone, example), example)));
}

function filesOf({ name, written, example }, { folder, input }) {
  const output = join(folder, name);
  const only = "apis,apiTests=false,apiDocs=false";
  const args = ["-jar", jar, "generate", "-i", input, "-g", name, "-t", join(here, name), "-o", output];
  execFileSync("java", [...args, "--additional-properties", settings[name], "--global-property", only], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  return textsOf(join(output, written), example);
}

function textsOf(folder, example) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [`${example}/${name}`, readFileSync(join(folder, name), "utf8")])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function fetchGenerator() {
  if (!existsSync(jar)) {
    const folder = mkdtempSync(join(tmpdir(), "lunas-openapi-generator-"));
    try {
      execFileSync("npm", ["pack", "--silent", release], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
      execFileSync("tar", ["xzf", readdirSync(folder)[0]], { cwd: folder });
      mkdirSync(dirname(jar), { recursive: true });
      cpSync(join(folder, "package", "bin", "openapi-generator.jar"), jar);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const found = createHash("sha256").update(readFileSync(jar)).digest("hex");
  if (found === jarSha256) return;
  rmSync(jar);
  throw new Error(`the generator's program has the hash ${found}, and ${jarSha256} was expected`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  if (!hasJava()) {
    console.error(
      "The generator needs Java, and there is no `java` on the PATH.\nWhat to try: install Java 11 or newer.",
    );
    process.exit(1);
  }
  const generated = generateClients();
  for (const { example } of languages) rmSync(join(clone, example), { recursive: true, force: true });
  for (const [path, text] of Object.entries(generated)) {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    writeFileSync(join(clone, path), text);
    console.log(path);
  }
}
