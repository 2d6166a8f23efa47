import { identify, isAlive, parseStat } from "./process-identity";

const stat = (name: string, state: string) =>
  `4711 (${name}) ${state} 1 4711 4711 0 -1 4194560 1 2 3 4 5 6 7 8 20 0 1 0 987654 1000 200 18446744073709551615`;

describe("parseStat", () => {
  it("reads the start time", () => expect(parseStat(stat("node", "S"))).toBe("987654"));

  it("a process's name does not confuse it", () => expect(parseStat(stat("a) Z 1 (b", "R"))).toBe("987654"));

  it.each(["Z", "X"])("treats state %s as no process", (state) => {
    expect(parseStat(stat("node", state))).toBeUndefined();
  });
});

describe("isAlive", () => {
  it("recognizes this process", () => {
    const self = identify(process.pid);
    expect(self && isAlive(self)).toBe(true);
  });

  it("does not confuse it with another process of the same number", () => {
    expect(isAlive({ pid: process.pid, startTime: "long ago" })).toBe(false);
  });
});
