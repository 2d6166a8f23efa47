import { runInNewContext } from "node:vm";
import type { ChainConfig } from "../../api/schemas";
import { samplesFor } from "./sample-texts";

const walletAddress = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const chain = { tokens: { IDRX: "0x143E78B38C423c405a03Dc1B82327501D280B202" }, x402: { caip2Network: "eip155:8453" } };
const values = { merchant: { walletAddress }, chain: chain as unknown as ChainConfig, url: "https://pay.example" };

test("each sample has the merchant's own values, and the words of its environment alone", () => {
  const live = samplesFor({ ...values, environment: "production" });
  const all = live.map(({ text }) => text).join("\n");
  expect(live.map(({ name }) => name)).toEqual(["express", "curl", "browser", "webhook"]);
  expect(all).toContain(walletAddress);
  expect(all).toContain("https://pay.example/facilitate");
  expect(all).toContain('"network": "eip155:8453"');
  expect(all).not.toMatch(/sandbox/);
  const play = samplesFor({ ...values, environment: "sandbox" });
  expect(play.map(({ text }) => text).join("\n")).not.toMatch(/ipk_(?:pub_)?live_|"base"|production/);
});

/** The status that the webhook sample answers, and what it delivers, where `verify` does this. */
function answerOf(environment: "production" | "sandbox", verify: () => unknown) {
  const text = samplesFor({ ...values, environment }).find(({ name }) => name === "webhook")?.text ?? "";
  const answered: number[] = [];
  const delivered: string[] = [];
  const response = { sendStatus: (status: number) => void answered.push(status) };
  runInNewContext(text, {
    app: { post: (_path: string, _body: unknown, handle: (...given: object[]) => void) => handle({}, response) },
    ...{ express: { raw: () => undefined }, process: { env: {} }, lunas: { webhooks: { verify } } },
    deliver: (paymentId: string) => void delivered.push(paymentId),
  });
  return { answered, delivered };
}

describe.each(["production", "sandbox"] as const)("the webhook sample of %s", (environment) => {
  const fails = (code: string) => () => {
    throw Object.assign(new Error(code), { code });
  };

  test("delivers a confirmed payment, once it is verified", () => {
    const event = { type: "payment.confirmed", data: { paymentId: "pay_1" } };
    expect(answerOf(environment, () => event)).toEqual({ answered: [204], delivered: ["pay_1"] });
    expect(answerOf(environment, () => ({ ...event, type: "payment.failed" }))).toEqual({
      answered: [204],
      delivered: [],
    });
  });

  test("accepts an event of the other environment, such as a test, and does nothing", () => {
    const verify = fails("environment_mismatch");
    expect(answerOf(environment, verify)).toEqual({ answered: [204], delivered: [] });
  });

  test("refuses what is not signed", () => {
    expect(answerOf(environment, fails("no_matching_signature"))).toEqual({ answered: [400], delivered: [] });
  });
});
