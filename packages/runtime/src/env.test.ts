import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { type EnvSource, readSettings } from "./env";
import { address, boolean, choice, durationMs, port, privateKeys, text, url, urlList, wei } from "./kinds";
import { defineSettings, type SettingsSchema } from "./settings";
import { SettingsError } from "./settings-error";

const schema = defineSettings({
  http: { port: { name: "PORT", kind: port, default: "3402", doc: "Port." } },
  database: {
    url: { name: "DATABASE_URL", kind: url("postgresql"), secret: true, doc: "Database.", example: "postgresql://…" },
  },
  chain: {
    rpcUrls: { name: "RPC_URLS", kind: urlList("https"), doc: "RPC." },
    keys: { name: "RELAYER_KEYS", kind: privateKeys, secret: true, optional: true, doc: "Keys." },
    feeCapWei: { name: "FEE_CAP_WEI", kind: wei, default: "1000000000", doc: "Ceiling." },
    token: { name: "TOKEN", kind: address, optional: true, doc: "Token." },
  },
  mode: { name: "MODE", kind: choice("hosted", "fork"), default: "hosted", doc: "Mode." },
  facade: { name: "FACADE", kind: boolean, default: "false", doc: "Facade." },
  waitMs: { name: "WAIT_MS", kind: durationMs, default: "25000", doc: "Wait." },
});
const enough = { DATABASE_URL: "postgresql://u:p@h/d", RPC_URLS: "https://a.example, https://b.example/" };

function problemsOf(source: EnvSource, of: SettingsSchema = schema): readonly string[] {
  try {
    readSettings(of, source);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

test("returns a typed tree with the defaults", () => {
  const settings = readSettings(schema, enough);
  const portNumber: number = settings.http.port;
  const feeCapWei: bigint = settings.chain.feeCapWei;
  const mode: "hosted" | "fork" = settings.mode;
  expect({ portNumber, feeCapWei, mode }).toEqual({ portNumber: 3402, feeCapWei: 1_000_000_000n, mode: "hosted" });
  expect(settings.chain.rpcUrls).toEqual(["https://a.example", "https://b.example/"]);
  expect(settings.chain.keys).toBeUndefined();
  expect(settings.facade).toBe(false);
});

test("freezes the whole tree", () => {
  const settings = readSettings(schema, enough);
  expect(Object.isFrozen(settings) && Object.isFrozen(settings.http) && Object.isFrozen(settings.chain.rpcUrls)).toBe(
    true,
  );
});

test("wraps secrets", () => {
  const settings = readSettings(schema, { ...enough, RELAYER_KEYS: `0x${"ab".repeat(32)}` });
  expect(settings.database.url.reveal()).toBe("postgresql://u:p@h/d");
  expect(settings.chain.keys?.reveal()).toEqual([`0x${"ab".repeat(32)}`]);
  expect(inspect(settings, { depth: 9 })).not.toContain("abab");
});

test("treats an empty text as unset", () => {
  expect(readSettings(schema, { ...enough, PORT: "" }).http.port).toBe(3402);
  expect(problemsOf({ ...enough, DATABASE_URL: "" })).toHaveLength(1);
});

test("reports all problems at once, with the expected form, and no secret's value", () => {
  const hidden = "c0ffee".repeat(9);
  const problems = problemsOf({
    PORT: "70000",
    MODE: "spoon",
    RELAYER_KEYS: hidden,
    DATABASE_URL: "mysql://u:hunter2@h",
    TOKEN: "0x12",
  });
  expect(problems).toEqual([
    'PORT must be a whole number from 0 to 65535 (it is "70000").',
    "DATABASE_URL must be a URL beginning with postgresql://, for example postgresql://….",
    "RPC_URLS is missing: it must be a comma-separated list of URLs beginning with https://. RPC.",
    "RELAYER_KEYS must be a comma-separated list of private keys (each 0x and 64 hex digits).",
    'TOKEN must be an address (0x and 40 hex digits) (it is "0x12").',
    'MODE must be one of hosted, fork (it is "spoon").',
  ]);
  expect(problems.join()).not.toMatch(/hunter2|c0ffee/);
});

test("does not repeat credentials in a URL that was not declared a secret", () => {
  expect(problemsOf({ ...enough, RPC_URLS: "ftp://me:hunter2@h" }).join()).not.toContain("hunter2");
});

test("refuses a default that does not fit its kind, like any other value", () => {
  expect(problemsOf({}, { port: { name: "PORT", kind: port, default: "x", doc: "" } })).toHaveLength(1);
});

describe("a secret in a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "lunas-env-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "database-url");
  const { DATABASE_URL, ...others } = enough;
  writeFileSync(path, `${DATABASE_URL}\n`);

  test("is read, without the end of the line", () => {
    expect(readSettings(schema, { ...others, DATABASE_URL_FILE: path }).database.url.reveal()).toBe(DATABASE_URL);
  });

  test("is a problem beside the variable itself, or if it cannot be read", () => {
    expect(problemsOf({ ...enough, DATABASE_URL_FILE: path })).toEqual([
      `DATABASE_URL and DATABASE_URL_FILE are both set: remove DATABASE_URL to use the file ${path}, or remove DATABASE_URL_FILE to use the value.`,
    ]);
    const missing = join(folder, "none");
    expect(problemsOf({ ...others, DATABASE_URL_FILE: missing })[0]).toBe(
      `DATABASE_URL_FILE names a file that cannot be read: ${missing}`,
    );
  });

  test("may be missing, but not unreadable, where the setting says so: the chart names it for every deployment", () => {
    const of = { name: "NAME", kind: text, secret: true, optional: true, fileMayBeMissing: true, doc: "" } as const;
    expect(readSettings({ of }, { NAME_FILE: join(folder, "none") }).of).toBeUndefined();
    expect(readSettings({ of }, { NAME_FILE: path }).of?.reveal()).toBe(DATABASE_URL);
    expect(problemsOf({ NAME_FILE: folder }, { of })).toEqual([
      `NAME_FILE names a file that cannot be read: ${folder}`,
    ]);
  });

  test("is not read where the setting is not a secret", () => {
    const plain = { name: { name: "NAME", kind: text, default: "as it is", doc: "" } } as const;
    expect(readSettings(plain, { NAME_FILE: path }).name).toBe("as it is");
  });
});
