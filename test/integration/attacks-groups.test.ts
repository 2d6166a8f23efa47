import { createPaymentLinks } from "@lunas/database/payment-link-store";
import type { AcceptOutcome, NewPayment, Reservation } from "@lunas/domain/payment/ports";
import { newId } from "@lunas/domain/shared/id";
import { inDatabase } from "@lunas/stack/postgres/in-database";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { aConfirmation, freshAddress, freshChainId, freshHash } from "@lunas/testkit/contracts/fresh";
import { type OpenStores, openStores, rowsOf, testAuthor } from "./database-postgres";
import { merchantId, stack, stores, useStoresOfMerchant } from "./opened-stores";

jest.setTimeout(60_000);

useStoresOfMerchant();

const rich: Reservation = { balance: 10n ** 30n, allowance: null, readAtBlock: 100 };
const waiterOf = ({ id }: NewPayment) => ({ paymentId: id, waiterId: newId("ask"), leaseMs: 60_000 });
const kindOf = ({ kind }: AcceptOutcome) => kind;

function aPayment(overrides: Partial<NewPayment> = {}, from = freshAddress()): NewPayment {
  const authorization = anAuthorization({ from, nonce: BigInt(freshHash()) });
  return aNewPayment({ merchantId, authorization, chainId: freshChainId(), bodyHash: freshHash(), ...overrides });
}

/** One outcome for each, in its place: `rejected` for one that is an error. They come in one turn, so they share statements. */
async function together(payments: readonly NewPayment[], { payments: store }: OpenStores = stores, of = rich) {
  const settled = await Promise.allSettled(payments.map((payment) => store.accept(payment, of, waiterOf(payment))));
  return settled.map((each) => (each.status === "fulfilled" ? kindOf(each.value) : "rejected"));
}

async function storedIds(payments: readonly NewPayment[]): Promise<readonly string[]> {
  const ids = payments.map(({ id }) => `'${id}'`).join(",");
  const rows = await rowsOf<{ id: string }>(stores, `select id from payments where id in (${ids})`);
  return rows.map(({ id }) => id);
}

const many = (count: number) => Array.from({ length: count }, () => aPayment());
const withAt = (list: readonly NewPayment[], at: number, payment: NewPayment) => list.with(at, payment);

describe("one bad row among 32", () => {
  it.each<[string, string, () => NewPayment]>([
    ["breaks a CHECK", "rejected", () => aPayment({ environment: "moon" as "sandbox" })],
    ["has a merchant that there is not", "foreign_wallet", () => aPayment({ merchantId: newId("mer") })],
    [
      "has a nonce that is no uint256",
      "rejected",
      () => aPayment({ authorization: anAuthorization({ nonce: 2n ** 256n }) }),
    ],
    [
      "has an amount that is no uint256",
      "short",
      () => aPayment({ authorization: anAuthorization({ amount: 2n ** 256n }) }),
    ],
    ["has a number that no column holds", "rejected", () => aPayment({ checkedAtBlock: 1e30 })],
    ["has a payment-identifier of another form", "rejected", () => aPayment({ identifier: "short" })],
  ])("that %s fails alone: %s", async (_, kind, make) => {
    const group = withAt(many(32), 7, make());
    expect(await together(group)).toEqual(group.map((_each, at) => (at === 7 ? kind : "stored")));
    expect(await storedIds(group)).toHaveLength(31);
  });

  it("that has the id of another payment fails alone", async () => {
    const [there] = (await (async () => {
      const list = many(1);
      await together(list);
      return list;
    })()) as [NewPayment];
    const group = withAt(many(32), 31, aPayment({ id: there.id }));
    expect(await together(group)).toEqual(group.map((_each, at) => (at === 31 ? "rejected" : "stored")));
  });
});

