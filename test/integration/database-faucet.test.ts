import type { Database } from "@lunas/database/connect";
import { createFaucetBook, createFaucetRequests } from "@lunas/database/faucet-requests";
import type { FaucetRequest } from "@lunas/domain/settlement/sandbox/faucet-request";
import { newId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";
import { connectAs, startPostgresOnly } from "./database-postgres";

jest.setTimeout(60_000);

let stack: Stack;
let gateway: Database;
let settler: Database;
const merchants = [newId("mer"), newId("mer")] as const;

beforeAll(async () => {
  stack = await startPostgresOnly();
  gateway = connectAs(stack, "lunas_gateway");
  settler = connectAs(stack, "lunas_settler");
  for (const id of merchants) {
    await query(
      stack.databaseUrl,
      `insert into merchants (id, email, wallet_address, name, default_token, default_network)
      values ('${id}', 'kedai@example.com', '0x${id}', 'Kedai', 'IDRX', 'base')`,
    );
  }
});
beforeEach(() => query(stack.databaseUrl, "delete from faucet_requests"));
afterAll(async () => {
  await gateway?.close();
  await settler?.close();
  await stack?.stop();
});

const aRequest = (options: Partial<FaucetRequest> = {}): FaucetRequest => ({
  id: newId("fct"),
  merchantId: merchants[0],
  chainId: 1337,
  token: "IDRX",
  address: `0x${"1".repeat(40)}`,
  amount: 60n,
  ...options,
});
const funded = { kind: "funded", txHash: `0x${"a".repeat(64)}`, balance: 60n } as const;

async function requested(options: Partial<FaucetRequest> = {}) {
  const request = aRequest(options);
  expect(await createFaucetRequests(gateway).ask(request, 10_000n)).toBe(true);
  return request;
}

it("is found as it was requested, and not without a request", async () => {
  const request = await requested();
  const book = createFaucetBook(settler);
  await expect(book.find(request.id)).resolves.toEqual(request);
  await expect(book.find("fct_unknown")).resolves.toBeNull();
  await expect(book.take("fct_unknown", 1_000n)).resolves.toBe(false);
});

it("is taken once, by one of many", async () => {
  const { id } = await requested();
  const taken = await Promise.all(Array.from({ length: 10 }, () => createFaucetBook(settler).take(id, 1_000n)));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

it("is taken within the day's amount that the settler has, whatever the gateway has let through", async () => {
  const book = createFaucetBook(settler);
  const requests = await Promise.all(Array.from({ length: 8 }, () => requested()));
  const taken = await Promise.all(requests.map(({ id }) => book.take(id, 150n)));
  expect(taken.filter(Boolean)).toHaveLength(2);
  const refused = requests[taken.indexOf(false)];
  const reads = createFaucetRequests(gateway);
  await expect(reads.outcomeOf(refused?.id ?? "fct_")).resolves.toEqual({ kind: "refused", reason: "daily_allowance" });
  await expect(reads.ask(aRequest(), 150n)).resolves.toBe(false);
  await expect(reads.ask(aRequest({ merchantId: merchants[1] }), 150n)).resolves.toBe(true);
  await expect(reads.ask(aRequest({ token: "ETH" }), 150n)).resolves.toBe(true);
});

it("is taken within the request's own limit: a burst of strangers leaves the merchant's half", async () => {
  const [reads, book] = [createFaucetRequests(gateway), createFaucetBook(settler)];
  const requests = Array.from({ length: 10 }, () => aRequest());
  // None is taken yet, so that each passes.
  for (const each of requests) expect(await reads.ask(each, 120n)).toBe(true);
  const taken = await Promise.all(requests.map(({ id }) => book.take(id, 240n)));
  expect(taken.filter(Boolean)).toHaveLength(2);
  const own = aRequest();
  expect(await reads.ask(own, 240n)).toBe(true);
  expect(await book.take(own.id, 240n)).toBe(true);
  // A gateway's limit raises no settler's; one of the version before writes none.
  const high = aRequest();
  expect(await reads.ask(high, 1_000n)).toBe(true);
  expect(await book.take(high.id, 200n)).toBe(false);
  const before = await requested();
  await query(stack.databaseUrl, `update faucet_requests set daily_limit = null where id = '${before.id}'`);
  expect(await book.take(before.id, 240n)).toBe(true);
});

it("counts what may have been sent, not what was refused, and starts again each day", async () => {
  const book = createFaucetBook(settler);
  const [open, empty] = [await requested(), await requested()];
  await book.take(open.id, 120n);
  await book.take(empty.id, 120n);
  await book.end(empty.id, { kind: "refused", reason: "empty" });
  const next = await requested();
  await expect(book.take(next.id, 120n)).resolves.toBe(true);
  await expect(book.take((await requested()).id, 120n)).resolves.toBe(false);
  await query(stack.databaseUrl, "update faucet_requests set taken_at = taken_at - interval '1 day'");
  await expect(book.take((await requested()).id, 120n)).resolves.toBe(true);
});

it("is too old after a minute", async () => {
  const { id } = await requested();
  await query(stack.databaseUrl, "update faucet_requests set created_at = now() - interval '61 seconds'");
  await expect(createFaucetBook(settler).take(id, 1_000n)).resolves.toBe(false);
});

it("ends once, after it was taken", async () => {
  const book = createFaucetBook(settler);
  const reads = createFaucetRequests(gateway);
  const { id } = await requested();
  await book.end(id, funded);
  await expect(reads.outcomeOf(id)).resolves.toBeNull();
  await book.take(id, 1_000n);
  await expect(reads.outcomeOf(id)).resolves.toBeNull();
  await book.end(id, funded);
  await book.end(id, { kind: "refused", reason: "empty" });
  await expect(reads.outcomeOf(id)).resolves.toEqual(funded);
});

it("is forgotten after three days", async () => {
  await requested();
  const book = createFaucetBook(settler);
  await expect(book.forgetOld(10)).resolves.toBe(0);
  await query(stack.databaseUrl, "update faucet_requests set created_at = now() - interval '73 hours'");
  await expect(book.forgetOld(10)).resolves.toBe(1);
});

it.each([
  "update faucet_requests set status = 'asked'",
  "update faucet_requests set amount = 1",
  "insert into faucet_requests (id, merchant_id, chain_id, token, address, amount, status) values ('f', 'm', 1, 't', '0x', 1, 'taken')",
  "delete from faucet_requests",
  "delete from used_sign_in_nonces",
  "update used_sign_in_nonces set nonce = ''",
])("the gateway's role may not: %s", async (statement) => {
  await expect(query(stack.databaseUrlOf("lunas_gateway"), statement)).rejects.toMatchObject({ code: "42501" });
});
