import { Type } from "@sinclair/typebox";
import { Nullable } from "../schema/nullable";
import { Address, OneOf } from "../schema/scalars";
import { createComponents } from "./components";

const Titled = Type.Object({ to: Nullable(Address) }, { title: "Titled" });

test("refers to what has a title and writes the rest in place", () => {
  const components = createComponents();
  expect(components.refer(Type.Array(Titled))).toEqual({
    type: "array",
    items: { $ref: "#/components/schemas/Titled" },
  });
  expect(components.schemas()).toMatchObject({
    Titled: { required: ["to"], properties: { to: { type: ["string", "null"], pattern: "^0x[0-9a-fA-F]{40}$" } } },
  });
});

test("refuses two schemas under one title", () => {
  const components = createComponents();
  components.refer(Titled);
  expect(() => components.refer(Titled)).not.toThrow();
  expect(() => components.refer(Type.Object({}, { title: "Titled" }))).toThrow(
    "two different schemas are called Titled",
  );
});

test("a nullable word may be null too", () => {
  expect(Nullable(OneOf(["one"]))).toMatchObject({ type: ["string", "null"], enum: ["one", null] });
});
