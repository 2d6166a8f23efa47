import { getAddress } from "ethers";
import { chainOfNetwork, chains, chainsOf, chainsOfDeployment, onlyOf, perChain, settingPrefix } from "./chains";
import { canonicalContracts } from "./contracts";
import { tokens } from "./tokens";

describe.each(chains.map((chain) => [chain.network, chain] as const))("the chain %s", (_network, chain) => {
  it("has its chain id in its CAIP-2 name", () => {
    expect(chain.caip2Network).toBe(`eip155:${chain.chainId}`);
  });

  it("has Permit2 and the proxy at the addresses that stock clients expect", () => {
    expect(chain.contracts).toMatchObject({
      permit2: canonicalContracts.permit2,
      x402Proxy: canonicalContracts.x402Proxy,
    });
    const { x402Channels, ...others } = chain.contracts;
    const present = [...Object.values(others), ...Object.values(x402Channels ?? {})].filter((where) => where !== null);
    for (const where of present) expect(getAddress(where.toLowerCase())).toBe(where);
  });

  it("has the contracts of other schemes at their addresses too, or none", () => {
    expect([canonicalContracts.x402UptoProxy, null]).toContain(chain.contracts.x402UptoProxy);
    expect([canonicalContracts.x402Channels, null]).toContainEqual(chain.contracts.x402Channels);
  });

  it("has only registered tokens, each at another address", () => {
    const listed = Object.entries(chain.tokens);
    expect(listed.length).toBeGreaterThan(0);
    for (const [symbol, where] of listed) {
      expect(tokens.map((token) => token.symbol)).toContain(symbol);
      expect(getAddress(where.toLowerCase())).toBe(where);
    }
    expect(new Set(listed.map(([, where]) => where)).size).toBe(listed.length);
  });

  it("limits deadlines so that an accepted payment can be settled", () => {
    const { minAmount, minDeadlineAheadSeconds, maxDeadlineAheadSeconds } = chain.payment;
    expect(minAmount).toBeGreaterThan(0n);
    expect(minDeadlineAheadSeconds * 1_000).toBeGreaterThan(chain.blockTimeMs);
    expect(maxDeadlineAheadSeconds).toBeGreaterThan(minDeadlineAheadSeconds);
  });

  it("has a consistent settlement policy", () => {
    const policy = chain.settlement;
    expect(policy.confirmations).toBeGreaterThanOrEqual(1);
    expect(policy.maxInFlightPerLane).toBeGreaterThanOrEqual(1);
    expect(policy.feeCeilingWei).toBeGreaterThan(policy.priorityFeeWei);
    expect(policy.republishAfterMs).toBeGreaterThan(chain.blockTimeMs);
    expect(policy.bumpAfterMs).toBeGreaterThan(policy.republishAfterMs);
    expect(policy.lowBalanceWei).toBeGreaterThan(policy.restingBalanceWei);
    // A settlement takes 82.5k gas, 99.6k if the payee had no balance before.
    expect(policy.gasLimit).toBeGreaterThan(150_000n);
  });
});

describe("the chains together", () => {
  it.each(["network", "displayName", "chainId"] as const)("have each their own %s", (field) => {
    expect(new Set(chains.map((chain) => chain[field])).size).toBe(chains.length);
  });

  it("share no token address, so an asset identifies its chain", () => {
    const all = chains.flatMap((chain) => Object.values(chain.tokens).map((where) => where.toLowerCase()));
    expect(new Set(all).size).toBe(all.length);
  });

  it("are found by their environment", () => {
    expect(chainsOf("sandbox")[0].chainId).toBe(1337);
    expect(chainsOf("production")[0].chainId).toBe(8453);
    expect(() => chainsOf("production", [chainOfNetwork("sandbox")])).toThrow("no chain");
  });

  it("are found by their name, which begins the names of their settings", () => {
    expect(perChain(({ network }) => settingPrefix(network))).toMatchObject({ sandbox: "SANDBOX", base: "BASE" });
    for (const { network } of chains) expect(chainOfNetwork(network).network).toBe(network);
  });
});

test("a deployment without a sandbox has the production chains, and reads nothing of others", () => {
  expect(chainsOfDeployment(true)).toEqual(chains);
  const served = chainsOfDeployment(false);
  expect(served).toEqual(chains.filter(({ environment }) => environment === "production"));
  const values = onlyOf(
    perChain(({ network }) => network),
    served,
  );
  expect(Object.keys(values)).toEqual(served.map(({ network }) => network));
});
