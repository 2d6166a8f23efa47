import { renderEnvExample } from "./env-example";
import { choice, port, text } from "./kinds";

const shared = { name: "SHARED_SECRET", kind: text, secret: true, doc: "Shared.", example: "abc" } as const;
const mode = { name: "MODE", kind: choice("a", "b"), default: "a", doc: "Mode." } as const;

test("writes each setting once, under the services that have it; sets none of them", () => {
  const rendered = renderEnvExample({ gateway: { shared, own: { mode } }, settler: { shared } });
  expect(rendered.split("\n").slice(7)).toEqual([
    expect.stringMatching(/^# =+ What everybody sets/),
    "",
    "# ---- gateway, settler ----",
    "",
    "# Shared.",
    "# Must be a text (required, secret).",
    "#SHARED_SECRET=abc",
    "",
    expect.stringMatching(/^# =+ What an operator may set/),
    "",
    "# ---- gateway ----",
    "",
    "# Mode.",
    "# Must be one of a, b.",
    "#MODE=a",
    "",
  ]);
});

test("each audience has its part: what is required is for everybody, the rest for operators unless it says otherwise", () => {
  const tests = { name: "TRICK", kind: port, default: "0", audience: "tests", doc: "Trick." } as const;
  const everybody = { name: "URL", kind: port, default: "1", audience: "everybody", doc: "URL." } as const;
  const rendered = renderEnvExample({ gateway: { tests, mode, everybody, shared } });
  expect(rendered.match(/^# =+ [\w\s]+|^#[A-Z_]+(?==)/gm)?.map((line) => line.trim())).toEqual([
    "# ======== What everybody sets",
    "#URL",
    "#SHARED_SECRET",
    "# ======== What an operator may set",
    "#MODE",
    "# ======== For development and tests",
    "#TRICK",
  ]);
});

test("refuses two different declarations of one name", () => {
  const other = { name: "MODE", kind: port, default: "1", doc: "Other." } as const;
  expect(() => renderEnvExample({ gateway: { mode }, settler: { other } })).toThrow(
    "MODE is declared differently by gateway and settler",
  );
});
