import type { Chain } from "@lunas/catalog/chain";
import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { manualClock } from "@lunas/testkit/time/manual-clock";
import type { RpcAnswer } from "../rpc/rpc";
import { createFeeLearner, type Question } from "./learn-fees";

const tips = ["0x1", "0x2", "0x3", "0x4"];
const history = { oldestBlock: "0x64", baseFeePerGas: ["0x64", "0x65"], gasUsedRatio: [1], reward: [tips] };
const missing = { error: { code: -32601, message: "the method eth_feeHistory does not exist", data: null } };

function learner(chain: Chain = base) {
  const clock = manualClock();
  return { clock, ...createFeeLearner({ chain, clock }) };
}

const reported = (question: Question, answer: RpcAnswer) => {
  expect(question.calls).toHaveLength(1);
  question.learn([answer]);
};

it("asks once in most of a block's time, and keeps the answer", () => {
  const { clock, fees, ofMarket } = learner();
  expect(fees()).toEqual({ market: null, l1FeeWei: 0n });
  reported(ofMarket(), { result: history });
  expect(fees().market?.nextBaseFeeWei).toBe(101n);
  expect(ofMarket().calls).toEqual([]);
  clock.advance((base.blockTimeMs * 3) / 4);
  expect(ofMarket().calls).toHaveLength(1);
});

it("keeps its values during invalid answers, and drops them when they are old", () => {
  const { clock, fees, ofMarket } = learner();
  reported(ofMarket(), { result: history });
  clock.advance(base.blockTimeMs);
  reported(ofMarket(), { result: { ...history, reward: [["0xgg"]] } });
  expect(fees().market?.nextBaseFeeWei).toBe(101n);
  clock.advance(30 * base.blockTimeMs);
  expect(fees().market).toBeNull();
});

it("asks a node without the method again only after a long time", () => {
  const { clock, fees, ofMarket } = learner();
  reported(ofMarket(), missing);
  clock.advance(599_999);
  expect(ofMarket().calls).toEqual([]);
  clock.advance(1);
  reported(ofMarket(), { result: history });
  expect(fees().market).not.toBeNull();
});

it("learns a rollup's data charge, and nothing on other chains", () => {
  const { fees, ofData } = learner();
  reported(ofData(), { result: `0x${"1f".padStart(64, "0")}` });
  expect(fees().l1FeeWei).toBe(31n);
  reported(ofData(), missing);
  reported(ofData(), { result: "0x" });
  expect(fees().l1FeeWei).toBe(31n);
  expect(learner(sandbox).ofData().calls).toEqual([]);
});
