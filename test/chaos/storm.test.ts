import { setTimeout as pause } from "node:timers/promises";
import { until } from "@lunas/testkit/time/until";
import { setWebhook } from "../harness/register-merchant";
import { type Scenario, startScenario } from "../harness/start-scenario";
import { startWebhookReceiver, type WebhookReceiver } from "../harness/webhook-receiver";
import { type Company, createCompany } from "./company";
import { judge } from "./judge";
import { manyPayers } from "./many-payers";
import { reportRow } from "./report";
import { recoveryMs, secondsToRest } from "./run-fault";
import { sizes } from "./sizes";

jest.setTimeout(900_000);

const victims = ["gateway", "settler-1", "dispatcher", "gateway-1", "settler-2"] as const;
const inFlight = 50;

/** kill -9, over and over, of everything that Lunas consists of, while payments are made. */
describe("a storm", () => {
  let scenario: Scenario;
  let receiver: WebhookReceiver;
  let payers: Awaited<ReturnType<typeof manyPayers>>;
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    scenario = await startScenario({ settlers: 2, gateways: 2 });
    payers = await manyPayers(scenario, ["sandbox"]);
  });
  afterAll(async () => {
    await receiver?.close();
    await scenario?.close();
  });

  it("loses nothing: every payment has its outcome, and every event is delivered", async () => {
    const company = await createCompany(scenario, "sandbox", payers.sandbox);
    await setWebhook(scenario.gateway(0), company.merchant, receiver.url);
    const storm = kill(scenario);
    await payAsMerchantsDo(company, sizes.storm);
    await storm.end();
    await until(() => scenario.mend().then(() => true), { timeoutMs: 120_000, what: "everything to run" });
    const fixture = { scenario, company, size: inFlight };
    const seconds = await secondsToRest(fixture);
    const verdict = await judge(fixture, {});
    const title = `kill -9 of ${storm.killed()} processes during ${sizes.storm} payments`;
    reportRow({ id: "storm", title, ...verdict, seconds });
    expect(verdict).toMatchObject({ lost: 0, double: 0, stuck: 0, wrong: [] });
    expect(verdict.payments).toBe(sizes.storm);
    expect(storm.killed()).toBeGreaterThanOrEqual(victims.length);
    expect(seconds * 1_000).toBeLessThan(recoveryMs);
    await until(() => reportedOf(receiver) === sizes.storm, {
      timeoutMs: recoveryMs,
      intervalMs: 200,
      what: "all webhooks",
    });
  });
});

/** The number of payments with a webhook; each must have at least one. */
function reportedOf({ received }: WebhookReceiver): number {
  return new Set(received.map(({ body }) => (JSON.parse(body) as { data: { paymentId: string } }).data.paymentId)).size;
}

/** Kills one after the other, in turn, each started again while the next dies. */
function kill(scenario: Scenario): { end(): Promise<void>; killed(): number } {
  let isOver = false;
  let killed = 0;
  const raging = (async () => {
    while (!isOver || killed < victims.length) {
      const victim = victims[killed % victims.length] as string;
      await scenario.kill(victim);
      killed += 1;
      // On a machine that has too much to do a process may take longer to come back than it is waited for.
      await scenario.mend().catch(() => undefined);
      // Long enough for some work to be done, short of any lease.
      await pause(1_000 + Math.random() * 2_000);
    }
  })();
  return {
    killed: () => killed,
    end: async () => {
      isOver = true;
      await raging;
    },
  };
}

/** Each of them is asked for until it is answered: a lost connection, an open outcome or an outage is asked again. */
async function payAsMerchantsDo(company: Company, count: number): Promise<void> {
  let left = count;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      await payUntilAnswered(company, await company.sign());
    }
  };
  await Promise.all(Array.from({ length: inFlight }, one));
}

async function payUntilAnswered(company: Company, body: unknown): Promise<void> {
  let gateway = 0;
  await until(
    async () => {
      gateway = 1 - gateway;
      const { status, body: reported } = await company.post(gateway, body);
      if (status === 200) return true;
      // Paid, and told to a connection that died with its gateway.
      return status === 409 && reported.error?.details?.status === "confirmed";
    },
    { timeoutMs: 300_000, intervalMs: 1_000, what: "an answer" },
  );
}
