import { chains } from "./chains";
import { base } from "./chains/base";
import { sandbox } from "./chains/sandbox";
import { scenarioOf, scenarioProblems } from "./sandbox-scenario";

describe("failure on demand", () => {
  it("needs the exact amount, on the sandbox chain", () => {
    expect(scenarioOf(sandbox, 9_990_200n)).toEqual({ amount: 9_990_200n, does: "revert" });
    expect(scenarioOf(sandbox, 9_990_201n)).toBeNull();
    expect(sandbox.scenarios.map(({ amount }) => scenarioOf(base, amount))).toEqual([null, null, null, null, null]);
  });

  it("prevents the start where money is real", () => {
    expect(scenarioProblems(chains)).toEqual([]);
    const failing = { ...base, scenarios: sandbox.scenarios };
    expect(scenarioProblems([sandbox, failing])).toEqual([
      "base: sandbox scenarios are not allowed where money is real.",
    ]);
  });
});
