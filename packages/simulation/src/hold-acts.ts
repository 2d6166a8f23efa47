import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { signedAmountOf } from "@lunas/domain/settlement/kinds/all";
import { orderOf } from "@lunas/testkit/build/an-order";
import type { Act, Actors } from "./actors";
import { pendingOf } from "./acts";
import type { Harness } from "./harness";
import type { Process } from "./scheduler";
import { ask, newClaim } from "./sim-gateway";
import { askBoth, askCapture, askHold, askRelease, newHold, rowOf, type SimHold } from "./sim-holds";

/** What merchants do with signed maxima. */
export const holdDeeds: Readonly<Record<string, Act>> = {
  hold: (actors) => void hold(actors),
  "hold and capture": (actors) => {
    const made = hold(actors);
    later(actors, 4_000, () => capture(actors, made));
  },
  "hold and capture in one": (actors) => {
    const made = register(actors);
    const amount = amountOf(actors.harness, made);
    for (let left = actors.harness.random.between(1, 2); left > 0; left -= 1)
      askBoth(actors.harness, gateway(actors), { hold: made, amount });
  },
  "capture a hold": (actors) => withHold(actors, (made) => capture(actors, made)),
  "capture a hold twice at once": (actors) =>
    withHold(actors, (made) => {
      const amount = amountOf(actors.harness, made);
      const other = actors.harness.random.chance(0.5) ? amount : amountOf(actors.harness, made);
      for (const each of [amount, other]) askCapture(actors.harness, gateway(actors), { hold: made, amount: each });
    }),
  "capture a hold about when it ends": (actors) => {
    const made = hold(actors);
    later(actors, 1_000, () => atItsEnd(actors, made));
  },
  "capture above the maximum": (actors) =>
    withHold(actors, (made) => {
      const { authorization } = made.claim;
      askCapture(actors.harness, gateway(actors), { hold: made, amount: signedAmountOf(authorization) + 1n });
    }),
  "release a hold": (actors) => withHold(actors, (made) => askRelease(actors.harness, gateway(actors), made)),
  "release against capture": (actors) =>
    withHold(actors, (made) => {
      capture(actors, made);
      askRelease(actors.harness, gateway(actors), made);
    }),
};

/** What goes wrong with holds. */
export const holdFaults: Readonly<Record<string, Act>> = {
  "post a hold's authorization as a payment": (actors) =>
    withHold(actors, (made) => {
      const { from, nonce, amount, deadlineSeconds } = made.claim.authorization;
      const claim = newClaim(actors.harness, actors.claims.length + 1, { from, nonce, amount, deadlineSeconds });
      actors.claims.push(claim);
      ask(actors.harness, gateway(actors), claim);
    }),
  "hold one authorization twice": (actors) =>
    withHold(actors, (made) => {
      const again = newHold(actors.harness, actors.holds.length + 1, made.claim.authorization);
      actors.holds.push(again);
      askHold(actors.harness, gateway(actors), again);
      if (actors.harness.random.chance(0.5)) later(actors, 3_000, () => capture(actors, again));
    }),
  "move a payer's money between hold and capture": (actors) => betweenHoldAndCapture(actors, moveMoney),
  "lower an allowance between hold and capture": (actors) => betweenHoldAndCapture(actors, lowerAllowance),
  "cancel a hold's nonce before its capture": (actors) => betweenHoldAndCapture(actors, cancel),
  "settle like a capture elsewhere": (actors) => likeACapture(actors),
};

function register(actors: Actors): SimHold {
  const made = newHold(actors.harness, actors.holds.length + 1);
  actors.holds.push(made);
  return made;
}

function hold(actors: Actors): SimHold {
  const made = register(actors);
  askHold(actors.harness, gateway(actors), made);
  return made;
}

/** One of the newest, or a new one. */
function withHold(actors: Actors, act: (made: SimHold) => void): void {
  if (actors.holds.length > 0) act(actors.harness.random.pick(actors.holds.slice(-4)));
  else {
    const made = hold(actors);
    later(actors, 2_000, () => act(made));
  }
}

function capture(actors: Actors, made: SimHold): void {
  askCapture(actors.harness, gateway(actors), { hold: made, amount: amountOf(actors.harness, made) });
}

/** All of it, a part, one base unit, or now and then nothing. */
function amountOf({ random }: Harness, { claim }: SimHold): bigint {
  const maximum = signedAmountOf(claim.authorization);
  if (random.chance(0.05)) return 0n;
  return random.pick([maximum, maximum / 2n, maximum / 3n, maximum - 1n, 1n]);
}

function atItsEnd(actors: Actors, made: SimHold): void {
  const { random, scheduler } = actors.harness;
  const expiresAtMs = rowOf(actors.harness, made)?.hold?.expiresAtMs;
  if (expiresAtMs === undefined) return;
  const inMs = expiresAtMs - scheduler.clock.now() + random.between(-1_500, 1_000);
  scheduler.after(Math.max(0, inMs), null, () => capture(actors, made));
}

function betweenHoldAndCapture(actors: Actors, change: (harness: Harness, row: StoredPayment) => void): void {
  const made = hold(actors);
  later(actors, 3_000, () => {
    const row = rowOf(actors.harness, made);
    if (row !== null) change(actors.harness, row);
    later(actors, 5_000, () => capture(actors, made));
  });
}

function moveMoney({ node, spoiled, random }: Harness, { authorization: { from } }: StoredPayment): void {
  spoiled.payers.add(from);
  node.coming.push({ kind: "move", payer: from, amount: BigInt(random.between(1_000_000, 3_000_000)) });
}

/** It is whole again after a while. */
function lowerAllowance({ node, spoiled, random, scheduler }: Harness, { authorization }: StoredPayment): void {
  const payer = authorization.from;
  spoiled.payers.add(payer);
  spoiled.allowances.add(payer);
  node.coming.push({ kind: "approve", payer, amount: BigInt(random.pick([0, 1, 100_000, 500_000])) });
  scheduler.after(random.between(5_000, 20_000), null, () => {
    node.coming.push({ kind: "approve", payer, amount: null });
  });
}

function cancel({ node, random }: Harness, row: StoredPayment): void {
  node.coming.push({ kind: random.pick(["cancel", "use_up"] as const), order: orderOf(row) });
}

/**
 * The same payer pays the same amount to the same payee, exactly and by a capture. Others settle the payment, in the block in
 * which the payer cancels the capture's nonce.
 */
function likeACapture(actors: Actors): void {
  const { harness } = actors;
  const made = hold(actors);
  later(actors, 1_500, () => {
    const amount = amountOf(harness, made);
    if (amount === 0n) return;
    askCapture(harness, gateway(actors), { hold: made, amount });
    const claim = newClaim(harness, actors.claims.length + 1, { from: made.claim.authorization.from, amount });
    actors.claims.push(claim);
    ask(harness, gateway(actors), claim);
    later(actors, 1_500, () => {
      const { nonce } = claim.claim.authorization;
      const exact = pendingOf(harness).find(({ authorization }) => authorization.nonce === nonce);
      const row = rowOf(harness, made);
      if (exact === undefined || row?.status !== "pending") return;
      harness.node.coming.push(
        { kind: "cancel", order: orderOf(row) },
        { kind: "settle", orders: [orderOf(exact)], isOpaque: harness.random.chance(0.5) },
      );
    });
  });
}

function gateway({ harness }: Actors): Process {
  return harness.random.pick(harness.gateways);
}

function later({ harness }: Actors, longestMs: number, work: () => void): void {
  harness.scheduler.after(harness.random.between(50, longestMs), null, work);
}
