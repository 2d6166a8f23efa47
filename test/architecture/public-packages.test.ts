import { listFiles, readFile } from "./repository";

/** The packages for others, told apart from those that stay here. */
const publicPackages = ["@lunas/cli", "@lunas/client", "@lunas/mcp", "@lunas/server"];

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly description?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly publishConfig?: { readonly access?: string; readonly provenance?: boolean; readonly directory?: string };
}

const manifests = listFiles()
  .filter((path) => /^(?:package|(?:packages|services|examples)\/[\w-]+\/package)\.json$/.test(path))
  .map((path) => JSON.parse(readFile(path)) as Manifest);

test("only the packages for others can be published, and the rest is private", () => {
  const names = manifests.filter((each) => each.private !== true).map(({ name }) => name);
  expect(names.sort()).toEqual(publicPackages);
});

test.each(publicPackages)(
  "%s is published from its built folder, with provenance, and depends on none of ours",
  (name) => {
    const manifest = manifests.find((each) => each.name === name);
    expect(manifest).toMatchObject({
      description: expect.any(String),
      publishConfig: { access: "public", provenance: true, directory: "dist/package" },
    });
    expect(Object.keys(manifest?.dependencies ?? {}).filter((each) => each.startsWith("@lunas/"))).toEqual([]);
  },
);

const pages = listFiles().filter((path) => path.endsWith(".md") && !/^(?:\.changeset|docs\/decisions)\//.test(path));

const importsOf = (text: string) =>
  [...text.matchAll(/(?:from|import|require\() ?"(@lunas\/[\w-]+)/g)].map(([, name = ""]) => name);
const sources = listFiles().filter(
  (path) => /^examples\/.*\.(?:ts|mjs|js|html)$/.test(path) && !path.endsWith(".test.ts"),
);

// Tests of an example may compare it with the workspace.
test("examples import published packages only, and their manifests name no other", () => {
  expect(sources.length).toBeGreaterThan(25);
  const imported = sources.flatMap((path) => importsOf(readFile(path)).map((name) => `${path}: ${name}`));
  const named = listFiles()
    .filter((path) => /^examples\/[\w-]+\/package\.json$/.test(path))
    .flatMap((path) => {
      const { dependencies = {} } = JSON.parse(readFile(path)) as Manifest;
      return Object.keys(dependencies).map((name) => `${path}: ${name}`);
    });
  const ours = [...imported, ...named].filter((each) => each.includes(": @lunas/"));
  expect(ours.filter((each) => !publicPackages.includes(each.split(": ")[1] ?? ""))).toEqual([]);
});

test.each(pages)("%s imports and runs published packages only", (page) => {
  const text = readFile(page);
  const imported = importsOf(text);
  expect(imported.filter((name) => !publicPackages.includes(name))).toEqual([]);
  // Without its scope npx fetches a package of another owner.
  expect(text.match(/\bnpx lunas\b(?!` (?:without|tanpa))/g)).toBeNull();
});
