import { join } from "node:path";
import { Lunas, rupiahOf } from "@lunas/server";
import { configRoute, paymentOf, requirePayment } from "@lunas/server/express";
import { Wallet } from "ethers";
import express, { type ErrorRequestHandler } from "express";

// Both are of your registration. After `npm start` they stand in .lunas/demo.json.
const { LUNAS_API_KEY = "", LUNAS_PAY_TO = "", LUNAS_URL = "http://localhost:3402" } = process.env;
const { HOST = "127.0.0.1", PORT = "3000", TICKETS = "1" } = process.env;
// The key of LUNAS_PAY_TO, for refunds; the wallet has approved Permit2. In production, give `refunds.create` a function that asks your signer.
const { LUNAS_MERCHANT_KEY = "" } = process.env;

const lunas = new Lunas(LUNAS_API_KEY, { environment: "local", facilitatorUrl: LUNAS_URL, payTo: LUNAS_PAY_TO });
const app = express();
// What makes the page that browsers get payable: written by `npm run sdk:build`, in your project it is in node_modules/@lunas/client.
const script = join(__dirname, "..", "..", "..", "packages", "client-sdk", "dist", "package", "dist", "lunas.min.js");
const paywallScript = "/lunas.min.js";
app.get(paywallScript, (_request, response) => response.sendFile(script, { dotfiles: "allow" }));
app.get("/api/lunas/config", configRoute(lunas));
app.get(
  "/article",
  requirePayment(lunas, { price: "5000", description: "One article", paywallScript }),
  (request, response) => {
    response.json({ title: "How a payment settles", paidBy: paymentOf(request)?.txHash });
  },
);

class SoldOut extends Error {}

let ticketsLeft = Number(TICKETS);
app.get("/ticket", requirePayment(lunas, { price: "5000", description: "One ticket" }), (_request, response) => {
  if (ticketsLeft === 0) throw new SoldOut("no ticket is left");
  ticketsLeft -= 1;
  response.json({ ticket: ticketsLeft + 1 });
});

// Any other error ends as a 500: the gate gives the success back, and the payer's same header is served again.
const refundSoldOut: ErrorRequestHandler = async (error, request, response, next) => {
  const payment = paymentOf(request);
  if (!(error instanceof SoldOut) || payment === undefined || LUNAS_MERCHANT_KEY === "") return next(error);
  const preparation = await lunas.refunds.prepare(payment.paymentId);
  const order = { to: payment.from, rupiah: rupiahOf(payment.amount), reason: "sold out" };
  const { refundId } = await lunas.refunds.create(preparation, new Wallet(LUNAS_MERCHANT_KEY), order);
  // Below 500: for the payer the purchase is over.
  response.status(409).json({ error: "Sold out. Your money is on its way back.", refundId });
};
app.use(refundSoldOut);

app.listen(Number(PORT), HOST, () => console.log(`the shop is open: http://127.0.0.1:${PORT}/article`));
