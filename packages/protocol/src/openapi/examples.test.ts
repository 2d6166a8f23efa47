import type { TSchema } from "@sinclair/typebox";
import { ErrorBody, type ErrorCode } from "../api/errors";
import { operations } from "../api/operations";
import { parse } from "../validate";
import { errorExamples, exampleBody } from "./error-examples";
import { exampleOf } from "./example-of";

const named = operations.flatMap(({ id, body, responses }): [string, TSchema, boolean][] => [
  ...(body === undefined ? [] : [[`${id}, asked`, body, true] as [string, TSchema, boolean]]),
  ...Object.entries(responses).map(([status, schema]): [string, TSchema, boolean] => [
    `${id}, ${status}`,
    schema,
    false,
  ]),
]);

test.each(named)("the example of %s passes its schema", (_, schema, all) => {
  expect(parse(schema, exampleOf(schema, all))).toEqual({ ok: true, value: expect.anything() });
});

test("an example contains typical values", () => {
  const [confirmed] = operations.filter(({ id }) => id === "getPayment").map(({ responses }) => responses[200]);
  expect(exampleOf(confirmed as TSchema)).toMatchObject({
    paymentId: expect.stringMatching(/^pay_/),
    verified: true,
    status: "confirmed",
    failure: null,
    amount: "500000",
    token: "IDRX",
  });
});

test.each(Object.keys(errorExamples) as ErrorCode[])("the example of the error %s has the shape of errors", (code) => {
  expect(parse(ErrorBody, exampleBody(code))).toMatchObject({ ok: true });
});
