import type { Environment } from "@lunas/catalog/chain";
import type { PaymentFilter } from "@lunas/domain/payment/books";
import type { PaymentScope } from "@lunas/domain/payment/ports";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { newId, type PaymentId } from "@lunas/domain/shared/id";
import { aNewPayment } from "../build/a-stored-payment";
import { anAuthorization } from "../build/an-authorization";
import { everyPayment } from "../build/every-payment";
import { aConfirmation, anExpiry, freshAddress, freshChainId, freshHash } from "./fresh";
import type { MakeStores, Stores } from "./stores";

/** What every reader of a merchant's payments promises. Declares jest tests. */
export function paymentBooksContract(name: string, makeStores: MakeStores): void {
  describe(`${name}: a merchant's payments`, () => {
    let stores: Stores;
    beforeEach(async () => {
      stores = await makeStores();
    });
    afterEach(() => stores.close());
    const of = () => stores;
    listing(of);
    listingByChain(of);
    listingByResource(of);
    naming(of);
    summing(of);
  });
}

type Of = () => Stores;

const firstPage = { page: 1, limit: 20 };
const scopeOf = ({ merchantIds }: Stores, environment: Environment = "sandbox"): PaymentScope => ({
  merchantId: merchantIds[0],
  environment,
});

interface BooksRequest {
  readonly status?: StoredPayment["status"];
  readonly amount?: bigint;
  readonly payer?: `0x${string}`;
  readonly environment?: Environment;
  readonly merchant?: 0 | 1;
  readonly resource?: string | null;
}

/** Stores a payment through the ports that real ones go through, and ends it. */
async function aPayment(
  { payments, settlements, merchantIds }: Stores,
  request: BooksRequest = {},
): Promise<StoredPayment> {
  const { status = "pending", amount = 100n, payer = freshAddress(), environment = "sandbox", merchant = 0 } = request;
  const { resource = "https://shop.example/article" } = request;
  const network = environment === "sandbox" ? "sandbox" : "base";
  const authorization = anAuthorization({ from: payer, amount });
  const place = { merchantId: merchantIds[merchant], environment, network, chainId: freshChainId() } as const;
  const payment = aNewPayment({ ...place, authorization, resource });
  const waiter = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 };
  const outcome = await payments.accept(payment, { balance: 2n ** 256n, allowance: null, readAtBlock: 1 }, waiter);
  if (outcome.kind !== "stored") throw new Error(`expected a stored payment, got ${outcome.kind}`);
  if (status !== "pending") {
    await settlements.finish(null, [], [status === "confirmed" ? aConfirmation(payment.id) : anExpiry(payment.id)]);
  }
  return outcome.payment;
}

async function several(stores: Stores, requests: readonly BooksRequest[]): Promise<StoredPayment[]> {
  const made: StoredPayment[] = [];
  for (const request of requests) made.push(await aPayment(stores, request));
  return made;
}

const newestFirst = (one: StoredPayment, other: StoredPayment) =>
  other.createdAtMs - one.createdAtMs || (other.id > one.id ? 1 : -1);
const idsOf = (payments: readonly StoredPayment[]) => [...payments].sort(newestFirst).map(({ id }) => id);

