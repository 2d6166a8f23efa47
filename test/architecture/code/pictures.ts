import { expectGenerated } from "../generated-file";
import { LAW } from "../law";
import { readModules, readWholeCode } from "../modules";
import { drawLaw } from "../pictures/draw-law";
import { arrowsOf, drawWay, unreached } from "../pictures/draw-way";
import { putPicture } from "../pictures/put-picture";
import { PAYMENT, REFUND, type WayFile, WEBHOOK } from "../pictures/ways";
import { readFile } from "../repository";

const ways = [
  { name: "payment", title: "A payment", way: PAYMENT },
  { name: "refund", title: "A refund, until the settler has it", way: REFUND },
  { name: "webhook", title: "A webhook, from the stored event to the merchant", way: WEBHOOK },
];
const law = { name: "packages", title: "Who may import whom; an arrow that follows from two others is left out" };

test("ARCHITECTURE.md has the pictures of the import law and of the code's own calls", () => {
  const modules = readWholeCode();
  const drawn = ways.map(({ name, title, way }) => ({
    ...{ name, title },
    drawn: drawWay(way, arrowsOf(way, modules)),
  }));
  const pictures = [...drawn, { ...law, drawn: drawLaw(LAW) }];
  expectGenerated("ARCHITECTURE.md", pictures.reduce(putPicture, readFile("ARCHITECTURE.md")));
});

test.each(ways)("each stage of a $name is called by another one", ({ way }) => {
  expect(unreached(way, arrowsOf(way, readWholeCode()))).toEqual([]);
});

describe("a way", () => {
  const modules = readModules({
    "services/gateway/src/routes/things/make.ts":
      'import { make, type Made } from "@lunas/domain/thing/make";\nconst insert = () => 1;\nexport const route = (deps) => [make(deps) satisfies Made, insert()];',
    "packages/domain/src/thing/make.ts":
      'import type { Thing } from "./thing";\nimport { rules } from "./rules";\nexport const make = ({ store }) => store.insert(rules);',
    "packages/domain/src/thing/rules.ts": "export const rules = [];",
    "packages/database/src/things.ts":
      'import { name } from "./thing-job";\nexport const createThings = () => ({ insert: () => name });',
    "packages/database/src/thing-job.ts": 'export const name = "things";',
    "packages/queue/src/take.ts": 'import { name } from "../../database/src/thing-job";\nexport const take = name;',
    "packages/domain/src/thing/left.ts": "export const left = 1;",
  });
  const way: readonly WayFile[] = [
    { file: "services/gateway/src/routes/things/make.ts" },
    { file: "packages/domain/src/thing/make.ts" },
    { file: "packages/domain/src/thing/rules.ts" },
    { file: "packages/database/src/things.ts", calledAs: ["insert"] },
    { file: "packages/queue/src/take.ts", calledAs: ["thing-job"] },
  ];

  it("has an arrow for each import that is used, each port that is called, and each job of a queue", () => {
    expect(
      drawWay(way, arrowsOf(way, modules))
        .split("\n")
        .filter((line) => /^ {2}s\d/.test(line)),
    ).toEqual(['  s1 -- "make" --> s2', '  s2 -- "rules" --> s3', '  s2 -. "insert" .-> s4', '  s4 == "Redis" ==> s5']);
  });

  it("finds a stage that nothing calls, and one that does not exist", () => {
    const left = { file: "packages/domain/src/thing/left.ts" };
    expect(unreached([...way, left], arrowsOf([...way, left], modules))).toEqual([left.file]);
    const gone = { file: "packages/domain/src/thing/gone.ts" };
    expect(() => arrowsOf([...way, gone], modules)).toThrow("gone.ts of a way does not exist");
  });
});

test("the picture of the law leaves out what follows from two arrows, and names the doors that stay shut", () => {
  const few = {
    "packages/catalog": { opens: [] },
    "packages/domain": { opens: ["catalog"] },
    "packages/chain": { opens: ["catalog", "domain"] },
    "services/gateway": { opens: ["catalog", "chain"], never: ["chain/send"] },
  };
  expect(
    drawLaw(few)
      .split("\n")
      .filter((line) => line.includes(">")),
  ).toEqual(["  domain --> catalog", "  chain --> domain", '  gateway -- "never chain/send" --> chain']);
});
