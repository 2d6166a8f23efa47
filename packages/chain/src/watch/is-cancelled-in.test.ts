import { sandbox } from "@lunas/catalog/chains/sandbox";
import { addressWord, word } from "@lunas/domain/shared/abi-word";
import { topics } from "../abi/contracts";
import { isCancelledIn } from "./is-cancelled-in";
import type { Log } from "./log";

const payer = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const { permit2, x402Proxy } = sandbox.contracts;

const cancellation = (at: { word: bigint; mask: bigint; owner?: string; address?: string }): Log => ({
  address: (at.address ?? permit2).toLowerCase(),
  topics: [topics.unorderedNonceInvalidation.topic, `0x${addressWord(at.owner ?? payer)}`],
  data: `0x${word(at.word)}${word(at.mask)}`,
  logIndex: 0,
  txHash: "0x01",
  blockHash: "0x02",
});
const isCancelled = (nonce: bigint, log: Log) => isCancelledIn(sandbox, { payer, nonce }, [log]);

test("a mask that covers the nonce's bit in its word cancels it", () => {
  expect(isCancelled(0x0503n, cancellation({ word: 5n, mask: 0b1000n }))).toBe(true);
  expect(isCancelled(0x0503n, cancellation({ word: 5n, mask: 2n ** 256n - 1n }))).toBe(true);
  const last = 2n ** 256n - 1n;
  expect(isCancelled(last, cancellation({ word: last >> 8n, mask: 2n ** 255n }))).toBe(true);
});

test("another bit, word, owner or contract does not", () => {
  expect(isCancelled(0x0503n, cancellation({ word: 5n, mask: 0b0100n }))).toBe(false);
  expect(isCancelled(0x0503n, cancellation({ word: 4n, mask: 0b1000n }))).toBe(false);
  expect(isCancelled(0x0503n, cancellation({ word: 5n, mask: 0b1000n, owner: permit2 }))).toBe(false);
  expect(isCancelled(0x0503n, cancellation({ word: 5n, mask: 0b1000n, address: x402Proxy }))).toBe(false);
});
