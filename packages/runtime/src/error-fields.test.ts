import { redact } from "./redact";

const hidden = "h1dden";
const hung: readonly (readonly [string, unknown])[] = [
  ["command", { name: "HELLO", args: ["3", "AUTH", "default", hidden] }],
  ["config", { headers: { "x-custom": hidden } }],
  ["requestUrl", `https://rpc.example/${hidden}`],
  ["body", hidden],
  ["parameters", [hidden]],
  ["detail", `Key (x)=(${hidden})`],
  ["cause", hidden],
  ["cause", { args: [hidden] }],
  ["code", { nested: hidden }],
];

test.each(hung)("an error's %s is dropped, at every depth", (field, value) => {
  const error = Object.assign(new Error("refused"), { [field]: value });
  const copied = { ...error, message: "refused", stack: "Error: refused" };
  for (const each of [error, copied, new Error("outer", { cause: error }), new AggregateError([error, hidden], "all")])
    expect(JSON.stringify(redact({ error: each, list: [each] }))).not.toContain(hidden);
});

test("what an operator needs of an error stays", () => {
  const inner = Object.assign(new Error("taken"), { code: "23505", constraint: "payments_pkey", table: "payments" });
  const outer = Object.assign(new Error("outer", { cause: inner }), { code: "ECONNREFUSED", errno: -111, port: 5432 });
  expect(redact(new AggregateError([outer], "all"))).toMatchObject({
    message: "all",
    errors: [
      {
        code: "ECONNREFUSED",
        errno: -111,
        port: 5432,
        cause: { code: "23505", constraint: "payments_pkey", table: "payments" },
      },
    ],
  });
});
