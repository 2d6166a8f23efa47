import { historyLimit } from "@lunas/domain/payment/history";
import type { LaneLease } from "@lunas/domain/settlement/attempt";
import { newId, type PaymentId } from "@lunas/domain/shared/id";
import { anAttempt } from "../build/an-attempt";
import { nowSeconds } from "../build/defaults";
import { aConfirmation, freshHash } from "./fresh";
import { aLane, closedBy, pendingOn, plannedFor } from "./settlement-fixture";
import type { MakeStores, Stores } from "./stores";

const nowMs = nowSeconds * 1_000;

/** What every store of histories, and the journal that it reads, promise. Declares jest tests. */
export function historyStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name}: histories`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await makeStores();
    });
    afterAll(() => stores.close());
    const of = () => stores;
    finding(of);
    ordering(of);
    noting(of);
  });
}

type Of = () => Stores;

const scopeOf = ({ merchantIds }: Stores) => ({ merchantId: merchantIds[0], environment: "sandbox" }) as const;

async function onItsWay(of: Of) {
  const { lease, chainId } = await aLane(of());
  const [id] = (await pendingOn(of(), chainId)) as [PaymentId];
  const { attempt } = await commit(of, lease, id);
  return { lease, id, attempt };
}

async function commit(of: Of, lease: LaneLease, id: PaymentId) {
  const planned = plannedFor(5, id);
  await of().settlements.commit(lease, [planned]);
  return planned;
}

async function historyOf(of: Of, id: PaymentId) {
  const history = await of().histories.find(scopeOf(of()), id);
  if (history === null) throw new Error(`there is no history of ${id}`);
  return history;
}

function ordering(of: Of): void {
  it("tells attempts in the order in which they were written, and the newest hash, whatever the signers' clocks said", async () => {
    const { lease, chainId } = await aLane(of());
    const [id] = (await pendingOn(of(), chainId)) as [PaymentId];
    const cheap = { ...plannedFor(5, id), attempt: anAttempt({ createdAtMs: nowMs + 300_000 }) };
    await of().settlements.commit(lease, [cheap]);
    const dear = anAttempt({ createdAtMs: nowMs, fees: { feeCapWei: 9_000_000_000n, tipWei: 2_000_000n } });
    await of().settlements.commitReplacement(lease, { nonce: 5, purpose: "payment", attempt: dear });
    const { transactions, payment } = await historyOf(of, id);
    expect(transactions[0]?.attempts.map(({ hash }) => hash)).toEqual([cheap.attempt.hash, dear.hash]);
    expect(payment.txHash).toBe(dear.hash);
    // Another nonce for it later, at a lower fee: a later transaction is newer than any attempt of an earlier one.
    await of().settlements.finish(lease, [closedBy(5, null)], []);
    const later = { ...plannedFor(6, id), attempt: anAttempt({ createdAtMs: nowMs - 300_000 }) };
    await of().settlements.commit({ ...lease, nextNonce: 6 }, [later]);
    const both = await historyOf(of, id);
    expect(both.transactions.map(({ attempts }) => attempts.at(-1)?.hash)).toEqual([dear.hash, later.attempt.hash]);
    expect(both.payment.txHash).toBe(later.attempt.hash);
  });
}

function finding(of: Of): void {
  it("shows a payment without a signed transaction", async () => {
    const { chainId } = await aLane(of());
    const [id] = (await pendingOn(of(), chainId)) as [PaymentId];
    const { payment, ...rest } = await historyOf(of, id);
    const times = { receivedAtMs: nowMs - 40, verifiedAtMs: nowMs - 10 };
    expect(payment).toMatchObject({ id, status: "pending", ...times });
    const nothing = { transactions: [], events: [], webhooks: [], endedAtMs: null };
    expect(rest).toEqual({ ...nothing, omitted: { attempts: 0, webhooks: 0 } });
  });

  it("tells every attempt of a nonce, how it closed, and how the payment ended", async () => {
    const { lease, id, attempt } = await onItsWay(of);
    const second = anAttempt({ createdAtMs: nowMs + 12_000, fees: { feeCapWei: 9_000_000_000n, tipWei: 2_000_000n } });
    await of().settlements.commitReplacement(lease, { nonce: 5, purpose: "payment", attempt: second });
    const before = await historyOf(of, id);
    expect(before.transactions.map(({ closed }) => closed)).toEqual([null]);
    await of().settlements.finish(lease, [closedBy(5, second)], [aConfirmation(id, { txHash: second.hash })]);

    const { payment, transactions, events, endedAtMs } = await historyOf(of, id);
    const common = { purpose: "payment", broadcast: null, reorged: null };
    const { nonce: _, ...closed } = closedBy(5, second);
    const { feeCapWei } = attempt.fees;
    expect(transactions).toEqual([
      {
        attempts: [
          { ...common, hash: attempt.hash, place: 1, feeCapWei, signedAtMs: nowMs },
          { ...common, hash: second.hash, place: 2, feeCapWei: 9_000_000_000n, signedAtMs: nowMs + 12_000 },
        ],
        closed: { ...closed, atMs: expect.any(Number) },
      },
    ]);
    expect(payment).toMatchObject({ status: "confirmed", txHash: second.hash });
    expect(events).toEqual([{ type: "payment.confirmed", atMs: endedAtMs }]);
    expect(transactions[0]?.closed?.atMs).toBe(endedAtMs);
  });

  it("tells the filler that took a nonce over from the payment's own attempt", async () => {
    const { lease, id } = await onItsWay(of);
    const cancellation = anAttempt({ createdAtMs: nowMs + 60_000 });
    await of().settlements.commitReplacement(lease, { nonce: 5, purpose: "filler", attempt: cancellation });
    const { transactions } = await historyOf(of, id);
    expect(transactions[0]?.attempts.map(({ purpose }) => purpose)).toEqual(["payment", "filler"]);
  });

  it("keeps to the newest attempts, and counts the others", async () => {
    const { lease, id } = await onItsWay(of);
    for (let index = 1; index <= historyLimit + 2; index += 1) {
      const attempt = anAttempt({ createdAtMs: nowMs + index * 1_000 });
      await of().settlements.commitReplacement(lease, { nonce: 5, purpose: "payment", attempt });
    }
    const { transactions, omitted } = await historyOf(of, id);
    const places = transactions.flatMap(({ attempts }) => attempts.map(({ place }) => place));
    expect(places).toEqual(Array.from({ length: historyLimit }, (_, index) => index + 4));
    expect(omitted).toEqual({ attempts: 3, webhooks: 0 });
  });

  it("finds it by the hash of any attempt, for its merchant and environment alone", async () => {
    const { id, attempt } = await onItsWay(of);
    const scope = scopeOf(of());
    expect((await of().histories.find(scope, attempt.hash))?.payment.id).toBe(id);
    expect(await of().histories.find({ ...scope, merchantId: of().merchantIds[1] }, id)).toBeNull();
    expect(await of().histories.find({ ...scope, environment: "production" }, attempt.hash)).toBeNull();
    expect(await of().histories.find(scope, newId("pay"))).toBeNull();
    expect(await of().histories.find(scope, freshHash())).toBeNull();
  });
}

function noting(of: Of): void {
  const only = async (id: PaymentId) => (await historyOf(of, id)).transactions[0]?.attempts[0];
  const broadcast = (hash: `0x${string}`, atMs: number, outcome: "accepted" | "known" | "unknown") =>
    ({ kind: "broadcast", hash, atMs, outcome }) as const;

  it("notes the first publication, how many there were, and does not unsay an acceptance", async () => {
    const { id, attempt } = await onItsWay(of);
    const { hash } = attempt;
    await of().journal.note([broadcast(hash, nowMs + 5, "unknown")]);
    expect((await only(id))?.broadcast).toEqual({ atMs: nowMs + 5, times: 1, outcome: "unknown" });
    await of().journal.note([broadcast(hash, nowMs + 8, "accepted"), broadcast(hash, nowMs + 9, "known")]);
    await of().journal.note([broadcast(hash, nowMs + 12, "unknown")]);
    expect((await only(id))?.broadcast).toEqual({ atMs: nowMs + 5, times: 4, outcome: "accepted" });
  });

  it("notes a reorganisation, the first of several, beside the publication", async () => {
    const { id, attempt } = await onItsWay(of);
    const { hash } = attempt;
    const reorged = (atMs: number, blockNumber: number) => ({ kind: "reorged", hash, atMs, blockNumber }) as const;
    await of().journal.note([broadcast(hash, nowMs + 5, "accepted"), reorged(nowMs + 7, 110)]);
    await of().journal.note([reorged(nowMs + 9, 112)]);
    expect(await only(id)).toMatchObject({
      broadcast: { atMs: nowMs + 5, times: 1, outcome: "accepted" },
      reorged: { atMs: nowMs + 7, blockNumber: 110 },
    });
  });

  it("passes over a hash that it does not know", async () => {
    await expect(of().journal.note([broadcast(freshHash(), nowMs, "accepted")])).resolves.toBeUndefined();
  });
}
