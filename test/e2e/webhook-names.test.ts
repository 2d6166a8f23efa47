import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { until } from "@lunas/testkit/time/until";
import { type RegisteredMerchant, registerMerchant, setWebhook } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";
import { startWebhookReceiver, type WebhookReceiver } from "../harness/webhook-receiver";

jest.setTimeout(180_000);

let harness: Harness;
let receiver: WebhookReceiver;
/** A name server that is asked and never answers. */
let silent: Socket;
let questions = 0;

beforeAll(async () => {
  silent = createSocket("udp4");
  silent.on("message", () => {
    questions += 1;
  });
  silent.bind(0, "127.0.0.1");
  await once(silent, "listening");
  receiver = await startWebhookReceiver();
  const nameServer = `127.0.0.1:${silent.address().port}`;
  harness = await startHarness({ services: { env: { WEBHOOK_NAME_SERVERS: nameServer } } });
});
afterAll(async () => {
  await harness?.stop();
  await receiver?.close();
  silent?.close();
});

async function test(merchant: RegisteredMerchant) {
  const begunAt = performance.now();
  const response = await fetch(`${harness.url}/merchant/webhooks/test`, {
    method: "POST",
    headers: { cookie: merchant.cookie },
  });
  const body = (await response.json()) as { delivered: boolean; error: string | null; eventId: string };
  return { status: response.status, ...body, tookMs: performance.now() - begunAt };
}

/** F36 of the settlement design. */
it("a merchant whose name servers never answer does not delay other merchants' webhooks", async () => {
  const [silenced, other] = await Promise.all([registerMerchant(harness.url), registerMerchant(harness.url)]);
  await setWebhook(harness.url, silenced, "https://hooks.silent.example/lunas");
  await setWebhook(harness.url, other, receiver.url.replace("127.0.0.1", "localhost"));
  // The first delivery opens what the following ones use.
  expect(await test(other)).toMatchObject({ status: 200, delivered: true });

  let isOver = false;
  const silencedTests = Promise.all(Array.from({ length: 8 }, () => test(silenced))).finally(() => {
    isOver = true;
  });
  await until(() => questions > 0, { what: "the silent name server to be asked" });
  const took: number[] = [];
  while (!isOver) {
    const reported = await test(other);
    expect(reported).toMatchObject({ status: 200, delivered: true });
    took.push(reported.tookMs);
  }
  process.stdout.write(`others took ${took.map(Math.round).join(", ")} ms\n`);
  expect(took.length).toBeGreaterThanOrEqual(2);
  const [median = 0] = took.sort((a, b) => a - b).slice(Math.floor(took.length / 2));
  expect(median).toBeLessThan(1_000);
  for (const reported of await silencedTests) {
    expect(reported).toMatchObject({ status: 200, delivered: false, error: "EAI_AGAIN" });
    expect(reported.tookMs).toBeLessThan(6_000);
  }
});
