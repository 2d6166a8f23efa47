import { isRefusal, refuse } from "./refusal";
import { Unavailable } from "./unavailable";

describe("refusals", () => {
  it("are values with a code, a message and details", () => {
    expect(refuse("not_found", "There is no such thing.")).toEqual({
      refused: "not_found",
      message: "There is no such thing.",
      details: {},
    });
  });

  it("are distinguished from other values", () => {
    expect(isRefusal(refuse("forbidden", "No.", { why: "because" }))).toBe(true);
    for (const other of [null, undefined, "refused", { kind: "settled" }, new Unavailable("chain", "away")]) {
      expect(isRefusal(other)).toBe(false);
    }
  });
});

describe("Unavailable", () => {
  it("names the dependency and keeps its cause", () => {
    const cause = new Error("ECONNREFUSED");
    const fault = new Unavailable("database", "no connection", { cause });
    expect(fault).toMatchObject({ name: "Unavailable", dependency: "database", message: "no connection", cause });
    expect(fault).toBeInstanceOf(Error);
  });
});
