import { createPayableLinks, createPaymentLinks } from "@lunas/database/payment-link-store";
import type { PaymentLink } from "@lunas/domain/link/payment-link";
import type { NewLink } from "@lunas/domain/link/ports";
import type { NewPayment, Reservation } from "@lunas/domain/payment/ports";
import { newId } from "@lunas/domain/shared/id";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { freshAddress, freshChainId, freshHash } from "@lunas/testkit/contracts/fresh";
import { type OpenStores, openStores, registered, rowsOf, testAuthor } from "./database-postgres";
import { merchantId, stack, stores, useStoresOfMerchant } from "./opened-stores";

jest.setTimeout(60_000);

useStoresOfMerchant();

const rich: Reservation = { balance: 10n ** 30n, allowance: null, readAtBlock: 100 };
const links = () => createPaymentLinks(stores.database, testAuthor);

async function aLink(overrides: Partial<NewLink> = {}): Promise<PaymentLink> {
  return await links().create({
    ...{ id: newId("lnk"), merchantId, environment: "sandbox", network: "sandbox", chainId: 1337 },
    ...{ tokenSymbol: "IDRX", title: "Kopi", description: null, minAmount: 500_000n, maxAmount: 500_000n },
    ...{ redirectUrl: null, maxPayments: null, expiresAtMs: null, metadata: null },
    ...overrides,
  });
}

/** On a chain of its own, unless one is given: each payer's lock is another. */
function aPaymentBy({ id }: PaymentLink, overrides: Partial<NewPayment> = {}): NewPayment {
  const authorization = anAuthorization({ from: freshAddress() });
  return aNewPayment({
    ...{ merchantId, authorization, chainId: freshChainId(), apiKeyId: null, source: "link", linkId: id },
    ...overrides,
  });
}

const accept = (payment: NewPayment) =>
  stores.payments.accept(payment, rich, { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 });
const placesOf = async ({ id }: PaymentLink) =>
  (await links().find({ merchantId, environment: "sandbox" }, id))?.placesTaken;

const settled = (block: number) =>
  `tx_hash = '${freshHash()}', log_index = 0, block_number = ${block}, block_hash = '${freshHash()}', block_time = now()`;
const end = (id: string, status: "confirmed" | "failed") =>
  rowsOf(
    stores,
    `update payments set status = '${status}', ended_at = now(), ${
      status === "failed" ? "failure_code = 'expired', failure_message = 'It expired.'" : settled(7)
    } where id = '${id}'`,
  );

test("knows the merchant's wallet, its proofs and its default network for a new link", async () => {
  const payee = await links().payeeOf(merchantId);
  expect(payee).toEqual({ id: merchantId, walletAddress: payee.walletAddress, defaultNetwork: "base" });
  await rowsOf(
    stores,
    `insert into merchant_wallets (merchant_id, address, proved_chain_ids) values ('${merchantId}', '${payee.walletAddress}', '{10}')
     on conflict (address) do update set proved_chain_ids = '{10}'`,
  );
  const proof = { address: payee.walletAddress, byKey: false, chainIds: [10] };
  expect(await links().payeeOf(merchantId)).toEqual({ ...payee, provedWallets: [proof] });
});

test("a payment by a link is stored with it, without a key, and is found by it", async () => {
  const link = await aLink({ metadata: { order: "7" } });
  expect(link).toMatchObject({ isActive: true, placesTaken: null, minAmount: 500_000n, metadata: { order: "7" } });
  const payment = aPaymentBy(link);
  expect(await accept(payment)).toMatchObject({ kind: "stored", payment: { linkId: link.id, apiKeyId: null } });
  const other = aPaymentBy(await aLink());
  await accept(other);
  const filter = {
    status: null,
    chainId: null,
    payer: null,
    linkId: link.id,
    resource: null,
    sinceMs: null,
    untilMs: null,
  };
  const found = await stores.books.list({ merchantId, environment: "sandbox" }, filter, { page: 1, limit: 20 });
  expect([found.total, found.payments.map((each) => each.payment.id)]).toEqual([1, [payment.id]]);
});

test("of many who come at once only as many pay as there are places, and a repeat is no new payer", async () => {
  const link = await aLink({ maxPayments: 3 });
  const payments = Array.from({ length: 10 }, () => aPaymentBy(link));
  const outcomes = await Promise.all(payments.map(accept));
  expect(outcomes.filter(({ kind }) => kind === "stored")).toHaveLength(3);
  const refused = outcomes.filter(({ kind }) => kind !== "stored");
  expect(refused).toEqual(Array.from({ length: 7 }, () => ({ kind: "link_closed", reason: "used_up" })));
  expect(await placesOf(link)).toBe(3);
  const stored = outcomes.flatMap((outcome) => (outcome.kind === "stored" ? [outcome.payment] : []));
  const repeat = payments.find(({ id }) => id === stored[0]?.id) as NewPayment;
  expect(await accept({ ...repeat, id: newId("pay") })).toMatchObject({ kind: "taken", payment: { id: repeat.id } });
});

