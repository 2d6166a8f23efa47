import request from "supertest";
import { connectTo } from "../harness/connect-to";
import { cookie, gateway, merchant, stack, useGateway } from "./opened-gateway";

jest.setTimeout(120_000);

useGateway();

test("/events takes the network of payments; an event without a payment has none", async () => {
  const database = await connectTo(stack.databaseUrl);
  await database.query(
    `insert into events (id, type, merchant_id, environment, position)
     values ('evt_test', 'webhook.test', $1, 'sandbox', 1)`,
    [merchant.merchantId],
  );
  await database.end();
  const ask = (query: object) =>
    request(gateway.url).get("/events").query(query).set({ "X-API-Key": merchant.sandboxApiKey });
  expect((await ask({})).body).toMatchObject({ events: [{ id: "evt_test" }] });
  for (const network of ["sandbox", "base"]) {
    const { status, body } = await ask({ network });
    expect([network, status, body.events]).toEqual([network, 200, []]);
  }
  const unknown = await ask({ network: "atlantis" });
  expect([unknown.status, unknown.body.error.code]).toEqual([400, "invalid_request"]);
  expect(Object.keys(unknown.body.error.details)).toEqual(["network"]);
});

test.each(["key", "session"])("the faucet refuses a network of another environment, with a %s", async (by) => {
  const fund = (network: string) =>
    by === "key"
      ? request(gateway.url).post("/sandbox/fund").set("X-API-Key", merchant.sandboxApiKey).send(target(network))
      : request(gateway.url)
          .post("/merchant/sandbox/fund")
          .set({ Cookie: cookie, Origin: origin() })
          .send(target(network));
  const target = (network: string) => ({ address: merchant.address, amount: "200000", token: "IDRX", network });
  const origin = () => new URL(gateway.url.replace("127.0.0.1", "localhost")).origin;
  const refused = await fund("base");
  expect([refused.status, refused.body.error]).toMatchObject([
    400,
    { code: "unsupported_network", details: { expected: "sandbox" } },
  ]);
  // The sandbox's own chain passes this check: the amount is refused.
  expect((await fund("sandbox")).body.error.code).toBe("amount_exceeds_cap");
  expect((await fund("atlantis")).body.error.code).toBe("invalid_request");
});
