import { nearestPath } from "./nearest-path";

const known = [
  { method: "GET", path: "/payments" },
  { method: "POST", path: "/facilitate" },
  { method: "GET", path: "/payments/:id" },
  { method: "GET", path: "/payments/:id/timeline" },
  { method: "GET", path: "/merchant/me" },
  { method: "PATCH", path: "/merchant/me" },
];

test.each([
  ["GET", "/payment", "GET /payments"],
  ["POST", "/v1/facilitate", "POST /facilitate"],
  ["POST", "/api/v2/Facilitate", "POST /facilitate"],
  ["GET", "/payments/pay_1/timelin", "GET /payments/:id/timeline"],
  ["PATCH", "/merchants/me", "PATCH /merchant/me"],
])("%s %s: %s is suggested", (method, path, meant) => {
  const found = nearestPath(known, { method, path });
  expect(`${found?.method} ${found?.path}`).toBe(meant);
});

test.each(["/", "/wp-admin", "/facilitate/pay_1/me/x", `/payments/${"x".repeat(100)}/timelin`, "/robots.txt"])(
  "nothing is suggested for %s",
  (path) => {
    expect(nearestPath(known, { method: "GET", path })).toBeUndefined();
  },
);
