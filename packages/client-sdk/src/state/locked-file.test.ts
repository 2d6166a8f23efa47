import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spendingFile } from "./spending-file";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lunas-mcp-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const one = (id: string) => ({ id, origin: "https://shop.example", amount: 5n, atMs: 1 });

test("callers at the same time wait for each other: no change is lost, and nothing is left beside the file", async () => {
  const path = join(folder, "deep", "spending.json");
  const files = [spendingFile(path), spendingFile(path)];
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => files[at % 2]?.update((spent) => [...spent, one(String(at))])),
  );
  expect(await spendingFile(path).read()).toHaveLength(20);
  expect(await readdir(join(folder, "deep"))).toEqual(["spending.json"]);
});

test("what a change throws stores nothing and frees the lock", async () => {
  const file = spendingFile(join(folder, "spending.json"));
  await file.update(() => [one("1")]);
  const refused = file.update(() => {
    throw new Error("no");
  });
  await expect(refused).rejects.toThrow("no");
  await file.update((spent) => [...spent, one("2")]);
  expect((await file.read()).map(({ id }) => id)).toEqual(["1", "2"]);
});

test.each(["", "{", "null", '{"version":2,"spent":[]}', '{"version":1,"spent":[{"id":"1","amount":"-5"}]}'])(
  "a damaged file (%s) is no empty budget",
  async (text) => {
    const path = join(folder, "spending.json");
    await writeFile(path, text);
    const file = spendingFile(path);
    await expect(file.update(() => [])).rejects.toMatchObject({ code: "state_unreadable" });
    await expect(file.read()).rejects.toMatchObject({ code: "state_unreadable" });
  },
);
