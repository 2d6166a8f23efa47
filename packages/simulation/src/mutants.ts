import type { PaymentStore } from "@lunas/domain/payment/ports";
import type { LaneLease } from "@lunas/domain/settlement/attempt";
import type { Receipt } from "@lunas/domain/settlement/head";
import type { PaymentId } from "@lunas/domain/shared/id";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { settlementLogOf } from "@lunas/testkit/build/a-head";
import type { MemoryDatabase, PaymentRow } from "@lunas/testkit/fakes/memory-database";
import type { Mutant } from "./harness";
import { holdMutants } from "./hold-mutants";
import { refundMutants } from "./refund-mutants";
import { ruleMutants } from "./rule-mutants";
import type { SimNode } from "./sim-node";

/**
 * The safeguards, each taken out by a port that does not keep it. Whatever the simulation finds with one of them out, it
 * would find in the code; where it finds nothing, the simulation is worth nothing.
 */
export const mutants: readonly Mutant[] = [
  {
    name: "unique nonce",
    payments: (store, { database }) => ({
      ...store,
      lookUp: async (request) => ({ ...(await store.lookUp(request)), stored: null }),
      accept: (payment, ...rest) =>
        withoutTwins(database, payment.authorization.nonce, () => store.accept(payment, ...rest)),
    }),
  },
  {
    name: "write-ahead",
    // Whatever is signed is with the node already when it is written.
    sender: (sender) => {
      const sendAtOnce = async <A extends readonly { readonly rawTransaction: `0x${string}` }[]>(signed: A) => {
        await sender.broadcast(signed.map(({ rawTransaction }) => rawTransaction));
        return signed;
      };
      return { ...sender, sign: async (...all) => sendAtOnce(await sender.sign(...all)) };
    },
  },
  {
    name: "fencing",
    settlements: (store, { database }) => ({
      ...store,
      commit: (lease, planned) => store.commit(asHolder(database, lease), planned),
      commitReplacement: (lease, replacement) => store.commitReplacement(asHolder(database, lease), replacement),
      finish: (lease, closed, outcomes) =>
        store.finish(lease === null ? null : asHolder(database, lease), closed, outcomes),
    }),
    lanes: (store) => ({ ...store, renew: async (leases) => leases.map(({ laneId }) => laneId) }),
  },
  {
    name: "log check",
    // A success is taken at its word.
    watcher: (watcher, { node }) => ({
      ...watcher,
      receipts: async (hashes) => (await watcher.receipts(hashes)).map((receipt) => believed(node, receipt)),
      sightings: async (...all) => {
        const seen = await watcher.sightings(...all);
        return { ...seen, receipts: seen.receipts.map((receipt) => believed(node, receipt)) };
      },
    }),
  },
  {
    name: "own nonce",
    // A lone like log is taken for the payment's.
    watcher: (watcher) => ({
      ...watcher,
      nonceUse: async (order) => {
        const use = await watcher.nonceUse(order);
        const calls = [{ nonce: order.nonce, wasSet: false, isSet: true }];
        const candidates = use.candidates.map((each) => ({ ...each, likeLogs: each.likeLogs.slice(0, 1), calls }));
        return { ...use, candidates };
      },
    }),
  },
  {
    name: "end of a payment whose settlement is counted",
    settlements: (store) => ({ ...store, countedElsewhere: async () => [] }),
  },
  {
    name: "each order by itself",
    watcher: (watcher, { node }) => ({
      ...watcher,
      simulate: (orders) => allOrNone(node, () => watcher.simulate(orders)),
      usedNonces: (orders) => allOrNone(node, () => watcher.usedNonces(orders)),
      nonceUse: (order) => allOrNone(node, () => watcher.nonceUse(order)),
    }),
  },
  {
    name: "cursor of the sweep",
    settlements: (store) => ({
      ...store,
      forgotten: (chainId, page) => store.forgotten(chainId, { ...page, after: null }),
    }),
  },
  {
    name: "reservation",
    payments: (store) => ({
      ...store,
      lookUp: async (request) => ({ ...(await store.lookUp(request)), payerInFlight: 0n }),
      accept: (payment, reservation, waiter) =>
        store.accept(payment, { ...reservation, balance: 10n ** 30n, allowance: null }, waiter),
    }),
  },
  {
    name: "reopening of what a reorganisation took back",
    settlements: (store) => ({ ...store, reopen: async () => [] }),
  },
  {
    name: "success claim",
    payments: (store) => ({ ...store, claimSuccess: (waiter) => claimAlways(store, waiter) }),
  },
  ...refundMutants,
  ...ruleMutants,
  ...holdMutants,
];

/** One order that cannot be read keeps all from being read. */
async function allOrNone<T>({ conditions }: SimNode, read: () => Promise<T>): Promise<T> {
  if (conditions.unreadable.size > 0) throw new Unavailable("chain", "one of the orders cannot be read");
  return await read();
}

/** As if the rows of this nonce were not there while the work is done. */
async function withoutTwins<T>(database: MemoryDatabase, nonce: bigint, work: () => Promise<T>): Promise<T> {
  const twins: [PaymentId, PaymentRow][] = [...database.payments].filter(
    ([, { payment }]) => payment.authorization.nonce === nonce,
  );
  for (const [id] of twins) database.payments.delete(id);
  // The store does its work in this turn: nobody sees that they are away.
  const done = work();
  for (const [id, row] of twins) database.payments.set(id, row);
  return done;
}

/** The lease of the lane's present holder, for every settler. */
function asHolder({ lanes }: MemoryDatabase, lease: LaneLease): LaneLease {
  const lane = lanes.get(lease.laneId);
  return lane === undefined ? lease : { ...lease, owner: lane.owner ?? lease.owner, fencingToken: lane.fencingToken };
}

function believed({ handedOver }: SimNode, receipt: Receipt): Receipt {
  const call = handedOver.find(({ hash }) => hash === receipt.hash)?.call;
  if (receipt.status !== "success") return receipt;
  if (call?.kind === "bundle") {
    // Places of their own: a settlement counts for one payment.
    const settlements = call.orders.map((order, index) => settlementLogOf(order, 1_000 + index));
    return { ...receipt, settlements };
  }
  if (call?.kind !== "settle") return receipt;
  return { ...receipt, settlements: [settlementLogOf(call.order)] };
}

async function claimAlways(store: PaymentStore, waiter: Parameters<PaymentStore["claimSuccess"]>[0]) {
  const { state, holds } = await store.claimSuccess(waiter);
  return { state, claimed: state.status === "confirmed", holds };
}
