import { getAddress } from "ethers";
import { chainOfNetwork, chains, chainsOf, perChain, settingPrefix } from "./chains";
import { canonicalContracts } from "./contracts";
import { tokens } from "./tokens";

describe.each(chains.map((chain) => [chain.network, chain] as const))("the chain %s", (_network, chain) => {
  it("is named by its chain id in CAIP-2", () => {
    expect(chain.caip2Network).toBe(`eip155:${chain.chainId}`);
  });

  it("has Permit2 and the proxy where stock clients expect them", () => {
    expect(chain.contracts).toMatchObject({
      permit2: canonicalContracts.permit2,
      x402Proxy: canonicalContracts.x402Proxy,
    });
    for (const where of Object.values(chain.contracts)) expect(getAddress(where.toLowerCase())).toBe(where);
  });

  it("has addresses for registered tokens only, each another", () => {
    const listed = Object.entries(chain.tokens);
    expect(listed.length).toBeGreaterThan(0);
    for (const [symbol, where] of listed) {
      expect(tokens.map((token) => token.symbol)).toContain(symbol);
      expect(getAddress(where.toLowerCase())).toBe(where);
    }
    expect(new Set(listed.map(([, where]) => where)).size).toBe(listed.length);
  });

  it("bounds payments so that an accepted one can be settled", () => {
    const { minAmount, minDeadlineAheadSeconds, maxDeadlineAheadSeconds } = chain.payment;
    expect(minAmount).toBeGreaterThan(0n);
    expect(minDeadlineAheadSeconds * 1_000).toBeGreaterThan(chain.blockTimeMs);
    expect(maxDeadlineAheadSeconds).toBeGreaterThan(minDeadlineAheadSeconds);
  });

  it("settles by a policy that makes sense", () => {
    const policy = chain.settlement;
    expect(policy.confirmations).toBeGreaterThanOrEqual(1);
    expect(policy.maxInFlightPerLane).toBeGreaterThanOrEqual(1);
    expect(policy.feeCeilingWei).toBeGreaterThan(policy.priorityFeeWei);
    expect(policy.republishAfterMs).toBeGreaterThan(chain.blockTimeMs);
    expect(policy.bumpAfterMs).toBeGreaterThan(policy.republishAfterMs);
    expect(policy.lowBalanceWei).toBeGreaterThan(policy.restingBalanceWei);
    // A settlement takes 82.5k gas, 99.6k when the payee had nothing before.
    expect(policy.gasLimit).toBeGreaterThan(150_000n);
  });
});

describe("the chains together", () => {
  it.each(["network", "displayName", "chainId"] as const)("have each their own %s", (field) => {
    expect(new Set(chains.map((chain) => chain[field])).size).toBe(chains.length);
  });

  it("never share a token address: an asset names its chain", () => {
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
