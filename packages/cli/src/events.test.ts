import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WebhookBody } from "@lunas/protocol/events/webhook-body";
import { runCommand } from "./run-command";
import { sampleEvent } from "./sample-event";

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "lunas-events-"));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(home, { recursive: true, force: true });
});

/** What the command prints of these events. */
async function printed(...events: readonly WebhookBody[]): Promise<readonly string[]> {
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => Response.json({ events, hasMore: false, cursor: null }));
  const out: string[] = [];
  const code = await runCommand(["events"], {
    say: (line) => void out.push(line),
    complain: (line) => void out.push(line),
    stateFile: join(home, "listen.json"),
    profileFile: join(home, "profile.json"),
    env: { LUNAS_API_KEY: "ipk_sandbox_secret", LUNAS_URL: "https://pay.example" },
    hasColours: false,
    signal: new AbortController().signal,
  });
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
