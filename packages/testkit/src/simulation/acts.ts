import type { Authorization } from "@lunas/domain/payment/authorization";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { orderOf } from "../build/an-order";
import type { World } from "./harness";
import type { Process } from "./scheduler";
import { ask, newClaim, type SimClaim, startGateway } from "./sim-gateway";
import { type NonceTerms, nonceKey, type SimMishap } from "./sim-ledger";
import { deepestReorg, publishTroubles } from "./sim-node";
import { isAlike } from "./sim-nonce-use";
import { type SimSettler, startSettler } from "./sim-settler";

/** The people and processes of a history. */
export interface Cast {
  readonly world: World;
  readonly settlers: SimSettler[];
  readonly claims: SimClaim[];
  started: number;
}

export type Act = (cast: Cast) => void;

/** Ordinary work, by how often it is done. */
export const deeds: Readonly<Record<string, Act>> = {
  pay: (cast) => void pay(cast),
  "pay with a whole crowd": (cast) => {
    const claim = pay(cast);
    for (let others = cast.world.random.between(1, 3); others > 0; others -= 1) askSomewhere(cast, claim);
  },
  "ask again": (cast) => askSomewhere(cast, anyClaim(cast)),
  "pay alike": (cast) => payAlike(cast),
  "sell one authorization twice": (cast) => {
    const { authorization } = anyClaim(cast).claim;
    pay(cast, authorization);
  },
};

/** Where settlements may share transactions: more at once than there are lanes. */
export const rushes: Readonly<Record<string, Act>> = {
  "pay in a rush": (cast) => {
    for (let left = cast.world.random.between(5, 12); left > 0; left -= 1) pay(cast);
  },
};

export const bundleFaults: Readonly<Record<string, Act>> = {
  "burn the gas of a bundle": (cast) => mishap(cast, "burns"),
};

