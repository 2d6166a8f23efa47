import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chains, settingPrefix } from "@lunas/catalog/chains";
import { silentSignerObserver } from "@lunas/chain/send/signer-observer";
import { readSettings } from "@lunas/runtime/env";
import { SettingsError } from "@lunas/runtime/settings-error";
import { type KeyServer, startKeyServer } from "@lunas/testkit/fakes/key-server";
import { encryptKeystoreJson, Wallet } from "ethers";
import { settings } from "./config";
import { openSigners } from "./open-signers";

const folder = mkdtempSync(join(tmpdir(), "lunas-keystores-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const wallet = new Wallet(`0x${"7e".repeat(32)}`);
const other = new Wallet(`0x${"5a".repeat(32)}`);
const phrase = "test test test test test test test test test test test junk";
const keystore = join(folder, "relayer.json");
const required = {
  DATABASE_URL: "postgresql://127.0.0.1/lunas",
  REDIS_URL: "redis://127.0.0.1",
  ...Object.fromEntries(
    chains.map(({ network }, port) => [`${settingPrefix(network)}_RPC_URLS`, `http://127.0.0.1:${port + 1}`]),
  ),
};

beforeAll(async () => {
  const scrypt = { N: 1_024, r: 8, p: 1 };
  writeFileSync(keystore, await encryptKeystoreJson(wallet, "open sesame", { scrypt }));
});

const place = { prefix: "BASE", chainId: 8_453, observe: silentSignerObserver };
const open = (given: Record<string, string>) =>
  openSigners(place, readSettings(settings, { ...required, ...given }).networks.base);

async function problemsOf(given: Record<string, string>): Promise<readonly string[]> {
  try {
    await open(given);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

it("opens keys, keystores and a mnemonic together, each signer as a lane, and the treasury separately", async () => {
  const password = join(folder, "password");
  writeFileSync(password, "open sesame\n");
  const { local, remote, treasury } = await open({
    BASE_SIGNER_KEYS: other.privateKey,
    BASE_SIGNER_KEYSTORES: keystore,
    BASE_SIGNER_KEYSTORE_PASSWORD_FILE: password,
    BASE_SIGNER_MNEMONIC: phrase,
    BASE_SIGNER_MNEMONIC_COUNT: "2",
    BASE_TREASURY_KEY: `0x${"11".repeat(32)}`,
  });
  expect(local.map(({ address }) => address)).toEqual([
    other.address,
    wallet.address,
    "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
    "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
    treasury,
  ]);
  expect(remote).toEqual([]);
  expect(treasury).toBe(new Wallet(`0x${"11".repeat(32)}`).address);
});

it.each<[string, Record<string, string>, RegExp[]]>([
  ["no signer", {}, [/^BASE has no signer: set BASE_SIGNER_KEYS, /]],
  ["no password", { BASE_SIGNER_KEYSTORES: keystore }, [/^BASE_SIGNER_KEYSTORE_PASSWORD is missing/]],
  [
    "several problems at once",
    {
      BASE_SIGNER_KEYSTORES: `${keystore},${folder}/nowhere.json`,
      BASE_SIGNER_KEYSTORE_PASSWORD: "open barley",
      BASE_SIGNER_MNEMONIC: "one two three",
    },
    [
      /relayer\.json cannot be opened: the password is wrong/,
      /nowhere\.json cannot be opened: ENOENT/,
      /_MNEMONIC: no BIP-39/,
    ],
  ],
  [
    "a signer twice",
    {
      BASE_SIGNER_KEYS: wallet.privateKey,
      BASE_SIGNER_KEYSTORES: keystore,
      BASE_SIGNER_KEYSTORE_PASSWORD: "open sesame",
    },
    [/twice/],
  ],
  [
    "a treasury that settles",
    { BASE_SIGNER_KEYS: other.privateKey, BASE_TREASURY_KEY: other.privateKey },
    [/settles no payments/],
  ],
])("refuses %s, and names it without its secrets", async (_what, given, expected) => {
  const problems = await problemsOf(given);
  expect(problems).toHaveLength(expected.length);
  for (const [index, problem] of problems.entries()) {
    expect(problem).toMatch(expected[index]!);
    for (const secret of ["open barley", "open sesame", "one two three", wallet.privateKey, other.privateKey])
      expect(problem).not.toContain(secret);
  }
});

describe("remote keys", () => {
  let server: KeyServer;
  const key = `0x${"3c".repeat(32)}`;
  const { address } = new Wallet(key);
  const web3signer = (of: string) => `web3signer:${server.url.replace("//", "//user:sesame@")}#${of}`;
  beforeAll(async () => {
    server = await startKeyServer({ privateKey: key, chainId: 8_453 });
  });
  afterEach(() => server.fault("none"));
  afterAll(() => server.stop());

  it("work together with local ones", async () => {
    const { local, remote } = await open({ BASE_SIGNER_KEYS: other.privateKey, BASE_SIGNERS: web3signer(address) });
    expect([local.length, remote.map((signer) => [signer.address(), signer.canSign()])]).toEqual([
      1,
      [[address, true]],
    ]);
  });

  it("that do not answer do not prevent the start", async () => {
    server.fault("errors");
    const { remote, treasury } = await open({
      BASE_SIGNERS: web3signer(address),
      BASE_TREASURY_SIGNER: web3signer(wallet.address),
    });
    expect(remote.map((signer) => signer.canSign())).toEqual([false, false]);
    expect(treasury).toBe(wallet.address);
  });

  it.each<[string, () => Record<string, string>, RegExp]>([
    [
      "that sign with another key",
      () => ({ BASE_SIGNERS: web3signer(other.address) }),
      /^BASE_SIGNERS: web3signer:127\.0\.0\.1:\d+#0x\w+: it did not sign with the key of 0x/,
    ],
    [
      "twice",
      () => ({ BASE_SIGNERS: web3signer(address), BASE_SIGNER_KEYS: key }),
      /twice: each lane needs a key of its own/,
    ],
    [
      "of a treasury without its address",
      () => ({ BASE_SIGNER_KEYS: key, BASE_TREASURY_SIGNER: "aws-kms:alias/treasury" }),
      /must end with #<address>/,
    ],
    [
      "of a treasury with another address",
      () => ({
        BASE_SIGNER_KEYS: key,
        BASE_TREASURY_KEY: other.privateKey,
        BASE_TREASURY_SIGNER: web3signer(wallet.address),
      }),
      /set one of them/,
    ],
  ])("%s are refused, without their credentials in the text", async (_what, given, expected) => {
    const problems = await problemsOf(given());
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(expected);
    expect(problems[0]).not.toContain("sesame");
  });

  it.each([
    "0x1111",
    "vault:key",
    "aws-kms:",
    "aws-kms:key#0x12",
    "gcp-kms:projects/p",
    "web3signer:http://127.0.0.1:9000",
    "web3signer:ftp://x#0x",
  ])("%s is not a key reference", async (reference) => {
    const [problem] = await problemsOf({ BASE_SIGNERS: reference });
    expect(problem).toContain("BASE_SIGNERS must be");
  });
});
