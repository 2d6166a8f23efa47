import { englishLinksOf, englishOf, isTranslation, skeletonOf } from "./compare-translation";
import { listFiles, readFile } from "./repository";

/** The pages that must be there in Indonesian. */
const TRANSLATED = [
  "README.md",
  ...[
    "README.md",
    "channels.md",
    "cli.md",
    "dashboard.md",
    "errors.md",
    "going-live.md",
    "holds.md",
    "http.md",
    "other-services.md",
    "payment-links.md",
    "payments.md",
    "quickstart.md",
    "receipts.md",
    "refunds.md",
    "rupiah.md",
    "sandbox.md",
    "webhooks.md",
  ].map((name) => `docs/${name}`),
];

const files = new Set(listFiles());
const read = (path: string) => (files.has(path) ? readFile(path) : undefined);
const pages = [...files].filter(isTranslation).sort();

test("every page of the list is there in Indonesian, and no other", () => {
  expect(pages.map(englishOf)).toEqual(TRANSLATED);
});

test.each(pages)("%s has the code, the names, the headings and the links of its English page", (page) => {
  const english = englishOf(page);
  expect(read(english)).toBeDefined();
  expect(skeletonOf(page, read)).toEqual(skeletonOf(english, read));
});

test.each(pages)("%s links to the Indonesian page wherever there is one", (page) => {
  expect(englishLinksOf(page, read)).toEqual([]);
});

describe("the comparison finds what it is for", () => {
  const english = "# Title\n\n## Part\n\n`nonce` [part](#part) [other](rupiah.md#part)\n\n```sh\ncurl a\n```\n";
  const indonesian =
    "# Judul\n\n## Bagian\n\n`nonce` [lain](rupiah.md#bagian) [bagian](#bagian)\n\n```sh\ncurl a\n```\n";
  const compare = (translated: string) => {
    const texts: Record<string, string> = {
      "docs/quickstart.md": english,
      "docs/rupiah.md": english,
      "docs/id/quickstart.md": translated,
      "docs/id/rupiah.md": indonesian,
    };
    const readPage = (path: string) => texts[path];
    return [skeletonOf("docs/id/quickstart.md", readPage), skeletonOf("docs/quickstart.md", readPage)];
  };

  test("a good translation is equal", () => {
    const [translated, original] = compare(indonesian);
    expect(translated).toEqual(original);
  });

  test.each([
    ["another command", indonesian.replace("curl a", "curl b")],
    ["a missing block", indonesian.replace(/```[\s\S]*```\n/, "")],
    ["a missing heading", indonesian.replace("## Bagian\n", "")],
    ["a heading of another level", indonesian.replace("## Bagian", "### Bagian")],
    ["a link to another page", indonesian.replace("rupiah.md", "quickstart.md")],
    ["a link to another heading", indonesian.replace("rupiah.md#bagian", "rupiah.md#judul")],
    ["a translated field", indonesian.replace("`nonce`", "`nonsa`")],
    ["a missing link", indonesian.replace("[bagian](#bagian)", "bagian")],
  ])("%s is found", (_, translated) => {
    const [changed, original] = compare(translated);
    expect(changed).not.toEqual(original);
  });

  test("a link to an English page that is translated is found", () => {
    const up = "../";
    const texts: Record<string, string> = {
      "docs/id/quickstart.md": `[x](${up}rupiah.md#c) [y](${up}sandbox.md)`,
      "docs/id/rupiah.md": "",
    };
    expect(englishLinksOf("docs/id/quickstart.md", (path) => texts[path])).toEqual([`${up}rupiah.md#c`]);
  });
});
