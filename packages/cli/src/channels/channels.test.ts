import { atTerminal } from "@lunas/testkit/fakes/at-terminal";
import { runCommand } from "../run-command";

/** A merchant at a terminal, with a service that answers these paths. */
const channelId = `0x${"5f".repeat(32)}`;
const address = (digit: string) => `0x${digit.repeat(40)}`;
const channel = {
  ...{ channelId, environment: "sandbox", network: "sandbox", token: "IDRX", payer: address("a") },
  ...{ payerAuthorizer: address("b"), receiver: address("c"), receiverAuthorizer: address("d"), withdrawDelay: 86_400 },
  ...{ salt: `0x${"0".repeat(64)}`, managedBy: "lunas", status: "open", balance: "1000000", charged: "125000" },
  ...{
    claimed: "0",
    available: "875000",
    withdrawableAt: null,
    openedAt: "2026-11-27T08:00:00.000Z",
    lastChargeAt: null,
  },
};
const charge = (id: string) => ({
  ...{ chargeId: id, channelId, amount: "1000", cumulative: "125000", resource: "https://shop.example/call\u001b[31m" },
  ...{ description: null, metadata: {}, status: "charged", createdAt: "2026-11-27T08:00:00.000Z" },
});
const payout = {
  ...{
    payoutId: "pyo_1",
    environment: "sandbox",
    network: "sandbox",
    token: "IDRX",
    receiver: address("c"),
    amount: null,
  },
  ...{ channels: 3, txHash: null, status: "pending", createdAt: "2026-11-27T08:00:00.000Z", timestamp: null },
};
const pagination = { page: 1, limit: 20, total: 1, totalPages: 1 };

const ownFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = ownFetch;
});

async function lunas(answers: Readonly<Record<string, readonly unknown[]>>, ...words: readonly string[]) {
  const [out, calls]: [string[], string[]] = [[], []];
  const stop = new AbortController();
  const left = Object.fromEntries(Object.entries(answers).map(([path, list]) => [path, [...list]]));
  globalThis.fetch = (async (to: string | URL | Request, init?: RequestInit) => {
    const { pathname, search } = new URL(String(to));
    calls.push(`${init?.method ?? "GET"} ${pathname}${search} ${init?.body ?? ""}`.trim());
    const found = left[pathname]?.shift();
    return found === undefined
      ? Response.json({ error: { code: "channel_not_found", message: "There is none." } }, { status: 404 })
      : Response.json(found);
  }) as typeof fetch;
  const say = (line: string) => {
    out.push(line);
    if (line.includes("chg_3")) stop.abort();
  };
  const env = { LUNAS_API_KEY: `ipk_sandbox_${"k".repeat(38)}`, LUNAS_URL: "http://localhost:3402" };
  const changes = { say, env, signal: stop.signal };
  const { code } = await atTerminal("/nowhere", (terminal) => runCommand(words, terminal), changes);
  return { code, out: out.join("\n"), calls };
}

test("channels list and show: what is charged, claimed and left", async () => {
  const listed = await lunas(
    { "/channels": [{ channels: [channel], pagination }] },
    "channels",
    "list",
    "--status",
    "open",
  );
  expect(listed).toMatchObject({ code: 0, calls: ["GET /channels?status=open"] });
  expect(listed.out).toMatch(/OPENED +CHANNEL[\s\S]+open +Rp\u00a01\.250,00 +125000 +0 +875000/);
  const shown = await lunas({ [`/channels/${channelId}`]: [channel] }, "channels", "show", channelId);
  expect(shown.out).toContain("available     Rp\u00a08.750,00 (875000 base units)");
  expect((await lunas({}, "channels", "show", channelId)).code).toBe(1);
});

test("channels refund sends whole rupiah in base units; claim says how many", async () => {
  const settlement = { transaction: `0x${"1".repeat(64)}`, amount: "1050" };
  const path = `/channels/${channelId}/refund`;
  const part = await lunas({ [path]: [{ channel, settlement }] }, "channels", "refund", channelId, "--rupiah", "10.50");
  expect(part).toMatchObject({ code: 0, calls: [`POST ${path} {"amount":"1050"}`] });
  expect(part.out).toContain("given back   Rp\u00a010,50 (1050 base units)");
  const claimed = await lunas({ "/channels/claim": [{ channels: 3 }] }, "channels", "claim");
  expect(claimed).toMatchObject({ code: 0, out: "3 channels are being claimed.", calls: ["POST /channels/claim"] });
});

test("charges list, void and follow, without control characters", async () => {
  const page = { charges: [charge("chg_1")], hasMore: true, cursor: "chg_1" };
  const listed = await lunas({ "/charges": [page] }, "charges", "list", "--limit", "1");
  expect(listed).toMatchObject({ code: 0, calls: ["GET /charges?limit=1"] });
  expect(listed.out).toContain("--after chg_1");
  const voided = await lunas(
    { "/charges/chg_1/void": [{ ...charge("chg_1"), status: "voided" }] },
    "charges",
    "void",
    "chg_1",
  );
  expect(voided.out).toContain("voided");
  const pages = [
    { charges: [charge("chg_1"), charge("chg_2")], hasMore: true, cursor: "chg_2" },
    { charges: [charge("chg_3")], hasMore: false, cursor: "chg_3" },
  ];
  const followed = await lunas({ "/charges": pages }, "charges", "follow", "--json");
  expect(followed.code).toBe(0);
  expect(followed.calls).toEqual(["GET /charges?limit=100", "GET /charges?after=chg_2&limit=100"]);
  expect(followed.out.split("\n").map((line) => JSON.parse(line).chargeId)).toEqual(["chg_1", "chg_2", "chg_3"]);
  const plain = await lunas({ "/charges": pages }, "charges", "follow");
  expect(plain.out).not.toContain("\u001b");
});

test("payouts list and create", async () => {
  const listed = await lunas({ "/payouts": [{ payouts: [payout], pagination }] }, "payouts", "list");
  expect(listed).toMatchObject({ code: 0, calls: ["GET /payouts"] });
  expect(listed.out).toMatch(/pyo_1 +pending +- +- +3 +-/);
  expect(await lunas({ "/payouts": [payout] }, "payouts", "create")).toMatchObject({
    code: 0,
    calls: ["POST /payouts"],
  });
});
