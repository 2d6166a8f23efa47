import { serve } from "@hono/node-server";
import { Lunas, rupiahOf } from "@lunas/server";
import { configRoute, paymentOf, requirePayment } from "@lunas/server/hono";
import { Wallet } from "ethers";
import { type Context, Hono } from "hono";

// Both are of your registration. After `npm start` they stand in .lunas/demo.json.
const { LUNAS_API_KEY = "", LUNAS_PAY_TO = "", LUNAS_URL = "http://localhost:3402", PORT = "3001" } = process.env;
// The key of LUNAS_PAY_TO, for refunds; the wallet has approved Permit2. In production, give `refunds.create` a function that asks your signer.
const { LUNAS_MERCHANT_KEY = "", TICKETS = "1" } = process.env;

const lunas = new Lunas(LUNAS_API_KEY, { environment: "local", facilitatorUrl: LUNAS_URL, payTo: LUNAS_PAY_TO });
const app = new Hono();
app.get("/api/lunas/config", configRoute(lunas));
// The price may depend on what is asked for.
const perPage = (pages: string | undefined) => String(500 * Math.max(1, Number.parseInt(pages ?? "1", 10) || 1));
app.get(
  "/report",
  requirePayment(lunas, { price: (context: Context) => perPage(context.req.query("pages")) }),
  (context) => context.json({ pages: context.req.query("pages") ?? "1", paymentId: paymentOf(context)?.paymentId }),
);

class SoldOut extends Error {}

let ticketsLeft = Number(TICKETS);
app.get("/ticket", requirePayment(lunas, { price: "5000", description: "One ticket" }), (context) => {
  if (ticketsLeft === 0) throw new SoldOut("no ticket is left");
  ticketsLeft -= 1;
  return context.json({ ticket: ticketsLeft + 1 });
});

app.onError(async (error, context) => {
  const payment = paymentOf(context);
  if (!(error instanceof SoldOut) || payment === undefined || LUNAS_MERCHANT_KEY === "") {
    console.error(error);
    // The gate gives the success back: the payer's same header is served again.
    return context.json({ error: "The shop failed." }, 500);
  }
  const preparation = await lunas.refunds.prepare(payment.paymentId);
  const order = { to: payment.from, rupiah: rupiahOf(payment.amount), reason: "sold out" };
  const { refundId } = await lunas.refunds.create(preparation, new Wallet(LUNAS_MERCHANT_KEY), order);
  // Below 500: for the payer the purchase is over.
  return context.json({ error: "Sold out. Your money is on its way back.", refundId }, 409);
});

serve({ fetch: app.fetch, port: Number(PORT), hostname: "127.0.0.1" }, () =>
  console.log(`the shop is open: http://127.0.0.1:${PORT}/report?pages=3`),
);
