import { setTimeout as pause } from "node:timers/promises";
import { startStack } from "@lunas/stack/start-stack";
import { until } from "@lunas/testkit/time/until";
import { type Company, createCompany } from "../chaos/company";
import { judge, laneTroubles, type Verdict } from "../chaos/judge";
import { deniedStatements } from "../harness/denied-statements";
import { fundedPayer } from "../harness/funded-payer";
import { setWebhook } from "../harness/register-merchant";
import { startWebhookReceiver, type WebhookReceiver } from "../harness/webhook-receiver";
import { type Installation, install } from "./installation";
import { startLoad, type Tally } from "./load";
import { type Arrangement, customers, type Part } from "./part";

/** A line of the table. */
export interface Row extends Verdict, Pick<Tally, "slowestMs" | "longestGapMs" | "others"> {
  readonly name: string;
  readonly webhooks: number;
  readonly note: string;
}

const funds = 1_000_000_000n;
const calmMs = 5_000;
const restLimit = { timeoutMs: 60_000, intervalMs: 250 };
/** An outage may be told, and a payment that another request settled. */
const mayAnswer = [409, 500, 502, 503];

/** Starts everything, lets customers pay while the steps of the part happen, and judges what is left. */
export async function runPart(part: Part, log: (line: string) => void): Promise<Row> {
  const stack = await startStack({ blockTime: { sandbox: 1, base: 1 } });
  const receiver = await startWebhookReceiver();
  let arrangement: Arrangement | undefined;
  let installation: Installation | undefined;
  try {
    arrangement = await part.arrange(stack);
    installation = await install(stack, arrangement);
    const row = await play(installation, arrangement, { receiver, log });
    return { ...row, name: part.name };
  } finally {
    await installation?.close();
    await arrangement?.close?.();
    await receiver.close();
    await stack.stop();
  }
}

interface Witness {
  readonly receiver: WebhookReceiver;
  readonly log: (line: string) => void;
}

async function play(
  installation: Installation,
  arrangement: Arrangement,
  { receiver, log }: Witness,
): Promise<Omit<Row, "name">> {
  const rpcUrl = installation.rpcUrl("sandbox");
  const payers = await Promise.all(Array.from({ length: customers }, () => fundedPayer(rpcUrl, funds)));
  const company = await createCompany(installation, "sandbox", payers);
  await setWebhook(installation.gateway(0), company.merchant, receiver.url);
  const load = startLoad(company, payers);
  await pause(calmMs);
  for (const { title, act, lastsMs } of arrangement.steps) {
    log(`  ${title}`);
    await act(installation, company);
    await pause(lastsMs);
  }
  const tally = await load.stop();
  await untilRest(installation, company);
  const verdict = await judge({ scenario: installation, company }, { mayAnswer });
  const unwitnessed = await untold(installation, receiver);
  const own = (await arrangement.examine?.(installation)) ?? { note: "", wrong: [] };
  const { slowestMs, longestGapMs, others, unpaid } = tally;
  const wrong = [
    ...verdict.wrong.filter((each) => arrangement.mayBeWrong?.test(each) !== true),
    ...own.wrong,
    ...deniedStatements(installation.stack.logFolder),
    ...(unpaid > 0 ? [`${unpaid} customers had no success in time`] : []),
    ...(unwitnessed > 0 ? [`${unwitnessed} events had no webhook`] : []),
  ];
  return { ...verdict, wrong, slowestMs, longestGapMs, others, note: own.note, webhooks: receiver.received.length };
}

/** Until nothing is pending and no transaction open, or the time is over. */
async function untilRest(scenario: Installation, company: Company): Promise<void> {
  const pending = "select 1 from payments where status = 'pending' limit 1";
  const isAtRest = async () =>
    (await scenario.query(pending)).length === 0 && (await laneTroubles({ scenario, company })).length === 0;
  await until(isAtRest, { ...restLimit, what: "rest" }).catch(() => undefined);
}

/** How many ends of payments, good or bad, did not reach the merchant. */
async function untold({ query }: Installation, { received }: WebhookReceiver): Promise<number> {
  const events = await query<{ id: string }>(
    "select id from events where type in ('payment.confirmed', 'payment.failed')",
  );
  const missing = () => {
    const reported = new Set(received.map(({ body }) => (JSON.parse(body) as { id: string }).id));
    return events.filter(({ id }) => !reported.has(id)).length;
  };
  await until(() => missing() === 0, { ...restLimit, what: "the webhooks" }).catch(() => undefined);
  return missing();
}