/** What goes wrong. */
export const faults: Readonly<Record<string, Act>> = {
  "kill a settler": (cast) => replaceSettler(cast, ({ process }) => doom(cast, process)),
  "stop a settler": (cast) => replaceSettler(cast, (settler) => settler.stop()),
  "start a settler more": (cast) => {
    if (living(cast).length < 4) addSettler(cast);
  },
  "pause a settler": (cast) => pause(cast, cast.world.random.pick(living(cast)).process, 25_000),
  "kill a gateway": (cast) => {
    const { world } = cast;
    const at = world.random.below(world.gateways.length);
    const [killed] = world.gateways.splice(at, 1);
    if (killed !== undefined) doom(cast, killed);
    cast.started += 1;
    startGateway(world, `gateway-${cast.started}`);
  },
  "pause a gateway": (cast) => pause(cast, cast.world.random.pick(cast.world.gateways), 12_000),
  "trouble the next publish": ({ world }) => void world.node.troubles.push(world.random.pick(publishTroubles)),
  "forget a transaction": ({ world: { node, random } }) => {
    const waiting = node.mempool.hashes();
    if (waiting.length > 0) node.mempool.drop(random.pick(waiting));
  },
  reorganise: ({ world }) => {
    const depth = world.chain.settlement.confirmations - 1;
    if (depth === 0) return;
    world.spoiled.hasReorged = true;
    world.node.reorg(world.random.between(1, depth), world.random.chance(0.5) ? "waits" : "lost");
  },
  "reorganise below the depth": ({ world }) => {
    const { node, random, spoiled, chain } = world;
    const { confirmations } = chain.settlement;
    const depth = Math.min(random.between(confirmations, confirmations + 6), deepestReorg(node));
    if (depth < confirmations || node.coming.some(({ kind }) => kind === "send")) return;
    spoiled.hasReorged = true;
    spoiled.isBelowDepth = true;
    node.reorg(depth, random.chance(0.5) ? "waits" : "lost");
  },
  "make no blocks": (cast) => {
    const { weather } = cast.world.node;
    weather.isStalled = true;
    forAWhile(cast, 12_000, () => {
      weather.isStalled = false;
    });
  },
  "lag behind": (cast) => {
    const { weather } = cast.world.node;
    weather.headLagMs = cast.world.random.between(500, 6_000);
    forAWhile(cast, 10_000, () => {
      weather.headLagMs = 0;
    });
  },
  "lose answers of the node": (cast) => {
    const { weather } = cast.world.node;
    weather.failures = 0.4;
    forAWhile(cast, 5_000, () => {
      weather.failures = 0;
    });
  },
  "lose answers of the database": (cast) => {
    const { trouble } = cast.world;
    trouble.databaseFailures = 0.3;
    forAWhile(cast, 5_000, () => {
      trouble.databaseFailures = 0;
    });
  },
  "lose the queue": (cast) => {
    const { trouble } = cast.world;
    trouble.lostJobs = 0.8;
    forAWhile(cast, 10_000, () => {
      trouble.lostJobs = 0;
    });
  },
  "raise the base fee": (cast) => {
    const { weather } = cast.world.node;
    weather.baseFeeWei = cast.world.random.pick([2_500_000_000n, 4_000_000_000n, 6_000_000_000n]);
    forAWhile(cast, 20_000, () => {
      weather.baseFeeWei = 1_000_000_000n;
    });
  },
  "settle elsewhere": ({ world }) => {
    const payment = anyPending(world);
    if (payment !== null) settleElsewhere(world, [orderOf(payment)]);
  },
  "settle like payments elsewhere": settleAlikeElsewhere,
  "count a like settlement for another payment": miscount,
  "lose traces": (cast) => {
    const { weather } = cast.world.node;
    if (weather.traces !== "work") return;
    weather.traces = "failed";
    forAWhile(cast, 20_000, () => {
      weather.traces = "work";
    });
  },
  "hide the fate of payments": (cast) => {
    const { trouble, node } = cast.world;
    trouble.lostJobs = 1;
    for (let left = 4; left > 0; left -= 1) {
      const { claim } = pay(cast);
      const { authorization, chain } = claim;
      node.weather.unreadable.add(
        nonceKey({ permit2: chain.contracts.permit2, payer: authorization.from, nonce: authorization.nonce }),
      );
    }
    forAWhile(cast, 6_000, () => {
      trouble.lostJobs = 0;
    });
  },
  "make a nonce unreadable": ({ world }) => {
    const payment = anyPending(world);
    if (payment !== null) world.node.weather.unreadable.add(nonceKey(orderOf(payment)));
  },
  "cancel an authorization": (cast) => spoil(cast, "cancel"),
  "use a nonce up": (cast) => spoil(cast, "use_up"),
  "make a token lie": (cast) => mishap(cast, "lies"),
  "make a settlement revert": (cast) => mishap(cast, "reverts"),
  "move a payer's money": ({ world }) => {
    const payer = world.random.pick(world.payers);
    world.spoiled.payers.add(payer);
    world.node.coming.push({ kind: "move", payer, amount: BigInt(world.random.between(100_000, 1_000_000)) });
  },
  "use a key elsewhere": ({ world: { node, random, signers, spoiled } }) => {
    // Below the depth a reorganisation gives nonces free that are final in the rows: a wallet elsewhere would take those.
    if (!spoiled.isBelowDepth) node.coming.push({ kind: "send", from: random.pick(signers) });
  },
};

export function addSettler(cast: Cast): void {
  const { world } = cast;
  cast.started += 1;
  const skewMs = world.random.chance(0.2) ? world.random.between(-90_000, 90_000) : 0;
  cast.settlers.push(startSettler(world, `settler-${cast.started}`, skewMs));
}

export function living({ settlers }: Cast): SimSettler[] {
  return settlers.filter(({ process }) => !process.isDead && process.callsToLive === null);
}

