import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { uptoConfig, uptoPayment } from "@lunas/testkit/payer/upto-payment";
import { Lunas } from "../lunas";
import { paidTool } from "../mcp";

const payTo = `0x${"2".repeat(40)}` as const;
const hold = { holdId: "hld_1", status: "held", amount: "500000" };

/** A service that answers each path so; `calls` are its requests. */
function service(answers: Readonly<Record<string, () => Response>>) {
  const calls: string[] = [];
  const send = async (to: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(String(to));
    if (pathname === "/config") return Response.json({ sandbox: uptoConfig, production: uptoConfig });
    calls.push(
      `${init?.method ?? "GET"} ${pathname}${search} ${pathname.endsWith("capture") ? String(init?.body) : ""}`,
    );
    const answer = answers[pathname]?.();
    if (answer === undefined) throw new Error(`nothing answers ${pathname}`);
    return answer;
  };
  const lunas = new Lunas("ipk_sandbox_x", { environment: "local", payTo, fetch: send as typeof fetch });
  return { lunas, calls };
}

const settlement = { success: true, transaction: `0x${"5f".repeat(32)}`, amount: "125000" };
const payment = { paymentId: "pay_1", status: "confirmed", amount: "125000" };
const captured = () =>
  Response.json(
    { success: true, txHash: settlement.transaction, payment, settlement },
    {
      headers: { "PAYMENT-RESPONSE": encodePaymentHeader(settlement), "Lunas-Answer-Id": "ask_1" },
    },
  );

test("each method asks its endpoint", async () => {
  const { lunas, calls } = service({
    "/holds": () => Response.json({ holds: [hold], pagination: {} }),
    "/holds/hld_1": () => Response.json(hold),
    "/holds/hld_1/capture": captured,
    "/holds/hld_1/release": () => Response.json({ ...hold, status: "released" }),
  });
  expect(await lunas.holds.list({ status: "held", limit: 5 })).toMatchObject({ holds: [hold] });
  expect(await lunas.holds.show("hld_1")).toEqual(hold);
  expect(await lunas.holds.capture("hld_1", { rupiah: "1250" })).toMatchObject({ payment, answerId: "ask_1" });
  expect(await lunas.holds.release("hld_1")).toMatchObject({ status: "released" });
  expect(calls).toEqual([
    "GET /holds?status=held&limit=5 ",
    "GET /holds/hld_1 ",
    'POST /holds/hld_1/capture {"amount":"125000"}',
    "POST /holds/hld_1/release ",
  ]);
});

test.each([
  [{ amount: "125000" }, "rupiah:"],
  [{ rupiah: 1_250 }, '"1250"'],
  [{ rupiah: "0" }, "release"],
  [{ rupiah: "1.250" }, '"1250"'],
])("what is not whole rupiah above 0 is not sent: %p", async (order, message) => {
  const { lunas, calls } = service({});
  await expect(async () => lunas.holds.capture("hld_1", order as never)).rejects.toThrow(message);
  expect(calls).toEqual([]);
});

test("a success that was told in a lost answer is served, with the payment that was captured", async () => {
  const used = { code: "nonce_already_used", message: "", details: { status: "confirmed", paymentId: "pay_1" } };
  const { lunas } = service({
    "/holds": () => Response.json(hold, { status: 201 }),
    "/holds/hld_1/capture": () => Response.json({ error: used }, { status: 409 }),
    "/payments/pay_1": () => Response.json({ ...payment, txHash: settlement.transaction }),
  });
  const header = encodePaymentHeader(await uptoPayment({ to: payTo, maximum: "500000" }));
  const offer = { upTo: "5000", resource: "https://shop.example/article" };
  const gate = await lunas.holds.processGate({ ...offer, headers: { "payment-signature": header } });
  if (gate.result !== "held") throw new Error("not held");
  gate.charge("1250");
  expect(await gate.finish({ isServed: true })).toMatchObject({ result: "captured", txHash: settlement.transaction });
});

test("nothing is worked for a hold that ended, and its id is not told", async () => {
  const used = { code: "nonce_already_used", message: "", details: { status: "held", holdId: "hld_1" } };
  const answers = [
    () => Response.json({ ...hold, status: "released" }, { status: 201 }),
    () => Response.json({ error: used }, { status: 409 }),
  ];
  const { lunas } = service({ "/holds": () => answers.shift()?.() as Response });
  const headers = { "payment-signature": encodePaymentHeader(await uptoPayment({ to: payTo, maximum: "500000" })) };
  const ask = () => lunas.holds.processGate({ upTo: "5000", resource: "https://shop.example/article", headers });
  const refusals = [await ask(), await ask()];
  expect(refusals).toMatchObject([
    { status: 500, body: { code: "nonce_already_used", details: { status: "released" } } },
    { status: 500, body: { code: "nonce_already_used", details: { status: "held" } } },
  ]);
  expect(JSON.stringify(refusals)).not.toContain("hld_1");
});

test("where no signer settles now, nothing is demanded", async () => {
  const { lunas } = service({});
  const upto = { proxyAddress: "0x4020A4f3b7b90ccA423B9fabCc0CE57C6C240002", facilitators: [] };
  const resting = { ...uptoConfig, x402: { ...uptoConfig.x402, upto } };
  const send = async () => Response.json({ sandbox: resting, production: resting });
  const away = new Lunas("ipk_sandbox_x", { environment: "local", payTo, fetch: send as typeof fetch });
  const offer = { upTo: "5000", resource: "https://shop.example/article", headers: {} };
  expect((await lunas.holds.processGate(offer)).status).toBe(402);
  const answer = await away.holds.processGate(offer);
  expect(answer).toMatchObject({
    status: 500,
    body: { code: "service_unavailable" },
    headers: { "Retry-After": "30" },
  });
  expect(answer.result === "failed" && "accepts" in answer.body).toBe(false);
});

describe("a tool with upTo", () => {
  const answers = {
    "/holds": () => Response.json(hold, { status: 201 }),
    "/holds/hld_1/capture": captured,
    "/holds/hld_1/release": () => Response.json({ ...hold, status: "released" }),
  };
  const options = { upTo: "5000", resource: "https://shop.example/mcp#words" };
  const paid = async () => ({ _meta: { "x402/payment": await uptoPayment({ to: payTo, maximum: "500000" }) } });

  test("demands, then captures what it charged, and tells it", async () => {
    const { lunas, calls } = service(answers);
    const tool = paidTool(lunas, options, (_args: object, _extra, charge) => {
      charge("1250");
      return { content: [] };
    });
    expect(await tool({}, {})).toMatchObject({ isError: true, structuredContent: { accepts: [{ scheme: "upto" }] } });
    expect(await tool({}, await paid())).toMatchObject({ content: [], _meta: { "x402/payment-response": settlement } });
    expect(calls).toEqual(["POST /holds ", 'POST /holds/hld_1/capture {"amount":"125000"}']);
  });

  test.each([
    ["throws", () => Promise.reject(new Error("the model is away"))],
    ["says that it failed", () => ({ isError: true, content: [] })],
    ["charges nothing", () => ({ content: [] })],
  ])("one that %s is released, and tells that nothing was charged", async (_what, work) => {
    const { lunas, calls } = service(answers);
    const tool = paidTool(lunas, options, work);
    expect(await tool({}, await paid())).toMatchObject({ _meta: { "x402/payment-response": { amount: "0" } } });
    expect(calls).toEqual(["POST /holds ", "POST /holds/hld_1/release "]);
  });
});
