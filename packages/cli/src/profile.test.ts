import { chmod, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changeProfile, readProfile } from "./profile";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lunas-profile-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a change keeps the rest, readable by its owner only", async () => {
  const file = join(folder, "own", "profile.json");
  expect(await readProfile(file)).toEqual({});
  await changeProfile(file, { merchantKey: "0x1", url: "http://a" });
  await changeProfile(file, { apiKey: "ipk_sandbox_x", url: undefined });
  expect(await readProfile(file)).toEqual({ merchantKey: "0x1", apiKey: "ipk_sandbox_x" });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test.each(["", "[]", "{", '"text"'])("a file with %j in it is neither used nor changed", async (text) => {
  const file = join(folder, "profile.json");
  await writeFile(file, text);
  await expect(changeProfile(file, { apiKey: "x" })).rejects.toMatchObject({ name: "Misuse" });
  expect(await readFile(file, "utf8")).toBe(text);
});

test("a link at the path of the next file is not followed", async () => {
  const file = join(folder, "profile.json");
  const victim = join(folder, "victim");
  await writeFile(victim, "mine");
  for (const name of [`${file}.new`, `${file}.tmp`]) await symlink(victim, name);
  await changeProfile(file, { apiKey: "ipk_sandbox_x" });
  expect(await readFile(victim, "utf8")).toBe("mine");
  expect(await readProfile(file)).toEqual({ apiKey: "ipk_sandbox_x" });
  expect((await readdir(folder)).sort()).toEqual(["profile.json", "profile.json.new", "profile.json.tmp", "victim"]);
});

test("a file that others could read becomes readable by its owner only", async () => {
  const file = join(folder, "profile.json");
  await writeFile(file, "{}");
  await chmod(file, 0o644);
  await changeProfile(file, { apiKey: "ipk_sandbox_x" });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
