import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(__dirname, "..", "..");
const path = join(__dirname, "schemas.ts");
const plain = (text: string) => text.replace(/[\s;|()]/g, "");

test("the types are those of the API's description: node services/dashboard/write-schemas.mjs", () => {
  const written = execFileSync(process.execPath, [join(folder, "write-schemas.mjs"), "--print"], { encoding: "utf8" });
  expect(plain(readFileSync(path, "utf8"))).toBe(plain(written.replace(/"(\w+)"(\??):/g, "$1$2:")));
});
