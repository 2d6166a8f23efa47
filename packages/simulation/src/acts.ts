import type { Authorization } from "@lunas/domain/payment/authorization";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { kindOf } from "@lunas/domain/shared/id";
import { orderOf } from "@lunas/testkit/build/an-order";
import type { Mishap } from "@lunas/testkit/fakes/fake-ledger";
import type { Act, Actors } from "./actors";
import type { Harness } from "./harness";
import type { Process } from "./scheduler";
import { ask, newClaim, type SimClaim, startGateway } from "./sim-gateway";
import { type NonceTerms, nonceKey } from "./sim-ledger";
import { broadcastTroubles, deepestReorg } from "./sim-node";
import { isAlike } from "./sim-nonce-use";
import { type SimSettler, startSettler } from "./sim-settler";

/** Ordinary work, by how often it is done. */
export const deeds: Readonly<Record<string, Act>> = {
  pay: (actors) => void pay(actors),
  "pay with a whole crowd": (actors) => {
    const claim = pay(actors);
    for (let others = actors.harness.random.between(1, 3); others > 0; others -= 1) askSomewhere(actors, claim);
  },
  "ask again": (actors) => askSomewhere(actors, anyClaim(actors)),
  "pay alike": (actors) => payAlike(actors),
  "sell one authorization twice": (actors) => {
    const { authorization } = anyClaim(actors).claim;
    pay(actors, authorization);
  },
};

/** Where settlements may share transactions: more at once than there are lanes. */
export const rushes: Readonly<Record<string, Act>> = {
  "pay in a rush": (actors) => {
    for (let left = actors.harness.random.between(5, 12); left > 0; left -= 1) pay(actors);
  },
};

export const bundleFaults: Readonly<Record<string, Act>> = {
  "burn the gas of a bundle": (actors) => mishap(actors, "burns"),
};

