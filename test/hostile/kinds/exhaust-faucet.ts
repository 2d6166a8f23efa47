import { sandbox } from "@lunas/catalog/chains/sandbox";
import { asking, json, refusedWith } from "../ask";
import { together, tryEach } from "../attempts";
import { createKey } from "../keys";
import type { HostileKind } from "../kind";

const someone = `0x${"1".repeat(40)}`;
const zero = `0x${"0".repeat(40)}`;

const addresses: readonly unknown[] = [
  ...[
    zero,
    zero.toUpperCase().replace("X", "x"),
    "0x",
    "0x0",
    "",
    "1",
    someone.slice(0, -1),
    `${someone}1`,
    someone.replace("0x", "0X"),
  ],
  ...[
    `0x${"g".repeat(40)}`,
    `0x${"aB".repeat(20)}`,
    "vitalik.eth",
    " ",
    null,
    1,
    true,
    [],
    {},
    [someone],
    { address: someone },
    "\u0000",
  ],
  ...[`${someone}\u0000`, ` ${someone}`, `${someone}\n`, "' or 1=1 --", "０x1111111111111111111111111111111111111111"],
];
const amounts: readonly unknown[] = [
  ...[
    "0",
    "-1",
    "1e3",
    "1e400",
    "Infinity",
    "NaN",
    "0x10",
    "1,000",
    "1_000",
    " 1",
    "1 ",
    "",
    "01",
    "1.",
    ".5",
    "0.001",
    "１",
    "9".repeat(400),
  ],
  ...[
    "100000.01",
    "100001",
    "1000000",
    "999999999999",
    null,
    1,
    -1,
    true,
    [],
    {},
    ["1"],
    { amount: "1" },
    "\u0000",
    "1\u0000",
    "+1",
    "--1",
  ],
];
const tokens: readonly unknown[] = [
  "",
  "USDC",
  "idrx",
  "IDRX ",
  "eth",
  "BTC",
  "__proto__",
  "constructor",
  "toString",
  null,
  1,
  [],
  {},
  sandbox.tokens.IDRX,
];

export const exhaustFaucet: HostileKind = {
  kind: "ask the faucet for what it must not give",
  actor: "merchant",
  async try(target) {
    const { apiKey, cookie } = target.rival;
    const ask = (body: object, key = apiKey) => {
      const request = {
        method: "POST",
        path: "/sandbox/fund",
        headers: { ...json, "x-api-key": key },
        body: JSON.stringify(body),
      };
      return asking(target, { request, must: refusedWith(400, 403) });
    };
    const live = await createKey(target.url, cookie, { type: "secret", environment: "production" });
    const bodies = [
      ...addresses.flatMap((address) =>
        ["IDRX", "ETH"].map((token) => ({ address, token, amount: token === "ETH" ? "0.001" : "1" })),
      ),
      ...amounts.map((amount) => ({ address: someone, token: "IDRX", amount })),
      ...tokens.map((token) => ({ address: someone, token, amount: "1" })),
      { address: sandbox.contracts.permit2, token: "ETH", amount: "0.001" },
      { address: someone, token: "ETH", amount: "1.000000000000000001" },
      { address: someone, token: "IDRX", amount: "1", times: 9 },
    ];
    const refused = await tryEach([
      ...bodies.map((body) => ask(body)),
      ask({ address: someone, token: "IDRX", amount: "1" }, live.key),
    ]);
    return together(refused, await repeat(target));
  },
};

/** What a key is given in a day is bounded, also when it asks for all of it at the same moment. */
async function repeat(target: Parameters<HostileKind["try"]>[0]) {
  const headers = { ...json, "x-api-key": target.rival.apiKey };
  let given = 0;
  const attempts = Array.from({ length: 20 }, (_, count) => {
    const address = `0x${(count + 0x1000).toString(16).padStart(40, "2")}`;
    const body = JSON.stringify({ address, token: "IDRX", amount: "100000" });
    return asking(target, {
      request: { method: "POST", path: "/sandbox/fund", headers, body },
      must: ({ status, text }) => {
        if (status === 200) given += 1;
        return status === 200 || status === 429 ? [] : [`answered ${status}: ${text.slice(0, 200)}`];
      },
    });
  });
  const { tried, wrong } = await tryEach(attempts);
  // A million rupiah a day, as shipped.
  return { tried, wrong: given > 10 ? [...wrong, `${given} times 100,000 were given`] : wrong };
}
