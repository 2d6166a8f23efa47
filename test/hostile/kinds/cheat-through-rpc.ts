import { rpcHex } from "@lunas/contracts/rpc";
import { cheats, someone } from "../../harness/cheating-calls";
import { sendRaw } from "../../harness/raw-request";
import { json } from "../ask";
import { type Attempt, tryEach } from "../attempts";
import type { HostileKind } from "../kind";

const call = (method: unknown, params: unknown = [], id: unknown = 1) => ({ jsonrpc: "2.0", id, method, params });

/** Other spellings of a method that an attacker may try. */
const spellings = (method: string) => [
  method.toUpperCase(),
  `${method} `,
  `${method}\u0000`,
  `\t${method}`,
  method.replace("_", "-"),
  `eth_${method}`,
];

/** Requests of which nothing may reach the node. */
const malformed: readonly string[] = [
  ...[
    "",
    " ",
    "null",
    "true",
    "1",
    '"anvil_mine"',
    "[]",
    "[[]]",
    "{}",
    "no json",
    "{",
    "[1,2]",
    "\u0000",
    '{"method":"anvil_mine"}',
  ],
  ...[1, true, null, [], {}, ["anvil_mine"], { toString: "anvil_mine" }].map((method) => JSON.stringify(call(method))),
  '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","method":"anvil_mine","params":[]}',
  '{"jsonrpc":"2.0","id":1,"\\u006dethod":"anvil_mine","params":[]}',
  '{"jsonrpc":"2.0","id":1,"method":"\\u0061nvil_mine","params":[]}',
  JSON.stringify([[call("anvil_mine")]]),
  JSON.stringify({ 0: call("anvil_mine"), length: 1 }),
  JSON.stringify(Array.from({ length: 101 }, (_, id) => call("eth_chainId", [], id))),
  JSON.stringify(Array.from({ length: 5_000 }, (_, id) => call("anvil_mine", [], id))),
  JSON.stringify(call("eth_call", ["0".repeat(300 * 1_024)])),
  `${"[".repeat(10_000)}${"]".repeat(10_000)}`,
];

const canUse = (text: string) => /"result":(?!null)/.test(text);

export const cheatThroughRpc: HostileKind = {
  kind: "cheat through the public RPC",
  actor: "anybody",
  async try(target) {
    const { publicRpcUrl, rpcUrl } = target.harness.stack.chains.sandbox;
    if (publicRpcUrl === undefined) throw new Error("the stack publishes no RPC");
    const stateOfAll = () =>
      Promise.all([
        rpcHex(rpcUrl, "eth_blockNumber", []),
        rpcHex(rpcUrl, "eth_getBalance", [someone, "latest"]),
        rpcHex(rpcUrl, "eth_getCode", [someone, "latest"]),
        rpcHex(rpcUrl, "eth_chainId", []),
      ]);
    const attempt = (body: string): Attempt => ({
      input: body,
      act: async () => {
        const { status, text } = await sendRaw(
          publicRpcUrl,
          { path: new URL(publicRpcUrl).pathname, headers: json, body },
          10_000,
        );
        return [
          ...(canUse(text) ? [`the node answered: ${text.slice(0, 200)}`] : []),
          ...(status >= 500 ? [`answered ${status}`] : []),
        ];
      },
    });
    const calls = cheats.flatMap(([method, params]) => [
      call(method, params),
      [call(method, params), call(method, params, 2)],
      ...spellings(method).map((each) => call(each, params)),
    ]);
    const before = await stateOfAll();
    const { tried, wrong } = await tryEach([...calls.map((each) => JSON.stringify(each)), ...malformed].map(attempt), {
      atOnce: 8,
    });
    const after = await stateOfAll();
    const isChanged = JSON.stringify(before) !== JSON.stringify(after);
    return { tried, wrong: isChanged ? [...wrong, `the chain was changed: ${before} → ${after}`] : wrong };
  },
};
