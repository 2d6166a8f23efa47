import { renderOperations } from "@lunas/protocol/api/render-operations";
import { expectGenerated } from "./generated-file";
import { listFiles, readFile } from "./repository";

const folder = "packages/protocol/src/api/";

test("the list of operations has every operation of its folder", () => {
  const files = listFiles().filter((path) => path.startsWith(folder) && !/\.test\.ts$|\/operations\.ts$/.test(path));
  const sources = Object.fromEntries(files.map((path) => [path.slice(folder.length, -".ts".length), readFile(path)]));
  expectGenerated(`${folder}operations.ts`, renderOperations(sources));
});
