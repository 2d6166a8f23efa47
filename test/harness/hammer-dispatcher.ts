import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Stack } from "@lunas/stack/stack";
import { until } from "@lunas/testkit/time/until";
import { type DispatcherProcess, startDispatcherProcess } from "./dispatcher-process";
import { openWebhookEndpoints } from "./webhook-endpoints";
import { openWebhookFixture, type WebhookFixture } from "./webhook-fixture";

export interface Hammering {
  readonly deliveries: number;
  /** At random times of up to this many milliseconds each. */
  readonly kills: number;
  readonly killWithinMs: number;
  /** Ends the claims of dead dispatchers at once, instead of waiting. No dispatcher runs meanwhile. */
  readonly skipLeases: boolean;
  readonly timeoutMs: number;
}

export interface HammerReport {
  readonly events: number;
  readonly kills: number;
  /** Of endpoints that take an event, sooner or later. */
  readonly due: number;
  readonly taken: number;
  readonly markedDelivered: number;
  /** Events that were told more than once although the first time was taken: the price of at least once. */
  readonly reportedAgain: number;
  /** Events of which there is no trace where there must be one, ids that do not fit their body, marks without a delivery. */
  readonly wrong: readonly string[];
}

/** Seven endpoints of ten work, two fail the first time, one always: 30 % fail. */
const participants = [...Array(7).fill("well"), "errorsFirst", "resetsFirst", "alwaysErrors"] as const;

/** Deliveries under a dispatcher that is killed repeatedly, at random, and the outcome of each event. */
export async function hammerDispatcher(stack: Stack, plan: Hammering): Promise<HammerReport> {
  const [fixture, endpoints] = await Promise.all([openWebhookFixture(stack), openWebhookEndpoints()]);
  let dispatcher: DispatcherProcess | undefined;
  try {
    const failing = await Promise.all(participants.map((manner) => fixture.merchantWith(endpoints.url(manner))));
    const broken = failing.at(-1) ?? "";
    const perMerchant = Math.ceil(plan.deliveries / failing.length);
    const perKill = Math.ceil(perMerchant / plan.kills);
    for (let kill = 0; kill < plan.kills; kill += 1) {
      const left = Math.min(perKill, perMerchant - kill * perKill);
      if (left > 0) for (const merchant of failing) await fixture.confirmed(merchant, left);
      dispatcher = await startDispatcherProcess(stack);
      await wait(randomInt(plan.killWithinMs));
      await dispatcher.end("SIGKILL");
      if (plan.skipLeases)
        await fixture.query("update deliveries set claimed_until = now() where claimed_until > now()");
    }
    dispatcher = await startDispatcherProcess(stack);
    await until(() => isSettled(fixture, broken), {
      timeoutMs: plan.timeoutMs,
      intervalMs: 200,
      what: "every event",
    });
    await dispatcher.end();
    return await report(fixture, endpoints, { kills: plan.kills, broken });
  } finally {
    await dispatcher?.end("SIGKILL");
    await endpoints.close();
    await fixture.close();
  }
}

/** Everything that can be delivered is, and everything that cannot has been tried. */
async function isSettled(fixture: WebhookFixture, broken: string): Promise<boolean> {
  const [open] = await fixture.query<{ events: number }>(
    `select count(*)::int as events from events e left join deliveries d on d.event_id = e.id
     where d.id is null or (d.status <> 'delivered' and (e.merchant_id <> $1 or d.attempts = 0 or d.claimed_until > now()))`,
    [broken],
  );
  return open?.events === 0;
}

interface EventRow {
  readonly id: string;
  readonly status: string;
  readonly attempts: number;
  readonly rows: number;
  readonly isBroken: boolean;
  readonly isWaiting: boolean;
}

function wrongWith({ id, status, attempts, rows, isBroken, isWaiting }: EventRow, isTaken: boolean): string[] {
  const isRecorded = rows === attempts && attempts > 0;
  const isAsItShould = isBroken ? status === "pending" && isWaiting : status === "delivered" && isTaken;
  return [
    ...(isRecorded ? [] : [`${id}: ${attempts} attempts, ${rows} rows`]),
    ...(isAsItShould ? [] : [`${id}: ${status}, ${isTaken ? "" : "never "}taken`]),
  ];
}

async function report(
  fixture: WebhookFixture,
  { reported, taken }: Awaited<ReturnType<typeof openWebhookEndpoints>>,
  { kills, broken }: { readonly kills: number; readonly broken: string },
): Promise<HammerReport> {
  const events = await fixture.query<EventRow>(
    `select e.id, d.status, d.attempts, e.merchant_id = $1 as "isBroken", d.next_attempt_at is not null as "isWaiting",
       (select count(*)::int from delivery_attempts a where a.delivery_id = d.id) as rows
     from events e join deliveries d on d.event_id = e.id`,
    [broken],
  );
  const wrong = events.flatMap((event) => wrongWith(event, taken.has(event.id)));
  for (const [id, { bodyIds }] of reported)
    if (bodyIds.size !== 1 || !bodyIds.has(id)) wrong.push(`${id}: ${[...bodyIds]}`);
  const known = new Set(events.map(({ id }) => id));
  for (const id of reported.keys()) if (!known.has(id)) wrong.push(`${id}: nobody's`);
  const reachable = events.filter(({ isBroken }) => !isBroken);
  const reportedOften = reachable.filter(({ id, rows }) => (reported.get(id)?.times ?? 0) > rows);
  return {
    ...{ events: events.length, kills, due: reachable.length, wrong },
    taken: taken.size,
    markedDelivered: reachable.filter(({ status }) => status === "delivered").length,
    reportedAgain: reportedOften.length,
  };
}
