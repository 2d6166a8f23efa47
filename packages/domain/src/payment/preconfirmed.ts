import { endsWith } from "../shared/ends-with";
import type { AwaitDeps, Wait } from "./await-deps";
import type { Claim } from "./claim";
import { type StoredPayment, withState } from "./stored-payment";

/** How often a node is asked for a preconfirmation, and how often the row is read for the transaction to ask for. */
const askEveryMs = 250;
const readEveryMs = 1_000;

/**
 * Whether the success of this claim's payment may be told by a preconfirmation: below the chain's bound, and to a merchant's server alone.
 * A page unlocks by a look-up, which a pending payment does not pass.
 */
export function mayBePreconfirmed({ chain, authorization, source }: Claim): boolean {
  return source === "server" && authorization.amount < (chain.preconfirmedBelow ?? 0n);
}

interface Early {
  readonly wait: Pick<Wait, "lease" | "waitLimit">;
  readonly payment: StoredPayment;
}

/**
 * Looks for a preconfirmation until a node shows one, and claims the success then. Null: `notice` came first, and the row tells the
 * outcome. A success is claimed once, whatever it is told by: after this claim the settlement's end gives none.
 */
export async function claimPreconfirmed(
  deps: AwaitDeps,
  { wait, payment }: Early,
  notice: Promise<void>,
): Promise<StoredPayment | null> {
  const { signal, end } = endsWith(wait.waitLimit.client.signal);
  const claim = createClaim(deps, { wait, payment });
  let isNoticed = false;
  const noticed = notice.then(() => {
    isNoticed = true;
  });
  try {
    for (;;) {
      await Promise.race([noticed, deps.timer.sleep(askEveryMs, signal)]);
      if (isNoticed || signal.aborted) break;
      const found = await claim();
      if (found === "ended") return null;
      if (found !== null) return found;
    }
  } finally {
    end();
  }
  await noticed;
  return null;
}

/** One try: the payment whose success is claimed; `ended`: the row tells the outcome by now. */
function createClaim(deps: AwaitDeps, early: Early): () => Promise<StoredPayment | "ended" | null> {
  const { payments, clock } = deps;
  const { lease } = early.wait;
  let seen: StoredPayment | null = null;
  let readAtMs = clock.now();
  const isStale = () => (seen?.txHash ?? null) === null || clock.now() - readAtMs >= readEveryMs;
  return async () => {
    if (seen === null || isStale()) {
      const { state, claimed } = await payments.claimSuccess(lease);
      if (state.status !== "pending") return "ended";
      seen = withState(early.payment, state);
      // Claimed before, and the answer to that was lost.
      if (claimed) return seen;
      readAtMs = clock.now();
    }
    return seen.answeredAtMs === null ? claimShown(deps, lease, seen) : null;
  };
}

async function claimShown({ payments, preconfirmations }: AwaitDeps, lease: Wait["lease"], seen: StoredPayment) {
  if (!(await preconfirmations.isPreconfirmed(seen))) return null;
  const { state, claimed } = await payments.claimSuccess(lease, true);
  if (!claimed) return null;
  // A dearer attempt may have been written meanwhile: what the node showed is told.
  return state.status === "pending" ? { ...withState(seen, state), txHash: seen.txHash } : "ended";
}
