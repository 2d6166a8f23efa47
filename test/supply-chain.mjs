// What comes from others, and what must not go out: actions by digest, images by digest where that is known, install scripts by
// name, no secret in a file, and known vulnerabilities. Each line says what was found; ends with 1 where something must change.
import { execFile, execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createEngine } from "@secretlint/node";
import { parse } from "yaml";

const run = promisify(execFile);
const clone = resolve(process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), ".."));
const read = (path) => readFileSync(join(clone, path), "utf8");
const files = execFileSync("git", ["ls-files", "-z"], { cwd: clone, encoding: "utf8" }).split("\0").filter(Boolean);
const checks = { vulnerabilities, actions, images, scripts, secrets };
let failed = false;

const found = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await check()]));
for (const [name, { problems = [], reported }] of found) {
  console.log(`${name}: ${problems.length === 0 ? reported : ""}`);
  for (const problem of problems) console.log(`  ${problem}`);
  failed ||= problems.length > 0;
}
process.exitCode = failed ? 1 : 0;

/** An attacker who controls an action's repository can move a tag, but not a commit. */
function actions() {
  const workflows = files.filter((path) => /^\.github\/workflows\/.*\.ya?ml$/.test(path));
  const used = workflows.flatMap((path) =>
    [...read(path).matchAll(/^\s*(?:- )?uses:\s*(\S+)(.*)$/gm)].map(([, action, comment]) => ({
      path,
      action,
      comment,
    })),
  );
  const loose = used.filter(
    ({ action, comment }) => !action.startsWith("./") && !(/@[0-9a-f]{40}$/.test(action) && /# v\d/.test(comment)),
  );
  const problems = loose.map(({ path, action }) => `${path}: ${action} is not a commit with its version beside it`);
  return { problems, reported: `${used.length} of ${used.length} by commit` };
}

/** infra/docker/pin-images.mjs writes the digests where there is a registry; what is written has to be whole. */
function images() {
  const wanted = execFileSync("node", [join(clone, "infra/docker/pin-images.mjs"), "--list"], { encoding: "utf8" });
  const names = wanted.trim().split("\n");
  const path = "infra/docker/images.env";
  if (!existsSync(join(clone, path)))
    return { reported: `${names.length} by tag: no digest is written here (node infra/docker/pin-images.mjs)` };
  const lines = read(path).split("\n");
  const isPinned = (name) =>
    lines.some((line) => line.startsWith(`${name}@sha256:`) && /@sha256:[0-9a-f]{64}$/.test(line));
  const problems = names.filter((name) => !isPinned(name)).map((name) => `${path}: ${name} has no digest`);
  return { problems, reported: `${names.length} by digest` };
}

/** A package that begins to want a script at installation is looked at by a person first. */
function scripts() {
  const { onlyBuiltDependencies, ignoredBuiltDependencies, minimumReleaseAge } = parse(read("pnpm-workspace.yaml"));
  const known = new Set([...onlyBuiltDependencies, ...ignoredBuiltDependencies]);
  const { ignoredBuilds = [] } = JSON.parse(read("node_modules/.modules.yaml"));
  const unknown = ignoredBuilds.map((each) => /^@?[^@(]+/.exec(each)?.[0] ?? each).filter((name) => !known.has(name));
  const problems = unknown.map(
    (name) => `${name} wants a script: name it in pnpm-workspace.yaml, as built or as ignored`,
  );
  if (!(minimumReleaseAge >= 1_440)) problems.push("minimumReleaseAge in pnpm-workspace.yaml is less than a day");
  return { problems, reported: `${onlyBuiltDependencies.length} packages may run one` };
}

async function secrets() {
  const engine = await createEngine({
    cwd: clone,
    configFilePath: join(clone, ".secretlintrc.json"),
    formatter: "unix",
    color: false,
    maskSecrets: true,
  });
  const texts = files.filter(
    (path) => !/(^pnpm-lock\.yaml|\.(svg|png|ico|pdf))$/.test(path) && existsSync(join(clone, path)),
  );
  const problems = [];
  // By the hundred, so that no more than these are in memory.
  for (let at = 0; at < texts.length; at += 100) {
    const filePathList = texts.slice(at, at + 100).map((path) => join(clone, path));
    const { output } = await engine.executeOnFiles({ filePathList });
    problems.push(...output.split("\n").filter((line) => /:\d+:\d+:/.test(line)));
  }
  return { problems: problems.map((line) => line.replace(`${clone}/`, "")), reported: `none in ${texts.length} files` };
}

/** Only what is rated high or worse, and runs in production: the rest is for the weekly look. */
async function vulnerabilities() {
  const { packageManager } = JSON.parse(read("package.json"));
  const command = ["--yes", packageManager, "audit", "--prod", "--audit-level", "high", "--json"];
  const { stdout, code } = await run("npx", command, { cwd: clone, timeout: 15_000 }).catch((error) => error);
  const { advisories, error } = parsed(stdout);
  if (advisories === undefined)
    return { reported: `skipped: the registry's audit cannot be reached here (${error?.code ?? "no answer"})` };
  const serious = Object.values(advisories).filter(({ severity }) => ["high", "critical"].includes(severity));
  const problems = serious.map(({ module_name, title, url }) => `${module_name}: ${title} (${url})`);
  return { problems: code === undefined ? [] : problems, reported: "none that is rated high or worse" };
}

function parsed(text) {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return {};
  }
}
