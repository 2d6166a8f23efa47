import { isPublicHost, listableUrl } from "./listable-url";

const host = "warung.example";
const problemOf = (url: string, site: string | null = host) => {
  const judged = listableUrl(url, site);
  return "problem" in judged ? judged.problem : null;
};

test.each([
  ["https://warung.example/article", "https://warung.example/article"],
  ["https://api.warung.example/v1?city=Solo", "https://api.warung.example/v1?city=Solo"],
  ["HTTPS://API.Warung.Example", "https://api.warung.example/"],
  ["https://warung.example:443/a", "https://warung.example/a"],
  ["https://warung.example/a/../b", "https://warung.example/b"],
])("%s is listed as %s", (given, url) => expect(listableUrl(given, host)).toEqual({ url }));

test.each([
  ["javascript:alert(1)", /https/],
  [`https://warung.example/${"é".repeat(300)}`, /1000 characters/],
  ["data:text/html,x", /https/],
  ["ftp://warung.example/", /https/],
  ["http://warung.example/", /https/],
  ["https://shop@warung.example/", /credentials/],
  ["https://warung.example:p@ss@evil.example/", /credentials/],
  ["https://warung.example:8443/", /port/],
  ["https://warung.example/#part", /fragment/],
  ["https://warung.example/#", /fragment/],
  ["https://evil.example/warung.example", /subdomain/],
  ["https://warung.example.evil.example/", /subdomain/],
  ["https://evilwarung.example/", /subdomain/],
  ["https://warung.example./", /subdomain/],
  ["https://wаrung.example/", /subdomain/],
  ["https://127.0.0.1/", /subdomain/],
])("%s is refused", (url, problem) => expect(problemOf(url)).toMatch(problem));

test.each([
  ...["localhost", "127.0.0.1", "2130706433", "[::1]", "com", "shop.internal", "printer.local", "", "a..example"],
  ...[
    "https://warung.example",
    "warung.example/",
    "warung.example:443",
    "*.example",
    "wаrung.example",
    "Warung.example",
  ],
])("%s is no public host", (site) => expect(isPublicHost(site)).toBe(false));

test.each(["warung.example", "shop.co.id", "xn--wrung-3ve.example"])("%s is one", (site) =>
  expect(isPublicHost(site)).toBe(true),
);

test("without a confirmed host nothing can be listed", () => {
  expect(problemOf("https://warung.example/", null)).toMatch(/ask the operator to confirm your host/);
});
