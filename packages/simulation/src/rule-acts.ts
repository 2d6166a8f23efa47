import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { settlementOf } from "@lunas/domain/refund/judge-payment";
import { type LinkId, newId, type PaymentId } from "@lunas/domain/shared/id";
import { orderOf } from "@lunas/testkit/build/an-order";
import { hashOf } from "@lunas/testkit/build/numbered";
import type { Act, Actors } from "./actors";
import { pendingOf } from "./acts";
import type { Harness } from "./harness";
import { refund } from "./refund-acts";
import { rulesOf } from "./rules";
import { ask, newClaim, otherWallet, type SimClaim } from "./sim-gateway";
import { nonceKey } from "./sim-ledger";
import { dropAttempts, dropEvents, oldEventsEndAtMs } from "./sim-months";
import { deepestReorg } from "./sim-node";
import { unstorable } from "./sim-statements";

/** Ordinary work that only some merchants and payers do. */
export const ruleDeeds: Readonly<Record<string, Act>> = {
  "pay in a group": (actors) => payTogether(actors, actors.harness.random.between(3, 8)),
  "pay in a group with a row that cannot be stored": (actors) => {
    const { number, claim } = made(actors, {});
    actors.harness.rows.badClaims.add(number);
    payTogether(actors, actors.harness.random.between(2, 5), { number, claim: { ...claim, description: unstorable } });
  },
  "pay through a link": (actors) => void payLink(actors),
  "pay anew under an old key": (actors) => {
    const { harness, claims } = actors;
    const keyed = claims.filter(({ claim }) => claim.idempotency !== null);
    if (keyed.length === 0) return;
    const { idempotency } = harness.random.pick(keyed.slice(-4)).claim;
    askSomewhere(actors, made(actors, { idempotency }));
  },
  "refund what a slow client is being sent": (actors) => {
    const { harness, claims } = actors;
    if (harness.rows.beingSent.length === 0) return;
    const [number, payment] = harness.random.pick(harness.rows.beingSent.slice(-3));
    const claim = claims.find((each) => each.number === number);
    if (claim === undefined) return;
    refund(actors, payment);
    harness.scheduler.after(harness.random.between(1_000, 12_000), null, () => askSomewhere(actors, claim));
  },
  "sign in": ({ harness: { random, rows } }) => {
    const nonce = random.below(8);
    if (rows.usedNonces.has(nonce)) return;
    rows.usedNonces.add(nonce);
    rows.signIns.push(nonce);
  },
};

