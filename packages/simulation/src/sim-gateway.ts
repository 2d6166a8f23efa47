import { type Admission, createAdmission } from "@lunas/domain/payment/admission";
import { type AnsweredPaymentMemory, answeredPayments } from "@lunas/domain/payment/answered-payments";
import type { Authorization } from "@lunas/domain/payment/authorization";
import type { Claim } from "@lunas/domain/payment/claim";
import { delivered } from "@lunas/domain/payment/delivered";
import { type FacilitateDeps, facilitate } from "@lunas/domain/payment/facilitate";
import type { ChainReader, PaymentStore, SettlementQueue } from "@lunas/domain/payment/ports";
import { createRowWatch, type RowWatch } from "@lunas/domain/payment/row-watch";
import type { JobOrder } from "@lunas/domain/settlement/job-order";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { aClaim } from "@lunas/testkit/build/a-claim";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { merchantWallet } from "@lunas/testkit/build/defaults";
import { addressOf, hashOf } from "@lunas/testkit/build/numbered";
import { type GateParts, gated } from "./gate";
import { type Harness, startProcess } from "./harness";
import type { Process } from "./scheduler";
import { allowanceOf, balanceOf } from "./sim-balances";
import { failureOf } from "./sim-connection";
import { nonceKey } from "./sim-ledger";
import { withPayees } from "./sim-payees";
import { sharedAccept } from "./sim-statements";

/** A request as merchants send it: the same number is the same body. */
export interface SimClaim {
  readonly number: number;
  readonly claim: Claim;
}

/** Of the second merchant. */
export const otherWallet = addressOf(1_002);

const unlimited = 2n ** 256n - 1n;

export function startGateway(harness: Harness, name: string): Process {
  const process = startProcess(harness, name);
  harness.gateways.push(process);
  return process;
}

/** A new authorization, good for a while; `number` makes its body and its nonce, where `again` does not say otherwise. */
export function newClaim(harness: Harness, number: number, again: Partial<Authorization> = {}): SimClaim {
  const { random, chain, stores } = harness;
  const nowSeconds = Math.floor(harness.scheduler.clock.now() / 1_000);
  const authorization = anAuthorization({
    from: random.pick(harness.payers),
    to: random.chance(0.2) ? otherWallet : merchantWallet,
    amount: BigInt(random.between(200_000, 700_000)),
    nonce: BigInt(number),
    deadlineSeconds: BigInt(nowSeconds + random.between(10, 40)),
    ...again,
  });
  const [first, other] = stores.merchantIds;
  const walletAddress = authorization.to;
  const provedWallets = [{ address: walletAddress, byKey: true, chainIds: [] }];
  const merchant = { id: walletAddress === otherWallet ? other : first, walletAddress, provedWallets };
  const idempotency = random.chance(0.3) ? ({ lineage: "key_1", key: `order ${number}` } as const) : null;
  return {
    number,
    claim: aClaim({ chain, merchant, authorization, bodyHash: () => hashOf(0xb0d000 + number), idempotency }),
  };
}

/** A request at a gateway; its answer is kept, also when the client disconnected. */
export function ask(harness: Harness, process: Process, claimed: SimClaim): void {
  const { number, claim } = claimed;
  const { random, scheduler } = harness;
  const disconnect = new AbortController();
  if (random.chance(0.15))
    scheduler.after(random.between(0, 12_000), null, () => {
      disconnect.abort();
      if (random.chance(0.5)) scheduler.after(random.between(0, 12_000), null, () => askAgain(harness, claimed));
    });
  const waitLimit = { waitMs: random.between(2_000, 25_000), client: disconnect };
  const deps = depsOf(harness, process);
  facilitate(deps, claim, waitLimit).then(
    (answer) => {
      const isSlow = random.chance(0.2);
      if (isSlow && "kind" in answer && answer.kind === "settled")
        harness.rows.beingSent.push([number, answer.payment]);
      const report = () => {
        const isWritten = !disconnect.signal.aborted && !(isSlow && random.chance(0.4));
        if (isWritten) harness.reported.push({ claim: number, answer });
        void delivered(deps, answer, isWritten).catch(() => undefined);
      };
      // A slow client: whether all of the answer reached it is known later.
      scheduler.after(isSlow ? random.between(0, 8_000) : 0, process, report);
    },
    (error: unknown) => {
      if (!(error instanceof Unavailable)) harness.rows.errors.push({ claim: number, message: String(error) });
    },
  );
}

/** As clients do that got no answer. */
function askAgain(harness: Harness, claimed: SimClaim): void {
  ask(harness, harness.random.pick(harness.gateways), claimed);
}

