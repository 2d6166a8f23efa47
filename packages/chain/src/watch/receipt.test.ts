import { sandbox } from "@lunas/catalog/chains/sandbox";
import { parseReceipt } from "./receipt";

const hash = `0x${"ab".repeat(32)}`;
const receipt = {
  transactionHash: hash,
  blockNumber: "0x10",
  blockHash: hash,
  status: "0x0",
  gasUsed: "0x5208",
  effectiveGasPrice: "0x3b9aca00",
  logs: [],
};

it("reads the cost of a transaction, and 0 without an L1 fee", () => {
  expect(parseReceipt(sandbox, receipt)).toEqual({
    hash,
    blockNumber: 16,
    blockHash: hash,
    status: "reverted",
    gasUsed: 21_000n,
    effectiveGasPriceWei: 1_000_000_000n,
    l1FeeWei: 0n,
    settlements: [],
  });
});

it("reads a rollup's L1 data fee", () => {
  expect(parseReceipt(sandbox, { ...receipt, l1Fee: "0x2a" }).l1FeeWei).toBe(42n);
});
