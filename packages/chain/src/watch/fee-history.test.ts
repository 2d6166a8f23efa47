import { base } from "@lunas/catalog/chains/base";
import { feeHistoryCall, parseFeeHistory } from "./fee-history";

const policy = base.settlement.fees;
const tips = ["0x1", "0x2", "0x3", "0x4"];
const history = {
  oldestBlock: "0x63",
  baseFeePerGas: ["0x64", "0x65", "0x66"],
  gasUsedRatio: [0.25, 1],
  reward: [tips, ["0x0", "0x0", "0x0", "0x9"]],
};
const parse = (result: unknown) => parseFeeHistory({ result }, policy);

it("requests the newest blocks at the policy's percentiles", () => {
  expect(feeHistoryCall(policy)).toEqual({ method: "eth_feeHistory", params: ["0x5", "latest", [10, 30, 60, 90]] });
});

it("reads blocks, oldest first, and the base fee of the next block", () => {
  expect(parse(history)).toEqual({
    nextBaseFeeWei: 102n,
    blocks: [
      { number: 99, baseFeeWei: 100n, usedPercent: 25, tipsWei: [1n, 2n, 3n, 4n] },
      { number: 100, baseFeeWei: 101n, usedPercent: 100, tipsWei: [0n, 0n, 0n, 9n] },
    ],
  });
});

it.each<[string, unknown]>([
  ["nothing", null],
  ["a list", []],
  ["no tips", { ...history, reward: undefined }],
  ["no tips for lack of percentiles", { ...history, reward: null }],
  ["fewer tips than blocks", { ...history, reward: [tips] }],
  ["fewer tips than percentiles", { ...history, reward: [tips, ["0x1"]] }],
  ["tips that fall", { ...history, reward: [tips, [...tips].reverse()] }],
  ["impossibly high tips", { ...history, reward: [tips, ["0x1", "0x2", "0x3", `0x${"f".repeat(40)}`]] }],
  ["no base fee of the next block", { ...history, baseFeePerGas: ["0x64", "0x65"] }],
  ["base fees that are no quantities", { ...history, baseFeePerGas: ["0x64", 101, "0x66"] }],
  ["a block fuller than full", { ...history, gasUsedRatio: [0.25, 1.5] }],
  ["a share that is no number", { ...history, gasUsedRatio: [0.25, "1"] }],
  ["a height that is too large", { ...history, oldestBlock: `0x${"f".repeat(30)}` }],
  ["no block at all", { oldestBlock: "0x1", baseFeePerGas: ["0x1"], gasUsedRatio: [], reward: [] }],
])("refuses %s", (_what, result) => {
  expect(() => parse(result)).toThrow("is invalid");
});
