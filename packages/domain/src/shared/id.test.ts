import { monthStart, newId, newMonthlyId, randomBase62 } from "./id";

describe("ids", () => {
  it("have their prefix and 22 base62 characters", () => {
    expect(newId("pay")).toMatch(/^pay_[0-9A-Za-z]{22}$/);
  });

  it("never repeat", () => {
    expect(new Set(Array.from({ length: 2_000 }, () => newId("evt"))).size).toBe(2_000);
  });

  it("of a table by month sort by their month, before every other id", () => {
    const at = (text: string) => newMonthlyId("evt", Date.parse(text));
    const ids = [at("2026-11-30T23:59:59.999Z"), at("2026-12-01T00:00:00Z"), at("2027-01-01T00:00:00Z"), "evt_000001"];
    expect(ids[0]).toMatch(/^evt_0000002611[0-9A-Za-z]{14}$/);
    expect([...ids].sort()).toEqual(ids);
    expect(monthStart(Date.parse("2099-10-01T00:00:00Z"))).toBe("0000009910");
    expect(new Set(Array.from({ length: 2_000 }, () => newMonthlyId("dlv", 0))).size).toBe(2_000);
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
