import { logoFile } from "@lunas/protocol/design/logo";
import { dark, light } from "@lunas/protocol/design/palette";
import { designStyleSheet, paywallColours } from "@lunas/protocol/design/style-sheet";
import { expectGenerated } from "./generated-file";
import { listFiles, readFile } from "./repository";

test("the style sheet has the look that every page shares", () => {
  expectGenerated("packages/protocol/src/design/tokens.css", designStyleSheet());
});

test("the paywall has its colours, and not the whole palette", () => {
  expectGenerated("packages/client-sdk/src/paywall/colours.ts", paywallColours());
});

test.each(["services/site/src/web/icon.svg", "services/dashboard/src/shell/icon.svg"])("%s is the logo", (path) => {
  expectGenerated(path, logoFile());
});

const written = [
  ...["packages/client-sdk/src/paywall/", "packages/server-sdk/src/paywall/", "services/gateway/src/pay-page/"],
  ...["services/gateway/src/receipts/", "services/dashboard/src/pay-page/", "services/dashboard/src/styles/"],
  ...["services/dashboard/src/shell/", "services/site/src/"],
];
/** Pictures behind a code or a chart are white on dark pages, too; paper has colours of its own. */
const allowed = new Set(["#ffffff", "#fff", "#000000", "#000"]);

test("no page has a colour of its own: each comes from the palette", () => {
  const files = listFiles().filter(
    (path) =>
      written.some((folder) => path.startsWith(folder)) &&
      /\.(?:ts|tsx|css|mjs)$/.test(path) &&
      !/\.test\.|tokens\.css$|paywall\/colours\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((path) =>
    [...readFile(path).matchAll(/(?<![\w&#])#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\w-])/gi)]
      .map(([colour]) => colour.toLowerCase())
      .filter((colour) => !allowed.has(colour))
      .map((colour) => `${path}: ${colour}`),
  );
  expect(found).toEqual([]);
});

const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

test.each([
  ["light", light],
  ["dark", dark],
])("texts of the palette can be read: at least 4.5 to 1 (%s)", (_name, colours) => {
  const pairs = [
    ["text", "bg"],
    ["text", "surface"],
    ["muted", "bg"],
    ["muted", "surface"],
    ["muted", "sunken"],
    ["accent", "bg"],
    ["accent", "surface"],
    ["on-accent", "accent"],
    ["good", "good-soft"],
    ["good", "surface"],
    ["bad", "bad-soft"],
    ["bad", "surface"],
    ["warn", "warn-soft"],
    ["warn", "surface"],
    ["info", "info-soft"],
    ["sandbox", "sandbox-soft"],
    ["production", "production-soft"],
  ] as const;
  const poor = pairs.filter(([ink, ground]) => contrast(colours[ink], colours[ground]) < 4.5);
  expect(poor).toEqual([]);
});
