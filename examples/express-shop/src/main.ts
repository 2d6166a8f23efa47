import { join } from "node:path";
import { Lunas } from "@lunas/server";
import { configRoute, paymentOf, requirePayment } from "@lunas/server/express";
import express from "express";

// Both are of your registration. After `npm start` they stand in .lunas/demo.json.
const { LUNAS_API_KEY = "", LUNAS_PAY_TO = "", LUNAS_URL = "http://localhost:3402" } = process.env;
const { HOST = "127.0.0.1", PORT = "3000" } = process.env;

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

app.listen(Number(PORT), HOST, () => console.log(`the shop is open: http://127.0.0.1:${PORT}/article`));