describe("the same twice among 32", () => {
  it.each([
    ["far apart", 3, 29],
    ["beside each other", 16, 17],
  ])("authorization, key, identifier: one is stored, %s", async (_, first, second) => {
    const payer = freshAddress();
    const one = aPayment({}, payer);
    const idempotency = { lineage: newId("key"), key: "order-1" };
    const same: (readonly [NewPayment, NewPayment, string])[] = [
      [one, { ...one, id: newId("pay") }, "taken"],
      [aPayment({ idempotency }), aPayment({ idempotency }), "key_taken"],
      named(aPayment({}, payer), payer),
    ];
    for (const [a, b, kind] of same) {
      const group = withAt(withAt(many(32), first, a), second, b);
      const outcomes = await together(group);
      expect(outcomes.map((each, at) => (each === "stored" ? "" : `${at} ${each}`)).filter(Boolean)).toEqual([
        `${second} ${kind}`,
      ]);
      expect(await storedIds([a, b])).toEqual([a.id]);
    }
  });

  it("the last place of a link goes to one", async () => {
    const terms = { id: newId("lnk"), merchantId, environment: "sandbox", network: "sandbox", chainId: 1337 } as const;
    const link = await createPaymentLinks(stores.database, testAuthor).create({
      ...{ ...terms, tokenSymbol: "IDRX", title: "Kopi", description: null, minAmount: 500_000n, maxAmount: 500_000n },
      ...{ redirectUrl: null, maxPayments: 1, expiresAtMs: null, metadata: null },
    });
    const ofLink = () => aPayment({ apiKeyId: null, source: "link", linkId: link.id });
    const group = [3, 4, 20].reduce((list, at) => withAt(list, at, ofLink()), many(32));
    expect((await together(group)).filter((kind) => kind === "stored")).toHaveLength(30);
    expect(await storedIds([3, 4, 20].map((at) => group[at] as NewPayment))).toHaveLength(1);
  });

  it("two chains in one group: each has its own balance, nonce and name", async () => {
    const payer = freshAddress();
    const [one, other] = [freshChainId(), freshChainId()];
    const first = aPayment({ chainId: one }, payer);
    const amount = first.authorization.amount;
    const group = [
      first,
      { ...first, id: newId("pay"), chainId: other },
      aPayment({ chainId: one }, payer),
      aPayment({ chainId: other }, payer),
    ];
    expect(await together(group, stores, { ...rich, balance: amount })).toEqual(["stored", "stored", "short", "short"]);
  });
});

it("two gateways that store the same 32 at once, in opposite order, store each once and fail none", async () => {
  const other = openStores(stack.databaseUrl);
  try {
    for (let round = 0; round < 5; round += 1) {
      const lineage = newId("key");
      const group = many(32).map((payment, at) => ({
        ...payment,
        idempotency: { lineage, key: `order-${at}` },
      }));
      const again = group.map((payment) => ({ ...payment, id: newId("pay") })).toReversed();
      const outcomes = (await Promise.all([together(group), together(again, other)])).flat();
      expect(outcomes.filter((kind) => kind === "stored")).toHaveLength(32);
      expect(outcomes.filter((kind) => kind === "taken")).toHaveLength(32);
    }
  } finally {
    await other.close();
  }
});

it("a role of the services: a payment of a chain that nobody knows fails alone", async () => {
  const gateway = openStores(stack.databaseUrlOf("lunas_gateway"));
  try {
    const [known] = await rowsOf<Known>(stores, knownSql);
    if (known === undefined) throw new Error("no chain");
    const wallets = await rowsOf<{ wallet: string }>(
      stores,
      `select wallet_address as wallet from merchants where id = '${merchantId}'`,
    );
    const to = wallets[0]?.wallet as NewPayment["authorization"]["to"];
    const onKnown = (): NewPayment => {
      const authorization = anAuthorization({
        from: freshAddress(),
        to,
        token: known.address,
        nonce: BigInt(freshHash()),
        spender: known.spender,
      } as never);
      return aPayment({ ...known, authorization, payTo: to } as Partial<NewPayment>);
    };
    const group = withAt(Array.from({ length: 32 }, onKnown), 12, { ...onKnown(), chainId: freshChainId() });
    expect(await together(group, gateway)).toEqual(group.map((_each, at) => (at === 12 ? "rejected" : "stored")));
  } finally {
    await gateway.close();
  }
});

