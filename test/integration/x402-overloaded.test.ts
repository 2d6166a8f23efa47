import { sandbox } from "@lunas/catalog/chains/sandbox";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { decodePaymentResponseHeader } from "@x402/core/http";
import express from "express";
import { type Listening, listen } from "../harness/listen";
import { stockHeader, stockShop } from "../harness/stock-shop";

/** A stock x402 shop whose facilitator has too much work: it serves nothing, and reports no settlement. */
const payTo = `0x${"2".repeat(40)}`;
const open: Listening[] = [];
afterAll(() => Promise.all(open.map((each) => each.close())));

const opened = async (app: express.Express) => {
  const listening = await listen(app);
  open.push(listening);
  return listening.url;
};

/** Answers as the gateway does: what is refused before it is stored stays an HTTP error, without `success`. */
async function facilitator() {
  const state = { isOverloaded: true, settled: [] as string[] };
  const app = express().use(express.json());
  const kind = { x402Version: 2, scheme: "exact", network: sandbox.caip2Network };
  app.get("/x402/supported", (_request, response) => {
    response.json({ kinds: [kind], extensions: [], signers: {} });
  });
  app.post("/x402/verify", (_request, response) => void response.json({ isValid: true }));
  app.post("/x402/settle", (request, response) => {
    const { signature } = request.body.paymentPayload.payload;
    state.settled.push(signature);
    if (!state.isOverloaded) {
      const transaction = `0x${"a".repeat(64)}`;
      response.json({ success: true, transaction, network: sandbox.caip2Network });
      return;
    }
    const details = { reason: "overloaded", network: "sandbox", retryAfterSeconds: "3" };
    const error = { code: "service_unavailable", message: "More payments wait than can settle in time.", details };
    response.status(503).set("Retry-After", "3").json({ error });
  });
  return { url: await opened(app), state };
}

test("under overload the shop serves nothing and reports no settlement; the same payment settles later", async () => {
  const { url, state } = await facilitator();
  const article = `${await opened(stockShop({ url, apiKey: "ipk_sandbox_x", payTo }))}/article`;
  const headers = await stockHeader(createPayer(), article);
  const refused = await fetch(article, { headers });
  // Stock middleware tells every error of its facilitator as a failed settlement, here without a transaction and without
  // requirements, so that no client signs again by itself. Nothing was stored, so nobody settles the payment behind its back.
  expect([refused.status, await refused.json(), refused.headers.get("payment-required")]).toEqual([402, {}, null]);
  const reported = decodePaymentResponseHeader(refused.headers.get("payment-response") ?? "");
  expect(reported).toMatchObject({
    success: false,
    transaction: "",
    errorReason: expect.stringContaining("overloaded"),
  });
  state.isOverloaded = false;
  const later = await fetch(article, { headers });
  expect([later.status, await later.json()]).toEqual([200, { ok: 1 }]);
  expect(new Set(state.settled).size).toBe(1);
});
