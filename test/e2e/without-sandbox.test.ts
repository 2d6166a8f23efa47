import { execFile } from "node:child_process";
import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { commandArguments } from "@lunas/stack/command-entry";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { facilitate, signedBody } from "../harness/pay";
import { aPayerOnBase, signedOnBase } from "../harness/pay-on-base";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";

jest.setTimeout(180_000);

/** What `SANDBOX_MODE=none` leaves out, empty: an empty setting counts as unset. */
const without = Object.fromEntries(
  ["RPC_URLS", "WS_URL", "PUBLIC_RPC_URL", "SIGNER_KEYS", "TREASURY_KEY", "STALLED_AFTER_MS"].map((name) => [
    `SANDBOX_${name}`,
    "",
  ]),
);
const none = { ...without, SANDBOX_MODE: "none" };

/** A deployment that had a sandbox goes on without one: its chain is gone, and so are its settings. */
describe("a production deployment without a sandbox", () => {
  let harness: Harness;
  let early: RegisteredMerchant;
  let link: { readonly linkId: string; readonly url: string };

  beforeAll(async () => {
    harness = await startHarness();
    early = await registerMerchant(harness.url);
    link = (
      await call<typeof link>("POST", "/payment-links", { key: early.apiKey, body: { title: "Kopi", amount: "100" } })
    ).body;
    const { services, stack } = harness;
    await Promise.all(["gateway", "settler", "dispatcher"].map((name) => services.stop(name)));
    await stack.supervisor.stop("sandbox");
    for (const name of ["settler", "gateway", "dispatcher"] as const) await services.start(name, { env: none });
  });
  afterAll(() => harness?.stop());

  async function call<T = Refused>(method: string, path: string, { key, cookie, body }: Call = {}) {
    const response = await fetch(`${harness.url}${path}`, {
      method,
      headers: {
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(key !== undefined && { "x-api-key": key }),
        ...(cookie !== undefined && { cookie }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  }
  interface Refused {
    readonly error?: { readonly code: string; readonly message: string };
  }
  interface Call {
    readonly key?: string;
    readonly cookie?: string;
    readonly body?: object;
  }
  const refusal = async (...given: Parameters<typeof call>) => {
    const { status, body } = await call(...given);
    return [status, body.error?.code, body.error?.message] as const;
  };

  it("takes a payment on its production chain", async () => {
    const merchant = await registerMerchant(harness.url, base.chainId);
    expect(merchant.apiKey).toBeNull();
    const payer = await aPayerOnBase({ harness }, 20_000n);
    const made = await call<{ readonly key: string }>("POST", "/merchant/api-keys", {
      cookie: merchant.cookie,
      body: { environment: "production" },
    });
    expect(made.status).toBe(201);
    const paid = await until(
      async () => {
        const answer = await facilitate(harness.url, made.body.key, await signedOnBase({ merchant }, payer, 20_000n));
        return answer.status === 503 ? undefined : answer;
      },
      { what: "a lane of base", timeoutMs: 30_000 },
    );
    expect(paid).toMatchObject({ status: 200, body: { payment: { network: "base", status: "confirmed" } } });
  });

  it("has no sandbox in /health, /config, /tokens and the chains of sign-in messages", async () => {
    const { body: health } = await call<{ readonly networks: object; readonly reasons: unknown }>("GET", "/health");
    expect(Object.keys(health.networks)).toEqual(["base"]);
    expect(health.reasons).toEqual([]);
    const { body: config } = await call<{ readonly networks: readonly { readonly network: string }[] }>(
      "GET",
      "/config",
    );
    expect(config).toMatchObject({ sandbox: null, production: { chainId: base.chainId } });
    expect(config.networks.map(({ network }) => network)).toEqual(["base"]);
    const { body: tokens } = await call("GET", "/tokens");
    expect(JSON.stringify(tokens)).not.toContain("sandbox");
    expect((await call<{ readonly chainIds: unknown }>("GET", "/auth/nonce")).body.chainIds).toEqual([base.chainId]);
  });

  it("makes no key of it, and rolls none", async () => {
    const message = "This service has no sandbox: make a production key.";
    const { cookie } = early;
    const body = { environment: "sandbox" };
    const refused = [409, "sandbox_operation_unsupported", message];
    expect(await refusal("POST", "/merchant/api-keys", { cookie, body })).toEqual(refused);
    const [key] = (
      await call<{ readonly apiKeys: readonly { readonly id: string }[] }>("GET", "/merchant/api-keys", { cookie })
    ).body.apiKeys;
    expect(await refusal("POST", `/merchant/api-keys/${key?.id}/roll`, { cookie, body: { graceSeconds: 0 } })).toEqual(
      refused,
    );
  });

  it("settles nothing with a key that it has, and still lists what was", async () => {
    const payment = await signedBody(createPayer({ chain: sandbox }), {
      to: early.walletAddress,
      amount: 100n,
    });
    expect(await facilitate(harness.url, early.apiKey, payment)).toMatchObject({
      status: 400,
      body: {
        error: {
          code: "unsupported_network",
          message: "This service has no sandbox: use a production key.",
          details: { reason: "no_sandbox" },
        },
      },
    });
    const key = early.apiKey;
    const created = await refusal("POST", "/payment-links", { key, body: { title: "Teh", amount: "100" } });
    expect(created.slice(0, 2)).toEqual([400, "unsupported_network"]);
    expect((await refusal("GET", "/merchant/terms", { key })).slice(0, 2)).toEqual([400, "unsupported_network"]);
    for (const path of ["/payments", "/payments?network=sandbox", "/payment-links", "/refunds", "/events"])
      expect([path, (await call("GET", path, { key })).status]).toEqual([path, 200]);
  });

  it("has no faucet, no reset and no wallets", async () => {
    const wallet = { address: early.walletAddress, amount: "1" };
    const { apiKey: key, cookie } = early;
    for (const [method, path, body] of [
      ["POST", "/sandbox/fund", wallet],
      ["POST", "/sandbox/reset", undefined],
      ["GET", "/sandbox/wallets", undefined],
    ] as const) {
      for (const caller of [{ key }, { cookie }]) {
        const place = "key" in caller ? path : `/merchant${path}`;
        const [status, code, message] = await refusal(method, place, { ...caller, ...(body && { body }) });
        expect([place, status, code]).toEqual([place, 409, "sandbox_operation_unsupported"]);
        expect(message).toMatch(/^This service has no sandbox/);
      }
    }
  });

  it("says on the page of a sandbox link that nobody can pay it", async () => {
    const page = (language: string) =>
      fetch(`${harness.url}/pay/${link.linkId}?lang=${language}`, { headers: { accept: "text/html" } });
    const [en, id] = await Promise.all([page("en"), page("id")]);
    expect([en.status, id.status]).toEqual([410, 410]);
    expect(await en.text()).toContain("this service has no sandbox");
    expect(await id.text()).toContain("layanan ini tidak punya sandbox");
    expect((await refusal("GET", `/pay/${link.linkId}`)).slice(0, 2)).toEqual([410, "link_closed"]);
  });

  it("asks for no lane and no ledger of it in lunas-ops", async () => {
    const { databaseUrl, chains } = harness.stack;
    const env = {
      DATABASE_URL: databaseUrl,
      BASE_RPC_URLS: chains.base.rpcUrl,
      SANDBOX_MODE: "none",
      NODE_ENV: "test",
    };
    const ops = (...words: string[]) =>
      new Promise<string>((resolve, reject) => {
        execFile(process.execPath, [...commandArguments("lunas-ops"), ...words], { env }, (error, stdout, stderr) =>
          error === null ? resolve(stdout) : reject(new Error(stdout + stderr)),
        );
      });
    // A settler reads the balances after some seconds.
    const checked = await until(() => ops("lanes", "check").catch(() => undefined), {
      ...{ what: "balances of the lanes of base", timeoutMs: 30_000 },
    });
    expect(checked).toMatch(/^base: \d+ of \d+ lanes have ether\n$/);
    expect(await ops("ledger")).toMatch(/^base: .*chain, rows and events agree\n$/s);
  });
});
