import type { Hex } from "@lunas/protocol/wire/hex";
import { uptoConfig, uptoFacilitator } from "@lunas/testkit/payer/upto-payment";
import { cachedConfig } from "./fetch-config";

/** A service whose signers are these, one list for each request, and a clock. */
function fixture(...lists: readonly (readonly Hex[])[]) {
  let nowMs = 0;
  let requests = 0;
  const send = async () => {
    const facilitators = lists[requests] ?? lists.at(-1) ?? [];
    requests += 1;
    const upto = { proxyAddress: uptoConfig.x402.upto?.proxyAddress, facilitators };
    const chain = { ...uptoConfig, x402: { ...uptoConfig.x402, upto } };
    return Response.json({ sandbox: chain, production: chain, networks: [] });
  };
  const connection = { baseUrl: "http://lunas", apiKey: "ipk_sandbox_x", fetch: send as typeof fetch };
  const read = cachedConfig(connection, () => nowMs);
  const after = async (ms: number) => {
    nowMs += ms;
    const { config } = await read();
    return [requests, config.production.x402.upto?.facilitators.length];
  };
  return { after };
}

test("a configuration is kept for a minute", async () => {
  const { after } = fixture([uptoFacilitator]);
  expect([await after(0), await after(59_999), await after(1)]).toEqual([
    [1, 1],
    [1, 1],
    [2, 1],
  ]);
});

test("one without a signer is read again after two seconds: a service that has just started has one soon", async () => {
  const { after } = fixture([], [uptoFacilitator]);
  expect([await after(0), await after(1_999), await after(1), await after(10_000)]).toEqual([
    [1, 0],
    [1, 0],
    [2, 1],
    [2, 1],
  ]);
});
