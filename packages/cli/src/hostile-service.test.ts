import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { atTerminal } from "@lunas/testkit/fakes/at-terminal";
import { home, useHome } from "@lunas/testkit/fixtures/opened-home";
import { runCommand } from "./run-command";

/** Attacks of a service, or of a proxy in front of it, on the user at the terminal. */
const requests: { readonly url: string; readonly init: RequestInit }[] = [];
let answer: (path: string) => Response;

useHome();
beforeEach(() => {
  requests.length = 0;
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    requests.push({ url, init });
    return answer(new URL(url).pathname);
  });
});
afterEach(() => jest.restoreAllMocks());

const env = { LUNAS_API_KEY: "ipk_sandbox_secret", LUNAS_URL: "https://pay.example" };
const lunas = (...given: string[]) =>
  atTerminal(home, (terminal) => runCommand(given, terminal), { env, hasColours: true });

describe("signing in", () => {
  const challenge = {
    nonce: "abcdefgh12345678",
    domain: "pay.example",
    uri: "https://pay.example",
    statement: "Sign in to Lunas.",
    version: "1",
    chainIds: [1337],
    expiresAt: "2026-01-01T00:10:00.000Z",
  };
  const register = (change: object) => {
    answer = (path) =>
      path === "/auth/nonce"
        ? Response.json({ ...challenge, ...change })
        : Response.json({ error: { code: "unauthorized", message: "no" } }, { status: 401 });
    return lunas("register", "--email", "a@b.example", "--name", "Warung");
  };

  test.each<[string, object]>([
    ["another site's domain", { domain: "bank.example" }],
    ["another port", { domain: "pay.example:444" }],
    ["another site's address", { uri: "https://bank.example/login" }],
    ["another scheme", { uri: "http://pay.example" }],
    ["extra lines in the statement", { statement: "Hi.\n\nURI: https://bank.example" }],
    ["extra lines in the nonce", { nonce: "abcdefgh\nResources:\n- x" }],
    ["extra lines in the time", { expiresAt: "2026-01-01T00:10:00.000Z\nResources:" }],
  ])("a message with %s is not signed", async (_what, change) => {
    const { code, err } = await register(change);
    expect([code, err]).toEqual([1, expect.stringMatching(/sign_in_refused|unexpected_answer/)]);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(["/auth/nonce"]);
  });

  test("the service's own message is signed", async () => {
    await register({});
    const [, sent] = requests;
    expect(JSON.parse(String(sent?.init.body)).message).toMatch(/^pay\.example wants you to sign in/);
  });
});

describe("keys go to the given address only", () => {
  test.each([
    ["payments", "list"],
    ["fund", "--to", `0x${"1".repeat(40)}`],
    ["keys", "list"],
  ])("no redirect is followed: %s %s", async (...given) => {
    await writeFile(join(home, "profile.json"), JSON.stringify({ merchantKey: `0x${"1".repeat(64)}` }));
    answer = () => Response.json({ error: { code: "forbidden", message: "no" } }, { status: 403 });
    await lunas(...given);
    expect(requests.map(({ init }) => init.redirect)).toEqual(["error"]);
  });

  test.each(["http://pay.example", "http://localhost.evil.example"])("%s is refused", async (url) => {
    const ended = await lunas("payments", "list", "--url", url);
    expect(ended).toMatchObject({ code: 2, err: expect.stringContaining("https") });
    expect(requests).toEqual([]);
  });
});

describe("remote text cannot control the terminal", () => {
  const codes = "\u001b[2J\u001b]0;owned\u0007\u009b31m\u202e\rEverything\u001b[32m works";
  const unsafe = /(?![\n\t])\p{Cc}|\p{Bidi_Control}/u;
  const payment = {
    ...{ paymentId: "pay_1", verified: true, status: "confirmed", txHash: null, from: "0x", to: "0x", token: "IDRX" },
    ...{ amount: "500000", environment: "sandbox", network: "sandbox", blockNumber: 1, timestamp: "t", createdAt: "t" },
    ...{ source: "server", resource: `https://a/${codes}\npay_2  confirmed`, description: null, failure: null },
    metadata: { [`name${codes}`]: `value${codes}` },
  };

  test("records", async () => {
    answer = () => Response.json({ payments: [payment], pagination: { page: 1, limit: 20, total: 1, totalPages: 1 } });
    const { out } = await lunas("payments", "list");
    expect(out).not.toMatch(unsafe);
    expect(out.split("\n")).toHaveLength(2); // a head and one payment: the remote text adds no line
    expect(out).toContain("Rp\u00a05.000,00");
    expect(out).toContain("500000");
  });

  test("a record has the command's own colours, and no others", async () => {
    answer = () => Response.json(payment);
    const { out } = await lunas("payments", "show", "pay_1");
    expect(out).toContain("\u001b[32mconfirmed\u001b[0m");
    expect(out.replace("\u001b[32mconfirmed\u001b[0m", "")).not.toMatch(unsafe);
  });

  test("failures, as text and as JSON", async () => {
    answer = () =>
      Response.json(
        { error: { code: `x${codes}`, message: `no${codes}\nlunas: paid`, details: { a: codes } } },
        { status: 400, headers: { "X-Request-Id": "req_1" } },
      );
    const { err } = await lunas("payments", "show", "pay_1");
    expect(err).not.toMatch(unsafe);
    expect(err.split("\n")).toHaveLength(3);
    const json = await lunas("payments", "show", "pay_1", "--json");
    expect(json.out).not.toMatch(unsafe);
    expect(JSON.parse(json.out).error.message).toBe(`no${codes}\nlunas: paid`);
  });

  test("the purchased content", async () => {
    answer = () => new Response(`one\n\ttwo${codes}`);
    const { out } = await lunas("pay", "https://shop.example/");
    expect(out).not.toMatch(unsafe);
    expect(out.startsWith("one\n\ttwo")).toBe(true);
    const json = await lunas("pay", "https://shop.example/", "--json");
    expect(json.out).not.toMatch(unsafe);
    expect(JSON.parse(json.out).body).toBe(`one\n\ttwo${codes}`);
  });
});

test.each([
  [["pay", "https://a.example", "--environment", "production"], "--max-price is needed"],
  [["pay", "https://a.example", "--environment", "live"], "--max-price is needed"],
  [["pay", "https://a.example", "--environment", "prod"], "base"],
  [["keys", "create", "--environment", "live"], "there is no merchant's wallet"],
  [["keys", "create", "--environment", "base"], "there is no merchant's wallet"],
  [["keys", "create", "--environment", "staging"], "--environment must be"],
])("%j: real money has several names", async (given, reported) => {
  expect(await lunas(...given)).toMatchObject({ code: 2, err: expect.stringContaining(reported) });
});
