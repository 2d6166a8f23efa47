import type { WebhookBody } from "@lunas/protocol/events/webhook-body";
import { atTerminal } from "@lunas/testkit/fakes/at-terminal";
import { home, useHome } from "@lunas/testkit/fixtures/opened-home";
import { runCommand } from "./run-command";
import { sampleEvent } from "./sample-event";

const env = { LUNAS_API_KEY: "ipk_sandbox_secret", LUNAS_URL: "https://pay.example" };

useHome();
afterEach(() => jest.restoreAllMocks());

/** What the command prints of these events. */
async function printed(...events: readonly WebhookBody[]): Promise<readonly string[]> {
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => Response.json({ events, hasMore: false, cursor: null }));
  const out: string[] = [];
  const write = (line: string) => void out.push(line);
  const changes = { say: write, complain: write, env };
  const { code } = await atTerminal(home, (terminal) => runCommand(["events"], terminal), changes);
  expect(code).toBe(0);
  return out;
}

test("a hold that expired without a payment is named by its own id", async () => {
  const [line] = await printed(sampleEvent("hold.expired", Date.now()));
  expect(line).toMatch(/ {2}hold\.expired {2}evt_\w+ {2}hld_sample\w+ {2}Rp\s5\.000,00 /);
});

test("a payment is named by its id", async () => {
  const [line] = await printed(sampleEvent("payment.confirmed", Date.now()));
  expect(line).toMatch(/ {2}payment\.confirmed {2}evt_\w+ {2}pay_sample\w+ {2}Rp\s/);
});
