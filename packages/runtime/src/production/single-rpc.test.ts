import { takeBootWarnings } from "../boot-warnings";
import { singleRpcProblem } from "./single-rpc";

const one = { prefix: "BASE", environment: "production", urls: ["https://one.example/key"], singleRpc: {} } as const;
const refused = expect.stringContaining("List two or more providers, or set BASE_SINGLE_RPC=true");

beforeEach(() => void takeBootWarnings());

test.each([
  ["one endpoint", ["https://one.example/key"]],
  ["one, and a socket for heads", ["https://one.example/key", "wss://two.example"]],
  ["two keys of one host", ["https://one.example/key", "https://ONE.example/other"]],
])("production refuses %s", (_, urls) => {
  expect(singleRpcProblem({ ...one, urls })).toEqual(refused);
  expect(singleRpcProblem({ ...one, urls, singleRpc: { allowed: false } })).toEqual(refused);
  expect(takeBootWarnings()).toEqual([]);
});

test.each([
  ["a sandbox", { environment: "sandbox" }],
  ["an operator who allows it", { singleRpc: { allowed: true } }],
] as const)("%s is warned", (_, own) => {
  expect(singleRpcProblem({ ...one, ...own })).toBeUndefined();
  expect(takeBootWarnings()).toEqual([
    "BASE_RPC_URLS has one endpoint: payments stop when it does. List two or more providers.",
  ]);
});

test("two hosts, and none, are not its concern", () => {
  for (const urls of [["https://one.example", "http://two.example"], ["http://node:1", "http://node:2"], []])
    expect(singleRpcProblem({ ...one, urls })).toBeUndefined();
  expect(takeBootWarnings()).toEqual([]);
});
