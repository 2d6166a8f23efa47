import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { Harness } from "./harness";
import { isMiscounted, useOf } from "./settlement-proofs";
import { costOf, dayOf } from "./sim-gas-days";

/** What must never be of groups, links, keys, months and days. */
export function ruleFindings(harness: Harness): string[] {
  return [
    ...errors(harness),
    ...places(harness),
    ...keys(harness),
    ...served(harness),
    ...refundsOfNothing(harness),
    ...gasDays(harness),
    ...harness.rows.droppedEarly.map((id) => `an event of ${id} was dropped while it was young`),
  ];
}

/** A request has an error for an answer only where its own row cannot be stored. */
function errors({ rows }: Harness): string[] {
  return rows.errors
    .filter(({ claim }) => !rows.badClaims.has(claim))
    .map(({ claim, message }) => `request ${claim} had an error that is not its own: ${message}`);
}

/** When a payment took a place of a link, one was free: a payment that is settled late takes one from that time on. */
function places({ database, rows }: Harness): string[] {
  const payments = [...database.payments.values()].map(({ payment }) => payment);
  const lateAtMs = ({ id }: StoredPayment) =>
    [...database.events, ...rows.dropped].find(({ type, paymentId }) => {
      return paymentId === id && type === "payment.settled_late";
    })?.atMs ?? Number.POSITIVE_INFINITY;
  return payments.flatMap((payment, place) => {
    if (payment.linkId === null) return [];
    const before = payments.slice(0, place).filter(({ linkId }) => linkId === payment.linkId);
    const held = before.filter((each) => each.status === "confirmed" || lateAtMs(each) < payment.createdAtMs);
    const most = rows.links.get(payment.linkId) ?? 0;
    return held.length < most ? [] : [`${payment.id} has place ${held.length + 1} of ${most} of its link`];
  });
}

/** Within its time an Idempotency-Key stands for one payment, and a sign-in nonce for one session. */
function keys({ database, rows }: Harness): string[] {
  const found: string[] = [];
  const first = new Map<string, string>();
  for (const { id, idempotency } of [...database.payments.values()].map(({ payment }) => payment)) {
    if (idempotency === null) continue;
    const known = first.get(idempotency.key);
    if (known === undefined) first.set(idempotency.key, id);
    else found.push(`${idempotency.key} stands for ${known} and ${id}`);
  }
  const again = rows.signIns.filter((nonce, at) => rows.signIns.indexOf(nonce) !== at);
  return [...found, ...again.map((nonce) => `sign-in nonce ${nonce} was used twice`)];
}

/** Who has its money back gets nothing for it afterwards. */
function served(harness: Harness): string[] {
  const rows = [...harness.database.payments.values()];
  return rows.flatMap(({ payment, waiterId }) => {
    const { id, answeredAtMs } = payment;
    if (answeredAtMs === null || harness.spoiled.isBelowDepth) return [];
    const before = rows.filter(({ payment: refund }) => {
      const isBack = refund.refundOf === id && useOf(harness, refund)?.kind === "settled";
      return isBack && refund.id !== waiterId && refund.createdAtMs < answeredAtMs;
    });
    return before.map(({ payment: refund }) => `${id} was served after ${refund.id} was stored`);
  });
}

/** In production a refund waits until no reorganisation can take its payment back. */
function refundsOfNothing(harness: Harness): string[] {
  const payments = [...harness.database.payments.values()].map(({ payment }) => payment);
  const refunds = payments.filter(
    ({ refundOf, environment }) => refundOf !== undefined && environment === "production",
  );
  return refunds.flatMap(({ id, refundOf }) => {
    const paid = payments.find((each) => each.id === refundOf);
    const isPaid = paid !== undefined && (useOf(harness, paid)?.kind === "settled" || isMiscounted(harness, paid));
    return isPaid ? [] : [`${id} refunds ${refundOf}, which the chain does not have`];
  });
}

/** The sums of a day's gas are what its transactions cost. */
function gasDays({ database, rows }: Harness): string[] {
  const sums = new Map<number, bigint>();
  for (const row of database.transactions) {
    if (row.closed === null) continue;
    const day = dayOf(row.closedAtMs);
    sums.set(day, (sums.get(day) ?? 0n) + costOf(row));
  }
  return [...new Set([...sums.keys(), ...rows.gasOfDay.keys()])]
    .filter((day) => (sums.get(day) ?? 0n) !== (rows.gasOfDay.get(day) ?? 0n))
    .map(
      (day) =>
        `day ${day} has ${rows.gasOfDay.get(day) ?? 0n} wei in its sum, and its transactions cost ${sums.get(day) ?? 0n}`,
    );
}
