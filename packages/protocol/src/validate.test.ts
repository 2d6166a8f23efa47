import { Type } from "@sinclair/typebox";
import fc from "fast-check";
import { Nullable } from "./schema/nullable";
import { Address, OneOf, Text, Uint256 } from "./schema/scalars";
import { type Parsed, parse, parseQuery } from "./validate";

const Sample = Type.Object(
  {
    name: Text(1, 5, "Name."),
    wallet: Type.Optional(Nullable(Address)),
    kind: Type.Optional(OneOf(["one", "two"])),
    nested: Type.Optional(Type.Object({ amounts: Type.Array(Uint256, { maxItems: 2 }) })),
    token: Type.String({ default: "IDRX" }),
  },
  { additionalProperties: false },
);

const detailsOf = (parsed: Parsed<unknown>) => (parsed.ok ? {} : parsed.details);

describe("parse", () => {
  test("returns the value with its defaults and leaves the input unchanged", () => {
    const given = Object.freeze({ name: "Budi", wallet: null });
    expect(parse(Sample, given)).toEqual({ ok: true, value: { name: "Budi", wallet: null, token: "IDRX" } });
    expect(given).toEqual({ name: "Budi", wallet: null });
  });

  test("reports problems by path", () => {
    const given = { name: "", wallet: 7, kind: "three", nested: { amounts: ["1", "-1"] }, colour: "red" };
    expect(detailsOf(parse(Sample, given))).toEqual({
      name: "must not be empty",
      wallet: "must be a string or null",
      kind: "must be one of: one, two",
      "nested.amounts[1]": "must be a decimal number below 2^256, without sign or leading zeros",
      colour: "is not a known field",
    });
  });

  test("names missing fields and exceeded limits", () => {
    expect(detailsOf(parse(Sample, { nested: { amounts: ["1", "2", "3"] } }))).toEqual({
      name: "is required",
      "nested.amounts": "must have at most 2 items",
    });
    expect(detailsOf(parse(Sample, { name: "Budiman" }))).toEqual({ name: "must have at most 5 characters" });
  });

  test.each([null, undefined, 7, "text", [], [{}]])("refuses %p as a whole", (value) => {
    expect(detailsOf(parse(Sample, value))).toEqual({ body: "must be an object" });
  });

  test("coerces nothing", () => {
    expect(detailsOf(parse(Type.Object({ page: Type.Integer() }), { page: "1" }))).toEqual({
      page: "must be a whole number",
    });
  });

  test("reports at most twenty problems and repeats no long text", () => {
    const given = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`${"x".repeat(1_000)}${index}`, index]),
    );
    const details = detailsOf(parse(Sample, { name: "B", ...given, y: "z".repeat(10_000) }));
    expect(Object.keys(details).length).toBeLessThanOrEqual(20);
    expect(JSON.stringify(details).length).toBeLessThan(4_000);
  });

  test("handles names of Object's own properties", () => {
    const given = JSON.parse('{"name": "B", "__proto__": {"token": 1}, "constructor": 1, "toString": 1}');
    const details = detailsOf(parse(Sample, given));
    expect(Object.keys(details).sort()).toEqual(["__proto__", "constructor", "toString"]);
    expect(Object.getPrototypeOf(details)).toBe(Object.prototype);
  });

  test("never throws, whatever the JSON", () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => typeof parse(Sample, value).ok === "boolean"));
    const almost = fc.record({
      name: fc.jsonValue(),
      nested: fc.record({ amounts: fc.jsonValue() }),
      kind: fc.jsonValue(),
    });
    fc.assert(fc.property(almost, (value) => typeof parse(Sample, value).ok === "boolean"));
  });
});

describe("parseQuery", () => {
  const Query = Type.Object({
    page: Type.Integer({ minimum: 1, default: 1 }),
    status: Type.Optional(OneOf(["failed"])),
  });

  test("reads numbers from text and fills in defaults", () => {
    expect(parseQuery(Query, { page: "3" })).toEqual({ ok: true, value: { page: 3 } });
    expect(parseQuery(Query, {})).toEqual({ ok: true, value: { page: 1 } });
  });

  test("ignores unknown parameters", () => {
    expect(parseQuery(Query, { utm_source: "x" })).toMatchObject({ ok: true });
  });

  test("accepts Express's query, which has no prototype", () => {
    expect(parseQuery(Query, Object.assign(Object.create(null), { page: "2" }))).toEqual({
      ok: true,
      value: { page: 2 },
    });
  });

  test.each([
    [{ page: "" }],
    [{ page: "0" }],
    [{ page: "1.5" }],
    [{ page: "1.0" }],
    [{ page: "Infinity" }],
    [{ page: "-Infinity" }],
    [{ page: "NaN" }],
    [{ page: "1e400" }],
    [{ page: "1e3" }],
    [{ page: "0xab" }],
    [{ page: "0b1" }],
    [{ page: "+1" }],
    [{ page: "01" }],
    [{ page: " 1" }],
    [{ page: "1 " }],
    [{ page: "1\n" }],
    [{ page: "１" }],
    [{ page: "1_000" }],
    [{ page: "9".repeat(400) }],
    [{ page: ["1", "2"] }],
    [{ status: "" }],
    [{ status: { a: 1 } }],
  ])("refuses %j", (query) => {
    expect(Object.keys(detailsOf(parseQuery(Query, query)))).toEqual(Object.keys(query));
  });
});
