import { listOf, url } from "@lunas/runtime/kinds";
import { defineSettings, type SettingsOf } from "@lunas/runtime/settings";
import type { Page } from "../http/page";

const dayMs = 86_400_000;
/** RFC 9116 recommends less than a year; a reader with an older copy should fetch it again. */
const validForDays = 180;
const path = "/.well-known/security.txt";

const contacts = listOf(
  { expected: "", parse: (given: string) => (/^(mailto:|https:\/\/|tel:)[^\s,]+$/.test(given) ? given : undefined) },
  "URIs beginning with mailto:, https:// or tel:, the preferred one first",
);
const languages = listOf(
  { expected: "", parse: (given: string) => (/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(given) ? given : undefined) },
  "language tags (RFC 5646)",
);

const page = <const N extends string>(name: N, doc: string) =>
  ({ name, kind: url("https"), optional: true, doc }) as const;

/** The contact for vulnerability reports. */
export const securityTextSettings = defineSettings({
  contacts: {
    name: "SECURITY_CONTACT",
    kind: contacts,
    optional: true,
    doc: "Contact for vulnerability reports: /.well-known/security.txt, which is served where this is set.",
    example: "mailto:security@pay.example",
  },
  languages: {
    name: "SECURITY_LANGUAGES",
    kind: languages,
    default: "id,en",
    doc: "Languages of the readers of reports.",
  },
  policyUrl: page("SECURITY_POLICY_URL", "The page about the handling of vulnerabilities."),
  encryptionUrl: page("SECURITY_ENCRYPTION_URL", "The key to encrypt reports with."),
  acknowledgmentsUrl: page("SECURITY_ACKNOWLEDGMENTS_URL", "The page that thanks the reporters."),
});

/** `/.well-known/security.txt` (RFC 9116); no page without a contact. Its expiry moves forward every day. */
export function securityTextPages(
  settings: SettingsOf<typeof securityTextSettings>,
  publicUrl: string,
  now: () => number,
): readonly Page[] {
  if (settings.contacts === undefined) return [];
  const fields = [
    ...settings.contacts.map((contact) => ["Contact", contact]),
    ["Encryption", settings.encryptionUrl],
    ["Acknowledgments", settings.acknowledgmentsUrl],
    ["Preferred-Languages", settings.languages.join(", ")],
    ["Canonical", new URL(path, publicUrl).href],
    ["Policy", settings.policyUrl],
  ].filter(([, value]) => value !== undefined);
  const body = () => {
    const expiresMs = (Math.floor(now() / dayMs) + validForDays) * dayMs;
    const expires = ["Expires", new Date(expiresMs).toISOString().replace(".000Z", "Z")];
    return Buffer.from([...fields, expires].map((field) => `${field.join(": ")}\n`).join(""));
  };
  return [{ path, type: "text/plain", body }];
}
