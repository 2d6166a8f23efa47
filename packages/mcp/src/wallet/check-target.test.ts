import { checkTarget } from "./check-target";

const resolve = async (host: string) => {
  const known: Record<string, string[]> = {
    "shop.example": ["93.184.216.34", "2606:2800:220:1::1"],
    "inside.example": ["93.184.216.34", "10.0.0.5"],
    localhost: ["127.0.0.1", "::1"],
  };
  return known[host] ?? [];
};
const check = (url: string, more: object = {}) =>
  checkTarget(url, { environment: "base", onlyOrigins: undefined, ...more }, resolve).then(
    ({ href }) => href,
    ({ code }: { code: string }) => code,
  );

test.each([
  ["https://shop.example/a?b=1", "https://shop.example/a?b=1"],
  ["https://93.184.216.34/", "https://93.184.216.34/"],
  ["http://shop.example/", "target_refused"],
  ["https://inside.example/", "target_refused"],
  ["https://unknown.example/", "target_refused"],
  ["http://localhost:3402/", "target_refused"],
  ["https://127.0.0.1/", "target_refused"],
  ["https://2130706433/", "target_refused"],
  ["https://169.254.169.254/latest/meta-data", "target_refused"],
  ["https://[::1]/", "target_refused"],
  ["https://[::ffff:127.0.0.1]/", "target_refused"],
  ["https://[fd00::1]/", "target_refused"],
  ["https://[2002:7f00:1::]/", "target_refused"],
  ["file:///etc/passwd", "invalid_url"],
  ["https://user:secret@shop.example/", "invalid_url"],
  ["shop.example", "invalid_url"],
])("%s: %s", async (url, expected) => {
  expect(await check(url)).toBe(expected);
});

test("in local this machine may be asked, and no other one of the network", async () => {
  const local = { environment: "local" };
  expect(await check("http://localhost:3402/", local)).toBe("http://localhost:3402/");
  expect(await check("http://192.168.1.1/", local)).toBe("target_refused");
});

test("where the owner names origins, only they are asked", async () => {
  const only = { onlyOrigins: ["http://10.0.0.5:8080"] };
  expect(await check("http://10.0.0.5:8080/a", only)).toBe("http://10.0.0.5:8080/a");
  expect(await check("https://shop.example/", only)).toBe("target_refused");
  expect(await check("http://10.0.0.5/", only)).toBe("target_refused");
});
