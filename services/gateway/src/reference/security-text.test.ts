import { readSettings } from "@lunas/runtime/env";
import { SettingsError } from "@lunas/runtime/settings-error";
import { securityTextPages, securityTextSettings } from "./security-text";

const dayMs = 86_400_000;
const begun = Date.parse("2026-11-22T13:37:00Z");
const full = {
  SECURITY_CONTACT: "mailto:security@pay.example, https://pay.example/report",
  SECURITY_POLICY_URL: "https://pay.example/policy",
  SECURITY_ENCRYPTION_URL: "https://pay.example/key.asc",
};

function serve(env: Record<string, string>, clock = { nowMs: begun }) {
  const pages = securityTextPages(
    readSettings(securityTextSettings, env),
    "https://pay.example/api",
    () => clock.nowMs,
  );
  return { pages };
}

const textOf = ({ pages }: ReturnType<typeof serve>) => {
  const body = pages[0]?.body;
  return typeof body === "function" ? body().toString() : undefined;
};

test("contains the contact, the address and the expiry, as in RFC 9116", () => {
  expect(textOf(serve(full))).toBe(
    [
      "Contact: mailto:security@pay.example",
      "Contact: https://pay.example/report",
      "Encryption: https://pay.example/key.asc",
      "Preferred-Languages: id, en",
      "Canonical: https://pay.example/.well-known/security.txt",
      "Policy: https://pay.example/policy",
      "Expires: 2027-05-21T00:00:00Z",
      "",
    ].join("\n"),
  );
});

test("never expires while it is served, and lasts less than a year", () => {
  const clock = { nowMs: begun };
  const served = serve(full, clock);
  for (let days = 0; days < 800; days += 37) {
    clock.nowMs = begun + days * dayMs;
    const expiresMs = Date.parse(/Expires: (\S+)/.exec(textOf(served) ?? "")?.[1] ?? "");
    expect(expiresMs - clock.nowMs).toBeGreaterThan(170 * dayMs);
    expect(expiresMs - clock.nowMs).toBeLessThan(365 * dayMs);
  }
});

test("is not served without a contact", () => {
  expect(serve({ SECURITY_POLICY_URL: "https://pay.example/policy" }).pages).toEqual([]);
});

test.each([
  ["SECURITY_CONTACT", "security@pay.example"],
  ["SECURITY_CONTACT", "http://pay.example"],
  ["SECURITY_CONTACT", "mailto:a@b.example\nPolicy: https://evil.example"],
  ["SECURITY_LANGUAGES", "id;en"],
  ["SECURITY_POLICY_URL", "http://pay.example"],
])("%s may not be %j", (name, value) => {
  expect(() => readSettings(securityTextSettings, { ...full, [name]: value })).toThrow(SettingsError);
});
