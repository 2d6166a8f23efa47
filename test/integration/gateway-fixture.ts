import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import "../harness/answers/watch-answers";
import type { Address } from "@lunas/catalog/chain";
import { compose } from "@lunas/gateway/compose";
import { readConfig } from "@lunas/gateway/settings/read-config";
import { createMetrics } from "@lunas/runtime/metrics";
import { inOrder, type RunningParts } from "@lunas/runtime/parts";
import { silentLogger } from "@lunas/runtime/silent-logger";
import { freePort } from "@lunas/stack/free-port";
import { serviceEnvironment } from "@lunas/stack/service-environment";
import type { Stack } from "@lunas/stack/stack";
import type { Wallet } from "ethers";
import request from "supertest";

export interface RunningGateway {
  readonly url: string;
  stop(): Promise<void>;
}

/** Limits that no test reaches by accident. */
export const generous: Readonly<Record<string, string>> = Object.fromEntries(
  ["FACILITATE", "PAYMENTS", "MERCHANT", "OTHER"].map((name) => [`RATE_LIMIT_${name}`, "100000"]),
);

/** A gateway in this very process, against a stack's real servers. Limits are wide unless a test narrows them. */
export async function startGateway(stack: Stack, env: Readonly<Record<string, string>> = {}): Promise<RunningGateway> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const places = serviceEnvironment(stack, { port, publicUrl: url });
  const asItsRole = {
    DATABASE_URL: stack.databaseUrlOf("lunas_gateway"),
    REDIS_URL: stack.redisUrlOf("lunas_gateway"),
  };
  const config = readConfig({ ...places, ...asItsRole, SETTLE_WAIT_MS: "400", ...generous, ...env });
  const parts = inOrder(compose(config, { logger: silentLogger, metrics: createMetrics("gateway") }), silentLogger);
  await parts.start();
  return { url: `http://127.0.0.1:${port}`, stop: () => stopped(parts) };
}

async function stopped(parts: RunningParts): Promise<void> {
  if (!(await parts.stop())) throw new Error("the gateway did not stop cleanly");
}

export interface TestMerchant {
  readonly wallet: Wallet;
  readonly address: Address;
  readonly merchantId: string;
  readonly sandboxApiKey: string;
}

/** Signs a sign-in message as the gateway wants it; `change` edits the message before it is signed. */
export async function signInMessage(
  url: string,
  wallet: TestMerchant["wallet"],
  change: (message: string) => string = (message) => message,
): Promise<{ message: string; signature: string }> {
  const { body } = await request(url).get("/auth/nonce").expect(200);
  const message = change(
    [
      `${body.domain} wants you to sign in with your Ethereum account:`,
      wallet.address,
      "",
      body.statement,
      "",
      `URI: ${body.uri}`,
      `Version: ${body.version}`,
      `Chain ID: ${body.chainIds[0]}`,
      `Nonce: ${body.nonce}`,
      `Issued At: ${new Date().toISOString()}`,
    ].join("\n"),
  );
  return { message, signature: await wallet.signMessage(message) };
}

/** A merchant that has registered over HTTP. */
export async function registerMerchant(url: string): Promise<TestMerchant> {
  const wallet = freshWallet();
  const proof = await signInMessage(url, wallet);
  const profile = { email: "kedai@example.com", name: "Kedai Kopi", website: "https://kedai.example" };
  const { body } = await request(url)
    .post("/auth/register")
    .send({ ...profile, walletAddress: wallet.address, ...proof })
    .expect(201);
  return { wallet, address: wallet.address as Address, merchantId: body.merchantId, sandboxApiKey: body.sandboxApiKey };
}

/** The cookie of a session, as a browser sends it back. */
export async function signIn(url: string, { wallet }: TestMerchant): Promise<string> {
  const response = await request(url)
    .post("/auth/login")
    .send(await signInMessage(url, wallet))
    .expect(200);
  return String(response.headers["set-cookie"]).split(";")[0] ?? "";
}
