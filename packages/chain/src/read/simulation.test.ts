import { sandbox } from "@lunas/catalog/chains/sandbox";
import { simulationCall, simulationFailure } from "./simulation";

const call = { to: sandbox.contracts.x402Proxy, data: "0x1234" } as const;
const failure = (code: number, message: string, data?: unknown) =>
  simulationFailure({ error: { code, message, data } });

test("uses the real gas limit, a gas price, and the present time", () => {
  const relayer = "0x1111111111111111111111111111111111111111";
  const { method, params } = simulationCall(sandbox, { call, relayer, atSeconds: 256 });
  expect(method).toBe("eth_call");
  expect(params[0]).toMatchObject({ from: relayer, to: sandbox.contracts.x402Proxy, gas: "0x493e0", data: "0x1234" });
  expect(params[0]).toHaveProperty("gasPrice");
  expect(params[3]).toEqual({ time: "0x100" });
});

test("has no sender and no price without a relayer", () => {
  const { params } = simulationCall(sandbox, { call, relayer: null, atSeconds: 256 });
  expect(params[0]).not.toHaveProperty("gasPrice");
});

test("a result is no failure", () => expect(simulationFailure({ result: "0x" })).toBeNull());

test.each([
  ["geth, reth, erigon, anvil", 3, "execution reverted", "0x756688fe", "InvalidNonce"],
  ["nethermind", -32015, "VM execution error.", "Reverted 0x756688fe", "InvalidNonce"],
  ["bytes inside an object", -32000, "execution reverted", { data: "0x756688fe" }, "InvalidNonce"],
  ["a revert without a reason", 3, "execution reverted", "0x", "reverted"],
  ["a revert without data", -32000, "execution reverted", undefined, "reverted"],
  ["geth out of gas", -32000, "out of gas", undefined, "out_of_gas"],
  ["anvil out of gas", -32603, "EVM error OutOfGas", undefined, "out_of_gas"],
  ["reth out of gas", -32003, "out of gas: gas required exceeds: 300000", undefined, "out_of_gas"],
  ["anvil, too much memory", -32603, "EVM error MemoryOOG", undefined, "out_of_gas"],
  ["geth, too many bytes", -32000, "intrinsic gas too low: have 300000, want 361000", undefined, "out_of_gas"],
  ["an invalid opcode", -32603, "EVM error InvalidFEOpcode", undefined, "reverted"],
])("%s", (_node, code, message, data, name) => expect(failure(code, message, data)).toBe(name));

test.each(["header not found", "rate limit exceeded", "max fee per gas less than block base fee"])(
  "%s does not judge the payment",
  (message) => expect(() => failure(-32000, message)).toThrow(expect.objectContaining({ name: "Unavailable" })),
);
