import { mayBeTooLong, weightOfAnswer } from "./answer-too-long";
import { defaultRpcBounds } from "./settings";

const of = (...methods: string[]) => methods.map((method) => ({ method, params: [] }));

test("calls, simulations, logs, receipts and traces may be too long because of other accounts, headers and numbers may not", () => {
  for (const method of ["eth_call", "eth_simulateV1", "eth_getLogs", "eth_getBlockReceipts", "debug_traceTransaction"])
    expect(mayBeTooLong(of("eth_chainId", method))).toBe(true);
  expect(mayBeTooLong(of("eth_chainId", "eth_getBlockByNumber", "eth_getBalance"))).toBe(false);
});

test("a round trip full of the longest answers is shorter than the bound", () => {
  const callsOfGateway = 96;
  for (const bytes of [172_000, 200_000, 680_000, 1_200_000]) {
    const together = Math.floor(callsOfGateway / weightOfAnswer(bytes));
    // Hexadecimal digits, and the text with each character as \u0001.
    expect(together * bytes * 8).toBeLessThan(defaultRpcBounds.maxResponseBytes);
  }
});
