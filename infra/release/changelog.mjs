/** The parts of a version in CHANGELOG.md, in this order. Each is there; one without an entry says "Nothing." */
const parts = ["Operators must", "For operators", "For merchants and payers"];

const nothing = "Nothing.";
const unreleased = "## Unreleased";

/** The versions of a changelog, newest first: `{heading, body}` each. */
const versionsOf = (text) =>
  text
    .split(/^(?=## )/m)
    .slice(1)
    .map((section) => {
      const [heading = "", ...lines] = section.split("\n");
      return { heading, body: lines.join("\n") };
    });

const bodyOf = (body, part) => {
  const [, text = ""] = body.split(`### ${part}\n`);
  return text.split(/^### /m)[0].trim();
};

/** What is wrong with a changelog: one line each. */
export function problemsOf(text) {
  const versions = versionsOf(text);
  if (versions[0]?.heading !== unreleased) return [`CHANGELOG.md does not begin with "${unreleased}"`];
  return versions.flatMap(({ heading, body }) => {
    const missing = parts.filter((part) => bodyOf(body, part) === "");
    const forms = heading === unreleased || /^## \d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)$/.test(heading) ? [] : [heading];
    return [
      ...missing.map(
        (part) => `"${heading}" of CHANGELOG.md has no "### ${part}"; where nothing is to be said, write "${nothing}"`,
      ),
      ...forms.map((form) => `"${form}" of CHANGELOG.md is no heading like "## 1.2.3 (2026-11-26)"`),
    ];
  });
}

/** Whether nothing stands under "Unreleased". */
export const isEmpty = (text) => parts.every((part) => bodyOf(versionsOf(text)[0]?.body ?? "", part) === nothing);

/** The changelog after a release: what was unreleased stands under the version, and a new empty "Unreleased" above it. */
export function releasedIn(text, { version, date }) {
  const empty = parts.map((part) => `### ${part}\n\n${nothing}\n`).join("\n");
  return text.replace(unreleased, `${unreleased}\n\n${empty}\n## ${version} (${date})`);
}
