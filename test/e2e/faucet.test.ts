import { sandbox } from "@lunas/catalog/chains/sandbox";
import { rpcHex } from "@lunas/contracts/rpc";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { Client } from "pg";
import { type RegisteredMerchant, registerMerchant } from "../world/register-merchant";
import { startWorld, type World } from "../world/start-world";

jest.setTimeout(120_000);

describe("the faucet of a hosted sandbox", () => {
  let world: World;
  let merchant: RegisteredMerchant;

  beforeAll(async () => {
    world = await startWorld({ services: { env: { FAUCET_IDRX_DAILY: "130" } } });
    merchant = await registerMerchant(world.url);
  });
  afterAll(() => world?.stop());

  async function fund(amount: string, token = "IDRX", address: string = createPayer().address) {
    const response = await fetch(`${world.url}/sandbox/fund`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": merchant.apiKey },
      body: JSON.stringify({ address, amount, token }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  it("gives to many at once, by way of one lane, each once, and no more than a day's share", async () => {
    const asked = await Promise.all(Array.from({ length: 32 }, () => fund("5")));
    const given = asked.filter(({ status }) => status === 200);
    expect(given).toHaveLength(26);
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(6);
    expect(new Set(given.map(({ body }) => body.txHash)).size).toBe(26);
    for (const { body } of given) expect(body).toMatchObject({ amount: "5", token: "IDRX", balance: "500" });

    const database = new Client({ connectionString: world.stack.databaseUrl });
    await database.connect();
    const { rows } = await database.query(
      "select array_agg(nonce order by nonce)::int[] as nonces from transactions where purpose = 'grant'",
    );
    await database.end();
    expect(rows[0].nonces).toEqual(Array.from({ length: 26 }, (_, nonce) => nonce));
  });

  it("gives ETH, told in wei, to one wallet twice", async () => {
    const { address } = createPayer();
    expect((await fund("0.5", "ETH", address)).body).toMatchObject({ balance: (5n * 10n ** 17n).toString() });
    expect((await fund("0.25", "ETH", address)).body).toMatchObject({ balance: (75n * 10n ** 16n).toString() });
    expect(BigInt(await rpcHex(world.rpcUrl, "eth_getBalance", [address, "latest"]))).toBe(75n * 10n ** 16n);
    expect(sandbox.nativeCurrency.symbol).toBe("ETH");
  });

  it("is not there for what a local fork has", async () => {
    const headers = { "x-api-key": merchant.apiKey };
    for (const [path, method] of [
      ["/sandbox/reset", "POST"],
      ["/sandbox/wallets", "GET"],
    ] as const) {
      const response = await fetch(`${world.url}${path}`, { method, headers });
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ error: { code: "sandbox_operation_unsupported" } });
    }
  });
});
