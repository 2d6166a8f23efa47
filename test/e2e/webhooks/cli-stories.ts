import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandArguments } from "@lunas/stack/command-entry";
import { until } from "@lunas/testkit/time/until";
import { Webhook } from "standardwebhooks";
import { type RegisteredMerchant, registerMerchant } from "../../harness/register-merchant";
import type { Harness } from "../../harness/start-harness";
import type { WebhookFixture } from "../../harness/webhook-fixture";
import { startWebhookReceiver, type WebhookReceiver } from "../../harness/webhook-receiver";

/** The command of the clone as one types it; the other stories run the file that users install. */
const bin = join(__dirname, "..", "..", "..", "node_modules", ".bin", "lunas");
const waitLimit = { timeoutMs: 40_000, intervalMs: 50 };
const secret = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;

/** Who is there: the world of the other stories, opened before these. */
let of: () => { readonly harness: Harness; readonly fixture: WebhookFixture };
let merchant: RegisteredMerchant;
let receiver: WebhookReceiver;
let home: string;
const children: ChildProcess[] = [];

interface Running {
  readonly child: ChildProcess;
  said(): string;
  readonly code: Promise<number | null>;
}

const lunas = (...given: string[]) => run(process.execPath, [...commandArguments("lunas"), ...given]);

/** The command with a home folder of its own. */
function run(command: string, given: readonly string[]): Running {
  const child = spawn(command, given, { env: { ...process.env, HOME: home } });
  children.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString("utf8");
    });
  }
  return { child, said: () => said, code: once(child, "close").then(([code]) => code as number | null) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, "close");
  child.kill("SIGINT");
  await closed;
}

const listen = (...more: string[]) =>
  lunas("listen", "--url", of().harness.url, "--forward-to", receiver.url, "--key", merchant.apiKey, ...more);
const idOf = () => merchant.merchantId as `mer_${string}`;
const stateFile = () => join(home, ".lunas", "listen.json");
/** It has asked for the first time, and knows from where on it listens. */
const hasPlace = async () => (await readFile(stateFile(), "utf8").catch(() => "")).includes("evt_");
const heard = (count: number) =>
  until(() => receiver.received.length >= count, { ...waitLimit, what: `${count} events` });
const eventsHeard = (by = secret) =>
  receiver.received.map(
    ({ body, headers }) => new Webhook(by).verify(body, { ...headers }) as { id: string; type: string },
  );

/** The command line, against a running service. Declares jest tests. */
export function cliStories(context: typeof of): void {
  of = context;
  describe("the command line", () => {
    beforeEach(async () => {
      home = await mkdtemp(join(tmpdir(), "lunas-cli-"));
      [merchant, receiver] = await Promise.all([registerMerchant(of().harness.url), startWebhookReceiver()]);
    });
    afterEach(async () => {
      await Promise.all(children.splice(0).map((child) => end(child)));
      await receiver.close();
      await rm(home, { recursive: true, force: true });
    });
    describe("listen", listenStories);
    describe("trigger", triggerStories);
  });
}

function listenStories() {
  it("forwards what comes, signed, and after a pause what was missed, in order and once each", async () => {
    await of().fixture.confirmed(idOf(), 1);
    await until(
      async () => (await of().fixture.query("select from events where position is null")).length === 0,
      waitLimit,
    );
    const first = listen("--secret", secret);
    await until(hasPlace, waitLimit);
    await of().fixture.confirmed(idOf(), 2);
    await heard(2);
    await until(() => first.said().match(/→ {2}204/g)?.length === 2, waitLimit);
    first.child.kill("SIGINT");
    expect(await first.code).toBe(0);

    await of().fixture.confirmed(idOf(), 3);
    listen();
    await heard(5);
    const rows = await of().fixture.query<{ id: string }>(
      "select id from events where merchant_id = $1 order by position offset 1",
      [merchant.merchantId],
    );
    expect(eventsHeard().map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    const { mode } = await stat(stateFile());
    expect(mode & 0o077).toBe(0);
    expect(await readFile(stateFile(), "utf8")).not.toContain(merchant.apiKey);
  });

  it("waits for a receiver that is not there yet", async () => {
    await receiver.close();
    await of().fixture.confirmed(idOf(), 1);
    await until(
      async () => (await of().fixture.query("select from events where position is null")).length === 0,
      waitLimit,
    );
    const [{ id } = { id: "" }] = await of().fixture.query<{ id: string }>(
      "select id from events where merchant_id = $1",
      [merchant.merchantId],
    );
    const listening = listen("--secret", secret, "--after", id);
    await of().fixture.confirmed(idOf(), 1);
    await until(() => listening.said().includes("no answer"), waitLimit);
    const { port } = new URL(receiver.url);
    receiver = await startWebhookReceiver(Number(port));
    await heard(1);
    expect(eventsHeard()).toMatchObject([{ type: "payment.confirmed" }]);
  });

  it("reports an invalid key, and ends", async () => {
    const running = lunas(
      "listen",
      "--url",
      of().harness.url,
      "--forward-to",
      receiver.url,
      "--key",
      "ipk_sandbox_nonsense",
    );
    expect(await running.code).toBe(1);
    expect(running.said()).toContain("401 unauthorized");
  });
}

function triggerStories() {
  it("posts a made-up event of the sandbox to where the last listen forwarded to", async () => {
    const listening = listen("--secret", secret);
    await until(() => listening.said().includes("Forwarding"), waitLimit);
    const triggered = lunas("trigger", "payment.confirmed");
    expect(await triggered.code).toBe(0);
    expect(eventsHeard()).toMatchObject([
      { type: "payment.confirmed", environment: "sandbox", data: { status: "confirmed", verified: true } },
    ]);
    receiver.answer(500);
    expect(await lunas("trigger", "payment.failed").code).toBe(1);
    expect(await of().fixture.query("select from events where merchant_id = $1", [merchant.merchantId])).toEqual([]);
  });

  it("asks for an address when `listen` never ran", async () => {
    const running = run(bin, ["trigger", "payment.confirmed"]);
    expect(await running.code).toBe(2);
    expect(running.said()).toContain("--forward-to");
  });
}