function pay(cast: Cast, again?: Partial<Authorization>): SimClaim {
  const claim = newClaim(cast.world, cast.claims.length + 1, again);
  cast.claims.push(claim);
  askSomewhere(cast, claim);
  return claim;
}

/** The same payer pays the same amount to the same payee, once or twice more. */
function payAlike(cast: Cast): void {
  const { from, amount } = anyClaim(cast).claim.authorization;
  for (let left = cast.world.random.between(1, 2); left > 0; left -= 1) pay(cast, { from, amount });
}

function anyClaim(cast: Cast): SimClaim {
  return cast.claims.length === 0 ? pay(cast) : cast.world.random.pick(cast.claims.slice(-6));
}

function askSomewhere({ world }: Cast, claim: SimClaim): void {
  ask(world, world.random.pick(world.gateways), claim);
}

/** Dies at one of its next calls, so that every place between two of them has its turn. */
function doom({ world }: Cast, process: Process): void {
  process.callsToLive = world.random.between(1, 12);
}

function replaceSettler(cast: Cast, end: (settler: SimSettler) => void): void {
  const settler = cast.world.random.pick(living(cast));
  addSettler(cast);
  end(settler);
}

function pause({ world }: Cast, process: Process, longestMs: number): void {
  process.pausedUntilMs = world.scheduler.clock.now() + world.random.between(1_000, longestMs);
}

function forAWhile({ world }: Cast, longestMs: number, end: () => void): void {
  world.scheduler.after(world.random.between(500, longestMs), null, end);
}

export function pendingOf({ database }: World): StoredPayment[] {
  return [...database.payments.values()].map(({ payment }) => payment).filter(({ status }) => status === "pending");
}

function anyPending(world: World): StoredPayment | null {
  const pending = pendingOf(world);
  return pending.length === 0 ? null : world.random.pick(pending);
}

/** Pending payments of one payer that look the same on the chain; as few as one. */
function anyAlike(world: World): readonly NonceTerms[] {
  const first = anyPending(world);
  if (first === null) return [];
  const order = orderOf(first);
  return [
    order,
    ...pendingOf(world)
      .map(orderOf)
      .filter((each) => each.nonce !== order.nonce && isAlike(each, order)),
  ];
}

function settleElsewhere({ node, random }: World, orders: readonly NonceTerms[]): void {
  if (orders.length > 0) node.coming.push({ kind: "settle", orders, isOpaque: random.chance(0.4) });
}

/** Some are cancelled before the others are settled, or settled and cancelled afterwards, all in one block. */
function settleAlikeElsewhere({ world }: Cast): void {
  const { node, random } = world;
  const alike = anyAlike(world);
  const cancelled = alike.filter(() => random.chance(0.4));
  const isBefore = random.chance(0.7);
  const cancel = () => node.coming.push(...cancelled.map((order) => ({ kind: "cancel" as const, order })));
  if (isBefore) cancel();
  const isTogether = random.chance(0.5);
  for (const orders of isTogether ? [alike] : alike.map((order) => [order])) settleElsewhere(world, orders);
  if (!isBefore) cancel();
}

/** What an older version did: a cancelled payment has the settlement of a like one counted for it. */
function miscount({ world }: Cast): void {
  const { node, database, spoiled } = world;
  const [one, other] = anyAlike(world);
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
    row.endedAtMs = world.scheduler.clock.now();
    database.events.push({ type: "payment.confirmed", paymentId: row.payment.id });
    for (const each of [one, other]) spoiled.miscounted.add(nonceKey(each));
  });
}

function spoil({ world }: Cast, kind: "cancel" | "use_up"): void {
  const payment = anyPending(world);
  if (payment !== null) world.node.coming.push({ kind, order: orderOf(payment) });
}

function mishap({ world }: Cast, how: SimMishap): void {
  const payment = anyPending(world);
  if (payment !== null) world.node.mishaps.set(payment.id, how);
}