describe("claims of successes that share a statement", () => {
  const paid = async () => {
    const payment = aPayment();
    const first = { ...waiterOf(payment), leaseMs: 1 };
    await stores.payments.accept(payment, rich, first);
    const second = waiterOf(payment);
    await stores.payments.takeWaiterPlace(second, { idempotency: null, seats: 2, isIdentified: false });
    await stores.settlements.finish(null, [], [aConfirmation(payment.id)]);
    return [first, second] as const;
  };

  it("of two requests of a payment, both with a right to it, one has it and the other knows", async () => {
    const waiters = await Promise.all(Array.from({ length: 16 }, paid));
    const claims = await Promise.all(waiters.flat().map((waiter) => stores.payments.claimSuccess(waiter)));
    const again = await Promise.all(waiters.flat().map((waiter) => stores.payments.claimSuccess(waiter)));
    for (const [at] of waiters.entries()) {
      const had = [claims[2 * at]?.claimed, claims[2 * at + 1]?.claimed];
      expect(had.filter(Boolean)).toHaveLength(1);
      expect([again[2 * at]?.claimed, again[2 * at + 1]?.claimed]).toEqual(had);
    }
  });
});

describe("ends that share a statement", () => {
  it("one whose payment there is not, one told twice, and one whose event is there already", async () => {
    const group = many(8);
    await together(group);
    const ends = group.map(({ id }) => aConfirmation(id));
    const unknown = aConfirmation(newId("pay"));
    const { ended } = await stores.settlements.finish(null, [], [...ends, unknown, ends[0] as (typeof ends)[0]]);
    expect(ended.toSorted()).toEqual(group.map(({ id }) => id).toSorted());
    expect(await stores.settlements.finish(null, [], ends)).toEqual({ ended: [] });
  });

  it("a delivery that is gone takes no other attempt with it", async () => {
    const names = await inDatabase(stack.databaseUrl, async (client) => {
      const made = [0, 1, 2].map(() => newId("dlv"));
      for (const id of made) {
        const event = newId("evt");
        await client.query(
          "insert into events (id, type, merchant_id, environment) values ($1, 'webhook.test', $2, 'sandbox')",
          [event, merchantId],
        );
        await client.query(
          "insert into deliveries (id, event_id, merchant_id, url, next_attempt_at) values ($1, $2, $3, 'https://a.example', now())",
          [id, event, merchantId],
        );
      }
      return made;
    });
    const attempt = {
      startedAtMs: Date.now(),
      durationMs: 5,
      statusCode: 200,
      responseExcerpt: "",
      error: null,
      retryAfterMs: null,
      url: "https://a.example",
    };
    const record = (id: (typeof names)[0]) => stores.webhooks.record(id, attempt, { kind: "delivered" });
    const results = await Promise.allSettled([...names, newId("dlv")].map(record));
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
    const rows = await rowsOf(
      stores,
      `select status, attempts from deliveries where id in (${names.map((id) => `'${id}'`).join(",")})`,
    );
    expect(rows).toEqual(names.map(() => ({ status: "delivered", attempts: 1 })));
  });
});

interface Known {
  readonly chainId: number;
  readonly network: string;
  readonly permit2: string;
  readonly spender: string;
  readonly address: string;
  readonly tokenSymbol: string;
}

const knownSql = `select c.chain_id as "chainId", c.network, c.permit2, c.spender, t.address, t.symbol as "tokenSymbol"
  from chains c join chain_tokens t using (chain_id) where c.environment = 'sandbox' limit 1`;

function named(
  payment: NewPayment,
  payer: NewPayment["authorization"]["from"],
): readonly [NewPayment, NewPayment, string] {
  const identifier = `order_${newId("ask").replace(/\W/g, "")}`;
  const other = aPayment({ identifier, chainId: payment.chainId }, payer);
  return [{ ...payment, identifier }, other, "identified"];
}
