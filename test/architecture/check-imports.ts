import { CONFINED, FOLLOWED, LAW, OPEN_TO_TESTS, type PackageLaw, WAYS_AROUND } from "./law";
import type { Module, OpenedModule } from "./modules";
import { isTest, packageOf } from "./repository";
import { npmNameOf } from "./resolve-import";

const OURS = /^@lunas\/([^/]+)\/?(.*)$/;

/** Every import that the law forbids, as a sentence with its place. */
export function checkImports(modules: Iterable<Module>): string[] {
  return [...modules].flatMap((module) =>
    module.opens.flatMap((opened) => judge(module, opened).map((why) => `${module.path}:${opened.line} ${why}`)),
  );
}

function judge(module: Module, opened: OpenedModule): string[] {
  const home = packageOf(module.path);
  if (!home || home.startsWith("examples/")) return []; // tests across packages, examples: they may open anything
  const law = LAW[home];
  if (!law) return [`belongs to ${home}, which is not in the law`];
  const { specifier } = opened;
  if (specifier === undefined || WAYS_AROUND.includes(specifier))
    return isTest(module.path) ? [] : judgeWayAround(home);
  if (specifier.startsWith(".")) {
    return opened.file && packageOf(opened.file) !== home ? [`climbs out of ${home} to ${opened.file}`] : [];
  }
  const ours = OURS.exec(specifier);
  return ours ? judgeOurs(module, law, ours) : judgeNpm(module, home, npmNameOf(specifier));
}

function judgeWayAround(home: string): string[] {
  return FOLLOWED.includes(home) ? ["opens a module in a way that cannot be followed"] : [];
}

function judgeOurs(module: Module, law: PackageLaw, [, name = "", path = ""]: readonly string[]): string[] {
  const open = isTest(module.path) ? [...law.opens, ...OPEN_TO_TESTS, packageName(module.path)] : law.opens;
  const full = path ? `${name}/${path}` : name;
  if (!open.includes(name))
    return [`must not open @lunas/${full}: it may open ${law.opens.join(", ") || "nothing of ours"}`];
  const shut = law.never?.find((door) => full === door || full.startsWith(`${door}/`));
  if (shut) return [`must never open @lunas/${shut}`];
  return /^(?:dist|src)(?:\/|$)/.test(path) ? [`opens @lunas/${full}: leave out src and dist`] : [];
}

function judgeNpm(module: Module, home: string, name: string | undefined): string[] {
  if (!name || isTest(module.path)) return [];
  const [, homes] = Object.entries(CONFINED).find(([pattern]) => matches(pattern, name)) ?? [];
  return homes && !homes.includes(home) ? [`must not name ${name}: only ${homes.join(", ")} may`] : [];
}

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith("/*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

function packageName(path: string): string {
  return path.split("/")[1] ?? "";
}
