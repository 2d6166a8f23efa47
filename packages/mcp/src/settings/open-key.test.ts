import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Keystore } from "ox";
import { openKey } from "./open-key";
import { readSettings } from "./read-settings";

const privateKey = `0x${"1".repeat(64)}` as const;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lunas-mcp-"));
  const [key, options] = Keystore.pbkdf2({ password: "open sesame", iterations: 100 });
  await writeFile(join(folder, "keystore.json"), JSON.stringify(Keystore.encrypt(privateKey, key, options)));
  await writeFile(join(folder, "password"), "open sesame\n");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = async (env: Record<string, string>) => {
  const { settings, secrets } = await readSettings({ LUNAS_ENVIRONMENT: "local", LUNAS_MCP_PER_DAY: "5000", ...env });
  return openKey(settings, secrets);
};

test("the key of a keystore, with the password from a file or from the environment", async () => {
  const LUNAS_MCP_KEYSTORE = join(folder, "keystore.json");
  const fromFile = { LUNAS_MCP_KEYSTORE, LUNAS_MCP_KEYSTORE_PASSWORD_FILE: join(folder, "password") };
  expect(await open(fromFile)).toBe(privateKey);
  expect(await open({ LUNAS_MCP_KEYSTORE, LUNAS_MCP_KEYSTORE_PASSWORD: "open sesame" })).toBe(privateKey);
});

test.each<[string, () => Record<string, string>]>([
  ["no key", () => ({})],
  ["two keys", () => ({ LUNAS_MCP_PRIVATE_KEY: privateKey, LUNAS_MCP_KEYSTORE: join(folder, "keystore.json") })],
  ["no password", () => ({ LUNAS_MCP_KEYSTORE: join(folder, "keystore.json") })],
  ["no file", () => ({ LUNAS_MCP_KEYSTORE: join(folder, "none"), LUNAS_MCP_KEYSTORE_PASSWORD: "hunter2" })],
  [
    "a wrong password",
    () => ({ LUNAS_MCP_KEYSTORE: join(folder, "keystore.json"), LUNAS_MCP_KEYSTORE_PASSWORD: "hunter2" }),
  ],
  [
    "a file that is no keystore",
    () => ({ LUNAS_MCP_KEYSTORE: join(folder, "password"), LUNAS_MCP_KEYSTORE_PASSWORD: "hunter2" }),
  ],
])("%s is refused, and the message holds no secret", async (_what, env) => {
  const refused = await open(env()).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: "invalid_key" });
  expect(String((refused as Error).message)).not.toMatch(/hunter2|sesame|1111/);
});

test.each([
  [{ LUNAS_MCP_PER_DAY: "5.000" }, /perDay: must be whole rupiah/],
  [{ LUNAS_MCP_PER_CALL: "-1" }, /perCall: must be whole rupiah/],
  [{ LUNAS_MCP_HOST: "0.0.0.0" }, /host: /],
  [{ LUNAS_MCP_ORIGINS: "{" }, /LUNAS_MCP_ORIGINS: must be JSON/],
  [{ LUNAS_MCP_ORIGINS: '{"https://a.example/path":"5"}' }, /must be an origin/],
  [{ LUNAS_MCP_PERCALL: "1" }, /unknown: LUNAS_MCP_PERCALL/],
  [{ LUNAS_MCP_CONFIG: "/nowhere/at-all.json" }, /cannot be read/],
])("%j: the problem is named", async (env, expected) => {
  await expect(open(env)).rejects.toMatchObject({ code: "invalid_option", message: expect.stringMatching(expected) });
});

test("a file holds the settings, and the environment wins", async () => {
  const path = join(folder, "settings.json");
  await writeFile(path, JSON.stringify({ environment: "local", perDay: "9000", perCall: "100" }));
  const { settings } = await readSettings({ LUNAS_MCP_CONFIG: path, LUNAS_MCP_PER_CALL: "50" });
  expect(settings).toMatchObject({ perDay: "9000", perCall: "50" });
  await writeFile(path, JSON.stringify({ environment: "local", perDay: "9000", percall: "100" }));
  await expect(readSettings({ LUNAS_MCP_CONFIG: path })).rejects.toMatchObject({ code: "invalid_option" });
});
