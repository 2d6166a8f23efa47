import fc from "fast-check";
import { type Mutation, mutation } from "../payments/mutation";

/** A change that leaves a good payment a good one: such requests go all the way. */
const harmless: readonly Mutation[] = [
  { kind: "replace", path: ["description"], value: "Another article" },
  { kind: "remove", path: ["description"] },
  { kind: "remove", path: ["resource"] },
  { kind: "remove", path: ["metadata"] },
  { kind: "replace", path: ["metadata"], value: { order: "0" } },
  { kind: "add", path: ["paymentPayload"], name: "unknown", value: [null] },
  { kind: "add", path: ["paymentPayload", "extensions"], name: "other", value: { info: 1 } },
  { kind: "add", path: ["paymentPayload", "accepted", "extra"], name: "hint", value: "x" },
  { kind: "respell", path: ["paymentPayload", "payload", "permit2Authorization", "from"], how: "lower case" },
  { kind: "respell", path: ["paymentRequirements", "payTo"], how: "lower case" },
  { kind: "remove", path: ["paymentPayload", "resource"] },
];

/** One or two changes of a signed body, some of them harmless. */
export function mutations(paths: readonly (readonly string[])[]): fc.Arbitrary<readonly Mutation[]> {
  return fc.oneof(
    { weight: 12, arbitrary: fc.array(mutation(paths), { minLength: 1, maxLength: 2 }) },
    { weight: 1, arbitrary: fc.constantFrom(...harmless).map((each) => [each]) },
  );
}
