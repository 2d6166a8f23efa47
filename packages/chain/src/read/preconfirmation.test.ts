import type { Address } from "@lunas/catalog/chain";
import { base } from "@lunas/catalog/chains/base";
import { exact } from "@lunas/domain/settlement/kinds/exact/exact";
import { addressWord, word } from "@lunas/domain/shared/abi-word";
import { aStoredPayment } from "@lunas/testkit/build/a-stored-payment";
import { addressOf, hashOf } from "@lunas/testkit/build/numbered";
import { manualClock } from "@lunas/testkit/time/manual-clock";
import { topics } from "../abi/contracts";
import type { Rpc } from "../rpc/rpc";
import { createFinalityReader } from "./finality";

const below = 1_000_000n;
const asset = base.tokens.IDRX as Address;
const txHash = hashOf(7);
const stored = aStoredPayment({ txHash, settled: null });
const { authorization, payTo } = stored;
const payment = {
  ...stored,
  chainId: base.chainId,
  authorization: { ...authorization, token: asset, amount: 10_000n },
};

/** A node's receipt of a transaction that the sequencer has ordered, in a block that does not exist yet. */
function receipt({ status = "0x1", amount = 10_000n, proxy = base.contracts.x402Proxy as string } = {}) {
  const place = { transactionHash: txHash, blockHash: hashOf(0), blockNumber: "0x79" };
  const log = (logIndex: number, address: string, rest: object) => ({
    ...place,
    logIndex: `0x${logIndex}`,
    address: address.toLowerCase(),
    removed: false,
    ...rest,
  });
  const from = `0x${addressWord(authorization.from)}`;
  const transfer = { topics: [topics.transfer.topic, from, `0x${addressWord(payTo)}`], data: `0x${word(amount)}` };
  const logs = [log(0, asset, transfer), log(1, proxy, { topics: [exact.settled.topic], data: "0x" })];
  return { ...place, status, gasUsed: "0x1", effectiveGasPrice: "0x1", logs };
}

function reading(result: unknown, preconfirmedBelow: bigint | null = below) {
  const requests: string[] = [];
  const rpc: Rpc = {
    batch: async (calls) => {
      requests.push(...calls.map(({ method }) => method));
      return calls.map(() => ({ result }));
    },
  };
  const chain = { ...base, preconfirmedBelow };
  const reader = createFinalityReader({ chains: [{ chain, rpc }], clock: manualClock() });
  return {
    requests,
    isPreconfirmed: (change: Partial<typeof payment> = {}) => reader.isPreconfirmed({ ...payment, ...change }),
  };
}

it("needs a receipt of the payment's own transaction with its transfer", async () => {
  const { isPreconfirmed, requests } = reading(receipt());
  expect(await isPreconfirmed()).toBe(true);
  // Within the same second the answer is cached.
  expect(await isPreconfirmed()).toBe(true);
  expect(requests).toEqual(["eth_getTransactionReceipt"]);
});

it("is each payment's own: a transaction may carry several and settle some of them", async () => {
  const { isPreconfirmed, requests } = reading(receipt());
  expect(await isPreconfirmed()).toBe(true);
  const other = { ...payment.authorization, from: addressOf(9) };
  expect(await isPreconfirmed({ authorization: other })).toBe(false);
  expect(requests).toHaveLength(2);
});

it.each([
  ["there is no receipt", null],
  ["the transaction reverts", receipt({ status: "0x0" })],
  ["the transfer is another", receipt({ amount: 9_999n })],
  ["the proxy does not confirm the transfer", receipt({ proxy: asset })],
  ["the node's answer is invalid", "0x"],
])("is absent when %s", async (_how, result) => {
  expect(await reading(result).isPreconfirmed()).toBe(false);
});

it("is not read when it is disabled, above the limit, or without a transaction", async () => {
  const off = reading(receipt(), null);
  const on = reading(receipt());
  expect(await off.isPreconfirmed()).toBe(false);
  expect(await on.isPreconfirmed({ authorization: { ...payment.authorization, amount: below } })).toBe(false);
  expect(await on.isPreconfirmed({ txHash: null })).toBe(false);
  expect(await on.isPreconfirmed({ chainId: 5 })).toBe(false);
  expect([off.requests, on.requests]).toEqual([[], []]);
});
