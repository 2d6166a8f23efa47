import request from "supertest";
import { cookie, gateway, merchant, useGateway } from "./opened-gateway";

jest.setTimeout(120_000);

useGateway();

const noDecimals = ["Infinity", "-Infinity", "NaN", "1e400", "1e3", "0xab", "0x1", " 1", "1 ", "+1", "01", "1.0", "１"];
const numbers = [
  ["/payments", "page"],
  ["/payments", "limit"],
  ["/merchant/webhooks/deliveries", "page"],
  ["/merchant/webhooks/deliveries", "limit"],
  ["/events", "limit"],
  ["/events", "wait"],
] as const;

it.each(numbers)("%s takes only decimal whole numbers as %s", async (path, name) => {
  const ask = (value: string) =>
    request(gateway.url)
      .get(path)
      .query({ [name]: value })
      .set({ "X-API-Key": merchant.sandboxApiKey, Cookie: cookie });
  for (const value of noDecimals) {
    const { status, body } = await ask(value);
    expect([value, status, body.error?.code, Object.keys(body.error?.details ?? {})]).toEqual([
      value,
      400,
      "invalid_request",
      [name],
    ]);
  }
  expect((await ask("1")).status).toBe(200);
});
