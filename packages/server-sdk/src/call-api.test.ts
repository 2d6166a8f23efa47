import { callApi } from "./call-api";

const connectionOf = (fetch: typeof globalThis.fetch) => ({
  ...{ baseUrl: "https://pay.example", apiKey: "ipk_sandbox_secret", fetch },
});

/** As `fetch` does it: a redirect is followed with its headers, unless it is asked not to be. */
function redirecting() {
  const requested: { url: string; key: string | null }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requested.push({ url: String(input), key: new Headers(init?.headers).get("x-api-key") });
    if (init?.redirect === "error") throw new TypeError("fetch failed");
    if (init?.redirect !== "manual" && requested.length === 1) return fetch("https://evil.example/", init);
    return Response.json({});
  };
  return { requested, fetch };
}

test.each(["GET", "POST"] as const)("a secret key follows no redirect: %s", async (method) => {
  const { requested, fetch } = redirecting();
  await expect(callApi(connectionOf(fetch), { method, path: "/facilitate" })).rejects.toMatchObject({
    name: "LunasError",
  });
  expect(requested).toEqual([{ url: "https://pay.example/facilitate", key: "ipk_sandbox_secret" }]);
});
