import { serve } from "@hono/node-server";
import { Lunas } from "@lunas/server";
import { configRoute, paymentOf, requirePayment } from "@lunas/server/hono";
import { type Context, Hono } from "hono";

// Both are of your registration. After `npm start` they stand in .lunas/demo.json.
const { LUNAS_API_KEY = "", LUNAS_PAY_TO = "", LUNAS_URL = "http://localhost:3402", PORT = "3001" } = process.env;

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

serve({ fetch: app.fetch, port: Number(PORT), hostname: "127.0.0.1" }, () =>
  console.log(`the shop is open: http://127.0.0.1:${PORT}/report?pages=3`),
);
