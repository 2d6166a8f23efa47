import { renderEnvExample } from "./env-example";
import { choice, port, text } from "./kinds";

const shared = { name: "SHARED_SECRET", kind: text, secret: true, doc: "Shared.", example: "abc" } as const;
const mode = { name: "MODE", kind: choice("a", "b"), default: "a", doc: "Mode." } as const;

test("writes each setting once, under the services that have it; sets none of them", () => {
  const rendered = renderEnvExample({ gateway: { shared, own: { mode } }, settler: { shared } });
  expect(rendered.split("\n").slice(6)).toEqual([
    "# ---- gateway, settler ----",
    "",
    "# Shared.",
    "# Must be a text (required, secret).",
    "#SHARED_SECRET=abc",
    "",
    "# ---- gateway ----",
    "",
    "# Mode.",
    "# Must be one of a, b.",
    "#MODE=a",
    "",
  ]);
});

test("refuses two different declarations of one name", () => {
  const other = { name: "MODE", kind: port, default: "1", doc: "Other." } as const;
  expect(() => renderEnvExample({ gateway: { mode }, settler: { other } })).toThrow(
    "MODE is declared differently by gateway and settler",
  );
});
