import type { Address } from "@lunas/catalog/chain";
import { type CaptureDeps, type Captured, captureHold, isReleased } from "@lunas/domain/hold/capture-hold";
import { createHold } from "@lunas/domain/hold/create-hold";
import { holdAndCapture } from "@lunas/domain/hold/hold-and-capture";
import { releaseHold } from "@lunas/domain/hold/release-hold";
import type { Authorization } from "@lunas/domain/payment/authorization";
import type { Claim } from "@lunas/domain/payment/claim";
import { delivered } from "@lunas/domain/payment/delivered";
import type { PaymentScope } from "@lunas/domain/payment/ports";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { uptoTerms } from "@lunas/domain/settlement/kinds/upto/terms";
import { holdIdOf } from "@lunas/domain/shared/id";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { aClaim } from "@lunas/testkit/build/a-claim";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { hashOf } from "@lunas/testkit/build/numbered";
import { gated } from "./gate";
import type { Harness } from "./harness";
import type { Process } from "./scheduler";
import { depsOf } from "./sim-gateway";

/** A request for a hold as merchants send it: the same number is the same body. */
export interface SimHold {
  readonly number: number;
  readonly claim: Claim;
}

/** Apart from the numbers of payments and refunds. */
const firstNonce = 1_000_000;

/** A signed maximum; the payer names one of the lanes. `again`: another request with an authorization that is there already. */
export function newHold(harness: Harness, number: number, again?: Authorization): SimHold {
  const { random, chain, stores, scheduler } = harness;
  const authorization = again ?? signed(harness, number);
  harness.holds.set(number, authorization.nonce);
  const [id] = stores.merchantIds;
  const merchant = { id, walletAddress: authorization.to };
  const bodyHash = () => hashOf(0xaf0000 + number);
  const idempotency = random.chance(0.2) ? ({ lineage: "key_1", key: `hold ${number}` } as const) : null;
  const receivedAtMs = scheduler.clock.now();
  return { number, claim: aClaim({ chain, merchant, authorization, bodyHash, idempotency, receivedAtMs }) };
}

function signed({ random, chain, signers, payers, scheduler }: Harness, number: number): Authorization {
  const maximum = BigInt(random.between(200_000, 700_000));
  const facilitator = random.pick<Address>(signers);
  return anAuthorization({
    ...{ kind: "upto", terms: uptoTerms({ maximum, facilitator }), amount: maximum },
    ...{ from: random.pick(payers), nonce: BigInt(firstNonce + number) },
    spender: chain.contracts.x402UptoProxy ?? chain.contracts.x402Proxy,
    deadlineSeconds: BigInt(Math.floor(scheduler.clock.now() / 1_000) + random.between(10, 40)),
  });
}

export function askHold(harness: Harness, process: Process, { claim }: SimHold): void {
  void createHold(depsOfHolds(harness, process), claim).catch(() => undefined);
}

/** The row of a hold as the merchant finds it in the list; null: it is not stored, or as something else. */
export function rowOf({ database }: Harness, { claim }: SimHold): StoredPayment | null {
  const { from, nonce } = claim.authorization;
  const rows = [...database.payments.values()].map(({ payment }) => payment);
  return (
    rows.find(
      ({ hold, authorization }) => hold !== null && authorization.from === from && authorization.nonce === nonce,
    ) ?? null
  );
}

const scopeOf = ({ claim }: SimHold): PaymentScope => ({
  merchantId: claim.merchant.id,
  environment: claim.chain.environment,
});

export interface Charge {
  readonly hold: SimHold;
  readonly amount: bigint;
}

/** A request to charge a part of a hold; its answer is kept. */
export function askCapture(harness: Harness, process: Process, { hold, amount }: Charge): void {
  const row = rowOf(harness, hold);
  if (row === null) return;
  const request = { scope: scopeOf(hold), id: holdIdOf(row.id), amount, approval: null, idempotency: null };
  const receivedAtMs = harness.scheduler.clock.now();
  charge(harness, process, {
    ...{ hold, amount },
    work: (deps, waitLimit) => captureHold(deps, { ...request, receivedAtMs }, waitLimit),
  });
}

/** Hold and capture in one call. */
export function askBoth(harness: Harness, process: Process, { hold, amount }: Charge): void {
  charge(harness, process, {
    ...{ hold, amount },
    work: (deps, waitLimit) => holdAndCapture(deps, { claim: hold.claim, amount }, waitLimit),
  });
}

export function askRelease(harness: Harness, process: Process, hold: SimHold): void {
  const row = rowOf(harness, hold);
  if (row === null) return;
  releaseHold(depsOfHolds(harness, process), scopeOf(hold), holdIdOf(row.id)).then(
    (answer) => {
      const released: Captured = isRefusal(answer) ? answer : { kind: "released", hold: answer };
      harness.captures.push({ hold: hold.number, amount: null, answer: released });
    },
    () => undefined,
  );
}

interface Charging extends Charge {
  readonly work: (deps: CaptureDeps, waitLimit: Parameters<typeof captureHold>[2]) => Promise<Captured>;
}

function charge(harness: Harness, process: Process, { hold, amount, work }: Charging): void {
  const { random, scheduler, captures, charges, reported } = harness;
  const disconnect = new AbortController();
  if (random.chance(0.15)) scheduler.after(random.between(0, 12_000), null, () => disconnect.abort());
  const deps = depsOfHolds(harness, process);
  charges.push({ hold: hold.number, amount });
  work(deps, { waitMs: random.between(2_000, 25_000), client: disconnect }).then(
    (answer) => {
      const isWritten = !disconnect.signal.aborted;
      if (isWritten) captures.push({ hold: hold.number, amount, answer });
      if (isReleased(answer)) return;
      if (isWritten) reported.push({ claim: Number(hold.claim.authorization.nonce), answer });
      void delivered(deps, answer, isWritten).catch(() => undefined);
    },
    () => undefined,
  );
}

function depsOfHolds(harness: Harness, process: Process): CaptureDeps {
  const { scheduler, random, stores, mutant, trouble, chain } = harness;
  const holds = gated(mutant?.holds?.(stores.holds, harness) ?? stores.holds, {
    ...{ scheduler, random, process, to: "database" },
    failures: () => trouble.databaseFailures,
  });
  return { ...depsOf(harness, process), holds, chains: [chain] };
}
