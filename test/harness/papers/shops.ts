import { Lunas } from "@lunas/server";
import { requirePayment } from "@lunas/server/express";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { paymentHeader } from "@lunas/testkit/payer/payment-header";
import express from "express";
import { type Listening, listen } from "../listen";
import type { RegisteredMerchant } from "../register-merchant";

/** Two processes of one shop with our library, and the results of their requests. */
export interface Shops {
  readonly url: string;
  readonly serviceUrl: string;
  readonly rpcUrl: string;
  readonly merchant: RegisteredMerchant;
  /** Uses a new client address for each attacker, as the proxy of the shop reports it: gates count refusals by address. */
  begin(): void;
  /** What they asked of `POST /facilitate`. */
  requested(): number;
  /** The paths that they served. */
  served(): readonly string[];
  from(): Readonly<Record<string, string>>;
  headerOf(payer: Payer, amount: bigint, to?: `0x${string}`): Promise<string>;
  present(path: string, header: string, process?: number): Promise<Response>;
  show(path: string, paymentId: string): Promise<Response>;
  /** As the merchant knows it; a gate does not tell it to a payer who repeats a header. */
  idOf(payer: Payer): Promise<string>;
  closeLater(server: Listening): void;
  close(): Promise<void>;
}

const prices: Readonly<Record<string, string>> = {
  ...{ "/article": "5000", "/photo": "5000", "/cheap": "1000" },
  ...{ "/reverting": "99902", "/preempted": "99903" },
};

interface Behind {
  readonly serviceUrl: string;
  readonly rpcUrl: string;
  readonly merchant: RegisteredMerchant;
}

export async function openShops(behind: Behind): Promise<Shops> {
  const { serviceUrl, merchant } = behind;
  const seen = { address: 0, requested: 0, served: [] as string[] };
  // What was used up, for both processes together.
  const book = new Set<string>();
  const consume = (id: string) => !book.has(id) && book.add(id).size > 0;
  const servers = [await listen(shop(behind, seen, consume)), await listen(shop(behind, seen, consume))];
  const from = () => ({ "X-Forwarded-For": `203.0.113.${seen.address}` });
  const url = servers[0]?.url ?? "";
  return {
    ...behind,
    url,
    begin: () => Object.assign(seen, { address: seen.address + 1, requested: 0, served: [] }),
    requested: () => seen.requested,
    served: () => seen.served,
    from,
    headerOf: async (payer, amount, to = merchant.walletAddress) =>
      paymentHeader(await payer.authorize({ to, amount })),
    present: (path, header, process = 0) =>
      fetch(`${servers[process]?.url}${path}`, { headers: { "PAYMENT-SIGNATURE": header, ...from() } }),
    show: (path, paymentId) => fetch(`${url}${path}`, { headers: { "Lunas-Payment": paymentId, ...from() } }),
    idOf: async (payer) => {
      const headers = { "X-API-Key": merchant.apiKey };
      const list = await fetch(`${serviceUrl}/payments?from=${payer.address}`, { headers });
      return ((await list.json()) as { payments: readonly { paymentId: string }[] }).payments[0]?.paymentId ?? "";
    },
    closeLater: (server) => void servers.push(server),
    close: async () => void (await Promise.all(servers.map((each) => each.close()))),
  };
}

/** One process of the shop. */
function shop(
  { serviceUrl, merchant }: Behind,
  seen: { requested: number; served: string[] },
  consume: (id: string) => boolean,
): express.Express {
  const counting: typeof fetch = (input, init) => {
    if (String(input).endsWith("/facilitate")) seen.requested += 1;
    return fetch(input, init);
  };
  const { apiKey, walletAddress: payTo } = merchant;
  const options = { environment: "local", facilitatorUrl: serviceUrl, payTo, fetch: counting } as const;
  const lunas = new Lunas(apiKey, options);
  const app = express();
  const serve: express.RequestHandler = (request, response) => {
    seen.served.push(request.path);
    response.json({ content: request.path });
  };
  for (const [path, price] of Object.entries(prices)) {
    const resource = `https://shop.example${path}`;
    app.get(path, requirePayment(lunas, { price, resource, consume }), serve);
    app.get(`/plain${path}`, requirePayment(lunas, { price, resource }), serve);
  }
  return app;
}

export const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;
export const reasonOf = async (response: Response) =>
  ((await response.json()) as { details?: { reason?: string } }).details?.reason;
