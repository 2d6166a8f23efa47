import { setTimeout as pause } from "node:timers/promises";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { fundedPayer } from "../../harness/funded-payer";
import { type Listening, listen } from "../../harness/listen";
import { stockFetch, stockHeader, stockShop } from "../../harness/stock-shop";
import { paymentAmount } from "../company";
import type { Fault, Fixture } from "../fault";
import { sizes } from "../sizes";

type Story = "plain" | "aborted" | "twoShops" | "named";

interface Played {
  readonly payer: Payer;
  /** The status of each answer that came; null: the payer did not wait for it. */
  readonly statuses: Promise<readonly (number | null)[]>;
}

let played: Record<Story, Played> | undefined;
let payers: readonly Payer[] = [];
let shops: readonly Listening[] = [];
/** What a shop has told its payers, by the payer's header. */
let served: string[] = [];

/** Nothing of Lunas on either side, and no block for most of an authorization's life. */
export const stockShops: Fault = {
  id: "F37",
  title: "stock shops and stock payers while no block comes",
  at: "sent",
  isLong: true,
  setUp: async (fixture) => {
    served = [];
    shops = await Promise.all([openShop(fixture, 0), openShop(fixture, 1)]);
    const { rpcUrl } = fixture.scenario.harness;
    payers = await Promise.all(Array.from({ length: 4 }, () => fundedPayer(rpcUrl, 10n * paymentAmount)));
  },
  strike: async (fixture) => {
    await fixture.company.chainControl.hold();
    const heldSince = performance.now();
    played = await play(shops as [Listening, Listening]);
    await fixture.company.untilStored(fixture.size + 4);
    await until(() => performance.now() - heldSince > sizes.stockHoldSeconds * 1_000, {
      timeoutMs: 120_000,
      what: "the end of the hold",
    });
    await fixture.company.chainControl.release();
    await Promise.all(Object.values(played).map(({ statuses }) => statuses));
  },
  proves: async (fixture) => {
    const { plain, aborted, twoShops, named } = played as Record<Story, Played>;
    expect(await plain.statuses).toEqual([200]);
    // Who repeats its header waits beside itself: one of the two is served.
    expect((await aborted.statuses).filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect((await twoShops.statuses).filter((status) => status === 200)).toHaveLength(1);
    expect((await named.statuses).filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(served.length).toBe(new Set(served).size);
    for (const { payer } of [plain, aborted, twoShops, named]) {
      const sql = "select id from payments where lower(payer) = lower($1)";
      expect(await fixture.scenario.query(sql, [payer.address])).toHaveLength(1);
    }
    expect(served).toHaveLength(4);
    await Promise.all(shops.map((shop) => shop.close()));
  },
};

async function openShop({ scenario, company }: Fixture, gateway: number): Promise<Listening> {
  const { apiKey, merchant } = company;
  const terms = { url: scenario.gateway(gateway), apiKey, payTo: merchant.walletAddress };
  const maxTimeoutSeconds = sizes.stockAuthorizationSeconds;
  const shop = stockShop({ ...terms, amount: String(paymentAmount), maxTimeoutSeconds });
  return listen((request, response) => {
    const header = request.headers["payment-signature"];
    // What the shop gives away, whether its payer still listens or not.
    const end = response.end.bind(response);
    response.end = ((...all: Parameters<typeof end>) => {
      if (response.statusCode === 200 && header !== undefined) served.push(String(header));
      return end(...all);
    }) as typeof response.end;
    shop(request, response);
  });
}

async function play([one, other]: readonly [Listening, Listening]): Promise<Record<Story, Played>> {
  const [plain, aborted, twoShops, named] = payers as [Payer, Payer, Payer, Payer];
  const article = (shop: Listening) => `${shop.url}/article`;
  const get = (shop: Listening, headers: Record<string, string>, signal?: AbortSignal) =>
    fetch(article(shop), { headers, ...(signal && { signal }) }).then(
      ({ status }) => status,
      () => null,
    );
  const abortAndRepeat = async (first: Record<string, string>, second: Record<string, string>) => {
    const abort = AbortSignal.timeout(2_000);
    return [await get(one, first, abort), await get(other, second)];
  };
  const header = await stockHeader(aborted, article(one));
  const both = await stockHeader(twoShops, article(one));
  const id = `order-${Date.now()}-of-the-payer`;
  const names = [await stockHeader(named, article(one), id), await stockHeader(named, article(other), id)] as const;
  return {
    plain: { payer: plain, statuses: stockFetch(plain)(article(one)).then(({ status }) => [status]) },
    aborted: { payer: aborted, statuses: abortAndRepeat(header, header) },
    twoShops: {
      payer: twoShops,
      statuses: Promise.all([get(one, both), pause(500).then(() => get(other, both))]),
    },
    named: { payer: named, statuses: abortAndRepeat(...names) },
  };
}