/** What goes wrong. */
export const faults: Readonly<Record<string, Act>> = {
  "kill a settler": (actors) => replaceSettler(actors, ({ process }) => doom(actors, process)),
  "stop a settler": (actors) => replaceSettler(actors, (settler) => settler.stop()),
  "start a settler more": (actors) => {
    if (living(actors).length < 4) addSettler(actors);
  },
  "pause a settler": (actors) => pause(actors, actors.harness.random.pick(living(actors)).process, 25_000),
  "kill a gateway": (actors) => {
    const { harness } = actors;
    const at = harness.random.below(harness.gateways.length);
    const [killed] = harness.gateways.splice(at, 1);
    if (killed !== undefined) doom(actors, killed);
    actors.started += 1;
    startGateway(harness, `gateway-${actors.started}`);
  },
  "pause a gateway": (actors) => pause(actors, actors.harness.random.pick(actors.harness.gateways), 12_000),
  "trouble the next publish": ({ harness }) => void harness.node.troubles.push(harness.random.pick(broadcastTroubles)),
  "forget a transaction": ({ harness: { node, random } }) => {
    const waiting = node.mempool.hashes();
    if (waiting.length > 0) node.mempool.drop(random.pick(waiting));
  },
  reorganise: ({ harness }) => {
    const depth = harness.chain.settlement.confirmations - 1;
    if (depth === 0) return;
    harness.spoiled.hasReorged = true;
    harness.node.reorg(harness.random.between(1, depth), harness.random.chance(0.5) ? "waits" : "lost");
  },
  "reorganise below the depth": ({ harness }) => {
    const { node, random, spoiled, chain } = harness;
    const { confirmations } = chain.settlement;
    const depth = Math.min(random.between(confirmations, confirmations + 6), deepestReorg(node));
    if (depth < confirmations || node.coming.some(({ kind }) => kind === "send")) return;
    spoiled.hasReorged = true;
    spoiled.isBelowDepth = true;
    node.reorg(depth, random.chance(0.5) ? "waits" : "lost");
  },
  "make no blocks": (actors) => {
    const { conditions } = actors.harness.node;
    conditions.isStalled = true;
    forAWhile(actors, 12_000, () => {
      conditions.isStalled = false;
    });
  },
  "lag behind": (actors) => {
    const { conditions } = actors.harness.node;
    conditions.headLagMs = actors.harness.random.between(500, 6_000);
    forAWhile(actors, 10_000, () => {
      conditions.headLagMs = 0;
    });
  },
  "lose answers of the node": (actors) => {
    const { conditions } = actors.harness.node;
    conditions.failures = 0.4;
    forAWhile(actors, 5_000, () => {
      conditions.failures = 0;
    });
  },
  "lose answers of the database": (actors) => {
    const { trouble } = actors.harness;
    trouble.databaseFailures = 0.3;
    forAWhile(actors, 5_000, () => {
      trouble.databaseFailures = 0;
    });
  },
  "lose the queue": (actors) => {
    const { trouble } = actors.harness;
    trouble.lostJobs = 0.8;
    forAWhile(actors, 10_000, () => {
      trouble.lostJobs = 0;
    });
  },
  "raise the base fee": (actors) => {
    const { conditions } = actors.harness.node;
    conditions.baseFeeWei = actors.harness.random.pick([2_500_000_000n, 4_000_000_000n, 6_000_000_000n]);
    forAWhile(actors, 20_000, () => {
      conditions.baseFeeWei = 1_000_000_000n;
    });
  },
  "settle elsewhere": ({ harness }) => {
    const payment = anyPending(harness);
    if (payment !== null) settleElsewhere(harness, [orderOf(payment)]);
  },
  "settle like payments elsewhere": settleAlikeElsewhere,
  "count a like settlement for another payment": miscount,
  "lose traces": (actors) => {
    const { conditions } = actors.harness.node;
    if (conditions.traces !== "work") return;
    conditions.traces = "failed";
    forAWhile(actors, 20_000, () => {
      conditions.traces = "work";
    });
  },
  "hide the outcome of payments": (actors) => {
    const { trouble, node } = actors.harness;
    trouble.lostJobs = 1;
    for (let left = 4; left > 0; left -= 1) {
      const { claim } = pay(actors);
      const { authorization, chain } = claim;
      node.conditions.unreadable.add(
        nonceKey({ permit2: chain.contracts.permit2, payer: authorization.from, nonce: authorization.nonce }),
      );
    }
    forAWhile(actors, 6_000, () => {
      trouble.lostJobs = 0;
    });
  },
  "make a nonce unreadable": ({ harness }) => {
    const payment = anyPending(harness);
    if (payment !== null) harness.node.conditions.unreadable.add(nonceKey(orderOf(payment)));
  },
  "cancel an authorization": (actors) => spoil(actors, "cancel"),
  "use a nonce up": (actors) => spoil(actors, "use_up"),
  "make a token lie": (actors) => mishap(actors, "lies"),
  "make a settlement revert": (actors) => mishap(actors, "reverts"),
  "move a payer's money": ({ harness }) => {
    const payer = harness.random.pick(harness.payers);
    harness.spoiled.payers.add(payer);
    harness.node.coming.push({ kind: "move", payer, amount: BigInt(harness.random.between(100_000, 1_000_000)) });
  },
  "use a key elsewhere": ({ harness: { node, random, signers, spoiled } }) => {
    // Below the depth a reorganisation gives nonces free that are final in the rows: a wallet elsewhere would take those.
    if (!spoiled.isBelowDepth) node.coming.push({ kind: "send", from: random.pick(signers) });
  },
};

export function addSettler(actors: Actors): void {
  const { harness } = actors;
  actors.started += 1;
  const skewMs = harness.random.chance(0.4) ? harness.random.between(-90_000, 90_000) : 0;
  actors.settlers.push(startSettler(harness, `settler-${actors.started}`, skewMs));
}

export function living({ settlers }: Actors): SimSettler[] {
  return settlers.filter(({ process }) => !process.isDead && process.callsToLive === null);
}

function pay(actors: Actors, again?: Partial<Authorization>): SimClaim {
  const claim = newClaim(actors.harness, actors.claims.length + 1, again);
  actors.claims.push(claim);
  askSomewhere(actors, claim);
  return claim;
}

/** The same payer pays the same amount to the same payee, once or twice more. */
function payAlike(actors: Actors): void {
  const { from, to, amount } = anyClaim(actors).claim.authorization;
  for (let left = actors.harness.random.between(1, 2); left > 0; left -= 1) pay(actors, { from, to, amount });
}

function anyClaim(actors: Actors): SimClaim {
  return actors.claims.length === 0 ? pay(actors) : actors.harness.random.pick(actors.claims.slice(-6));
}

