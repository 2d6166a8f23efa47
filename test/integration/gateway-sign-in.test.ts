import { rpc as callRpc } from "@lunas/contracts/rpc";
import { query } from "@lunas/stack/postgres/query";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import request from "supertest";
import { registerMerchant, signIn, signInMessage, startGateway } from "./gateway-fixture";
import { gateway, stack, useGatewayAlone } from "./opened-gateway";

jest.setTimeout(120_000);

const profile = { email: "kedai@example.com", name: "Kedai Kopi" };

useGatewayAlone();

const minutesAhead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

function post(path: string, body: object) {
  return request(gateway.url).post(path).send(body);
}

describe("GET /auth/nonce", () => {
  it("says all that the message must say, for ten minutes", async () => {
    const beforeMs = Date.now();
    const { body, headers } = await request(gateway.url).get("/auth/nonce").expect(200);
    expect(body).toEqual({
      nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
      domain: expect.stringMatching(/^localhost:\d+$/),
      uri: `http://${body.domain}`,
      statement: expect.any(String),
      version: "1",
      chainIds: [1337, 8453],
      expiresAt: expect.stringMatching(/Z$/),
    });
    expect(Date.parse(body.expiresAt)).toBeGreaterThanOrEqual(beforeMs + 600_000);
    expect(Date.parse(body.expiresAt)).toBeLessThanOrEqual(Date.now() + 600_000);
    expect(headers["cache-control"]).toBe("no-store");
    expect((await request(gateway.url).get("/auth/nonce")).body.nonce).not.toBe(body.nonce);
  });
});

describe("POST /auth/register", () => {
  it("makes a merchant with one secret sandbox key, and no session", async () => {
    const wallet = freshWallet();
    const proof = await signInMessage(gateway.url, wallet);
    const response = await post("/auth/register", {
      ...profile,
      walletAddress: wallet.address.toLowerCase(),
      ...proof,
    });
    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      merchantId: expect.stringMatching(/^mer_/),
      email: profile.email,
      walletAddress: wallet.address,
      sandboxApiKey: expect.stringMatching(/^ipk_sandbox_[0-9A-Za-z]{38}$/),
      createdAt: expect.any(String),
    });
    expect(response.headers).not.toHaveProperty("set-cookie");
  });

  it("refuses a wallet that is registered: 409", async () => {
    const { wallet } = await registerMerchant(gateway.url);
    const proof = await signInMessage(gateway.url, wallet);
    const response = await post("/auth/register", { ...profile, walletAddress: wallet.address, ...proof });
    expect([response.status, response.body.error.code]).toEqual([409, "merchant_exists"]);
  });

  it.each([
    ["an unknown field", { ...profile, colour: "red" }, "colour"],
    ["no e-mail address", { name: "Kedai" }, "email"],
    ["a wrong checksum", { ...profile, walletAddress: `0x${"aB".repeat(20)}` }, "walletAddress"],
    ["a website that is none", { ...profile, website: "kedai" }, "website"],
    ["a website that is no http", { ...profile, website: "ftp://kedai.example" }, "website"],
    ["a website of 2,049 characters", { ...profile, website: `https://kedai.example/${"x".repeat(2_027)}` }, "website"],
    ["an e-mail address of 255 characters", { ...profile, email: `${"x".repeat(243)}@example.com` }, "email"],
    ["an e-mail address that is none", { ...profile, email: "kedai" }, "email"],
    ["no name", { ...profile, name: "" }, "name"],
    ["a name of 101 characters", { ...profile, name: "x".repeat(101) }, "name"],
  ])("refuses %s: 400", async (_case, change, path) => {
    const wallet = freshWallet();
    const proof = { message: "x", signature: `0x${"11".repeat(65)}` };
    const response = await post("/auth/register", { walletAddress: wallet.address, ...proof, ...change });
    expect([response.status, response.body.error.code]).toEqual([400, "invalid_request"]);
    expect(response.body.error.details).toHaveProperty(path);
  });

  it.each<[string, (message: string) => string]>([
    ["domain_mismatch", (text) => text.replace(/^\S+/, "evil.example")],
    ["uri_mismatch", (text) => text.replace(/URI: \S+/, "URI: https://evil.example")],
    ["chain_mismatch", (text) => text.replace(/Chain ID: \d+/, "Chain ID: 1")],
    ["nonce_unknown", (text) => text.replace(/Nonce: \S+/, "Nonce: abcdefghijklmnopqrstuv")],
    ["issued_at_out_of_range", (text) => text.replace(/Issued At: .*/, "Issued At: 2020-01-01T00:00:00.000Z")],
    ["expired", (text) => `${text}\nExpiration Time: 2020-01-01T00:00:00.000Z`],
    ["not_yet_valid", (text) => `${text}\nNot Before: ${new Date(Date.now() + 300_000).toISOString()}`],
    ["issued_at_out_of_range", (text) => text.replace(/Issued At: .*/, `Issued At: ${minutesAhead(11)}`)],
    ["message_malformed", () => "let me in"],
    ["message_malformed", (text) => text.replace(/Nonce: .*\n/, "")],
    ["message_malformed", (text) => text.replace(/Version: 1/, "Version: 2")],
  ])("refuses a message with %s: 401", async (reason, change) => {
    const wallet = freshWallet();
    const proof = await signInMessage(gateway.url, wallet, change);
    const response = await post("/auth/register", { ...profile, walletAddress: wallet.address, ...proof });
    expect([response.status, response.body.error.code]).toEqual([401, "unauthorized"]);
    expect(response.body.error.details).toEqual({ reason });
  });

  it("refuses another wallet's message, and a signature that is not the wallet's: 401", async () => {
    const [wallet, other] = [freshWallet(), freshWallet()];
    const proof = await signInMessage(gateway.url, other);
    const mismatch = await post("/auth/register", { ...profile, walletAddress: wallet.address, ...proof });
    expect(mismatch.body.error.details).toEqual({ reason: "address_mismatch" });
    const { message } = await signInMessage(gateway.url, wallet);
    const signature = await other.signMessage(message);
    const forged = await post("/auth/register", { ...profile, walletAddress: wallet.address, message, signature });
    expect(forged.body.error.details).toEqual({ reason: "signature_mismatch" });
  });

  it("takes a wallet with code on the production chain by its word, and on the sandbox chain never", async () => {
    // PUSH32 <EIP-1271's yes>, MSTORE, RETURN: says yes to everything.
    const yes = `0x7f1626ba7e${"00".repeat(28)}60005260206000f3`;
    const contract = { base: freshWallet().address, sandbox: freshWallet().address };
    await callRpc(stack.chains.base.rpcUrl, "anvil_setCode", [contract.base, yes]);
    await callRpc(stack.chains.sandbox.rpcUrl, "anvil_setCode", [contract.sandbox, yes]);
    const thirdParty = freshWallet();
    const answers = await Promise.all(
      [contract.base, contract.sandbox].map(async (walletAddress) => {
        const change = (text: string) => text.replace(thirdParty.address, walletAddress);
        const proof = await signInMessage(gateway.url, thirdParty, change);
        return (await post("/auth/register", { ...profile, walletAddress, ...proof })).status;
      }),
    );
    expect(answers).toEqual([201, 401]);
  });
});

