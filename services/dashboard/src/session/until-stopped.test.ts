import { providerUntil, signerUntil, untilStopped } from "./until-stopped";
import type { Provider } from "./wallets";

/** A wallet that answers when the test says so. */
function slowWallet() {
  const calls: string[] = [];
  const answers: ((answer: unknown) => void)[] = [];
  const provider: Provider = {
    request: ({ method }) => {
      calls.push(method);
      return new Promise((resolve) => answers.push(resolve));
    },
  };
  return { provider, calls, answer: (answer: unknown) => answers.shift()?.(answer) };
}

test("an answer that comes in time is passed on, and so is a refusal", async () => {
  const { signal } = new AbortController();
  const { provider, answer } = slowWallet();
  const asking = providerUntil(provider, signal).request({ method: "eth_chainId" });
  answer("0x1");
  expect(await asking).toBe("0x1");
  const refusal = Object.assign(new Error("User rejected the request."), { code: 4001 });
  await expect(untilStopped(signal, () => Promise.reject(refusal))).rejects.toBe(refusal);
});

test("once it is stopped the waiting ends at once, and a late signature counts for nothing", async () => {
  const stopping = new AbortController();
  const { provider, answer } = slowWallet();
  const asking = providerUntil(provider, stopping.signal).request({ method: "eth_signTypedData_v4" });
  stopping.abort();
  answer("0x51");
  await expect(asking).rejects.toBe(stopping.signal.reason);
});

test("once it is stopped the wallet gets no further request", async () => {
  const stopping = new AbortController();
  const { provider, calls } = slowWallet();
  const signer = { address: "0x1", chainId: 1, sign: () => Promise.resolve(String(calls.push("sign"))) };
  stopping.abort();
  await expect(providerUntil(provider, stopping.signal).request({ method: "eth_sendTransaction" })).rejects.toThrow();
  await expect(signerUntil(signer, stopping.signal).sign("text")).rejects.toThrow();
  expect(calls).toEqual([]);
});
