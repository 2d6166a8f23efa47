import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** infra/docker/pin-images.mjs asks a registry that this file plays: no network is needed. */

const run = promisify(execFile);
const root = join(__dirname, "../..");
const program = join(root, "infra/docker/pin-images.mjs");
const index = "application/vnd.oci.image.index.v1+json";

interface FakeOutput {
  readonly status?: number;
  readonly type?: string;
  readonly digest?: string;
}

let server: Server;
let url: string;
let requested: string[];
/** What the registry says of `library/redis`, where it is not as it should be. */
let ofRedis: FakeOutput;
let folder: string;

const bytesOf = (path: string) => JSON.stringify({ schemaVersion: 2, mediaType: index, manifests: [], path });
const sha256 = (text: string) => `sha256:${createHash("sha256").update(text).digest("hex")}`;

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? "/", url);
  requested.push(`${pathname}${pathname === "/token" ? ` ${searchParams.get("scope")}` : ""}`);
  if (pathname === "/token") {
    response.end(JSON.stringify({ token: `for ${searchParams.get("scope")}` }));
    return;
  }
  const repository = /^\/v2\/(.+)\/manifests\//.exec(pathname)?.[1] ?? "";
  if (request.headers.authorization !== `Bearer for repository:${repository}:pull`) {
    const challenge = `Bearer realm="${url}/token",service="registry.example",scope="x"`;
    response.writeHead(401, { "www-authenticate": challenge }).end("{}");
    return;
  }
  const reported = repository === "library/redis" ? ofRedis : {};
  const body = bytesOf(pathname);
  response
    .writeHead(reported.status ?? 200, {
      "content-type": reported.type ?? index,
      "docker-content-digest": reported.digest ?? sha256(body),
    })
    .end(body);
}

beforeAll(async () => {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), "lunas-images-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  requested = [];
  ofRedis = {};
});

const pin = (name: string) => run(process.execPath, [program, "--registry", url, "--out", join(folder, name)]);

test("every image of compose and of the Dockerfile is written by the digest of what the registry sent", async () => {
  await pin("images.env");
  const written = readFileSync(join(folder, "images.env"), "utf8").trim().split("\n");
  const { stdout } = await run(process.execPath, [program, "--list"]);
  const wanted = stdout
    .trim()
    .split("\n")
    .map((line) => {
      const [, repository = "", tag] = /=([^:]+):(.+)$/.exec(line) ?? [];
      return `${line}@${sha256(bytesOf(`/v2/${repository.includes("/") ? repository : `library/${repository}`}/manifests/${tag}`))}`;
    });
  expect(wanted).toHaveLength(8);
  expect(written).toEqual(wanted);
  expect(requested).toContain("/token repository:library/postgres:pull");
  const built = readFileSync(join(root, "infra/docker/Dockerfile"), "utf8");
  for (const [, variable] of built.matchAll(/^FROM \$\{([A-Z_]+)\}/gm))
    expect(written.some((line) => line.startsWith(`${variable}=`))).toBe(true);
});

test.each<[string, FakeOutput, RegExp]>([
  ["tells a digest that its bytes do not have", { digest: `sha256:${"0".repeat(64)}` }, /other bytes for redis/],
  [
    "has the image of one architecture alone",
    { type: "application/vnd.oci.image.manifest.v1+json" },
    /no list of architectures for redis/,
  ],
  ["sends a page", { type: "text/html" }, /no list of architectures for redis/],
  ["does not have the tag", { status: 404 }, /answered 404 for redis/],
])("a registry that %s: nothing is written", async (name, reported, problem) => {
  ofRedis = reported;
  await expect(pin(name)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(problem) });
  expect(existsSync(join(folder, name))).toBe(false);
});

test.each([
  ["its digest", `echo sha256:${"a".repeat(64)}`, null],
  ["nothing", "echo", /told no digest of/],
  ["a tag", "echo latest", /told no digest of/],
])("by docker, which answers %s", async (name, says, problem) => {
  const bin = mkdtempSync(join(folder, "bin-"));
  writeFileSync(join(bin, "docker"), `#!/bin/sh\n[ "$1 $2 $3" = "buildx imagetools inspect" ] && ${says}\n`, {
    mode: 0o755,
  });
  const out = join(folder, `by docker ${name}`);
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
  const ran = run(process.execPath, [program, "--out", out], { env });
  if (problem !== null) {
    await expect(ran).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(problem) });
    expect(existsSync(out)).toBe(false);
    return;
  }
  await ran;
  expect(readFileSync(out, "utf8")).toContain(`REDIS_IMAGE=redis:7-alpine@sha256:${"a".repeat(64)}\n`);
});

test("a release builds from these digests, and carries an SBOM and a signed provenance", () => {
  const workflow = readFileSync(join(root, ".github/workflows/release.yml"), "utf8");
  for (const [part, times] of [
    ["node infra/docker/pin-images.mjs", 1],
    ["--sbom=true --provenance=mode=max", 1],
    ["actions/attest-build-provenance@", 2],
    ["@cyclonedx/cdxgen@", 1],
  ] as const)
    expect([part, workflow.split(part).length - 1]).toEqual([part, times]);
  // What its shell names is given: with `set -u` a forgotten variable ends the release.
  const given = new Set([...workflow.matchAll(/^\s+([A-Z_]+): /gm)].map(([, name]) => name));
  const pinned = new Set(["NODE_IMAGE", "RUNTIME_IMAGE"]);
  const ofRunner = new Set(["GITHUB_REF_NAME", "GITHUB_OUTPUT", "GITHUB_SHA"]);
  const used = [...workflow.matchAll(/"?\$([A-Z_]+)/g)].map(([, name = ""]) => name);
  expect(used.filter((name) => !given.has(name) && !pinned.has(name) && !ofRunner.has(name))).toEqual([]);
});

test("a release has the images that the chart and the stack of Swarm name, each with its commit", () => {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const workflow = read(".github/workflows/release.yml");
  const built = new Set(
    [...workflow.matchAll(/\{ folder: \w+, service: (\w+) \}/g)].map(([, name]) => `lunas-${name}`),
  );
  const named = ["infra/swarm/stack.yml", "infra/swarm/README.md", "infra/helm/lunas/README.md", "docker-compose.yml"]
    .flatMap((path) => [...read(path).matchAll(/\blunas-(gateway|settler|dispatcher|console|database|ops|stack)\b/g)])
    .map(([name]) => name);
  expect([...new Set(named)].filter((name) => !built.has(name))).toEqual([]);
  expect(workflow).toContain("/lunas-${{ matrix.service }}");
  // The chart's appVersion has no "v".
  expect(workflow).toContain('--tag "$IMAGE:${GITHUB_REF_NAME#v}"');
  expect(workflow).toContain('--build-arg COMMIT="$GITHUB_SHA"');
});
