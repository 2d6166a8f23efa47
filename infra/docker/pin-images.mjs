// Writes infra/docker/images.env: the images that everything is built from and runs on, each by the digest that its tag has in the
// registry now. `docker compose --env-file .env --env-file infra/docker/images.env …` uses them. `--list` names the images alone.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const clone = resolve(here, "..", "..");
const compose = readFileSync(join(clone, "docker-compose.yml"), "utf8");
const images = new Map(
  [...compose.matchAll(/\$\{([A-Z_]+_IMAGE):-([^}]+)\}/g)].map(([, variable, image]) => [variable, image]),
);

if (process.argv.includes("--list")) {
  for (const [variable, image] of images) console.log(`${variable}=${image}`);
} else {
  const lines = [...images].map(([variable, image]) => `${variable}=${image}@${digestOf(image)}\n`);
  writeFileSync(join(here, "images.env"), lines.join(""));
  console.log(lines.join("").trim());
}

/** The digest of the list of all architectures, as the registry has it. */
function digestOf(image) {
  const format = ["--format", "{{.Manifest.Digest}}"];
  const digest = execFileSync("docker", ["buildx", "imagetools", "inspect", image, ...format], {
    encoding: "utf8",
  }).trim();
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`the registry told no digest of ${image}`);
  return digest;
}
