/** The first accounts of the default phrase of development nodes. */
const developmentKeys: ReadonlySet<string> = new Set([
  "ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80",
  "59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d",
  "5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a",
  "7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6",
  "47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a",
  "8b3a350cf5c34c9194ca85829a2df0ec3153be0318b5e2d3348e872092edffba",
  "92db14e403b83dfe3df233f83dfa3a0d7096f21ca9b0d6d6b8d88b2b4ec1564e",
  "4bbbf85ce3377467afe5d46f804f221813b2bb87f24d81f60f1fcdbf7cbf4356",
  "dbda1821b80551c9d65939329250298aa3472ba22feea921c0cf5d620ea67b97",
  "2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6",
]);

/** Phrases from public documentation. */
const developmentPhrases: ReadonlySet<string> = new Set([
  `${"test ".repeat(11)}junk`,
  `${"abandon ".repeat(11)}about`,
  `${"abandon ".repeat(23)}art`,
]);

/** Whether a secret, or one in a list of them, is public: the example's, a development node's, or one repeated byte. */
export function isPublishedSecret(given: string, example: string | undefined): boolean {
  const examples = new Set(parts(example ?? ""));
  const phrase = given.trim().toLowerCase().split(/\s+/).join(" ");
  return developmentPhrases.has(phrase) || parts(given).some((part) => examples.has(part) || isWeakKey(part));
}

/** A list's entries without their key names (`id:key`), in one spelling. */
function parts(list: string): string[] {
  const entries = list.split(",").map((entry) => entry.trim());
  return entries.filter((entry) => entry !== "").map((entry) => entry.replace(/^[\w-]{1,32}:(?!\/\/)/, ""));
}

function isWeakKey(part: string): boolean {
  const bytes = bytesOf(part);
  return bytes !== null && (developmentKeys.has(bytes.toString("hex")) || new Set(bytes).size === 1);
}

/** 32 bytes as hex or base64; null for anything else. */
function bytesOf(part: string): Buffer | null {
  if (/^(0x)?[0-9a-fA-F]{64}$/.test(part)) return Buffer.from(part.slice(-64), "hex");
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(part) ? Buffer.from(part, "base64") : null;
}
