import type { Address, Chain } from "@lunas/catalog/chain";
import type { Authorization } from "@lunas/domain/payment/authorization";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import { createSettlementEngine, type SettlementEngine } from "@lunas/domain/settlement/engine";
import type { EngineDeps } from "@lunas/domain/settlement/engine-deps";
import type { RefillTerms } from "@lunas/domain/settlement/refill";
import type { PaymentId } from "@lunas/domain/shared/id";
import { aNewPayment } from "../build/a-stored-payment";
import { anAuthorization } from "../build/an-authorization";
import { orderOf } from "../build/an-order";
import { addressOf } from "../build/numbered";
import { chain as sandboxChain } from "../build/world";
import type { Stores } from "../contracts/stores";
import { type FakeChain, fakeChain } from "../fakes/fake-chain";
import { type MemoryDatabase, memoryDatabase } from "../fakes/memory-database";
import { memoryStores } from "../fakes/memory-stores";
import { type RecordingObserver, recordingObserver } from "../fakes/recording-observer";
import { type ManualClock, manualClock } from "../time/manual-clock";
import { settled } from "../time/settled";

/** A settler process: its engine follows the fake chain until it is killed. */
export interface Settler {
  readonly deps: EngineDeps;
  readonly engine: SettlementEngine;
  readonly observer: RecordingObserver;
  /** kill -9: it sees no more heads and hands nothing back. */
  kill(): void;
}

/** A chain, a database and a clock, on which settlers work. */
export interface Settlement {
  readonly chain: FakeChain;
  readonly clock: ManualClock;
  readonly database: MemoryDatabase;
  readonly stores: Stores;
  /** Starts a settler that holds no lane yet; `change` spoils what it depends on. */
  settler(id: string, options?: SettlerOptions): Settler;
  /** An accepted payment, which nobody has rung for. */
  accept(signed?: Partial<Authorization>): Promise<SettlementOrder>;
  /** Mines blocks and lets all work that follows be done; each block takes its time. */
  mine(count?: number): Promise<void>;
  paymentOf(id: PaymentId): StoredPayment;
}

export interface SettlerOptions {
  readonly treasury?: Address;
  readonly refills?: RefillTerms;
  readonly change?: (deps: EngineDeps) => Partial<EngineDeps>;
}

/** The signers of the stage's lanes. */
export const signers: readonly Address[] = [addressOf(9_001), addressOf(9_002)];

/** @param lanes how many of the signers there are; `chain` for another policy than the sandbox's. */
export async function settlement({ lanes = 1, chain: kind = sandboxChain } = {}): Promise<Settlement> {
  const clock = manualClock();
  const chain = fakeChain(clock, kind);
  const database = memoryDatabase(clock);
  const stores = memoryStores(database);
  const addresses = signers.slice(0, lanes);
  await stores.lanes.register(
    kind.chainId,
    addresses.map((address) => ({ address, startNonce: 0 })),
  );
  const parts = { kind, chain, clock, stores, addresses };
  return {
    chain,
    clock,
    database,
    stores,
    settler: (id, options = {}) => startSettler(parts, id, options),
    accept: async (signed = {}) => {
      const payment = aNewPayment({
        merchantId: stores.merchantIds[0],
        chainId: kind.chainId,
        authorization: anAuthorization(signed),
      });
      const reservation = { balance: 10n ** 30n, allowance: null, readAtBlock: 100 };
      const asker = { paymentId: payment.id, askerId: "ask_1", leaseMs: 5_000 };
      const outcome = await stores.payments.accept(payment, reservation, asker);
      if (outcome.kind !== "stored") throw new Error(`the payment is ${outcome.kind}`);
      return orderOf(outcome.payment);
    },
    mine: async (count = 1) => {
      for (let block = 0; block < count; block += 1) {
        await settled();
        clock.advance(kind.blockTimeMs);
        await chain.mine();
      }
      await settled();
    },
    paymentOf: (id) => {
      const row = database.payments.get(id);
      if (row === undefined) throw new Error(`there is no payment ${id}`);
      return row.payment;
    },
  };
}

interface Parts {
  readonly kind: Chain;
  readonly chain: FakeChain;
  readonly clock: ManualClock;
  readonly stores: Stores;
  readonly addresses: readonly Address[];
}

function startSettler({ kind, chain, clock, stores, addresses }: Parts, id: string, options: SettlerOptions): Settler {
  const observer = recordingObserver();
  const base: EngineDeps = {
    chain: kind,
    settlerId: id,
    ...chain.connect(addresses),
    lanes: stores.lanes,
    settlements: stores.settlements,
    clock,
    observe: observer,
  };
  const deps = { ...base, ...options.change?.(base) };
  const engine = createSettlementEngine(deps, options.treasury ?? null, options.refills ?? null);
  const kill = deps.watcher.onHead((head) => engine.onHead(head));
  return { deps, engine, observer, kill };
}
