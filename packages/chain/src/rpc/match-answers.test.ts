import { isResponseTooLong, LongBody } from "./long-body";
import { matchAnswers } from "./match-answers";

const batch = (...items: unknown[]) => JSON.stringify(items);

test("answers are in the order of the calls, errors included", () => {
  const text = batch({ id: 1, result: null }, { id: 0, error: { code: 3, message: "execution reverted", data: "0x" } });
  expect(matchAnswers(text, 2)).toEqual([
    { error: { code: 3, message: "execution reverted", data: "0x" } },
    { result: null },
  ]);
});

test("an error that is no object is still an error", () => {
  expect(matchAnswers(batch({ id: 0, error: "no" }), 1)).toEqual([
    { error: { code: 0, message: "no", data: undefined } },
  ]);
});

test.each([
  ["no JSON", "<html>", "not JSON"],
  ["nothing", "", "not JSON"],
  ["a number", "7", "not a list of answers"],
  ["an error for the whole batch", '{"error":{"code":-32005,"message":"limit"}}', "refused: -32005 limit"],
  ["a missing answer", batch({ id: 0, result: 1 }), "no answer"],
  ["two answers to one call", batch({ id: 0, result: 1 }, { id: 0, result: 2 }), "two answers"],
  ["an answer with an unknown id", batch({ id: 0, result: 1 }, { id: 2, result: 2 }), "unknown id"],
  ["an id of another type", batch({ id: "0", result: 1 }, { id: 1, result: 2 }), "unknown id"],
  ["neither result nor error", batch({ id: 0 }, { id: 1, result: 2 }), "neither result nor error"],
])("%s is refused", (_case, text, reason) => expect(() => matchAnswers(text, 2)).toThrow(reason));

test("a node that says that its answers are too long is known by its code and its words", () => {
  const refusal = (code: number, message: string) => JSON.stringify({ error: { code, message }, id: null });
  const answersTo = (text: string) => () => matchAnswers(text, 2);
  expect(answersTo(refusal(-32011, "The batch response was too large"))).toThrow(LongBody);
  expect(answersTo(refusal(-32010, "The batch request was too large"))).not.toThrow(LongBody);
  const of = (code: number, message: string) => isResponseTooLong({ code, message, data: undefined });
  expect([of(-32003, "response too large"), of(-32008, "Response is too big")]).toEqual([true, true]);
  expect(of(3, "execution reverted: response too large")).toBe(false);
  expect(of(-32003, "Insufficient funds for gas * price + value")).toBe(false);
});
