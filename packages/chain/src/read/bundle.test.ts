import { sandbox } from "@lunas/catalog/chains/sandbox";
import { exact } from "@lunas/domain/settlement/kinds/exact/exact";
import { anOrder } from "@lunas/testkit/build/an-order";
import { addressOf } from "@lunas/testkit/build/numbered";
import { AbiCoder, Interface } from "ethers";
import { bundleFailures, bundleSimulationCall, bundleTransaction } from "./bundle";

const orders = [1, 2, 3].map((payer) => anOrder({ payer: addressOf(payer) }));
const multicall = new Interface(["function aggregate3((address,bool,bytes)[])"]);
const answerOf = (...answers: [boolean, string][]) => ({
  result: AbiCoder.defaultAbiCoder().encode(["(bool,bytes)[]"], [answers]),
});

test("a bundle calls the proxy once for each order, and each call may fail", () => {
  const { to, data, gasLimit } = bundleTransaction(sandbox, orders);
  expect(to).toBe(sandbox.contracts.multicall3);
  const [calls] = multicall.decodeFunctionData("aggregate3", data);
  expect(calls.toArray(true)).toEqual(
    orders.map((order) => [sandbox.contracts.x402Proxy, true, exact.call.write(order)]),
  );
  expect(gasLimit).toBe(100_000n + 3n * 150_000n);
});

test("the simulation has the same transaction as the signing, at a block's time", () => {
  const { method, params } = bundleSimulationCall(sandbox, orders, 256);
  const { to, data, gasLimit } = bundleTransaction(sandbox, orders);
  expect([method, params]).toEqual([
    "eth_call",
    [{ to, data, gas: `0x${gasLimit.toString(16)}` }, "latest", {}, { time: "0x100" }],
  ]);
});

test("each order gets its own failure", () => {
  const answer = answerOf([true, "0x"], [false, "0x756688fe"], [false, "0x"]);
  expect(bundleFailures(answer, 3)).toEqual([null, "InvalidNonce", "reverted"]);
});

test("a bundle that fails as a whole fails for all its orders", () => {
  const answer = { error: { code: -32603, message: "EVM error OutOfGas", data: undefined } };
  expect(bundleFailures(answer, 2)).toEqual(["out_of_gas", "out_of_gas"]);
});

test.each<[string, unknown]>([
  ["another number of answers", answerOf([true, "0x"]).result],
  ["no answer of a contract", "0x"],
  ["no bytes", 7],
])("no order passes with %s", (_what, result) => {
  expect(bundleFailures({ result }, 2)).toEqual(["unreadable", "unreadable"]);
});

test("a node that did not run the simulation is asked again", () => {
  const answer = { error: { code: -32000, message: "header not found", data: undefined } };
  expect(() => bundleFailures(answer, 2)).toThrow(expect.objectContaining({ name: "Unavailable" }));
});
