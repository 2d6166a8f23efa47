import { atTerminal } from "@lunas/testkit/fakes/at-terminal";
import { runCommand } from "../run-command";

/** A merchant at a terminal, with a service that answers these paths. */
const hold = {
  ...{ holdId: "hld_1", status: "held", environment: "sandbox", network: "sandbox", token: "IDRX" },
  ...{ from: `0x${"a".repeat(40)}`, to: `0x${"b".repeat(40)}`, amount: "500000", capturedAmount: null },
  ...{ paymentId: null, resource: "https://shop.example/words", description: null, metadata: {} },
  ...{ expiresAt: "2026-11-20T08:05:00.000Z", createdAt: "2026-11-20T08:00:00.000Z" },
};
const txHash = `0x${"5f".repeat(32)}`;
const captured = {
  ...{ success: true, paymentId: "pay_1", txHash, status: "confirmed", settlement: {} },
  ...{ payment: { paymentId: "pay_1", amount: "125000" }, receiptUrl: "https://pay.example/receipts/pay_1" },
};
const refused = (status: number, code: string, details = {}) =>
  Response.json({ error: { code, message: `It is ${code}.`, details } }, { status });

const ownFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = ownFetch;
});

async function holds(answers: Readonly<Record<string, readonly Response[]>>, ...words: readonly string[]) {
  const calls: string[] = [];
  const left = Object.fromEntries(Object.entries(answers).map(([path, list]) => [path, [...list]]));
  globalThis.fetch = (async (to: string | URL | Request, init?: RequestInit) => {
    const { pathname, search } = new URL(String(to));
    calls.push(`${init?.method ?? "GET"} ${pathname}${search} ${init?.body ?? ""}`.trim());
    return left[pathname]?.shift() ?? refused(404, "hold_not_found");
  }) as typeof fetch;
  const env = { LUNAS_API_KEY: `ipk_sandbox_${"k".repeat(38)}`, LUNAS_URL: "http://localhost:3402" };
  const ended = await atTerminal("/nowhere", (terminal) => runCommand(["holds", ...words], terminal), { env });
  return { ...ended, calls };
}

test("list and show: both amounts, and when it ends", async () => {
  const page = { holds: [hold], pagination: { page: 1, limit: 20, total: 1, totalPages: 1 } };
  const listed = await holds({ "/holds": [Response.json(page)] }, "list", "--status", "held");
  expect(listed).toMatchObject({ code: 0, calls: ["GET /holds?status=held"] });
  expect(listed.out).toMatch(/CREATED +HOLD +STATUS +MAXIMUM[\s\S]+hld_1 +held +Rp\u00a05\.000,00 +500000 +- +-/);
  const shown = await holds({ "/holds/hld_1": [Response.json(hold)] }, "show", "hld_1");
  expect(shown.out).toContain("maximum   Rp\u00a05.000,00 (500000 base units), IDRX");
  expect(shown.out).toContain("expires   2026-11-20T08:05:00.000Z");
});

test("capture sends whole rupiah in base units, and says what was paid", async () => {
  const done = await holds({ "/holds/hld_1/capture": [Response.json(captured)] }, "capture", "hld_1", "1.250");
  expect(done).toMatchObject({ code: 0, calls: ['POST /holds/hld_1/capture {"amount":"125000"}'] });
  expect(done.out).toContain("captured     Rp\u00a01.250,00 (125000 base units)");
  expect(done.out).toContain(txHash);
});

test("an open outcome is asked for again with the same amount, and is never called a failure", async () => {
  const open = () => refused(504, "settlement_pending", { paymentId: "pay_1" });
  const settled = { "/holds/hld_1/capture": [open(), Response.json(captured)] };
  const done = await holds(settled, "capture", "hld_1", "1250");
  expect([done.code, new Set(done.calls).size, done.calls.length]).toEqual([0, 1, 2]);
  const stays = { "/holds/hld_1/capture": [open(), open(), open(), open()] };
  const pending = await holds(stays, "capture", "hld_1", "1250");
  expect([pending.code, new Set(pending.calls).size]).toEqual([3, 1]);
  expect(pending.err).toContain("The same command with the same amount");
});

test("another amount than that of the capture is refused", async () => {
  const taken = refused(409, "hold_captured", { paymentId: "pay_1", amount: "1000" });
  const { code, err, calls } = await holds({ "/holds/hld_1/capture": [taken] }, "capture", "hld_1", "1250");
  expect([code, calls.length]).toEqual([1, 1]);
  expect(err).toContain("hold_captured");
});

test.each(["0", "-5", "a lot"])("the amount %p is not sent", async (amount) => {
  const { code, calls } = await holds({}, "capture", "hld_1", amount);
  expect(code).not.toBe(0);
  expect(calls).toEqual([]);
});

test("release", async () => {
  const answer = Response.json({ ...hold, status: "released" });
  const { code, out, calls } = await holds({ "/holds/hld_1/release": [answer] }, "release", "hld_1");
  expect([code, calls]).toEqual([0, ["POST /holds/hld_1/release"]]);
  expect(out).toContain("status    released");
});
