import { newId, randomBase62 } from "./id";

describe("ids", () => {
  it("have their prefix and 22 base62 characters", () => {
    expect(newId("pay")).toMatch(/^pay_[0-9A-Za-z]{22}$/);
  });

  it("never repeat", () => {
    expect(new Set(Array.from({ length: 2_000 }, () => newId("evt"))).size).toBe(2_000);
  });

  it("use every character about equally often", () => {
    const counts = new Map<string, number>();
    for (const character of randomBase62(62_000)) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(62);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(250);
  });

  it("have the requested length", () => {
    expect([0, 1, 33].map((length) => randomBase62(length).length)).toEqual([0, 1, 33]);
  });
});