describe("POST /merchant/wallet/proofs", () => {
  const proofsOf = (address: string) =>
    query(
      stack.databaseUrl,
      'select key_proved_at is not null as "byKey", proved_chain_ids as "chainIds" from merchant_wallets where address = $1',
      [address],
    );

  it("a registration stores that the wallet's key signed", async () => {
    const { address } = await registerMerchant(gateway.url);
    expect(await proofsOf(address)).toEqual([{ byKey: true, chainIds: null }]);
  });

  it("a contract's chain is stored by its sign-in, and proved again in its session", async () => {
    const walletAddress = freshWallet().address;
    const thirdParty = freshWallet();
    const yes = `0x7f1626ba7e${"00".repeat(28)}60005260206000f3`;
    await callRpc(stack.chains.base.rpcUrl, "anvil_setCode", [walletAddress, yes]);
    const proof = () =>
      signInMessage(gateway.url, thirdParty, (text) => text.replace(thirdParty.address, walletAddress));
    await post("/auth/register", { ...profile, walletAddress, ...(await proof()) }).expect(201);
    expect(await proofsOf(walletAddress)).toEqual([{ byKey: false, chainIds: [8453] }]);

    const { headers } = await post("/auth/login", await proof()).expect(200);
    const cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
    const prove = async () => post("/merchant/wallet/proofs", await proof()).set("Cookie", cookie);
    const { status, body } = await prove();
    expect([status, body]).toEqual([200, { walletAddress, byKey: false, networks: ["base"] }]);

    // As if the wallet had proved another chain only: its code on this one opens nothing.
    await query(stack.databaseUrl, "update merchant_wallets set proved_chain_ids = '{31415}' where address = $1", [
      walletAddress,
    ]);
    const refused = await post("/auth/login", await proof());
    expect([refused.status, refused.body.error.details]).toEqual([401, { reason: "chain_not_proved" }]);
    expect((await prove()).body.networks).toEqual(["base"]);
    expect(await proofsOf(walletAddress)).toEqual([{ byKey: false, chainIds: [31415, 8453] }]);
    await post("/auth/login", await proof()).expect(200);
  });

  it("is refused without a session, and for another wallet's message: 401", async () => {
    const merchant = await registerMerchant(gateway.url);
    const foreign = await signInMessage(gateway.url, freshWallet());
    await post("/merchant/wallet/proofs", foreign).expect(401);
    const cookie = await signIn(gateway.url, merchant);
    const refused = await post("/merchant/wallet/proofs", foreign).set("Cookie", cookie).expect(401);
    expect(refused.body.error.details).toEqual({ reason: "address_mismatch" });
  });
});

