import { collectBundle } from "./collect-bundle";

test("a section that cannot be read says why, without a secret, and the others are there", async () => {
  const text = await collectBundle({
    lanes: async () => [{ balanceWei: 5n }],
    tables: () => Promise.reject(new Error("connect postgresql://lunas:hidden@db:5432/lunas failed")),
    pauses: async () => [],
  });
  expect(JSON.parse(text)).toEqual({
    lanes: [{ balanceWei: "5" }],
    tables: { failed: "Error: connect postgresql://[redacted]@db:5432/lunas failed" },
    pauses: [],
  });
});

test("a secret is recognized wherever it stands", async () => {
  const text = await collectBundle({
    processes: async () => ({ gateway: { report: ["key ipk_test_abcdef0123456789", { secret: "whsec_c2VjcmV0" }] } }),
  });
  expect(text).not.toMatch(/0123456789|c2VjcmV0/);
  expect(text).toContain("ipk_test_abcdef…");
});
