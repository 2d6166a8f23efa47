import { readFile, writeFile } from "node:fs/promises";
import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { walletOf } from "@lunas/client/wallet";
import { atTerminal } from "@lunas/testkit/fakes/at-terminal";
import { home, useHome } from "@lunas/testkit/fixtures/opened-home";
import { encrypt, pbkdf2 } from "ox/Keystore";
import { runCommand } from "../run-command";
import type { Terminal } from "../terminal";

/** Signing in with a wallet that the profile does not hold. */
const key = `0x${"7".repeat(64)}` as const;
const wallet = walletOf(key);
let service: Server;
let logins: { readonly message: string; readonly signature: string }[];

useHome();
beforeEach(async () => {
  logins = [];
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const answer = (body: object) =>
        response
          .writeHead(200, { "content-type": "application/json", "set-cookie": "lunas_session=s1; HttpOnly" })
          .end(JSON.stringify(body));
      if (request.url === "/auth/nonce") return answer(challenge());
      if (request.url === "/auth/login") logins.push(JSON.parse(Buffer.concat(chunks).toString()));
      return answer(request.url === "/auth/login" ? { merchant } : merchant);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", () => resolve()));
});
afterEach(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

const url = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
const challenge = () => ({
  ...{ nonce: "abcdefgh12345678", domain: new URL(url()).host, uri: url(), statement: "Sign in to Lunas." },
  ...{ version: "1", chainIds: [1337], expiresAt: "2126-01-01T00:10:00.000Z" },
});
const merchant = {
  ...{ merchantId: "mer_1", email: "a@b.example", walletAddress: wallet.address, name: "Warung", website: null },
  ...{ webhookUrl: null, webhookSecret: null, webhookDisabledAt: null, defaultToken: "IDRX", defaultNetwork: "base" },
  ...{ approvedAt: null, nextWallet: null, channelSettings: null },
  ...{ createdAt: "2026-11-20T08:00:00.000Z", updatedAt: "2026-11-20T08:00:00.000Z" },
};

interface Started {
  readonly ended: Promise<{ readonly code: number; readonly err: string }>;
  /** The address of the page, as soon as the command prints it. */
  readonly page: Promise<string>;
  interrupt(): void;
}

function start(given: readonly string[], env: Readonly<Record<string, string>> = {}): Started {
  const err: string[] = [];
  const interruption = new AbortController();
  let found: (address: string) => void = () => undefined;
  const page = new Promise<string>((resolve) => {
    found = resolve;
  });
  const complain = (line: string) => {
    err.push(line);
    const [address] = /http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{64}/.exec(line) ?? [];
    if (address !== undefined) found(address);
  };
  const run = (terminal: Terminal) => runCommand(["login", ...given, "--url", url()], terminal);
  const ended = atTerminal(home, run, { complain, env, signal: interruption.signal }).then(({ code }) => ({
    code,
    err: err.join("\n"),
  }));
  return { ended, page, interrupt: () => interruption.abort() };
}

const profile = async () => JSON.parse(await readFile(join(home, "profile.json"), "utf8"));

async function keystoreFile(): Promise<string> {
  const [derived, options] = pbkdf2({ password: "open sesame", iterations: 10 });
  const file = join(home, "wallet.json");
  await writeFile(file, JSON.stringify(encrypt(key, derived, options)));
  return file;
}

test("a keystore: the session is stored, the key is not", async () => {
  const file = await keystoreFile();
  const { code } = await start(["--wallet", file], { LUNAS_WALLET_PASSWORD: "open sesame" }).ended;
  expect(code).toBe(0);
  const [login] = logins;
  expect(login?.signature).toBe(wallet.signMessage(login?.message ?? ""));
  expect(await profile()).toMatchObject({ merchantId: "mer_1", session: { url: url(), cookie: "lunas_session=s1" } });
  expect(JSON.stringify(await profile())).not.toContain("7777777");
});

test.each([
  [{ LUNAS_WALLET_PASSWORD: "wrong" }, "does not open"],
  [{}, "LUNAS_WALLET_PASSWORD"],
])("a keystore with %j: %s", async (env, problem) => {
  const ended = await start(["--wallet", await keystoreFile()], env).ended;
  expect(ended).toEqual({ code: 2, err: expect.stringContaining(problem) });
  expect(logins).toEqual([]);
});

test.each([
  ["no JSON", "hello"],
  ["another version", JSON.stringify({ version: 1, crypto: { ciphertext: "00", kdf: "scrypt", kdfparams: {} } })],
  [
    "a key derivation that takes 64 GiB",
    JSON.stringify({ version: 3, crypto: { ciphertext: "00", kdf: "scrypt", kdfparams: { n: 2 ** 29, r: 8, p: 1 } } }),
  ],
])("a file with %s is refused", async (_what, text) => {
  const file = join(home, "bad.json");
  await writeFile(file, text);
  const ended = await start(["--wallet", file], { LUNAS_WALLET_PASSWORD: "x" }).ended;
  expect(ended).toEqual({ code: 2, err: expect.stringContaining("is not an encrypted wallet file") });
});

interface Sent {
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

async function send(
  page: string,
  { path, body, headers = {} }: Sent,
): Promise<{ status: number; text: string; csp: string }> {
  const { origin, pathname } = new URL(page);
  const own = { Origin: origin, "Content-Type": "application/json" };
  const method = body === undefined ? "GET" : "POST";
  return new Promise((resolve, reject) => {
    const call = httpRequest(`${origin}${path.replace("{page}", pathname)}`, {
      method,
      headers: { ...own, ...headers },
    });
    call.on("error", reject).on("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      const csp = String(response.headers["content-security-policy"]);
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text, csp }));
    });
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

test("a browser's wallet signs in by the page, which then is gone", async () => {
  const { ended, page: opened } = start(["--browser"]);
  const page = await opened;
  const shown = await send(page, { path: "{page}" });
  expect(shown).toMatchObject({ status: 200, csp: expect.stringContaining("default-src 'none'; script-src 'sha256-") });
  expect(shown.text).toContain(new URL(url()).host);
  const answered = await send(page, { path: "{page}/message", body: { address: wallet.address.toLowerCase() } });
  const { message } = JSON.parse(answered.text);
  expect(message).toContain(wallet.address); // with its checksum, as EIP-4361 demands
  const body = { signature: wallet.signMessage(message) };
  expect(await send(page, { path: "{page}/signature", body })).toMatchObject({ status: 200 });
  expect(await ended).toMatchObject({ code: 0 });
  expect(logins).toEqual([{ message, signature: body.signature }]);
  expect(await profile()).toMatchObject({ session: { cookie: "lunas_session=s1" } });
  await expect(send(page, { path: "{page}" })).rejects.toThrow("ECONNREFUSED");
});

test("other pages and programs get nothing, and an interruption ends it", async () => {
  const { ended, page: opened, interrupt } = start(["--browser"]);
  const page = await opened;
  const body = { address: wallet.address };
  const statuses = await Promise.all([
    send(page, { path: "/" }),
    send(page, { path: `/${"0".repeat(64)}` }),
    send(page, { path: "{page}/message", body, headers: { Origin: "https://evil.example" } }),
    send(page, { path: "{page}/message", body, headers: { Host: "evil.example" } }),
    send(page, { path: "{page}/message", body: { address: "<script>" } }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 403, 404, 400]);
  interrupt();
  expect((await ended).code).not.toBe(0);
  expect(logins).toEqual([]);
});