/** It ends with its process. */
interface Memory {
  readonly admission: Admission;
  readonly answered: AnsweredPaymentMemory;
  readonly rows: RowWatch;
  readonly accept: PaymentStore["accept"];
}
const memories = new WeakMap<Process, Memory>();

function memoryOf(
  harness: Harness,
  process: Process,
  { payments, accept }: Pick<Memory, "accept"> & { readonly payments: PaymentStore },
): Memory {
  const { scheduler, random } = harness;
  const clock = scheduler.clockOf(process);
  const timer = scheduler.timerOf(process);
  const memory = memories.get(process) ?? {
    admission: createAdmission({ clock, timer }),
    answered: answeredPayments(clock),
    accept,
    rows: createRowWatch({ payments, clock, timer, random: () => random.below(100) / 100 }),
  };
  memories.set(process, memory);
  return memory;
}

/** What a gateway has for payments and refunds. */
export function depsOf(harness: Harness, process: Process): FacilitateDeps {
  const { scheduler, random, node, mutant, stores, trouble } = harness;
  const parts = { scheduler, random, process };
  const database: GateParts = { ...parts, to: "database", failures: () => trouble.databaseFailures };
  const known = withPayees(harness, stores.payments);
  const store = mutant?.payments?.(known, harness) ?? known;
  const payments = gated(store, database);
  const { accept, ...memory } = memoryOf(harness, process, {
    payments,
    accept: sharedAccept(harness, store, database),
  });
  return {
    payments: { ...payments, accept },
    preconfirmations: { isPreconfirmed: async () => false },
    chain: gated(readerOf(harness), {
      ...parts,
      to: "chain",
      failures: () => node.conditions.failures,
      immediate: ["chainTimeSeconds", "followedTimeSeconds"],
    }),
    lanes: { canSettle: () => true, laneState: () => "serving" },
    ...memory,
    clock: scheduler.clockOf(process),
    timer: scheduler.timerOf(process),
    queue: queueOf(harness, process),
  };
}

/** Reads the block that the process has heard of, which may be a few behind. */
function readerOf({ node, random }: Harness): ChainReader {
  const { ledger, conditions } = node;
  const seen = () => ledger.blocks.at(conditions.headLagMs > 0 ? -1 - random.below(2) : -1) ?? ledger.tip();
  return {
    readFacts: async (chain, { from: payer, nonce, amount, deadlineSeconds, signature }) => {
      const { head, state } = seen();
      const order = { permit2: chain.contracts.permit2, payer, nonce, amount, deadlineSeconds };
      return {
        block: { number: head.number, timestampSeconds: head.timestampSeconds },
        payerHasCode: false,
        signatureIsValid: true,
        settleSignature: signature,
        nonceIsUsed: state.uses.has(nonceKey(order)),
        balance: balanceOf(state, payer),
        allowance: allowanceOf(state, payer) ?? unlimited,
        simulationFailure: failureOf(state, order, head.timestampSeconds),
        sponsoring: null,
      };
    },
    readPayerFunds: async (_chain, { permit2, payer }, nonces) => {
      const { head, state } = ledger.tip();
      return {
        block: { number: head.number, timestampSeconds: head.timestampSeconds },
        balance: balanceOf(state, payer),
        allowance: allowanceOf(state, payer) ?? unlimited,
        used: nonces.map((nonce) => state.uses.has(nonceKey({ permit2, payer, nonce }))),
      };
    },
    chainTimeSeconds: () => ledger.tip().head.timestampSeconds,
    followedTimeSeconds: () => ledger.tip().head.timestampSeconds,
  };
}

/** Jobs reach any settler, twice, late or never; their results as well. A few carry an order that is not the payment's. */
function queueOf(harness: Harness, process: Process): SettlementQueue {
  const { scheduler, random, trouble, settlers } = harness;
  const deliver = (id: string, order: JobOrder | null, report: () => void) => {
    const living = [...settlers].filter(([settler]) => !settler.isDead);
    if (living.length === 0 || random.chance(trouble.lostJobs)) return;
    const [settler, settle] = random.pick(living);
    scheduler.after(random.between(0, 20), settler, () => {
      void settle(id, order).then(() => scheduler.after(random.between(0, 20), process, report));
    });
  };
  return {
    notifyAndWait: ({ id, jobOrder = null }, timeoutMs) =>
      new Promise((resolve) => {
        const report = () => resolve("finished");
        const order =
          jobOrder !== null && random.chance(0.05) ? { ...jobOrder, amount: `${jobOrder.amount}0` } : jobOrder;
        deliver(id, order, report);
        if (random.chance(0.1)) deliver(id, order, report);
        scheduler.after(timeoutMs, process, () => resolve("timed_out"));
      }),
  };
}
