import { Type } from "@sinclair/typebox";
import { Nullable } from "../schema/nullable";
import { Address, OneOf } from "../schema/scalars";
import { createComponents } from "./components";

const Titled = Type.Object({ to: Nullable(Address) }, { title: "Titled" });

test("refers to schemas with a title and inlines the others", () => {
  const components = createComponents();
  expect(components.refer(Type.Array(Titled))).toEqual({
    type: "array",
    items: { $ref: "#/components/schemas/Titled" },
  });
  expect(components.schemas()).toMatchObject({
    Titled: { required: ["to"], properties: { to: { type: ["string", "null"], pattern: "^0x[0-9a-fA-F]{40}$" } } },
  });
});

test("refuses two schemas with the same title", () => {
  const components = createComponents();
  components.refer(Titled);
  expect(() => components.refer(Titled)).not.toThrow();
  expect(() => components.refer(Type.Object({}, { title: "Titled" }))).toThrow(
    "two different schemas have the title Titled",
  );
});

test("a nullable enum can be null too", () => {
  expect(Nullable(OneOf(["one"]))).toMatchObject({ type: ["string", "null"], enum: ["one", null] });
});
