import type { LeafCommand, Program } from "./command";
import { complete } from "./completion";

const fund: LeafCommand<unknown> = {
  name: "fund",
  summary: "play money",
  arguments: [{ name: "token", choices: ["IDRX", "ETH"], summary: "which" }],
  options: {
    to: { value: "address", summary: "where" },
    speed: { value: "x", choices: ["fast", "slow"], summary: "" },
  },
  run: async () => 0,
};
const program: Program<unknown> = {
  ...{ name: "shop", typed: "shop", version: "1", summary: "a shop", notes: "" },
  everywhere: { json: { summary: "JSON" }, url: { value: "url", summary: "where" } },
  commands: [
    fund,
    {
      name: "keys",
      summary: "keys",
      commands: [
        { ...fund, name: "list" },
        { ...fund, name: "roll" },
      ],
    },
  ],
};

test.each<[readonly string[], readonly string[]]>([
  [[""], ["fund", "keys"]],
  [["f"], ["fund"]],
  [
    ["keys", ""],
    ["list", "roll"],
  ],
  [["--json", "keys", "r"], ["roll"]],
  [["--url", "keys", "f"], ["fund"]],
  [["fund", "--t"], ["--to"]],
  [
    ["fund", "--"],
    ["--to", "--speed", "--version", "--json", "--url", "--help"],
  ],
  [
    ["fund", "--speed", ""],
    ["fast", "slow"],
  ],
  [["fund", "--to", ""], []],
  [
    ["fund", ""],
    ["IDRX", "ETH"],
  ],
  [["fund", "--to", "0x1", "I"], ["IDRX"]],
  [["fund", "IDRX", ""], []],
])("after %j come %j", (words, expected) => {
  expect(complete(program, words)).toEqual(expected);
});