export const ruleFaults: Readonly<Record<string, Act>> = {
  /** The other merchant changes its wallet; gateways hear of that later. */
  "change a wallet": ({ harness }) => {
    harness.rows.ceasedWallets.add(otherWallet);
    harness.scheduler.after(harness.random.between(500, 8_000), null, () => {
      harness.rows.ceasedWallets.delete(otherWallet);
    });
  },
  "steal a settler": ({ harness }) => {
    const { keysStay, nonceStays } = rulesOf(harness);
    // The histories are shorter than the time for which a key or a nonce counts.
    if (!keysStay) harness.database.idempotencyKeys.clear();
    if (!nonceStays) harness.rows.usedNonces.clear();
  },
  "silence the merchants' endpoints": ({ harness: { rows, scheduler, random } }) => {
    rows.endpointsDownUntilMs = scheduler.clock.now() + random.between(5_000, 30_000);
  },
  "drop old events": ({ harness }) => {
    dropEvents(harness, harness.random.chance(0.3) ? null : oldEventsEndAtMs(harness));
  },
  "drop old attempts": ({ harness }) => dropAttempts(harness),
  /** Its settlement reverts, others settle it late, and by then another payer may want the place. */
  "lose the place of a link, and take it late": (actors) => {
    const { harness } = actors;
    const { scheduler, random, node } = harness;
    const id = newId("lnk");
    const { nonce } = payLink(actors, id).claim.authorization;
    const own = () => anyPayment(harness, ({ authorization }) => authorization.nonce === nonce);
    scheduler.after(300, null, () => {
      const payment = own();
      if (payment?.status === "pending") node.mishaps.set(payment.id, "reverts");
    });
    scheduler.after(random.between(6_000, 12_000), null, () => {
      const payment = own();
      if (payment?.failure?.code === "tx_failed") settleByOthers(harness, payment);
    });
    for (const latestMs of [18_000, 30_000])
      scheduler.after(random.between(4_000, latestMs), null, () => void payLink(actors, id));
  },
  /** What a reorganisation takes back below the depth, the payer cancels before it can be settled again. */
  "take a settlement back for good, and refund it": (actors) => {
    const { harness } = actors;
    const { node, random, spoiled, database, chain } = harness;
    const tip = node.ledger.tip().head.number;
    const deepest = Math.min(deepestReorg(node), chain.settlement.confirmations + 6);
    const within = [...database.payments.values()].flatMap(({ payment }) => {
      const height = payment.refundOf === undefined ? (settlementOf(payment)?.blockNumber ?? null) : null;
      return height !== null && tip - height < deepest ? [{ payment, depth: tip - height + 1 }] : [];
    });
    if (within.length === 0 || node.coming.some(({ kind }) => kind === "send")) return;
    const late = within.filter(({ payment }) => payment.lateSettlement !== null);
    const { payment, depth } = random.pick(late.length > 0 ? late : within);
    Object.assign(spoiled, { hasReorged: true, isBelowDepth: true });
    node.reorg(depth, "lost");
    node.coming.unshift({ kind: "cancel", order: orderOf(payment) });
    // By then its old height is below the safe block.
    harness.scheduler.after(random.between(18_000, 30_000), null, () => refund(actors, payment));
  },
  /** Its settlement reverts, the merchant refunds once more, and others settle the first one while its deadline is ahead. */
  "fail a refund, refund again, and settle the first": (actors) => {
    const { harness } = actors;
    const { database, scheduler, random, node } = harness;
    const paymentOf = (id: PaymentId | undefined) =>
      id === undefined ? undefined : database.payments.get(id)?.payment;
    const pending = pendingOf(harness).filter(({ refundOf }) => refundOf !== undefined);
    if (pending.length === 0) return;
    const { id, refundOf } = random.pick(pending);
    node.mishaps.set(id, "reverts");
    for (const latestMs of [7_000, 10_000])
      scheduler.after(random.between(3_000, latestMs), null, () => {
        const paid = paymentOf(refundOf);
        if (paid !== undefined) refund(actors, paid);
      });
    scheduler.after(random.between(5_000, 10_000), null, () => {
      const first = paymentOf(id);
      if (first?.failure?.code === "tx_failed") settleByOthers(harness, first);
    });
  },
  /** Its calldata is public. */
  "settle a failed payment": ({ harness }) => {
    const payment = anyPayment(harness, ({ failure }) => failure?.code === "tx_failed");
    if (payment !== null) settleByOthers(harness, payment);
  },
};

/** Many requests at one gateway, so that they share statements. */
function payTogether(actors: Actors, count: number, beside?: SimClaim): void {
  const { harness } = actors;
  const gateway = harness.random.pick(harness.gateways);
  if (beside !== undefined) ask(harness, gateway, beside);
  for (let left = count; left > 0; left -= 1) ask(harness, gateway, made(actors, {}));
}

function made(actors: Actors, over: Partial<SimClaim["claim"]>): SimClaim {
  const number = actors.claims.length + 1;
  const { claim } = newClaim(actors.harness, number);
  const own = { number, claim: { ...claim, ...over, bodyHash: () => hashOf(0xb0d000 + number) } };
  actors.claims.push(own);
  return own;
}

function askSomewhere({ harness }: Actors, claim: SimClaim): void {
  ask(harness, harness.random.pick(harness.gateways), claim);
}

/** The newest link, until enough payers have come; or this one. */
function payLink(actors: Actors, wanted?: LinkId): SimClaim {
  const { harness, claims } = actors;
  const [newest] = [...harness.rows.links.keys()].slice(-1);
  const visits = claims.filter(({ claim }) => claim.link?.id === newest).length;
  const id = wanted ?? (newest === undefined || visits >= 7 ? newId("lnk") : newest);
  if (!harness.rows.links.has(id)) harness.rows.links.set(id, harness.random.between(1, 2));
  const link = { id, closed: null, minAmount: 1n, maxAmount: 10n ** 12n };
  const claim = made(actors, { link, source: "link", apiKeyId: null, idempotency: null });
  askSomewhere(actors, claim);
  return claim;
}

function settleByOthers({ node }: Harness, payment: StoredPayment): void {
  const isUsed = node.ledger.tip().state.uses.has(nonceKey(orderOf(payment)));
  if (!isUsed) node.coming.push({ kind: "settle", orders: [orderOf(payment)], isOpaque: false });
}

/** A payment, no refund. */
function anyPayment({ database, random }: Harness, fits: (payment: StoredPayment) => boolean): StoredPayment | null {
  const payments = [...database.payments.values()].map(({ payment }) => payment);
  const own = payments.filter((each) => each.refundOf === undefined && fits(each));
  return own.length === 0 ? null : random.pick(own);
}