test("two processes for the last place: the second waits for the first, and finds none left", async () => {
  const second = openStores(stack.databaseUrl);
  const take = (by: OpenStores, payment: NewPayment) =>
    by.payments.accept(payment, rich, { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 });
  try {
    for (let round = 0; round < 30; round += 1) {
      const link = await aLink({ maxPayments: 1 });
      const both = [take(stores, aPaymentBy(link)), take(second, aPaymentBy(link))];
      expect((await Promise.all(both)).map(({ kind }) => kind).sort()).toEqual(["link_closed", "stored"]);
    }
  } finally {
    await second.close();
  }
});

test("batches that name the same links in another order do not wait for each other for ever", async () => {
  const pair = [await aLink({ maxPayments: 50 }), await aLink({ maxPayments: 50 })];
  const second = openStores(stack.databaseUrl);
  try {
    const turn = (by: OpenStores, order: readonly PaymentLink[]) =>
      order.map((link) => {
        const payment = aPaymentBy(link);
        return by.payments.accept(payment, rich, { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 });
      });
    for (let round = 0; round < 10; round += 1) {
      const outcomes = await Promise.all([...turn(stores, pair), ...turn(second, pair.toReversed())]);
      expect(outcomes.map(({ kind }) => kind)).toEqual(["stored", "stored", "stored", "stored"]);
    }
  } finally {
    await second.close();
  }
});

test("a failed payment frees its place; one that was settled late takes it again", async () => {
  const link = await aLink({ maxPayments: 1 });
  const payment = aPaymentBy(link);
  await accept(payment);
  expect(await accept(aPaymentBy(link))).toMatchObject({ kind: "link_closed", reason: "used_up" });
  await end(payment.id, "failed");
  expect(await placesOf(link)).toBe(0);
  await rowsOf(
    stores,
    `update payments set late_tx_hash = '${freshHash()}', late_log_index = 0, late_block_number = 9 where id = '${payment.id}'`,
  );
  expect(await placesOf(link)).toBe(1);
  expect(await accept(aPaymentBy(link))).toMatchObject({ kind: "link_closed", reason: "used_up" });
});

test("a confirmed payment keeps its place", async () => {
  const link = await aLink({ maxPayments: 2 });
  const payment = aPaymentBy(link);
  await accept(payment);
  await end(payment.id, "confirmed");
  expect(await placesOf(link)).toBe(1);
  expect(await accept(aPaymentBy(link))).toMatchObject({ kind: "stored" });
  expect(await accept(aPaymentBy(link))).toMatchObject({ kind: "link_closed" });
});

test("a closed link takes nothing new until it is opened; an expired one never again", async () => {
  const link = await aLink();
  const scope = { merchantId, environment: "sandbox" } as const;
  const before = aPaymentBy(link);
  await accept(before);
  expect(await links().setActive(scope, link.id, false)).toMatchObject({ isActive: false });
  expect(await accept(aPaymentBy(link))).toMatchObject({ kind: "link_closed", reason: "closed" });
  expect(await accept({ ...before, id: newId("pay") })).toMatchObject({ kind: "taken" });
  await links().setActive(scope, link.id, true);
  expect(await accept(aPaymentBy(link))).toMatchObject({ kind: "stored" });
  const over = await aLink({ expiresAtMs: Date.now() - 1_000 });
  expect(await accept(aPaymentBy(over))).toMatchObject({ kind: "link_closed", reason: "expired" });
});

test("a link is its merchant's in its environment; each change has its audit entry", async () => {
  const link = await aLink({ redirectUrl: "https://shop.example/thanks" });
  const otherMerchant = await registered(stores);
  const others = [
    { merchantId: otherMerchant, environment: "sandbox" },
    { merchantId, environment: "production" },
  ] as const;
  for (const scope of others) {
    expect(await links().find(scope, link.id)).toBeNull();
    expect(await links().setActive(scope, link.id, false)).toBeNull();
    expect((await links().list(scope, { page: 1, limit: 100 })).links.map(({ id }) => id)).not.toContain(link.id);
  }
  await links().setActive({ merchantId, environment: "sandbox" }, link.id, false);
  const entries = await stores.audit.newest(10, link.id);
  expect(entries.map(({ action }) => action)).toEqual(["payment_link.update", "payment_link.create"]);
  expect(entries[1]?.personal).toMatchObject({ values: { title: "Kopi", redirectUrl: "https://shop.example/thanks" } });
});

test("a payer finds a link by its id, with the wallet that is paid now", async () => {
  const link = await aLink();
  const payable = createPayableLinks(stores.database);
  expect(await payable.findPayable(link.id)).toMatchObject({
    link: { id: link.id },
    merchant: { id: merchantId, name: "Kedai Kopi", isSuspended: false },
  });
  expect(await payable.findPayable(newId("lnk"))).toBeNull();
});

test("the database refuses a payment that names a link without being by one, and a link of another scheme", async () => {
  const link = await aLink();
  await expect(accept(aPaymentBy(link, { source: "server", apiKeyId: "key_1" }))).rejects.toThrow();
  await expect(accept(aPaymentBy(link, { linkId: null }))).rejects.toThrow();
  await expect(aLink({ redirectUrl: "javascript:alert(1)" })).rejects.toThrow();
  await expect(aLink({ minAmount: 2n, maxAmount: 1n })).rejects.toThrow();
});
