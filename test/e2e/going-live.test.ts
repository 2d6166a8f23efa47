import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandArguments } from "@lunas/stack/command-entry";
import { freePort } from "@lunas/stack/free-port";
import { type Harness, startHarness } from "../harness/start-harness";
import { startTlsFront, type TlsFront } from "../harness/tls-front";

/** `lunas doctor --environment base` against a real service with its own base, over https. */
const home = mkdtempSync(join(tmpdir(), "lunas-home-"));
let front: TlsFront;
let harness: Harness;

beforeAll(async () => {
  front = await startTlsFront();
  // The receiver is on this machine, too, so the dispatcher must trust the certificate.
  const env = {
    PUBLIC_URL: front.url,
    SIWE_DOMAINS: new URL(front.url).host,
    NODE_EXTRA_CA_CERTS: front.certificateFile,
  };
  harness = await startHarness({ stack: { blockTime: { sandbox: "automine" } }, services: { env } });
  front.leadTo(harness.url);
}, 120_000);

afterAll(async () => {
  await harness?.stop();
  await front?.close();
  rmSync(home, { recursive: true, force: true });
}, 60_000);

function lunas(...given: string[]): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const { LUNAS_API_KEY: _key, LUNAS_URL: _url, ...env } = process.env;
  const own = { HOME: home, LUNAS_URL: front.url, NODE_EXTRA_CA_CERTS: front.certificateFile };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...commandArguments("lunas"), ...given],
      { env: { ...env, ...own } },
      (error, out, err) => {
        resolve({ code: error === null ? 0 : Number(error.code), out, err });
      },
    );
  });
}

async function checklist(...given: string[]) {
  const { code, out, err } = await lunas("doctor", "--environment", "base", "--json", ...given);
  const { ready, checks } = JSON.parse(out) as {
    readonly ready: boolean;
    readonly checks: readonly { readonly check: string; readonly state: string; readonly detail: string }[];
  };
  const toDo = checks.filter(({ state }) => state !== "ok").map(({ check }) => check);
  return { code, ready, toDo, checks, err };
}

test("from a new merchant to a set-up that is ready, each remedy as the command says it", async () => {
  const unregistered = await checklist();
  expect(unregistered).toMatchObject({ code: 1, ready: false });
  expect(unregistered.toDo).not.toContain("the service answers");
  expect(unregistered.toDo).toEqual(expect.arrayContaining(["the key is for production", "a webhook address is set"]));

  expect((await lunas("register", "--email", "a@shop.example", "--name", "Shop")).code).toBe(0);
  const registered = await checklist();
  expect(registered.toDo).toEqual([
    ...["the key is for production", "the key belongs to your account", "you may use production"],
    ...["a webhook address is set", "your receiver answers"],
  ]);
  const [, , , , key] = registered.checks;
  expect(key?.detail).toContain("npx @lunas/cli keys create --environment production --save");

  expect((await lunas("keys", "create", "--environment", "production", "--save")).code).toBe(0);
  expect((await lunas("webhooks", "set", `${front.url}/hook`)).code).toBe(0);
  front.answerHook(500);
  expect(await checklist()).toMatchObject({ code: 1, toDo: ["your receiver answers"] });

  front.answerHook(204);
  const ready = await checklist();
  expect(ready).toMatchObject({ code: 0, ready: true, toDo: [] });
  expect(ready.checks).toHaveLength(11);

  const shown = await lunas("doctor", "--environment", "base");
  expect(shown.code).toBe(0);
  expect(shown.out.match(/^ok +\w/gm)).toHaveLength(11);
  expect(`${shown.out}${shown.err}`).not.toMatch(/ipk_live_\w{12}|whsec_|0x[0-9a-f]{64}/);
}, 90_000);

test("a service without encryption and one that is away are told as that", async () => {
  const plain = await checklist("--url", harness.url);
  expect(plain.toDo).toContain("the connection is encrypted");
  const away = await checklist("--url", `http://127.0.0.1:${await freePort()}`);
  expect(away.code).toBe(1);
  expect(away.checks[0]?.detail).toMatch(/Connection refused: nothing listens at/);
}, 60_000);
