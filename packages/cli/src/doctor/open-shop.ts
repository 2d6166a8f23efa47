import type { Lunas } from "@lunas/server";
import { type LocalServer, serveLocally } from "./local-server";

export interface Shop extends LocalServer {
  /** The payment; null before it. */
  paid(): { readonly paymentId: string } | null;
}

/** A shop like a merchant's own: it sells one thing, through `processGate`. */
export async function openShop(lunas: Lunas, price: string): Promise<Shop> {
  let paid: { readonly paymentId: string } | null = null;
  const server = await serveLocally((request, response) => {
    const resource = { url: "https://doctor.invalid/check-up", description: "A test by `lunas doctor`" };
    const offer = { price, resource };
    lunas.payments.processGate({ headers: request.headers, ...offer }).then(
      (gate) => {
        if (gate.result === "settled") paid = { paymentId: gate.payment.paymentId };
        const body = gate.result === "settled" ? { healthy: true } : gate.body;
        const headers = { "Content-Type": "application/json", ...gate.headers };
        response.writeHead(gate.status, headers).end(JSON.stringify(body));
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return { ...server, paid: () => paid };
}
