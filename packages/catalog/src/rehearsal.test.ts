import { chains } from "./chains";
import { base } from "./chains/base";
import { sandbox } from "./chains/sandbox";
import { rehearsalOf, rehearsalProblems } from "./rehearsal";

describe("failure on demand", () => {
  it("needs the exact amount, on the sandbox chain", () => {
    expect(rehearsalOf(sandbox, 9_990_200n)).toEqual({ amount: 9_990_200n, does: "revert" });
    expect(rehearsalOf(sandbox, 9_990_201n)).toBeNull();
    expect(sandbox.rehearsals.map(({ amount }) => rehearsalOf(base, amount))).toEqual([null, null, null, null, null]);
  });

  it("prevents the start where money is real", () => {
    expect(rehearsalProblems(chains)).toEqual([]);
    const failing = { ...base, rehearsals: sandbox.rehearsals };
    expect(rehearsalProblems([sandbox, failing])).toEqual([
      "base: sandbox scenarios are not allowed where money is real.",
    ]);
  });
});
