import { rpc as callRpc } from "@lunas/contracts/rpc";
import { createMerchantSuspension } from "@lunas/database/merchant-suspension";
import { freePort } from "@lunas/stack/free-port";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import request from "supertest";
import { openStores } from "./database-postgres";
import {
  type RunningGateway,
  registerMerchant,
  signIn,
  signInMessage,
  startGateway,
  type TestMerchant,
} from "./gateway-fixture";

jest.setTimeout(120_000);

/** What a cached answer may live on for. */
const withinMs = 5_000;
const origin = "https://shop.example";

let stack: Stack;
let gateways: readonly [RunningGateway, RunningGateway];
let urls: readonly [string, string];

beforeAll(async () => {
  stack = await startStack({ blockTime: { sandbox: "automine", base: "automine" }, external: {} });
  const publicUrl = `http://localhost:${await freePort()}`;
  const shared = { PUBLIC_URL: publicUrl, SIWE_DOMAINS: new URL(publicUrl).host };
  gateways = await Promise.all([startGateway(stack, shared), startGateway(stack, shared)]);
  urls = [gateways[0].url, gateways[1].url];
});
afterAll(async () => {
  for (const gateway of gateways ?? []) await gateway.stop();
  await stack?.stop();
});

interface MerchantContext {
  readonly merchant: TestMerchant;
  readonly cookie: string;
  /** Makes a key through the first gateway. */
  key(wanted: object): Promise<{ readonly id: string; readonly key: string }>;
}

async function aCommandContext(): Promise<MerchantContext> {
  const merchant = await registerMerchant(urls[0]);
  const cookie = await signIn(urls[0], merchant);
  const key = async (wanted: object) =>
    (await request(urls[0]).post("/merchant/api-keys").set("Cookie", cookie).send(wanted).expect(201)).body;
  return { merchant, cookie, key };
}

type Ask = (url: string) => Promise<request.Response>;
const lookUp =
  (key: string): Ask =>
  (url) =>
    request(url).get("/payments/pay_1").set("X-API-Key", key);
const pay =
  (key: string): Ask =>
  (url) =>
    request(url).post("/facilitate").set({ "X-API-Key": key, Origin: origin }).send(aPayment);
const zeros = `0x${"0".repeat(40)}`;
const uint = "1";
/** Well formed, and wrong from step 4 on. */
const terms = { scheme: "exact", network: "eip155:1337", asset: zeros, amount: uint, payTo: zeros };
const accepted = {
  ...terms,
  maxTimeoutSeconds: 60,
  extra: { assetTransferMethod: "permit2", name: "IDRX", version: "1" },
};
const aPayment = {
  paymentPayload: {
    x402Version: 2,
    accepted,
    payload: {
      signature: `0x${"11".repeat(65)}`,
      permit2Authorization: {
        from: zeros,
        permitted: { token: zeros, amount: uint },
        spender: zeros,
        nonce: uint,
        deadline: "9999999999",
        witness: { to: zeros, validAfter: "0" },
      },
    },
  },
};

