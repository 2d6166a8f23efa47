import { together, tryEach } from "../hostile/attempts";

const attempt = (input: string, act: () => Promise<readonly string[]> = async () => []) => ({ input, act });

describe("hostile inputs", () => {
  it("are each tried and counted once", async () => {
    const called: string[] = [];
    const noting = (input: string) =>
      attempt(input, async () => {
        called.push(input);
        return [];
      });
    expect(await tryEach(["a", "b", "a", "a"].map(noting))).toEqual({ tried: 2, wrong: [] });
    expect(called.sort()).toEqual(["a", "b"]);
  });

  it("are wrong where something is said of them, where they throw, and where they never end", async () => {
    const said = attempt("said", async () => ["500"]);
    const thrown = attempt("thrown", async () => {
      throw new Error("no connection");
    });
    const endless = attempt("endless", () => new Promise(() => undefined));
    const { tried, wrong } = await tryEach([said, thrown, endless, attempt("fine")], { boundMs: 20 });
    expect(tried).toBe(4);
    expect([...wrong].sort()).toEqual([
      '"endless": no end within 20 ms',
      '"said": 500',
      '"thrown": it threw: no connection',
    ]);
  });

  it("are summed up", () => {
    expect(together({ tried: 1, wrong: ["a"] }, { tried: 2, wrong: [] })).toEqual({ tried: 3, wrong: ["a"] });
  });
});
