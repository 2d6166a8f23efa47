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

/** What a payer does not sign and a merchant may leave out: changes there are mostly harmless. */
const isBeside = (path: readonly string[]) =>
  path.some((each) => ["resource", "description", "metadata"].includes(each));

/** One or two changes of a signed body, some of them harmless. A payment that is settled costs more time than all others. */
export function mutations(paths: readonly (readonly string[])[]): fc.Arbitrary<readonly Mutation[]> {
  const changesAt = (places: readonly (readonly string[])[]) =>
    fc.array(mutation(places), { minLength: 1, maxLength: 2 });
  return fc.oneof(
    { weight: 20, arbitrary: changesAt(paths.filter((path) => !isBeside(path))) },
    { weight: 4, arbitrary: changesAt(paths) },
    { weight: 1, arbitrary: fc.constantFrom(...harmless).map((each) => [each]) },
  );
}
