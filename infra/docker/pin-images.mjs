// Writes infra/docker/images.env: the images that everything is built from and runs on, each by the digest that its tag has in the
// registry now. `docker compose --env-file .env --env-file infra/docker/images.env …` uses them. `--list` names the images alone;
// docker asks the registry that it is set up for; with `--registry <url>` this program asks that one by itself. `--out <file>` writes elsewhere.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { registryDigest } from "./registry-digest.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const clone = resolve(here, "..", "..");
const { values } = parseArgs({
  options: { list: { type: "boolean" }, registry: { type: "string" }, out: { type: "string" } },
});
const compose = readFileSync(join(clone, "docker-compose.yml"), "utf8");
const images = new Map(
  [...compose.matchAll(/\$\{([A-Z_]+_IMAGE):-([^}]+)\}/g)].map(([, variable, image]) => [variable, image]),
);

if (values.list) {
  for (const [variable, image] of images) console.log(`${variable}=${image}`);
} else {
  // All or none: a file with some of them by tag would look whole.
  const lines = await Promise.all(
    [...images].map(async ([variable, image]) => `${variable}=${image}@${await digestOf(image)}\n`),
  );
  writeFileSync(values.out ?? join(here, "images.env"), lines.join(""));
  console.log(lines.join("").trim());
}

async function digestOf(image) {
  const digest = values.registry === undefined ? dockersDigest(image) : await registryDigest(image, values.registry);
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`the registry told no digest of ${image}`);
  return digest;
}

/** The digest of the list of all architectures. */
function dockersDigest(image) {
  const format = ["--format", "{{.Manifest.Digest}}"];
  return execFileSync("docker", ["buildx", "imagetools", "inspect", image, ...format], { encoding: "utf8" }).trim();
}
