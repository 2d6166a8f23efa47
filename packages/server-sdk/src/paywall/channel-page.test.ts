import type { PaymentRequired } from "@lunas/protocol/wire/x402";
import { decodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { sandboxConfig } from "@lunas/testkit/payer/chain-config";
import { requirePayment } from "../express";
import { Lunas } from "../lunas";
import type { ChannelGateInput } from "../payments/gate-input";

const payTo = `0x${"2".repeat(40)}` as const;
const batchSettlement = {
  ...{ contract: `0x${"3".repeat(40)}`, permit2Collector: `0x${"4".repeat(40)}` },
  ...{ receiverAuthorizer: `0x${"5".repeat(40)}`, withdrawDelay: 86_400, minDeposit: "1000" },
};
const chain = { ...sandboxConfig, x402: { ...sandboxConfig.x402, minPayment: "10000", batchSettlement } };
const fetchConfig = async () => Response.json({ sandbox: chain, production: chain });
const lunas = new Lunas("ipk_sandbox_x", { environment: "local", payTo, fetch: fetchConfig as typeof fetch });
const paywallScript = "/lunas.min.js";

async function pageOf(more: Partial<ChannelGateInput>) {
  const gate = await lunas.payments.processGate({
    ...{ headers: { accept: "text/html" }, price: "1000", resource: "https://shop.example/article" },
    ...more,
  });
  const page = "page" in gate ? (gate.page ?? "") : "";
  const [, demand = "", deposit] = / data-demand="([^"]*)" data-deposit="([^"]*)"/.exec(page) ?? [];
  const decoded = decodePaymentHeader(demand);
  return { page, deposit, demanded: decoded.ok ? (decoded.value as PaymentRequired) : null };
}

test("a page that may deposit has the demand, and the sum of the gate", async () => {
  const { deposit, demanded } = await pageOf({ paywallScript, channel: true, deposit: "15000" });
  expect(deposit).toBe("15000");
  expect(demanded?.accepts).toMatchObject([
    { scheme: "exact", amount: "100000" },
    { scheme: "batch-settlement", amount: "100000", payTo, extra: { minDeposit: "1000000", withdrawDelay: 86_400 } },
  ]);
});

test.each([
  ["less than the shop takes", "500"],
  ["no sum", undefined],
])("with %s it offers the least deposit", async (_, deposit) => {
  expect((await pageOf({ paywallScript, channel: true, deposit })).deposit).toBe("10000");
});

test("a price below the least payment has the deposit alone", async () => {
  const { demanded, deposit } = await pageOf({ paywallScript, channel: true, price: "10" });
  expect([deposit, demanded?.accepts.map(({ scheme }) => scheme)]).toEqual(["100", ["batch-settlement"]]);
});

test.each<[string, Partial<ChannelGateInput>]>([
  ["takes no channel", { paywallScript }],
  ["has no script", { channel: true }],
])("a page of a gate that %s has nothing of it", async (_, more) => {
  const { page } = await pageOf(more);
  expect(page).toContain("Rp");
  expect(page).not.toMatch(/data-demand|data-deposit/);
});

test.each([
  ["a number", { price: "1000", channel: true, deposit: 15_000 }, /deposit of a gate is the number 15000/],
  ["without a channel", { price: "1000", deposit: "15000" }, /deposit of a gate needs channel: true/],
])("the gate refuses a deposit that is wrong: %s", (_, options, message) => {
  const mount = () => requirePayment(lunas, options as never);
  expect(mount).toThrow(expect.objectContaining({ code: "invalid_option", message: expect.stringMatching(message) }));
});
