import { createWorkerShares } from "./share-workers";

describe("createWorkerShares", () => {
  it("gives each group its share, and no more", () => {
    const shares = createWorkerShares(2, () => 0);
    expect([shares.take("a", "1"), shares.take("a", "2"), shares.take("b", "3")]).toEqual([null, null, null]);
    expect(shares.take("a", "4")).toBe(20);
    shares.give("a", "1");
    expect(shares.take("a", "4")).toBeNull();
  });

  it("lets wait as long as the rounds before it take", () => {
    let nowMs = 0;
    const shares = createWorkerShares(2, () => nowMs);
    shares.take("a", "1");
    shares.take("a", "2");
    nowMs = 100;
    expect(["3", "4", "5"].map((id) => shares.take("a", id))).toEqual([100, 100, 200]);
    nowMs = 60_000;
    expect(shares.take("a", "5")).toBe(15_000);
  });

  it("goes by what the last ones took", () => {
    let nowMs = 0;
    const shares = createWorkerShares(2, () => nowMs);
    shares.take("a", "1");
    shares.take("a", "2");
    nowMs = 400;
    shares.give("a", "1");
    shares.take("a", "3");
    shares.give("a", "2");
    shares.take("a", "4");
    expect(shares.take("a", "5")).toBe(300);
  });

  it("ignores who gives back what it does not have", () => {
    const shares = createWorkerShares(1, () => 0);
    shares.take("a", "1");
    shares.give("a", "2");
    shares.give("b", "1");
    expect(shares.take("a", "3")).toBe(20);
  });
});