describe("a session", () => {
  it("begins with a login: the merchant, and a cookie that scripts cannot read", async () => {
    const merchant = await registerMerchant(gateway.url);
    const proof = await signInMessage(gateway.url, merchant.wallet);
    const response = await post("/auth/login", proof).expect(200);
    expect(response.body.merchant).toMatchObject({ merchantId: merchant.merchantId, walletAddress: merchant.address });
    const cookie = String(response.headers["set-cookie"]);
    expect(cookie).toMatch(/^lunas_session=[\w-]{43}; Max-Age=604800; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const replayed = await post("/auth/login", proof);
    expect(replayed.body.error).toMatchObject({ code: "unauthorized", details: { reason: "nonce_unknown" } });
  });

  it("is secure and host-bound where the service is reached over https", async () => {
    const secure = await startGateway(stack, { PUBLIC_URL: "https://pay.example", SIWE_DOMAINS: "pay.example" });
    const merchant = await registerMerchant(secure.url);
    const response = await request(secure.url)
      .post("/auth/login")
      .send(await signInMessage(secure.url, merchant.wallet));
    await secure.stop();
    expect(String(response.headers["set-cookie"])).toMatch(/^__Host-lunas_session=.*; Path=\/; .*HttpOnly; Secure;/);
  });

  it("is not given to an unregistered wallet: 401", async () => {
    const response = await post("/auth/login", await signInMessage(gateway.url, freshWallet()));
    expect([response.status, response.body.error.details]).toEqual([401, { reason: "not_registered" }]);
  });

  it("shows and changes the profile", async () => {
    const cookie = await signIn(gateway.url, await registerMerchant(gateway.url));
    const patch = (body: object) => request(gateway.url).patch("/merchant/me").set("Cookie", cookie).send(body);
    const { body: before } = await request(gateway.url).get("/merchant/me").set("Cookie", cookie).expect(200);
    expect(before).toMatchObject({ website: "https://kedai.example", webhookUrl: null, webhookSecret: null });

    const { body: set } = await patch({ name: "Kedai Teh", webhookUrl: "https://kedai.example/hook" }).expect(200);
    expect(set).toMatchObject({ name: "Kedai Teh", webhookUrl: "https://kedai.example/hook" });
    expect(set.webhookSecret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { body: after } = await request(gateway.url).get("/merchant/me").set("Cookie", cookie).expect(200);
    expect(after.webhookSecret).toMatch(/^whsec_…[A-Za-z0-9+/]{4}$/);
    const { body: cleared } = await patch({ webhookUrl: "" }).expect(200);
    expect(cleared.webhookUrl).toBeNull();
  });

  it.each([
    [{ colour: "red" }, "invalid_request"],
    [{ webhookSecret: "mine" }, "invalid_request"],
    [{ webhookUrl: "ftp://kedai.example" }, "invalid_request"],
    [{ defaultToken: "USDC" }, "unsupported_token"],
    [{ defaultNetwork: "mars" }, "unsupported_network"],
  ])("refuses the change %j: 400 %s", async (change, code) => {
    const cookie = await signIn(gateway.url, await registerMerchant(gateway.url));
    const response = await request(gateway.url).patch("/merchant/me").set("Cookie", cookie).send(change);
    expect([response.status, response.body.error.code]).toEqual([400, code]);
  });

  it("is not acted in from a page of another origin: 403", async () => {
    const cookie = await signIn(gateway.url, await registerMerchant(gateway.url));
    const response = await request(gateway.url)
      .patch("/merchant/me")
      .set({ Cookie: cookie, Origin: "https://evil.example" })
      .send({ name: "Mine now" });
    expect([response.status, response.body.error.code]).toEqual([403, "origin_not_allowed"]);
  });

  it("ends with a logout, and once only; the cookie is cleared either way", async () => {
    const cookie = await signIn(gateway.url, await registerMerchant(gateway.url));
    const logOut = () => request(gateway.url).post("/auth/logout").set("Cookie", cookie);
    const first = await logOut().expect(200, { loggedOut: true });
    const second = await logOut().expect(401);
    for (const { headers } of [first, second]) expect(String(headers["set-cookie"])).toMatch(/^lunas_session=; /);
    await request(gateway.url).get("/merchant/me").set("Cookie", cookie).expect(401);
  });

  it("is needed: 401", async () => {
    await request(gateway.url).get("/merchant/me").expect(401);
    await request(gateway.url).patch("/merchant/me").send({}).expect(401);
    await request(gateway.url).get("/merchant/me").set("Cookie", "lunas_session=guess").expect(401);
  });
});
