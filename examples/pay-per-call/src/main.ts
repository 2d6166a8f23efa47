import { serve } from "@hono/node-server";
import { Lunas } from "@lunas/server";
import { chargeOf, requirePayment } from "@lunas/server/hono";
import { type Context, Hono } from "hono";

// An API at 10 rupiah a call: too little for a transaction each. The payer deposits once, then signs a voucher for each call.
// After `npm start` key and wallet stand in .lunas/demo.json.
const { LUNAS_API_KEY = "", LUNAS_PAY_TO = "", LUNAS_URL = "http://localhost:3402", PORT = "3003" } = process.env;
const PRICE = "10";

const lunas = new Lunas(LUNAS_API_KEY, { environment: "local", facilitatorUrl: LUNAS_URL, payTo: LUNAS_PAY_TO });
const app = new Hono();

// If the handler throws, or answers with 500 or above, the charge is taken back.
app.get(
  "/number",
  requirePayment(lunas, { price: PRICE, channel: true, description: "A random number" }, (context: Context) =>
    context.json({ number: Math.random(), charge: chargeOf(context)?.chargeId }),
  ),
);

serve({ fetch: app.fetch, port: Number(PORT), hostname: "127.0.0.1" }, () =>
  console.log(`the API is open: http://127.0.0.1:${PORT}/number`),
);