function listing(of: Of): void {
  const list = async (filter: Partial<PaymentFilter> = {}, page = firstPage, scope = scopeOf(of())) => {
    const { payments, total } = await of().books.list(scope, { ...everyPayment, ...filter }, page);
    return { ids: payments.map(({ payment }) => payment.id), total };
  };

  it("shows each as a look-up does, newest first, a page at a time, with the total of all", async () => {
    const made = await several(of(), [{}, { status: "confirmed" }, { status: "failed" }, {}, { status: "confirmed" }]);
    const ids = idsOf(made);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({}, { page, limit: 2 })));
    expect(pages).toEqual([
      { ids: ids.slice(0, 2), total: 5 },
      { ids: ids.slice(2, 4), total: 5 },
      { ids: ids.slice(4), total: 5 },
      { ids: [], total: 5 },
    ]);
    expect(await list({}, { page: 1_000_000, limit: 100 })).toEqual({ ids: [], total: 5 });
    const { payments } = await of().books.list(scopeOf(of()), everyPayment, firstPage);
    for (const listed of payments) expect(listed).toEqual(await of().payments.find(scopeOf(of()), listed.payment.id));
  });

  it("shows nothing of another merchant or of the other environment", async () => {
    const own = await aPayment(of());
    await several(of(), [{ merchant: 1 }, { environment: "production" }, { merchant: 1, status: "confirmed" }]);
    expect(await list()).toEqual({ ids: [own.id], total: 1 });
    for (const status of ["confirmed", "failed"] as const) expect((await list({ status })).total).toBe(0);
    expect((await list({}, firstPage, scopeOf(of(), "production"))).total).toBe(1);
    expect((await list({ payer: own.authorization.from }, firstPage, scopeOf(of(), "production"))).total).toBe(0);
    const otherMerchant = { merchantId: newId("mer"), environment: "sandbox" } as const;
    expect(await list({}, firstPage, otherMerchant)).toEqual({ ids: [], total: 0 });
  });

  it("filters by status, payer and time, each with every other", async () => {
    const payer = freshAddress();
    const made = await several(
      of(),
      [{ payer }, {}].flatMap((one) =>
        (["pending", "confirmed", "failed"] as const).map((status) => ({ ...one, status })),
      ),
    );
    const { payments } = await of().books.list(scopeOf(of()), everyPayment, firstPage);
    const all = payments.map(({ payment }) => payment);
    expect(all).toHaveLength(made.length);
    const times = [null, ...new Set([all[1], all[4]].map((each) => each?.createdAtMs ?? null))];
    for (const status of [null, "pending", "confirmed", "failed"] as const) {
      for (const who of [null, payer, freshAddress()]) {
        for (const sinceMs of times) {
          for (const untilMs of times) {
            const wanted = all.filter(
              (each) =>
                (status === null || each.status === status) &&
                (who === null || each.authorization.from === who) &&
                (sinceMs === null || each.createdAtMs > sinceMs) &&
                (untilMs === null || each.createdAtMs < untilMs),
            );
            const found = await list({ status, payer: who, sinceMs, untilMs });
            expect({ status, who, sinceMs, untilMs, ...found }).toEqual({
              ...{ status, who, sinceMs, untilMs },
              ...{ ids: idsOf(wanted), total: wanted.length },
            });
          }
        }
      }
    }
  });
}

function listingByChain(of: Of): void {
  it("filters by the chain, with a total of its own", async () => {
    const [one] = [await aPayment(of()), await aPayment(of())];
    const { list } = of().books;
    const found = await list(scopeOf(of()), { ...everyPayment, chainId: one.chainId }, firstPage);
    expect([found.total, found.payments.map(({ payment }) => payment.id)]).toEqual([1, [one.id]]);
    expect((await list(scopeOf(of()), { ...everyPayment, chainId: freshChainId() }, firstPage)).total).toBe(0);
  });
}

function listingByResource(of: Of): void {
  it("filters by the whole resource, of any length, with every other filter", async () => {
    // Longer than an entry of an index may be, and with nothing to compress.
    const longest = `https://shop.example/${Array.from({ length: 2_000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join("")}`;
    for (const resource of ["https://shop.example/a", longest]) {
      const made = await several(of(), [{ resource }, { resource, status: "confirmed" }]);
      await several(of(), [{ resource: `${resource}b` }, { resource: null }, { resource, merchant: 1 }]);
      const list = async (filter: Partial<PaymentFilter>) => {
        const { payments, total } = await of().books.list(scopeOf(of()), { ...everyPayment, ...filter }, firstPage);
        return { ids: payments.map(({ payment }) => payment.id), total };
      };
      expect(await list({ resource })).toEqual({ ids: idsOf(made), total: 2 });
      expect(await list({ resource, status: "confirmed" })).toEqual({ ids: [made[1]?.id], total: 1 });
      expect(await list({ resource, payer: made[0]?.authorization.from ?? null })).toEqual({
        ids: [made[0]?.id],
        total: 1,
      });
      expect(await list({ resource: resource.slice(0, -1) })).toEqual({ ids: [], total: 0 });
    }
  });
}

