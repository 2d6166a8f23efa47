import { listableUrl } from "./listable-url";

const website = "https://warung.example";
const problemOf = (url: string, site: string | null = website) => {
  const judged = listableUrl(url, site);
  return "problem" in judged ? judged.problem : null;
};

test.each([
  ["https://warung.example/article", "https://warung.example/article"],
  ["https://api.warung.example/v1?city=Solo", "https://api.warung.example/v1?city=Solo"],
  ["HTTPS://API.Warung.Example", "https://api.warung.example/"],
  ["https://warung.example:443/a", "https://warung.example/a"],
  ["https://warung.example/a/../b", "https://warung.example/b"],
])("%s is listed as %s", (given, url) => expect(listableUrl(given, website)).toEqual({ url }));

test("a leading www. of the website does not count", () => {
  expect(problemOf("https://api.warung.example/", "https://www.warung.example/start")).toBeNull();
});

test.each([
  ["javascript:alert(1)", /https/],
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
  "https://localhost",
  "https://127.0.0.1",
  "https://2130706433",
  "https://[::1]",
  "https://com",
  "https://shop.internal",
  "https://www.local",
])("a website at %s has no public name", (site) => expect(problemOf(`${site}/x`, site)).toMatch(/no public name/));

test("without a website nothing can be listed", () => {
  expect(problemOf("https://warung.example/", null)).toMatch(/registered with a website/);
  expect(problemOf("https://warung.example/", "not a URL")).toMatch(/registered with a website/);
});
