import express from "express";
import request from "supertest";
import { limitSignIns } from "./limit-sign-ins";

/** Every sign-in that the limits let through fails. */
function serve() {
  const app = express();
  app.use((each, _response, next) => {
    Object.defineProperty(each.socket, "remoteAddress", { value: each.headers["x-from"], configurable: true });
    next();
  });
  app.post("/session", ...limitSignIns(() => undefined), (_request, response) => void response.status(401).end());
  return async (from: string) => (await request(app).post("/session").set("X-From", from)).status;
}

test("an address that goes on after its limit locks no other address out", async () => {
  const attempt = serve();
  for (let tried = 0; tried < 40; tried += 1) expect(await attempt("10.0.0.1")).toBe(tried < 5 ? 401 : 429);
  expect(await attempt("10.0.0.2")).toBe(401);
});

test("many addresses together are limited, too", async () => {
  const attempt = serve();
  for (let tried = 0; tried < 30; tried += 1) expect(await attempt(`10.0.1.${tried}`)).toBe(401);
  expect(await attempt("10.0.0.2")).toBe(429);
});
