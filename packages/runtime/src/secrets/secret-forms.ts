import { withOneHost } from "../redis-url";

/** Shorter texts are words of normal lines: striking "lunas" would hide the names of the services. */
const SHORTEST = 8;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
/** A short word without digits and capitals is a name (`base-mainnet`, `lunas_gateway`), not a key. */
const PLAIN_WORD = /^(?=.{1,15}$)[a-z]+(?:[-_.][a-z]+)*$/;
const URL_START = /[a-z][a-z0-9+.-]*:\/\//i;

/** All texts by which a secret setting's value could be recognized: its secret parts, each in every usual encoding. */
export function formsOf(text: string): readonly string[] {
  return [...new Set(secretParts(text.trim()).flatMap(encodings))].filter((form) => form.length >= SHORTEST);
}

function secretParts(text: string): readonly string[] {
  if (!URL_START.test(text)) return partsOfText(text);
  // A password in a malformed URL may contain anything, also a comma: its userinfo is read from the whole text.
  const credentials = [...text.matchAll(/:\/\/([^/?#\n]*)@/g)].flatMap(([, userInfo = ""]) =>
    partsOfUserInfo(userInfo),
  );
  const urls = text
    .split(/,(?=[a-z0-9+-]+:)/i)
    .flatMap((entry) => partsOfUrl(entry.replace(/^.*?(?=[a-z][a-z0-9+.]*:\/\/)/i, "")));
  return [...credentials, ...urls];
}

function partsOfUserInfo(userInfo: string): readonly string[] {
  const at = userInfo.indexOf(":");
  // A user without a password is a token, as some RPC providers want it.
  if (at < 0) return [userInfo];
  const [user, password] = [userInfo.slice(0, at), userInfo.slice(at + 1)];
  const basic = Buffer.from(`${decoded(user)}:${decoded(password)}`).toString("base64");
  // A password equal to the user's name is a development default, which production refuses.
  if (password === user) return [];
  return [password, basic, ...(PLAIN_WORD.test(user) ? [] : [user])];
}

/** The path of a provider's URL may be its key; the path of a database is the database's name. */
function partsOfUrl(url: string): readonly string[] {
  const single = withOneHost(url);
  if (!URL.canParse(single)) return partsOfText(url).filter((part) => !URL_START.test(part));
  const { pathname, search, searchParams } = new URL(single);
  const isStore = /^(?:postgres|redis)/i.test(url);
  const path = isStore ? [] : pathname.split("/").filter((part) => !PLAIN_WORD.test(part));
  const inQuery = isStore ? searchParams.getAll("password") : [...searchParams.values(), ...rawValues(search)];
  return [...path, ...inQuery];
}

function rawValues(search: string): readonly string[] {
  return search
    .slice(1)
    .split("&")
    .map((pair) => pair.slice(pair.indexOf("=") + 1));
}

/** Keys, tokens, phrases, and lists of them: `key,key`, `id:key`, `name=value`. */
function partsOfText(text: string): readonly string[] {
  const entries = text.split(",").map((entry) => entry.trim());
  const values = entries.flatMap((entry) => [
    entry,
    ...[/^[^\s:=]+:(.+)$/, /^[^\s:=]+=(.+)$/].flatMap((form) => form.exec(entry)?.[1] ?? []),
  ]);
  const words = values.flatMap((value) => (/^\w+(?: \w+){11,}$/.test(value) ? [] : value.split(/[\s#]+/)));
  const parts = words.filter((part) => !PLAIN_WORD.test(part));
  return [text, ...values, ...parts].filter((part) => !ADDRESS.test(part));
}

function encodings(part: string): readonly string[] {
  const plain = decoded(part);
  const spellings = [part, plain, encodeURIComponent(plain), JSON.stringify(plain).slice(1, -1)];
  const texts = new Set([part, plain]);
  const bytes = [...texts].flatMap((text) => [Buffer.from(text), ...decodedBytes(text)]);
  const encoded = bytes.flatMap((raw) => [
    raw.toString("hex"),
    raw.toString("base64").replace(/=+$/, ""),
    raw.toString("base64url"),
  ]);
  return part.length < SHORTEST && plain.length < SHORTEST ? [] : [...spellings, ...encoded, ...withoutPrefix(part)];
}

function withoutPrefix(part: string): readonly string[] {
  return /^0x[0-9a-fA-F]+$/.test(part) ? [part.slice(2)] : [];
}

/** The bytes of a key that is written in hex or base64. */
function decodedBytes(text: string): readonly Buffer[] {
  if (/^(?:0x)?[0-9a-fA-F]{64}$/.test(text)) return [Buffer.from(text.slice(-64), "hex")];
  return /^[A-Za-z0-9+/]{43}=$/.test(text) ? [Buffer.from(text, "base64")] : [];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
