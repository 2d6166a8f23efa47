import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

const root = join(__dirname, "../..");
/** What set-up makes and git does not have. */
const generated = ["packages/database/src/generated"];

/** A copy of this repository with its own sources and this one's installed packages; git tells what a recipe changes in it. */
export interface Copy {
  readonly folder: string;
  write(path: string, text: string): void;
  /** Replaces the one place where `from` stands; throws where it stands nowhere or more than once. */
  edit(path: string, from: string, to: string): void;
  read(path: string): string;
  /** New files, and lines that were added to, or changed in, files that are there. */
  changes(): { readonly newFiles: readonly string[]; readonly editedLines: number };
  /** Restores the copy to its first commit. */
  reset(): void;
  remove(): void;
}

export function copyRepository(): Copy {
  const folder = mkdtempSync(join(tmpdir(), "lunas-recipes-"));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0");
  for (const path of [...tracked.filter((each) => each !== "" && existsSync(join(root, each))), ...generated]) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  for (const path of foldersWithPackages()) linkPackages(join(root, path), join(folder, path));
  git("init", "--quiet");
  git("add", "--all");
  git("-c", "user.name=recipes", "-c", "user.email=recipes@localhost", "commit", "--quiet", "--message=copy");
  return {
    folder,
    write(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    edit(path, from, to) {
      const text = readFileSync(join(folder, path), "utf8");
      if (text.split(from).length !== 2) throw new Error(`${path} has "${from}" not exactly once`);
      writeFileSync(
        join(folder, path),
        text.replace(from, () => to),
      );
    },
    read: (path) => readFileSync(join(folder, path), "utf8"),
    changes() {
      git("add", "--all", "--intent-to-add");
      const newFiles = git("diff", "--name-only", "--diff-filter=A").split("\n").filter(Boolean);
      const lines = git("diff", "--numstat", "--diff-filter=M").split("\n").filter(Boolean);
      return { newFiles, editedLines: lines.reduce((sum, line) => sum + Number(line.split("\t")[0]), 0) };
    },
    reset() {
      git("reset", "--quiet", "--hard");
      git("clean", "--quiet", "--force", "-d");
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The root and every member of the workspace with packages of its own. */
function foldersWithPackages(): readonly string[] {
  const members = ["packages", "services", "examples"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  );
  // The set-up's tools are a package of their own.
  return [".", ...members, "packages/stack/bootstrap"].filter((path) => existsSync(join(root, path, "node_modules")));
}

/** Our own packages as the copy has them, all others as they are installed here. */
function linkPackages(from: string, to: string): void {
  const modules = join(from, "node_modules");
  for (const name of readdirSync(modules).filter((each) => !each.startsWith(".") || each === ".bin")) {
    const isScope = name.startsWith("@");
    const entries = isScope ? readdirSync(join(modules, name)).map((each) => join(name, each)) : [name];
    for (const entry of entries) {
      const target = realpathSync(join(modules, entry));
      const inRepository = relative(root, target);
      const isOurs = !inRepository.startsWith("..") && !inRepository.startsWith("node_modules");
      const link = join(to, "node_modules", entry);
      mkdirSync(dirname(link), { recursive: true });
      if (isOurs && !entry.startsWith(".bin"))
        symlinkSync(relative(dirname(link), join(to, relative(from, target))), link);
      else symlinkSync(lstatSync(join(modules, entry)).isDirectory() ? join(modules, entry) : target, link);
    }
  }
}
