import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { allHelp } from "@lunas/command-line/help-of";
import { atTerminal } from "@lunas/testkit/fakes/at-terminal";
import { home, useHome } from "@lunas/testkit/fixtures/opened-home";
import { commands } from "./commands";
import { program } from "./program";
import { runCommand } from "./run-command";
import { version } from "./version";

useHome();

const lunas = (given: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  atTerminal(home, (terminal) => runCommand(given, terminal), { env });

test("the version is the manifest's", async () => {
  expect(version).toBe((require("../package.json") as { version: string }).version);
  expect(await lunas(["--version"])).toEqual({ code: 0, out: version, err: "" });
});

test.each([[[]], [["--help"]], [["help"]], [["-h"]]])("%j lists every command", async (given) => {
  const { code, out, err } = await lunas(given);
  expect([code, err]).toEqual([0, ""]);
  for (const { name, summary } of commands) expect(out).toMatch(new RegExp(`^  ${name} +${summary.slice(0, 40)}`, "m"));
});

const every = allHelp(program).filter(({ path }) => path !== program.typed);
test.each(every.map(({ path }) => path))("%s shows its usage, with examples", async (path) => {
  const words = path.slice(program.typed.length + 1).split(" ");
  const { code, out, err } = await lunas([...words, "--help"]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain(`Usage: ${path}`);
  expect(out).toMatch(
    new RegExp(`Examples?:\\n {2}(?:\\w+=\\S+ )?(?:${program.typed}|lunas) ${words.join(" ")} ?|^Commands:$`, "m"),
  );
  expect(await lunas(["help", ...words])).toMatchObject({ out });
  expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(125);
});

test.each([
  [["dance"], "unknown command 'dance'"],
  [["kyes"], "Did you mean keys?"],
  [["keys", "lits"], "Did you mean list?"],
  [["fund", "--tokn", "ETH"], "unknown option '--tokn'. Did you mean --token?"],
  [["fund", "--token", "BTC"], "Allowed choices are IDRX, ETH."],
  [["register"], "--email and --name"],
  [["keys"], "list, create, roll or revoke"],
  [["keys", "roll"], "missing required argument 'key'"],
  [["keys", "roll", "pay_1"], "begins with key_"],
  [["keys", "roll", "key_1", "--grace", "2h"], "--grace must be one of"],
  [["keys", "create", "--type", "publishable"], "--origin"],
  [
    ["keys", "create", "--environment", "staging"],
    'production, also base or live (production: real money, network base, keys ipk_live_…), not "staging"',
  ],
  [["keys", "list"], "there is no merchant's wallet"],
  [["fund"], "there is no API key"],
  [["fund", "12,50"], "whole rupiah"],
  [["pay"], "missing required argument 'url'"],
  [["pay", "localhost:3000/a"], "Did you mean http://localhost:3000/a?"],
  [["pay", "shop.example/a"], "Did you mean https://shop.example/a?"],
  [["pay", "ftp://a"], "http or https"],
  [["pay", "https://a", "--environment", "base"], "--max-price is needed"],
  [["pay", "https://a", "--max-price", "1.5"], "--max-price must be"],
  [["payments"], "list, show, receipt, timeline or verify"],
  [["payments", "show"], "missing required argument 'payment'"],
  [["payments", "verify", "0x12", "--rupiah", "5000"], "neither a transaction's hash"],
  [["payments", "verify", "pay_1"], "--rupiah is needed"],
  [["payments", "verify", "pay_1", "--amount", "5000"], "write whole rupiah, --rupiah 5000"],
  [["refunds", "create", "pay_1", "--amount=2000"], "write whole rupiah, --rupiah 5000"],
  [["links", "create", "Kopi", "--amount", "2000"], "write whole rupiah, --price 5000"],
  [["payments", "verify", "pay_1", "--rupiah", "50.5"], "--rupiah must be whole rupiah"],
  [["payments", "verify", "pay_1", "--rupiah", "5000", "--resource", "shop.example/a"], "Did you mean https://shop"],
  [["payments", "list", "--limit", "0"], "--limit must be"],
  [["payments", "list", "--url", "localhost:3402"], "Did you mean http://localhost:3402?"],
  [["listen", "--forward-to", "http://a"], "there is no API key"],
  [["listen", "--forward-to", "localhost:4000", "--key", "ipk_sandbox_x"], "Did you mean http://localhost:4000?"],
  [["listen"], "--forward-to is missing"],
  [["listen", "--forward-to", "http://a", "--key", "ipk_pub_sandbox_x"], "must be a secret key"],
  [["listen", "--forward-to", "http://a", "--after", "yesterday"], "--after must be"],
  [["listen", "--forward-to", "http://a", "--secret", "hush"], "--secret must be"],
  [["listen", "--forward-to", "http://a", "more"], "too many arguments"],
  [["trigger"], "missing required argument 'type'"],
  [["trigger", "payment.lost"], "Allowed choices are payment.confirmed"],
  [["doctor", "now"], "too many arguments"],
])("%j reports the problem, with exit code 2", async (given, problem) => {
  expect(await lunas(given)).toEqual({ code: 2, out: "", err: expect.stringContaining(problem) });
});

test("a failure goes to standard error, with exit code 1; also as JSON with --json", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.close();
  await once(server, "close");
  const env = { LUNAS_API_KEY: "ipk_sandbox_secret", LUNAS_URL: url };
  const { code, out, err } = await lunas(["fund", "--to", `0x${"1".repeat(40)}`, "--json"], env);
  expect([code, JSON.parse(out)]).toMatchObject([1, { error: { code: "unreachable" } }]);
  expect(err).toContain(`unreachable: Connection refused: nothing listens at ${url}.`);
  expect(`${out}${err}`).not.toContain("ipk_sandbox_secret");
});
