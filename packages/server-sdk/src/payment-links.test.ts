import { Lunas } from "./lunas";

/** A service that keeps what it was asked, and answers with it. */
function open() {
  const calls: unknown[] = [];
  const answer = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(String(url));
    const body = init?.body === undefined ? null : JSON.parse(String(init.body));
    calls.push([init?.method, pathname + search, body]);
    return Response.json({ linkId: "lnk_1" });
  };
  const lunas = new Lunas("ipk_sandbox_x", { environment: "local", fetch: answer as typeof fetch });
  return { calls, links: lunas.paymentLinks };
}

test("a link is made of whole rupiah, and is listed, read, closed and opened again", async () => {
  const { calls, links } = open();
  await links.create({
    title: "Kopi",
    price: "5000",
    maxPayments: 3,
    expiresAt: new Date(0),
    metadata: { order: "7" },
  });
  await links.create({ title: "Donasi", minPrice: "1000", maxPrice: "50000" });
  await links.list();
  await links.list({ page: 2 });
  await links.get("lnk_1/../x");
  await links.close("lnk_1");
  await links.reopen("lnk_1");
  const more = { maxPayments: 3, expiresAt: "1970-01-01T00:00:00.000Z", metadata: { order: "7" } };
  expect(calls).toEqual([
    ["POST", "/payment-links", { title: "Kopi", amount: "500000", ...more }],
    ["POST", "/payment-links", { title: "Donasi", minAmount: "100000", maxAmount: "5000000" }],
    ["GET", "/payment-links", null],
    ["GET", "/payment-links?page=2", null],
    ["GET", "/payment-links/lnk_1%2F..%2Fx", null],
    ["PATCH", "/payment-links/lnk_1", { active: false }],
    ["PATCH", "/payment-links/lnk_1", { active: true }],
  ]);
});

test.each([
  [{ title: "Kopi", price: "5.000" }],
  [{ title: "Kopi", price: 5_000 as unknown as string }],
  [{ title: "Kopi", minPrice: "1", maxPrice: "2,5" }],
  [{ title: "Kopi", amount: "500000" } as unknown as { title: string }],
])("%p is refused before anything is sent", async (offer) => {
  const { calls, links } = open();
  await expect(links.create(offer)).rejects.toMatchObject({ code: "invalid_option" });
  expect(calls).toEqual([]);
});