/** Both gateways know the answer `before` by heart; after `change` no request that begins five seconds later gets it again. */
async function expectGone(ask: Ask, before: (answer: request.Response) => boolean, change: () => Promise<unknown>) {
  for (const url of urls) for (const _ of [1, 2]) expect(before(await ask(url))).toBe(true);
  await change();
  const changedAtMs = performance.now();
  const answers = await Promise.all(
    urls.map(async (url) => {
      for (;;) {
        const requestedAfterMs = performance.now() - changedAtMs;
        const answer = await ask(url);
        if (!before(answer)) return answer;
        expect(requestedAfterMs).toBeLessThan(withinMs);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }),
  );
  return answers;
}

const codesOf = (answers: readonly request.Response[]) => answers.map(({ status, body }) => [status, body.error.code]);

const stories: Readonly<Record<string, () => Promise<void>>> = {
  "a revoked key opens nothing": async () => {
    const { key, cookie } = await aCommandContext();
    const made = await key({ environment: "production" });
    const revoke = () => request(urls[0]).delete(`/merchant/api-keys/${made.id}`).set("Cookie", cookie).expect(200);
    const answers = await expectGone(lookUp(made.key), ({ status }) => status === 404, revoke);
    expect(codesOf(answers)).toEqual([
      [401, "unauthorized"],
      [401, "unauthorized"],
    ]);
  },

  "a rolled key without grace opens nothing, and its successor does at once": async () => {
    const { key, cookie } = await aCommandContext();
    const made = await key({ environment: "sandbox" });
    let successor = "";
    const answers = await expectGone(
      lookUp(made.key),
      ({ status }) => status === 404,
      async () => {
        const to = `/merchant/api-keys/${made.id}/roll`;
        const { body } = await request(urls[1]).post(to).set("Cookie", cookie).send({ graceSeconds: 0 }).expect(201);
        successor = body.key;
        for (const url of urls) expect((await lookUp(successor)(url)).status).toBe(404);
      },
    );
    expect(codesOf(answers).flat()).toEqual([401, "unauthorized", 401, "unauthorized"]);
  },

  "a removed origin may not pay, and is not told why": async () => {
    const { key, cookie } = await aCommandContext();
    const own = "https://removed.example";
    const wanted = { environment: "sandbox", type: "publishable", allowedOrigins: [own, "https://stays.example"] };
    const made = await key(wanted);
    const ask: Ask = (url) =>
      request(url).post("/facilitate").set({ "X-API-Key": made.key, Origin: own }).send(aPayment);
    const remove = () =>
      request(urls[0])
        .patch(`/merchant/api-keys/${made.id}`)
        .set("Cookie", cookie)
        .send({ allowedOrigins: ["https://stays.example"] })
        .expect(200);
    const opened = ({ status, headers }: request.Response) =>
      status !== 403 || headers["access-control-allow-origin"] === own;
    const answers = await expectGone(ask, opened, remove);
    expect(codesOf(answers).flat()).toEqual([403, "origin_not_allowed", 403, "origin_not_allowed"]);
  },

  "a suspended merchant's keys and session open nothing, until it is restored": async () => {
    const { merchant, key, cookie } = await aCommandContext();
    const publishable = await key({ environment: "sandbox", type: "publishable", allowedOrigins: [origin] });
    const { database, close } = openStores(stack.databaseUrl);
    const suspension = createMerchantSuspension(database, { kind: "operator", id: "test" });
    const id = merchant.merchantId as `mer_${string}`;
    const answers = await expectGone(
      lookUp(merchant.sandboxApiKey),
      ({ status }) => status === 404,
      () => suspension.suspend(id),
    );
    for (const { status, body } of answers) {
      expect([status, body.error.code, body.error.details]).toEqual([
        403,
        "forbidden",
        { reason: "merchant_suspended" },
      ]);
    }
    const paid = await pay(publishable.key)(urls[1]);
    expect([paid.status, paid.body.error.details]).toEqual([403, { reason: "merchant_suspended" }]);
    await request(urls[1]).get("/merchant/me").set("Cookie", cookie).expect(401);
    const login = await request(urls[0])
      .post("/auth/login")
      .send(await signInMessage(urls[0], merchant.wallet));
    expect([login.status, login.body.error.details]).toEqual([401, { reason: "suspended" }]);
    const restored = await expectGone(
      lookUp(merchant.sandboxApiKey),
      ({ status }) => status === 403,
      () => suspension.restore(id),
    );
    await close();
    expect(restored.map(({ status }) => status)).toEqual([404, 404]);
  },
};

describe("within five seconds, on every gateway, whatever is cached", () => {
  let reported: ReadonlyMap<string, Promise<void>> | undefined;
  /** All at once: each of them waits for a cache to forget. */
  const notifyAll = () => {
    const running = new Map(Object.entries(stories).map(([name, report]) => [name, report()]));
    for (const each of running.values()) each.catch(() => undefined);
    return running;
  };

  it.each(Object.keys(stories))("%s", async (name) => {
    reported ??= notifyAll();
    await reported.get(name);
  });
});

describe("sign-in", () => {
  it("uses a nonce up once, however many bring it to however many gateways at the same time", async () => {
    const { merchant } = await aCommandContext();
    const proof = await signInMessage(urls[0], merchant.wallet);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        request(urls[at % 2] ?? urls[0])
          .post("/auth/login")
          .send(proof),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.error.details.reason);
    expect(new Set(refused)).toEqual(new Set(["nonce_unknown"]));
    expect(answers.filter(({ headers }) => "set-cookie" in headers)).toHaveLength(1);
  });

  it("opens a session on every gateway, and a logout ends it on every gateway", async () => {
    const { cookie } = await aCommandContext();
    const me = (url: string) => request(url).get("/merchant/me").set("Cookie", cookie);
    for (const url of urls) await me(url).expect(200);
    await request(urls[0]).post("/auth/logout").set("Cookie", cookie).expect(200, { loggedOut: true });
    for (const url of urls) await me(url).expect(401);
  });

  it("ends one session with a logout, and not the merchant's others", async () => {
    const { merchant, cookie } = await aCommandContext();
    const other = await signIn(urls[1], merchant);
    await request(urls[0]).post("/auth/logout").set("Cookie", other).expect(200);
    await request(urls[1]).get("/merchant/me").set("Cookie", cookie).expect(200);
  });

  it("clears the cookie of a logout without a session, on our own pages alone", async () => {
    const logOut = () => request(urls[0]).post("/auth/logout").set("Cookie", "lunas_session=guess");
    const { headers } = await logOut().expect(401);
    expect(String(headers["set-cookie"])).toMatch(/^lunas_session=; /);
    const foreign = await logOut().set("Origin", "https://evil.example").expect(403);
    expect(foreign.headers).not.toHaveProperty("set-cookie");
  });

  /** PUSH32 <EIP-1271's yes or nothing>, MSTORE, RETURN. */
  const answering = (word: string) => `0x7f${word.padEnd(64, "0")}60005260206000f3`;
  const [yes, no] = [answering("1626ba7e"), answering("")];
  const logIn = async (by: TestMerchant["wallet"], as: string) => {
    const proof = await signInMessage(urls[0], by, (text) => text.replace(by.address, as));
    return request(urls[0]).post("/auth/login").send(proof);
  };

  it("is not opened by code at a live merchant's address on the sandbox chain", async () => {
    const { merchant } = await aCommandContext();
    await callRpc(stack.chains.sandbox.rpcUrl, "anvil_setCode", [merchant.address, yes]);
    const thief = await logIn(freshWallet(), merchant.address);
    expect([thief.status, thief.body.error.details]).toEqual([401, { reason: "signature_mismatch" }]);
    expect(thief.headers).not.toHaveProperty("set-cookie");
    expect((await logIn(merchant.wallet, merchant.address)).status).toBe(200);
  });

  it("asks the code on the production chain alone, where there is any", async () => {
    const { merchant } = await aCommandContext();
    const { rpcUrl } = stack.chains.base;
    await callRpc(rpcUrl, "anvil_setCode", [merchant.address, no]);
    const own = await logIn(merchant.wallet, merchant.address);
    expect(own.body.error.details).toEqual({ reason: "signature_mismatch" });
    await callRpc(rpcUrl, "anvil_setCode", [merchant.address, yes]);
    expect((await logIn(freshWallet(), merchant.address)).status).toBe(200);
    await callRpc(rpcUrl, "anvil_setCode", [merchant.address, "0x"]);
    expect((await logIn(merchant.wallet, merchant.address)).status).toBe(200);
  });
});
