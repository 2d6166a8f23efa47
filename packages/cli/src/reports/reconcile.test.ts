import { parseCsv } from "./parse-csv";
import { type ChainBooks, type ChainLog, type RecordedPayment, reconcile } from "./reconcile";

const hex = (digit: string, bytes: number) => `0x${digit.repeat(2 * bytes)}`;
const topic = (address: string) => `0x${address.slice(2).padStart(64, "0")}`;
const transfer = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";
const [asset, payer, shop] = [hex("1", 20), hex("b", 20), hex("c", 20)];

function payment(paymentId: string, amount: bigint, txHash = hex("5", 32)): RecordedPayment {
  return { paymentId, network: "sandbox", token: "IDRX", from: payer, to: shop, amount, txHash, blockNumber: 7 };
}

function logOf({ from, to, amount }: RecordedPayment): ChainLog {
  return {
    address: asset.toUpperCase().replace("0X", "0x"),
    topics: [transfer, topic(from), topic(to)],
    data: `0x${amount.toString(16)}`,
  };
}

function chainWith(logs: Readonly<Record<string, readonly ChainLog[]>>, balances: (block: number) => bigint | null) {
  const books: ChainBooks = {
    tokenOf: (symbol) => (symbol === "IDRX" ? asset : undefined),
    logsOf: async (hashes) => hashes.map((hash) => logs[hash] ?? null),
    balanceAt: async (_token, _wallet, block) => balances(block),
  };
  return () => books;
}

const one = payment("pay_1", 500n);
const two = payment("pay_2", 700n, hex("6", 32));

test("books that agree: each payment has its transfer, and the balance grew by their sum", async () => {
  const chain = chainWith({ [one.txHash]: [logOf(one)], [two.txHash]: [logOf(two)] }, (block) =>
    block < 7 ? 100n : 1_300n,
  );
  expect(await reconcile({ payments: [one, two], refunds: [] }, chain)).toEqual({
    record: { count: 2, amount: 1_200n },
    chain: { count: 2, amount: 1_200n },
    missing: [],
    wallets: [{ network: "sandbox", token: "IDRX", wallet: shop, received: 1_200n, refunded: 0n, change: 1_200n }],
    refunds: { record: { count: 0, amount: 0n }, chain: { count: 0, amount: 0n } },
  });
});

test.each<[string, Readonly<Record<string, readonly ChainLog[]>>]>([
  ["the transaction is not there", {}],
  ["another amount", { [one.txHash]: [{ ...logOf(one), data: "0x1" }] }],
  ["another token", { [one.txHash]: [{ ...logOf(one), address: hex("2", 20) }] }],
  ["another payee", { [one.txHash]: [logOf({ ...one, to: payer })] }],
  ["another payer", { [one.txHash]: [logOf({ ...one, from: shop })] }],
  ["another event", { [one.txHash]: [{ ...logOf(one), topics: [hex("9", 32), ...logOf(one).topics.slice(1)] }] }],
])("a payment is missing: %s", async (_, logs) => {
  const { missing, chain } = await reconcile(
    { payments: [one], refunds: [] },
    chainWith(logs, () => null),
  );
  expect([missing, chain.amount]).toEqual([[one], 0n]);
});

test("a transfer counts for one payment only", async () => {
  const again = payment("pay_2", 500n);
  const { missing } = await reconcile(
    { payments: [one, again], refunds: [] },
    chainWith({ [one.txHash]: [logOf(one)] }, () => null),
  );
  expect(missing).toEqual([again]);
  const both = await reconcile(
    { payments: [one, again], refunds: [] },
    chainWith({ [one.txHash]: [logOf(one), logOf(again)] }, () => null),
  );
  expect(both.missing).toEqual([]);
});

describe("refunds", () => {
  const back = { ...payment("ref_1", 200n, hex("7", 32)), from: shop, to: payer, blockNumber: 9 };
  const logs = { [one.txHash]: [logOf(one)], [back.txHash]: [logOf(back)] };

  test("lower the balance, and each has its own transfer", async () => {
    const chain = chainWith(logs, (block) => ({ 6: 100n, 9: 400n })[block] ?? null);
    expect(await reconcile({ payments: [one], refunds: [back] }, chain)).toEqual({
      record: { count: 1, amount: 500n },
      chain: { count: 1, amount: 500n },
      refunds: { record: { count: 1, amount: 200n }, chain: { count: 1, amount: 200n } },
      missing: [],
      wallets: [{ network: "sandbox", token: "IDRX", wallet: shop, received: 500n, refunded: 200n, change: 300n }],
    });
  });

  test("a refund without its transfer is missing; the payment's transfer does not count for it", async () => {
    const refund = { ...back, txHash: one.txHash, amount: 500n };
    const chain = chainWith({ [one.txHash]: [logOf(one)] }, () => null);
    const { missing, refunds } = await reconcile({ payments: [one], refunds: [refund] }, chain);
    expect([missing, refunds.chain]).toEqual([[refund], { count: 0, amount: 0n }]);
  });
});

test("an endpoint without old balances leaves the change open", async () => {
  const { wallets } = await reconcile(
    { payments: [one], refunds: [] },
    chainWith({ [one.txHash]: [logOf(one)] }, () => null),
  );
  expect(wallets).toMatchObject([{ received: 500n, change: null }]);
});

test("a CSV's cells may hold quotes, commas and lines", () => {
  expect(parseCsv('paymentId,description\r\npay_1,"a ""b"", c\r\nd"\r\npay_2,\r\n')).toEqual([
    { paymentId: "pay_1", description: 'a "b", c\r\nd' },
    { paymentId: "pay_2", description: "" },
  ]);
  expect(parseCsv("paymentId,description\r\n")).toEqual([]);
});