function askSomewhere({ harness }: Actors, claim: SimClaim): void {
  ask(harness, harness.random.pick(harness.gateways), claim);
}

/** Dies at one of its next calls, so that every place between two of them has its turn. */
function doom({ harness }: Actors, process: Process): void {
  process.callsToLive = harness.random.between(1, 12);
}

function replaceSettler(actors: Actors, end: (settler: SimSettler) => void): void {
  const settler = actors.harness.random.pick(living(actors));
  addSettler(actors);
  end(settler);
}

function pause({ harness }: Actors, process: Process, longestMs: number): void {
  process.pausedUntilMs = harness.scheduler.clock.now() + harness.random.between(1_000, longestMs);
}

function forAWhile({ harness }: Actors, longestMs: number, end: () => void): void {
  harness.scheduler.after(harness.random.between(500, longestMs), null, end);
}

export function pendingOf({ database }: Harness): StoredPayment[] {
  return [...database.payments.values()].map(({ payment }) => payment).filter(({ status }) => status === "pending");
}

function anyPending(harness: Harness): StoredPayment | null {
  const pending = pendingOf(harness);
  return pending.length === 0 ? null : harness.random.pick(pending);
}

/** Pending payments of one payer that look the same on the chain; as few as one. */
function anyAlike(harness: Harness): readonly NonceTerms[] {
  const first = anyPending(harness);
  if (first === null) return [];
  const order = orderOf(first);
  return [
    order,
    ...pendingOf(harness)
      .map(orderOf)
      .filter((each) => each.nonce !== order.nonce && isAlike(each, order)),
  ];
}

function settleElsewhere({ node, random }: Harness, orders: readonly NonceTerms[]): void {
  if (orders.length > 0) node.coming.push({ kind: "settle", orders, isOpaque: random.chance(0.4) });
}

/** Some are cancelled before the others are settled, or settled and cancelled afterwards, all in one block. */
function settleAlikeElsewhere({ harness }: Actors): void {
  const { node, random } = harness;
  const alike = anyAlike(harness);
  const cancelled = alike.filter(() => random.chance(0.4));
  const isBefore = random.chance(0.7);
  const cancel = () => node.coming.push(...cancelled.map((order) => ({ kind: "cancel" as const, order })));
  if (isBefore) cancel();
  const isTogether = random.chance(0.5);
  for (const orders of isTogether ? [alike] : alike.map((order) => [order])) settleElsewhere(harness, orders);
  if (!isBefore) cancel();
}

/** What an older version did: a cancelled payment has the settlement of a like one counted for it. */
function miscount({ harness }: Actors): void {
  const { node, database, spoiled } = harness;
  const [one, other] = anyAlike(harness);
  if (one === undefined || other === undefined || spoiled.miscounted.size > 0) return;
  node.coming.push({ kind: "cancel", order: one }, { kind: "settle", orders: [other], isOpaque: false });
  const rowOf = ({ payer, nonce }: NonceTerms) =>
    [...database.payments.values()].find(
      ({ payment: { authorization } }) => authorization.from === payer && authorization.nonce === nonce,
    );
  let isOver = false;
  node.onBlock(({ state }) => {
    const use = state.uses.get(nonceKey(other));
    const row = rowOf(one);
    if (isOver || use === undefined) return;
    isOver = true;
    if (use.kind !== "settled" || row?.payment.status !== "pending" || rowOf(other)?.payment.status !== "pending")
      return;
    row.payment = { ...row.payment, status: "confirmed", settled: use.settlement, txHash: use.settlement.txHash };
    row.endedAtMs = harness.scheduler.clock.now();
    database.events.push({ type: `${kindOf(row.payment.id)}.confirmed`, paymentId: row.payment.id });
    for (const each of [one, other]) spoiled.miscounted.add(nonceKey(each));
  });
}

function spoil({ harness }: Actors, kind: "cancel" | "use_up"): void {
  const payment = anyPending(harness);
  if (payment !== null) harness.node.coming.push({ kind, order: orderOf(payment) });
}

function mishap({ harness }: Actors, how: Mishap): void {
  const payment = anyPending(harness);
  if (payment !== null) harness.node.mishaps.set(payment.id, how);
}
