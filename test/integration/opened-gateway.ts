import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { type RunningGateway, registerMerchant, signIn, startGateway, type TestMerchant } from "./gateway-fixture";

// What the functions below open for the tests of one file; it is there from the first test on.
export let stack: Stack;
export let gateway: RunningGateway;
export let merchant: TestMerchant;
/** The merchant's session. */
export let cookie: string;

/** A gateway on chains that mine at once. */
export function useGatewayAlone(env: Readonly<Record<string, string>> = {}): void {
  beforeAll(async () => {
    stack = await startStack({ external: {}, blockTime: { sandbox: "automine", base: "automine" } });
    gateway = await startGateway(stack, env);
  });
  afterAll(async () => {
    await gateway?.stop();
    await stack?.stop();
  });
}

/** The same, and a merchant who is signed in. */
export function useGateway(env: Readonly<Record<string, string>> = {}): void {
  useGatewayAlone(env);
  beforeAll(async () => {
    merchant = await registerMerchant(gateway.url);
    cookie = await signIn(gateway.url, merchant);
  });
}
