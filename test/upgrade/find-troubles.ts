import { query } from "@lunas/stack/postgres/query";
import { until } from "@lunas/testkit/time/until";
import { readBooks } from "../harness/invariants";
import type { WebhookReceiver } from "../harness/webhook-receiver";

interface Places {
  readonly databaseUrl: string;
  readonly rpcUrl: string;
  readonly wallet: string;
  readonly receiver: WebhookReceiver;
  /** How many refunds were accepted. */
  readonly refunds: number;
}

interface Event {
  readonly id: string;
  readonly type: string;
}

const waitLimit = { timeoutMs: 60_000, intervalMs: 250 };

/** At rest: rows, chain, lanes and events agree, and each confirmed payment and refund has its webhook. Answers what does not. */
export async function findTroubles(places: Places): Promise<readonly string[]> {
  const { databaseUrl, rpcUrl, wallet, receiver, refunds } = places;
  const read = () => readBooks(databaseUrl, rpcUrl, wallet);
  const openRows = async () => (await query(databaseUrl, "select 1 from payments where status = 'pending'")).length;
  const isAtRest = async () => (await openRows()) === 0 && (await read()).violations.length === 0;
  await until(isAtRest, { ...waitLimit, what: "rest" }).catch(() => undefined);
  const { confirmed, failed, violations } = await read();
  const pending = await openRows();
  const returned = (
    await query(databaseUrl, "select 1 from payments where refund_of is not null and status = 'confirmed'")
  ).length;
  const sql = "select id, type from events where type in ('payment.confirmed', 'refund.confirmed')";
  const events = (await query(databaseUrl, sql)) as Event[];
  const delivered = () => new Set(receiver.received.map(({ body }) => (JSON.parse(body) as Event).id));
  const undelivered = () => events.filter(({ id }) => !delivered().has(id));
  await until(() => undelivered().length === 0, { ...waitLimit, what: "the webhooks" }).catch(() => undefined);
  const count = (type: string) => events.filter((event) => event.type === type).length;
  return [
    ...violations,
    ...(pending > 0 ? [`${pending} payments or refunds are still pending`] : []),
    ...(failed > 0 ? [`${failed} payments failed`] : []),
    ...(confirmed > 0 && count("payment.confirmed") >= confirmed ? [] : [`${confirmed} payments, fewer events`]),
    ...(returned === refunds ? [] : [`of ${refunds} refunds ${returned} are confirmed`]),
    ...(count("refund.confirmed") === returned ? [] : [`${returned} refunds, ${count("refund.confirmed")} events`]),
    ...(undelivered().length > 0 ? [`${undelivered().length} events of ${events.length} had no webhook`] : []),
  ];
}
