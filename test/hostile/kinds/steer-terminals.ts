import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "@lunas/cli/run-command";
import { atTerminal } from "@lunas/testkit/fakes/at-terminal";
import { type Attempt, tryEach } from "../attempts";
import type { HostileKind } from "../kind";

/** What must not reach a terminal. The command's own colours are plain SGR and are taken away first. */
const unsafe = /(?![\n\t])\p{Cc}|\p{Bidi_Control}/u;
const ownColours = new RegExp(`${String.fromCharCode(27)}\\[\\d{1,2}m`, "g");
const esc = "\u001b";

const codes = [
  ...[
    `${esc}[2J`,
    `${esc}]0;owned\u0007`,
    `${esc}]52;c;ZXZpbA==\u0007`,
    `${esc}]8;;https://evil.example${esc}\\`,
    `${esc}P1$r${esc}\\`,
  ],
  ...[
    `${esc}[1;1H`,
    `${esc}[?1049h`,
    `${esc}c`,
    `${esc}[6n`,
    `${esc}_G${esc}\\`,
    `${esc}^x${esc}\\`,
    "\u009b2J",
    "\u009d0;x\u009c",
    "\u0090x",
  ],
  ...[
    "\r",
    "\b\b\b",
    "\u0007",
    "\u0000",
    "\u000b",
    "\u000c",
    "\u007f",
    "\u0085",
    "\u202e",
    "\u2066",
    "\u200f",
    "\u061c",
    "\u001a",
    "\u0004",
  ],
];
const payment = {
  ...{ paymentId: "pay_1", verified: true, status: "confirmed", txHash: null, from: "0x", to: "0x", token: "IDRX" },
  ...{ amount: "500000", environment: "sandbox", network: "sandbox", blockNumber: 1, timestamp: "t", createdAt: "t" },
  ...{ source: "server", resource: "https://a.example", description: null, failure: null, metadata: {} },
};
const page = { page: 1, limit: 20, total: 1, totalPages: 1 };

/** A command, and the answer of a hostile service. */
const stories: readonly (readonly [readonly string[], (code: string) => Response])[] = [
  ...["resource", "description", "status", "from", "createdAt", "token"].map(
    (name) =>
      [
        ["payments", "list"],
        (code: string) => Response.json({ payments: [{ ...payment, [name]: `x${code}y` }], pagination: page }),
      ] as const,
  ),
  [["payments", "show", "pay_1"], (code) => Response.json({ ...payment, metadata: { [`a${code}`]: `b${code}` } })],
  [
    ["payments", "show", "pay_1"],
    (code) =>
      Response.json({ error: { code: `x${code}`, message: `no${code}`, details: { a: code } } }, { status: 400 }),
  ],
  [
    ["payments", "show", "pay_1", "--json"],
    (code) => Response.json({ error: { code: "x", message: `no${code}`, details: { [code]: code } } }, { status: 400 }),
  ],
  [["pay", "https://shop.example/"], (code) => new Response(`one${code}two`)],
  [["pay", "https://shop.example/"], (code) => new Response(code, { status: 500 })],
  [
    ["register", "--email", "a@b.example", "--name", "Warung"],
    (code) => Response.json({ nonce: `abcdefgh${code}`, domain: "pay.example", statement: code }),
  ],
];

/** Malformed answers to each command. */
const rubbish: readonly (() => Response)[] = [
  ...[
    "",
    "null",
    "[]",
    "{}",
    "1",
    "<html>",
    "{",
    "\u0000",
    "[".repeat(20_000),
    '{"__proto__":{"code":"x"}}',
    '{"payments":{}}',
    '{"payments":[null]}',
    '{"error":null}',
    '{"error":"x"}',
  ].flatMap((text) =>
    [200, 400, 401, 500].map(
      (status) => () => new Response(text, { status, headers: { "content-type": "application/json" } }),
    ),
  ),
];

export const steerTerminals: HostileKind = {
  kind: "steer a terminal by what the service answers",
  actor: "service",
  async try() {
    const home = await mkdtemp(join(tmpdir(), "lunas-hostile-"));
    const { fetch } = globalThis;
    try {
      const steering = stories.flatMap(([given, answer]) =>
        codes.map((code) => ({ given, answer: () => answer(code), code })),
      );
      const broken = [
        ["payments", "list"],
        ["payments", "show", "pay_1"],
        ["fund", "--to", `0x${"1".repeat(40)}`],
        ["balance", `0x${"1".repeat(40)}`],
      ].flatMap((given) => rubbish.map((answer, count) => ({ given, answer, code: `rubbish ${count}` })));
      const attempts = [...steering, ...broken].map(
        ({ given, answer, code }, count): Attempt => ({
          input: `${count} ${given.join(" ")} ${code}`,
          act: () => run(home, given, answer),
        }),
      );
      // One at a time: they share the one `fetch` of this process.
      return await tryEach(attempts, { atOnce: 1, boundMs: 10_000 });
    } finally {
      globalThis.fetch = fetch;
      await rm(home, { recursive: true, force: true });
    }
  },
};

async function run(home: string, given: readonly string[], answer: () => Response): Promise<readonly string[]> {
  const reported: string[] = [];
  const found: string[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    if (new Headers(init.headers).has("x-api-key") && init.redirect !== "error")
      found.push(`a key may follow a redirect of ${url}`);
    return answer();
  };
  const write = (line: string) => void reported.push(line);
  const { code } = await atTerminal(home, (terminal) => runCommand(given, terminal), {
    ...{ say: write, complain: write, hasColours: true },
    env: { LUNAS_API_KEY: "ipk_sandbox_secret", LUNAS_URL: "https://pay.example" },
  });
  const text = reported.join("\n").replace(ownColours, "");
  if (unsafe.test(text)) found.push(`it wrote ${JSON.stringify(text.slice(0, 200))}`);
  if (text.includes("ipk_sandbox_secret")) found.push("it wrote the key");
  if (/\n\s+at /.test(text)) found.push(`it wrote a stack trace: ${text.slice(0, 200)}`);
  if (typeof code !== "number") found.push("it ended without an exit code");
  return found;
}
