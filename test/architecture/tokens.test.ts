import { renderTokens } from "@lunas/catalog/render-tokens";
import { expectGenerated } from "./generated-file";
import { listFiles, readFile } from "./repository";

const folder = "packages/catalog/src/tokens/";

test("the list of tokens has every token of its folder", () => {
  const files = listFiles().filter((path) => path.startsWith(folder) && !/\.test\.ts$|\/all\.ts$/.test(path));
  const sources = Object.fromEntries(files.map((path) => [path.slice(folder.length, -".ts".length), readFile(path)]));
  expectGenerated(`${folder}all.ts`, renderTokens(sources));
});