function naming(of: Of): void {
  it("names the others that one transaction settled", async () => {
    const chainId = freshChainId();
    const txHash = freshHash();
    const ids: PaymentId[] = [];
    for (const logIndex of [3, 6]) {
      const authorization = anAuthorization({ from: freshAddress() });
      const payment = aNewPayment({ merchantId: of().merchantIds[0], chainId, authorization });
      const waiter = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 };
      await of().payments.accept(payment, { balance: 10n ** 30n, allowance: null, readAtBlock: 1 }, waiter);
      await of().settlements.finish(null, [], [aConfirmation(payment.id, { txHash, logIndex })]);
      ids.push(payment.id);
    }
    const { payments } = await of().books.list(scopeOf(of()), everyPayment, firstPage);
    const named = new Map(payments.map(({ payment, alsoInTransaction }) => [payment.id, alsoInTransaction]));
    expect([...ids.map((id) => named.get(id))]).toEqual([[ids[1]], [ids[0]]]);
  });
}

function summing(of: Of): void {
  const long = 0;
  const stats = (environment: Environment | null, latelySinceMs = long) =>
    of().books.stats(of().merchantIds[0], { environment, latelySinceMs });
  const nothing = { payments: 0, volumes: {}, refunded: {} };

  it("counts confirmed payments alone, of one merchant and environment", async () => {
    const payer = freshAddress();
    const largest = 2n ** 255n;
    await several(of(), [
      { status: "confirmed", amount: 150n, payer },
      { status: "confirmed", amount: largest, payer },
      { status: "confirmed", amount: 7n },
      { amount: 1n },
      { status: "failed", amount: 2n },
      { status: "confirmed", amount: 4n, merchant: 1 },
    ]);
    const sums = { payments: 3, volumes: { IDRX: largest + 157n }, refunded: {} };
    expect(await stats("sandbox")).toEqual({ environment: "sandbox", ...sums, lately: { ...sums, uniquePayers: 2 } });
    expect(await stats("production")).toEqual({
      environment: "production",
      ...nothing,
      lately: { ...nothing, uniquePayers: 0 },
    });
  });

  it("counts lately what was stored after the time, not at it", async () => {
    const [first, second] = await several(of(), [{ status: "confirmed" }, { status: "confirmed", amount: 5n }]);
    const latelyAt = async (ms = 0) => (await stats("sandbox", ms)).lately;
    expect((await latelyAt((first?.createdAtMs ?? 0) - 1)).payments).toBe(2);
    expect(await latelyAt(second?.createdAtMs)).toEqual({ ...nothing, uniquePayers: 0 });
    const justBefore = await latelyAt((second?.createdAtMs ?? 0) - 1);
    const both = first?.createdAtMs === second?.createdAtMs;
    expect(justBefore).toEqual(
      both
        ? { payments: 2, volumes: { IDRX: 105n }, refunded: {}, uniquePayers: 2 }
        : { payments: 1, volumes: { IDRX: 5n }, refunded: {}, uniquePayers: 1 },
    );
  });

  it("times the confirmed payments after a time, of one merchant and environment", async () => {
    const scope = { merchantId: of().merchantIds[0], environment: "sandbox" } as const;
    expect(await of().books.settlementTimes(scope, 0)).toBeNull();
    const rows = [{ status: "confirmed" }, { status: "confirmed" }, { status: "failed" }, {}] as const;
    const stored = await several(of(), [...rows, { status: "confirmed", merchant: 1 }]);
    const times = await of().books.settlementTimes(scope, 0);
    expect(times?.payments).toBe(2);
    expect(times?.p95Ms).toBeGreaterThanOrEqual(times?.p50Ms ?? Number.POSITIVE_INFINITY);
    expect(times?.p50Ms).toBeGreaterThanOrEqual(0);
    expect(await of().books.settlementTimes(scope, stored[1]?.createdAtMs ?? 0)).toBeNull();
    expect(await of().books.settlementTimes({ ...scope, environment: "production" }, 0)).toBeNull();
  });

  it("is of production once there is a confirmed payment, and of the sandbox before", async () => {
    await several(of(), [{ status: "confirmed" }, { environment: "production" }]);
    expect((await stats(null)).environment).toBe("sandbox");
    await aPayment(of(), { environment: "production", status: "confirmed", amount: 9n });
    expect(await stats(null)).toMatchObject({ environment: "production", payments: 1, volumes: { IDRX: 9n } });
    expect(await stats("sandbox")).toMatchObject({ environment: "sandbox", payments: 1, volumes: { IDRX: 100n } });
  });
}
